import type { z } from 'zod'
import { modelFailure } from './model-failure'
import { defaultAnthropicModel, type ModelSettings } from './model-settings'
import { openModel } from './open-model'

/** An image is shown besides the words; only to models that see. */
export type Message = { role: 'user' | 'assistant'; content: string; image?: Uint8Array }
export type ModelCall = {
  system: string
  messages: Message[]
  /** Asked of servers that know how to keep to it; the answer is to be checked all the same. Without one, any words will do. */
  schema?: z.ZodType
  structured: boolean
  maxOutputTokens: number
  deadlineMs: number
  signal?: AbortSignal
}
export type ModelAnswer = {
  text: string
  /** Undefined where the server does not count. */
  inputTokens: number | undefined
  /** Of these, what the server had in its cache, and what it wrote into it. */
  cachedInputTokens: number
  cacheWriteTokens: number
  outputTokens: number | undefined
  /** It was cut off at the most that was allowed. */
  cut: boolean
}

/**
 * One call of the configured model: one request, no retries, no tools, no telemetry. Gives what it said, unchecked. Throws
 * ModelFailure.
 */
export async function askModel(settings: ModelSettings, call: ModelCall): Promise<ModelAnswer> {
  try {
    const { generateText, Output } = await import('ai')
    // It would write to the console of whoever runs the install.
    globalThis.AI_SDK_LOG_WARNINGS = false
    const result = await generateText({
      model: await openModel(settings, call),
      // The instructions of one voice are the same for all its items, so servers may keep them.
      instructions: {
        role: 'system',
        content: call.system,
        providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
      },
      messages: call.messages.map(({ role, content, image }) =>
        role === 'user' && image
          ? {
              role,
              content: [
                { type: 'text' as const, text: content },
                { type: 'image' as const, image, mediaType: 'image/jpeg' },
              ],
            }
          : { role, content },
      ),
      // The shape is asked for here and read by us, since not every model keeps to it.
      ...(call.structured && call.schema
        ? {
            output: {
              ...Output.object({ schema: call.schema }),
              parseCompleteOutput: async ({ text }: { text: string }) => text,
            },
          }
        : {}),
      maxOutputTokens: call.maxOutputTokens,
      maxRetries: 0,
      telemetry: { isEnabled: false },
      ...(settings.kind === 'anthropic' && settings.model === defaultAnthropicModel
        ? { providerOptions: { anthropic: { effort: 'low' } } }
        : {}),
      ...(call.signal ? { abortSignal: call.signal } : {}),
    })
    return {
      text: result.text,
      inputTokens: result.usage.inputTokens,
      cachedInputTokens: result.usage.inputTokenDetails.cacheReadTokens ?? 0,
      cacheWriteTokens: result.usage.inputTokenDetails.cacheWriteTokens ?? 0,
      outputTokens: result.usage.outputTokens,
      cut: result.finishReason === 'length',
    }
  } catch (thrown) {
    throw modelFailure(thrown, settings)
  }
}
