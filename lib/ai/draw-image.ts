import type { ImageModel } from 'ai'
import { log } from '@/lib/log'
import { modelFailure } from './client/model-failure'
import { modelFetch } from './client/model-fetch'
import type { LedgerContext } from './ledger/ledger-context'
import { type CallPurpose, type CallRefusal, reserveCall } from './ledger/reserve-call'
import { type ModelCallResult, settleCall } from './ledger/settle-call'
import { estimateTokens } from './ledger/token-estimate'
import { findModel } from './models/find-model'
import type { ModelSettings } from './models/model-settings'
import { retryTime } from './models/model-waits'

/** Drawing may take long; no page waits for it. */
const deadlineMs = 180_000
const settlementGraceMs = 30_000
/** The response contains the image in base64. */
const maxAnswerBytes = 24 * 1024 * 1024
/** The most that servers that count tokens charge for one image. */
const maxOutputTokens = 8_192

export type Drawing = { bytes: Buffer; model: string } | CallRefusal | { failure: 'failed' }

/**
 * Has the workspace's image model draw one image: one request through the guarded fetch to the model's server,
 * reserved in the ledger before it is made and settled afterwards. Returns undefined if no image model is set, the
 * reason if no call may be made now, and `failed` if the server returned no image. Serves spec/writing#4 and #5.
 */
export async function drawImage(
  ctx: LedgerContext,
  call: Omit<CallPurpose, 'purpose'> & { prompt: string; signal?: AbortSignal },
): Promise<Drawing | undefined> {
  const found = await findModel(ctx)
  if (!found?.imageModel || found.settings.kind === 'anthropic') return undefined
  const settings = { ...found.settings, model: found.imageModel }
  const started = Date.now()
  const reserved = await reserveCall(
    ctx,
    { ...found, settings },
    {
      ...call,
      purpose: 'image',
      maxOutputTokens,
      deadlineAt: new Date(started + deadlineMs + settlementGraceMs),
    },
  )
  if ('failure' in reserved) return reserved
  const settle = (result: Omit<ModelCallResult, 'durationMs'>) =>
    settleCall(ctx, settings, reserved, { ...result, durationMs: Date.now() - started })
  try {
    const { generateImage } = await import('ai')
    // Otherwise the SDK would write to the console of whoever runs the install.
    globalThis.AI_SDK_LOG_WARNINGS = false
    const { image, usage } = await generateImage({
      model: await openImageModel(settings),
      prompt: call.prompt,
      maxRetries: 0,
      ...formOf(settings),
      abortSignal: call.signal ?? AbortSignal.timeout(deadlineMs),
    })
    const bytes = Buffer.from(image.uint8Array)
    await settle({
      outcome: 'ok',
      output: `An image of ${bytes.length.toLocaleString('en')} bytes.`,
      used: {
        inputTokens: usage.inputTokens ?? estimateTokens(call.prompt),
        cachedInputTokens: 0,
        cacheWriteTokens: 0,
        outputTokens: usage.outputTokens ?? 0,
        estimated: usage.outputTokens === undefined,
      },
    })
    return { bytes, model: settings.model }
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
    return retryAt ? { failure: 'busy', retryAt } : { failure: 'failed' }
  }
}

async function openImageModel(settings: ModelSettings): Promise<ImageModel> {
  const { baseUrl: baseURL, apiKey, model } = settings
  const fetch = modelFetch(settings, deadlineMs, maxAnswerBytes)
  if (settings.kind === 'gateway') {
    const { createGateway } = await import('ai')
    return createGateway({ baseURL, apiKey: apiKey ?? '', fetch }).imageModel(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL,
    fetch,
    ...(apiKey ? { apiKey } : {}),
  })
  return provider.imageModel(model)
}

/** Requests the image itself, not a URL. OpenAI's newer image models reject the option that all others need. */
const formOf = ({ kind, model }: ModelSettings) =>
  kind === 'gateway' || /^(?:openai\/)?(?:gpt|chatgpt)-image/.test(model)
    ? {}
    : { providerOptions: { model: { response_format: 'b64_json' } } }
