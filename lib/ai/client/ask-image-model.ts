import type { ImageModel } from 'ai'
import type { ModelSettings } from '../models/model-settings'
import { modelFetch } from './model-fetch'

/** The response contains the image in base64. */
const maxAnswerBytes = 24 * 1024 * 1024

export type ImageCall = {
  prompt: string
  /** PNG or JPEG images that the model is shown. */
  images: readonly Buffer[]
  deadlineMs: number
  signal?: AbortSignal | undefined
}
export type ImageAnswer = {
  bytes: Buffer
  /** Undefined if the server does not count tokens. */
  inputTokens: number | undefined
  outputTokens: number | undefined
}

/**
 * Makes one call to an image model: one request, no retries. With images, servers of OpenAI's kind get a form at
 * `images/edits` instead of JSON at `images/generations`. Throws whatever the SDK throws (see `modelFailure`).
 */
export async function askImageModel(
  settings: ModelSettings,
  { prompt, images, deadlineMs, signal }: ImageCall,
): Promise<ImageAnswer> {
  const { generateImage } = await import('ai')
  // Otherwise the SDK would write to the console of whoever runs the install.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const { image, usage } = await generateImage({
    model: await openImageModel(settings, deadlineMs),
    prompt: images.length === 0 ? prompt : { text: prompt, images: [...images] },
    maxRetries: 0,
    ...formOf(settings),
    abortSignal: signal ?? AbortSignal.timeout(deadlineMs),
  })
  return {
    bytes: Buffer.from(image.uint8Array),
    inputTokens: usage.inputTokens,
    outputTokens: usage.outputTokens,
  }
}

async function openImageModel(settings: ModelSettings, deadlineMs: number): Promise<ImageModel> {
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
