import type { LanguageModel } from 'ai'
import type { ModelSettings } from '../models/model-settings'
import { modelFetch } from './model-fetch'

/**
 * Returns the configured model as an AI SDK model, imported on first use, which sends requests only through
 * `modelFetch`. `structured`: send the response schema in the request, which not every server supports.
 */
export async function openModel(
  settings: ModelSettings,
  options: { deadlineMs: number; structured: boolean },
): Promise<LanguageModel> {
  const { baseUrl: baseURL, apiKey, model } = settings
  const fetch = modelFetch(settings, options.deadlineMs)
  if (settings.kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL, apiKey: apiKey ?? '', fetch })(model)
  }
  if (settings.kind === 'gateway') {
    const { createGateway } = await import('ai')
    return createGateway({ baseURL, apiKey: apiKey ?? '', fetch })(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL,
    fetch,
    supportsStructuredOutputs: options.structured,
    ...(apiKey ? { apiKey } : {}),
    // OpenAI's newer models reject the parameter name that all others use.
    transformRequestBody: (body) => {
      if (new URL(baseURL).hostname !== 'api.openai.com') return body
      const { max_tokens, ...rest } = body
      return { ...rest, max_completion_tokens: max_tokens }
    },
  })
  return provider.chatModel(model)
}
