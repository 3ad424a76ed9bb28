import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { generations } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { OrgContext } from '@/lib/auth/context'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { enforceRateLimit } from '@/lib/rate-limit'
import { askAndRecord } from '../ask-and-record'
import { hintOf, type ModelFailure } from '../client/model-failure'
import { drawImage } from '../draw-image'
import { embedTexts } from '../embed-texts'
import { refusalWords } from '../ledger/refusal-words'
import type { CallRefusal } from '../ledger/reserve-call'
import { embeddingModelOf } from '../models/embedding-model'
import { type FoundModel, findModel } from '../models/find-model'
import { clearModelWait } from '../models/model-waits'
import { clearReferencesRefused } from '../models/references-refused'
import type { TriedModel, TryModelAnswer } from '../schemas'

const triesAMinute = 10

/** The ledger's row of the call, what came back in words, and what went wrong; or why no call was made. */
type Tried = { id: string; text?: string; error: TryModelAnswer['error'] } | CallRefusal

/**
 * Makes one small call to a workspace's model, image model or embedding model. Returns what came back, its duration
 * and its cost, or what went wrong and what to do about it. It is a call like any other: limits apply, and the ledger
 * records it with the purpose `try`. Throws `wrong-state` without that model. Serves spec/writing#4.
 */
export async function tryModel(
  ctx: OrgContext<'manage'>,
  of: TriedModel = 'model',
  signal?: AbortSignal,
): Promise<TryModelAnswer> {
  const found = await findModel(ctx)
  const model = found && modelToTry(found, of)
  if (!model)
    throw new AppError('wrong-state', {
      detail: 'No model is set.',
      hint: 'Save the address, the model and the key first.',
    })
  await enforceRateLimit(`try-model:${ctx.orgId}`, triesAMinute, 60)
  const tried = await ways[of](ctx, model, signal)
  const none: Omit<TryModelAnswer, 'error'> = {
    ok: false,
    model: model.settings.model,
    text: '',
    duration_ms: 0,
    input_tokens: 0,
    cached_input_tokens: 0,
    output_tokens: 0,
    usd: null,
    generation_id: null,
  }
  if (!('id' in tried)) return { ...none, error: { code: tried.failure, ...refusalWords(tried) } }
  const { id, error } = tried
  const [row] = await inSystem((tx) =>
    tx
      .select({
        inputTokens: generations.inputTokens,
        cachedInputTokens: generations.cachedInputTokens,
        outputTokens: generations.outputTokens,
        priceMicros: generations.priceMicros,
        durationMs: generations.durationMs,
        output: generations.output,
      })
      .from(generations)
      .where(eq(generations.id, id)),
  )
  return {
    ...none,
    ok: error === null,
    // As stored in the ledger: without keys.
    text: tried.text ?? row?.output.trim() ?? '',
    duration_ms: row?.durationMs ?? 0,
    input_tokens: row?.inputTokens ?? 0,
    cached_input_tokens: row?.cachedInputTokens ?? 0,
    output_tokens: row?.outputTokens ?? 0,
    usd: row?.priceMicros == null ? null : row.priceMicros / 1e6,
    error,
    generation_id: id,
  }
}

function modelToTry(found: FoundModel, of: TriedModel): FoundModel | undefined {
  if (of === 'embedding_model') return embeddingModelOf(found)
  if (of === 'model') return found
  const { imageModel, settings } = found
  if (imageModel === undefined || settings.kind === 'anthropic') return undefined
  return { ...found, settings: { ...settings, model: imageModel } }
}

const ways: Record<
  TriedModel,
  (ctx: OrgContext<'manage'>, model: FoundModel, signal: AbortSignal | undefined) => Promise<Tried>
> = {
  model: async (ctx, model, signal) => {
    const answer = await askAndRecord(
      ctx,
      model,
      {
        purpose: 'try',
        system: 'You help a person to check that a model answers. Answer in one short sentence.',
        // Includes the tokens of reasoning models' thoughts.
        maxOutputTokens: 1_000,
        until: Date.now() + env().AI_TIMEOUT_SECONDS * 1000,
        ...(signal ? { signal } : {}),
      },
      [{ role: 'user', content: 'Say hello, and name the model you are.' }],
    )
    if (!('id' in answer)) return answer
    if ('failure' in answer) return { id: answer.id, error: explain(answer.failure) }
    const isEmpty = answer.text.trim() === ''
    await answer.record(
      isEmpty
        ? { outcome: 'invalid', error: { code: 'unusable', message: 'The answer is empty.' } }
        : { outcome: 'ok' },
    )
    return { id: answer.id, error: isEmpty ? emptyAnswer : null }
  },
  image_model: async (ctx, model, signal) => {
    // Whoever tries it wants to know what it accepts now.
    await clearReferencesRefused(ctx, model.settings)
    const drawn = await drawImage(ctx, {
      purpose: 'try',
      prompt: 'A plain circle on a white ground.',
      loadReferences: async () => ({
        prompt: 'A plain circle on a white ground, in the color of the attached image.',
        images: [await plainImage()],
      }),
      ...(signal ? { signal } : {}),
    })
    if (!drawn) throw new AppError('wrong-state')
    if ('cause' in drawn) return { id: drawn.id, error: explain(drawn.cause) }
    if ('failure' in drawn) return drawn
    const accepts = drawn.shown > 0 ? 'It accepts' : 'It doesn’t accept'
    const size = Math.ceil(drawn.bytes.length / 1000).toLocaleString('en')
    return {
      id: drawn.id,
      text: `It created an image (${size} KB). ${accepts} reference images.`,
      error: null,
    }
  },
  embedding_model: async (ctx, model, signal) => {
    // A failure before makes others wait, but not a person who may have fixed it.
    await inSystem((tx) => clearModelWait(tx, ctx.orgId, model.settings))
    const deadlineMs = env().AI_TIMEOUT_SECONDS * 1000
    const answer = await embedTexts(ctx, ['Hello.'], { purpose: 'try', deadlineMs, signal })
    if (!answer) throw new AppError('wrong-state')
    if ('cause' in answer) return { id: answer.id, error: explain(answer.cause) }
    if ('failure' in answer) return answer
    const dimensions = answer.vectors[0]?.length ?? 0
    return { id: answer.id, text: `It can compare posts (${dimensions} dimensions).`, error: null }
  },
}

const explain = (failure: ModelFailure): TryModelAnswer['error'] => ({
  code: failure.code,
  message: failure.message,
  hint: hintOf(failure),
})

const emptyAnswer = {
  code: 'unusable',
  message: 'The model answered, but with no text.',
  hint: 'Check that it is a model that writes text. A model that thinks a lot may need another name or setting.',
}

const plainImage = (): Promise<Buffer> =>
  sharp({ create: { width: 256, height: 256, channels: 3, background: '#14646b' } })
    .png()
    .toBuffer()
