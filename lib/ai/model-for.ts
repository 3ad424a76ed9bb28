import type { ModelOrigin } from '@/db/allowed-values'
import { findModel } from './find-model'
import type { ModelSettings } from './model-settings'

export type ModelInUse = {
  model: string
  /** For people: the model and where it runs. */
  name: string
  from: ModelOrigin
  /** Whether it can be shown images. */
  vision: boolean
  /** The model that draws, where one is set. */
  imageModel: string | undefined
}

/**
 * The model that works for this project or workspace, for pages and for whoever has to know before there is anything to ask;
 * undefined where none is set, or none is granted to it. One query, which only reads. Serves spec/writing#4.
 */
export async function modelFor(ctx: { orgId: string }): Promise<ModelInUse | undefined> {
  const found = await findModel(ctx)
  if (!found) return undefined
  const { settings, from, vision, imageModel } = found
  return { model: settings.model, name: nameOf(settings), from, vision, imageModel }
}

/** A model with where it runs, in words. */
export function nameOf({ kind, model, baseUrl }: ModelSettings): string {
  if (kind === 'anthropic') return `${model} (Anthropic)`
  if (kind === 'gateway') return `${model} (Vercel AI Gateway)`
  return `${model} (${new URL(baseUrl).host})`
}
