import { log } from '@/lib/log'
import { askEmbeddingModel } from './client/ask-embedding-model'
import { type ModelFailure, modelFailure } from './client/model-failure'
import type { LedgerContext } from './ledger/ledger-context'
import { type CallPurpose, type CallRefusal, reserveCall } from './ledger/reserve-call'
import { type ModelCallResult, settleCall } from './ledger/settle-call'
import { estimateTokens } from './ledger/token-estimate'
import { embeddingKeyOf, embeddingModelOf } from './models/embedding-model'
import { findModel } from './models/find-model'
import { retryTime } from './models/model-waits'

const settlementGraceMs = 30_000

/** Maximum number of texts per call: few enough for small servers, enough to be fast. */
export const maxTextsPerCall = 64

/** `model` identifies model and server: only vectors of the same one can be compared. `id` is the ledger's. */
export type Embeddings =
  | { model: string; vectors: number[][]; id: string }
  | CallRefusal
  | { failure: 'failed'; id: string; cause: ModelFailure }

/**
 * Has the workspace's embedding model turn up to `maxTextsPerCall` texts into vectors: one request, reserved in the
 * ledger before it is made (purpose `embeddings`) and settled afterwards. Returns undefined if no embedding model is
 * set, the reason if no call may be made now, and `failed` if there was no usable answer. A server that fails is not
 * asked again for a while, like a busy one, so that it does not delay every post. Serves spec/planning#1 and
 * spec/writing#4.
 */
export async function embedTexts(
  ctx: LedgerContext,
  texts: readonly string[],
  call: Omit<CallPurpose, 'purpose'> & {
    /** `embeddings` if absent. */
    purpose?: 'try'
    deadlineMs: number
    signal?: AbortSignal | undefined
  },
): Promise<Embeddings | undefined> {
  const model = embeddingModelOf(await findModel(ctx))
  if (!model) return undefined
  const { settings } = model
  const { deadlineMs, signal, ...about } = call
  const started = Date.now()
  const reserved = await reserveCall(ctx, model, {
    ...about,
    purpose: call.purpose ?? 'embeddings',
    prompt: texts.join('\n\n'),
    maxOutputTokens: 0,
    deadlineAt: new Date(started + deadlineMs + settlementGraceMs),
  })
  if ('failure' in reserved) return reserved
  const settle = (result: Omit<ModelCallResult, 'durationMs'>) =>
    settleCall(ctx, settings, reserved, { ...result, durationMs: Date.now() - started })
  const used = (inputTokens: number, estimated: boolean) => ({
    ...{ inputTokens, cachedInputTokens: 0, cacheWriteTokens: 0, outputTokens: 0 },
    estimated,
  })
  try {
    const { vectors, inputTokens } = await askEmbeddingModel(settings, { texts, deadlineMs, signal })
    const counted = texts.reduce((total, text) => total + estimateTokens(text), 0)
    await settle({
      outcome: 'ok',
      output: `${vectors.length.toLocaleString('en')} ${vectors.length === 1 ? 'vector' : 'vectors'} of ${(vectors[0]?.length ?? 0).toLocaleString('en')} numbers.`,
      used: used(inputTokens ?? counted, inputTokens === undefined),
    })
    return { model: embeddingKeyOf(model), vectors, id: reserved.id }
  } catch (thrown) {
    const failure = modelFailure(thrown, settings)
    const retryAt =
      failure.code === 'aborted' ? undefined : retryTime(failure.busy?.seconds, reserved.refusals, Date.now())
    await settle({
      outcome: 'failed',
      output: '',
      used: failure.unsent ? used(0, false) : undefined,
      error: failure,
      retryAt,
    })
    log.warn('the embedding model gave no vectors', {
      host: new URL(settings.baseUrl).host,
      code: failure.code,
    })
    return failure.busy && retryAt
      ? { failure: 'busy', retryAt }
      : { failure: 'failed', id: reserved.id, cause: failure }
  }
}
