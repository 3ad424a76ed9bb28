import { log } from '@/lib/log'
import { askImageModel } from './client/ask-image-model'
import { type ModelFailure, modelFailure } from './client/model-failure'
import type { LedgerContext } from './ledger/ledger-context'
import { type CallPurpose, type CallRefusal, reserveCall } from './ledger/reserve-call'
import { type ModelCallResult, settleCall } from './ledger/settle-call'
import { estimateTokens } from './ledger/token-estimate'
import { type FoundModel, findModel } from './models/find-model'
import { retryTime } from './models/model-waits'
import { storeReferencesRefused } from './models/references-refused'

/** Drawing may take long; no page waits for it. */
const deadlineMs = 180_000
const settlementGraceMs = 30_000
/** The most that servers that count tokens charge for one image. */
const maxOutputTokens = 8_192
/** The most that OpenAI counts for an image it is shown: 6,240 at high fidelity, plus tiles. */
const maxTokensOfReference = 7_000
/** Statuses of servers, or of the proxies before them, that draw from text but take no images. */
const refusesImages = /^status-(?:400|404|405|413|415|422|501)$/

/** `id` is the ledger's; `shown`: how many images the model was shown. */
export type Drawing =
  | { bytes: Buffer; model: string; id: string; shown: number }
  | CallRefusal
  | { failure: 'failed'; id: string; cause: ModelFailure }

/** Reference images as PNG or JPEG, and the prompt that names them. */
export type References = { prompt: string; images: readonly Buffer[] }

export type DrawingCall = Omit<CallPurpose, 'purpose'> & {
  /** `image` if absent. */
  purpose?: 'try'
  /** What the model is told if it is shown no images. */
  prompt: string
  /** Loads the images to show; called only if the server may accept them. */
  loadReferences?: () => Promise<References | undefined>
  signal?: AbortSignal
}

/**
 * Has the workspace's image model draw one image through the guarded fetch to the model's server; each call is
 * reserved in the ledger before it is made and settled afterwards. If the server refuses reference images, asks once
 * more without them and remembers that. Returns undefined if no image model is set, the reason if no call may be made
 * now, and `failed` if the server returned no image. Serves spec/writing#4 and #5.
 */
export async function drawImage(ctx: LedgerContext, call: DrawingCall): Promise<Drawing | undefined> {
  const found = await findModel(ctx)
  if (!found?.imageModel || found.settings.kind === 'anthropic') return undefined
  const model = { ...found, settings: { ...found.settings, model: found.imageModel } }
  const { loadReferences, prompt, ...about } = call
  const references = found.acceptsReferences ? await loadReferences?.() : undefined
  if (references && references.images.length > 0) {
    const { drawing, refused } = await drawOnce(ctx, model, { ...about, ...references })
    if (!refused) return drawing
  }
  const { drawing } = await drawOnce(ctx, model, { ...about, prompt, images: [] })
  // Only now is it certain that the images were the reason.
  if (references && 'bytes' in drawing) await storeReferencesRefused(ctx, model.settings)
  return drawing
}

/** Makes one call; `refused` if its answer is typical of servers that take no images. */
async function drawOnce(
  ctx: LedgerContext,
  model: FoundModel,
  { images, ...call }: Omit<DrawingCall, 'loadReferences'> & References,
): Promise<{ drawing: Drawing; refused: boolean }> {
  const { settings } = model
  const started = Date.now()
  const reserved = await reserveCall(ctx, model, {
    ...call,
    purpose: call.purpose ?? 'image',
    prompt: images.length === 0 ? call.prompt : `${call.prompt}\n\n[${describeSize(images)}]`,
    shownTokens: images.length * maxTokensOfReference,
    maxOutputTokens,
    deadlineAt: new Date(started + deadlineMs + settlementGraceMs),
  })
  if ('failure' in reserved) return { drawing: reserved, refused: false }
  const settle = (result: Omit<ModelCallResult, 'durationMs'>) =>
    settleCall(ctx, settings, reserved, { ...result, durationMs: Date.now() - started })
  try {
    const { prompt, signal } = call
    const { bytes, inputTokens, outputTokens } = await askImageModel(settings, {
      ...{ prompt, images, signal },
      deadlineMs,
    })
    await settle({
      outcome: 'ok',
      output: `An image of ${bytes.length.toLocaleString('en')} bytes.`,
      used: {
        inputTokens: inputTokens ?? estimateTokens(prompt),
        cachedInputTokens: 0,
        cacheWriteTokens: 0,
        outputTokens: outputTokens ?? 0,
        estimated: outputTokens === undefined,
      },
    })
    return {
      drawing: { bytes, model: settings.model, id: reserved.id, shown: images.length },
      refused: false,
    }
  } catch (thrown) {
    const failure = modelFailure(thrown, settings)
    const retryAt = failure.busy && retryTime(failure.busy.seconds, reserved.refusals, Date.now())
    const none = {
      inputTokens: 0,
      cachedInputTokens: 0,
      cacheWriteTokens: 0,
      outputTokens: 0,
      estimated: false,
    }
    await settle({
      outcome: 'failed',
      output: '',
      used: failure.unsent ? none : undefined,
      error: failure,
      retryAt,
    })
    log.warn('the image model gave no image', { host: new URL(settings.baseUrl).host, code: failure.code })
    return {
      drawing: retryAt
        ? { failure: 'busy', retryAt }
        : { failure: 'failed', id: reserved.id, cause: failure },
      refused: refusesImages.test(failure.code),
    }
  }
}

function describeSize(images: readonly Buffer[]): string {
  const bytes = images.reduce((total, image) => total + image.length, 0).toLocaleString('en')
  return `${images.length} ${images.length === 1 ? 'image' : 'images'} attached, ${bytes} bytes.`
}
