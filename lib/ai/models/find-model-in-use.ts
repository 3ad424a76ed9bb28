import type { ModelOrigin } from '@/db/allowed-values'
import { findModel } from './find-model'
import type { ModelSettings } from './model-settings'

export type ModelInUse = {
  model: string
  /** For people: the model's name and where it runs. */
  name: string
  from: ModelOrigin
  /** Whether it accepts images. */
  vision: boolean
  /** The model that draws images, if one is set. */
  imageModel: string | undefined
  /** Whether it refines fact cards before it writes. */
  refinesCards: boolean
}

/**
 * Returns the model that this project or workspace uses, for pages and for callers that must know before there is
 * anything to ask; undefined if none is set or granted to it. One query, read-only. Serves spec/writing#4.
 */
export async function findModelInUse(ctx: { orgId: string }): Promise<ModelInUse | undefined> {
  const found = await findModel(ctx)
  if (!found) return undefined
  const { settings, from, vision, imageModel, refinesCards } = found
  return { model: settings.model, name: describeModel(settings), from, vision, imageModel, refinesCards }
}

/** Returns a model's name and where it runs, as text. */
export function describeModel({ kind, model, baseUrl }: ModelSettings): string {
  if (kind === 'anthropic') return `${model} (Anthropic)`
  if (kind === 'gateway') return `${model} (Vercel AI Gateway)`
  return `${model} (${new URL(baseUrl).host})`
}
