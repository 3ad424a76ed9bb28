import type { GenerationOutcome } from '@/db/allowed-values'
import { inProject } from '@/db/project'
import { generations } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { storableText } from '@/lib/text/storable-text'
import { withoutKeys } from './model-failure'
import type { ModelSettings } from './model-settings'

export type Generation = {
  purpose: string
  voiceVersion?: number | undefined
  prompt: string
  output: string
  inputTokens: number
  outputTokens: number
  tokensEstimated: boolean
  durationMs: number
  outcome: GenerationOutcome
  error?: { code: string; message: string }
}

const [keptStart, keptEnd] = [16_000, 4_000]

/** Writes one call of a model into the ledger, after it is over, in a short transaction of its own. Long texts lose their middle. */
export async function recordGeneration(
  ctx: ProjectContext,
  settings: Pick<ModelSettings, 'apiKey' | 'model'>,
  { error, ...call }: Generation,
): Promise<void> {
  const kept = (text: string) => shortened(storableText(withoutKeys(text, settings)).toWellFormed())
  await inProject(ctx, (tx) =>
    tx.insert(generations).values({
      id: newId(),
      ...call,
      model: settings.model.slice(0, 200),
      prompt: kept(call.prompt),
      output: kept(call.output),
      errorCode: error?.code ?? null,
      errorMessage: error ? kept(error.message) : null,
      actorId: ctx.actor.id,
      actorName: ctx.actor.name,
    }),
  )
}

function shortened(text: string): string {
  const more = text.length - keptStart - keptEnd
  if (more <= 0) return text
  return `${text.slice(0, keptStart)}\n… ${more} characters left out …\n${text.slice(-keptEnd)}`.toWellFormed()
}
