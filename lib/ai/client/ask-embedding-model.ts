import type { EmbeddingModel } from 'ai'
import type { ModelSettings } from '../models/model-settings'
import { ModelFailure } from './model-failure'
import { modelFetch } from './model-fetch'

/** 64 vectors of 4,096 numbers as JSON. */
const maxAnswerBytes = 8 * 1024 * 1024
/** More dimensions than any known model has. */
const maxDimensions = 8_192

export type EmbeddingCall = { texts: readonly string[]; deadlineMs: number; signal?: AbortSignal | undefined }
export type EmbeddingAnswer = {
  /** One for each text, all of the same length. */
  vectors: number[][]
  /** Undefined if the server does not count tokens. */
  inputTokens: number | undefined
}

/**
 * Makes one call to an embedding model: one request, no retries. Throws ModelFailure `bad-answer` if a vector is
 * missing or unusable, otherwise whatever the SDK throws (see `modelFailure`).
 */
export async function askEmbeddingModel(
  settings: ModelSettings,
  { texts, deadlineMs, signal }: EmbeddingCall,
): Promise<EmbeddingAnswer> {
  const { embedMany } = await import('ai')
  // Otherwise the SDK would write to the console of whoever runs the install.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const { embeddings, usage } = await embedMany({
    model: await openEmbeddingModel(settings, deadlineMs),
    values: [...texts],
    maxRetries: 0,
    telemetry: { isEnabled: false },
    ...(signal ? { abortSignal: signal } : {}),
  })
  const length = embeddings[0]?.length ?? 0
  const areUsable =
    embeddings.length === texts.length &&
    length > 0 &&
    length <= maxDimensions &&
    embeddings.every((vector) => vector.length === length && vector.every(Number.isFinite))
  if (!areUsable)
    throw new ModelFailure('bad-answer', `${new URL(settings.baseUrl).host} didn’t send usable embeddings.`)
  return { vectors: embeddings, inputTokens: Number.isFinite(usage.tokens) ? usage.tokens : undefined }
}

async function openEmbeddingModel(settings: ModelSettings, deadlineMs: number): Promise<EmbeddingModel> {
  const { baseUrl: baseURL, apiKey, model } = settings
  const fetch = modelFetch(settings, deadlineMs, maxAnswerBytes)
  if (settings.kind === 'gateway') {
    const { createGateway } = await import('ai')
    return createGateway({ baseURL, apiKey: apiKey ?? '', fetch }).embeddingModel(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({ name: 'model', baseURL, fetch, ...(apiKey ? { apiKey } : {}) })
  return provider.embeddingModel(model)
}
