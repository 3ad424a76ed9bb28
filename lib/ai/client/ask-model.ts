import type { z } from 'zod'
import { defaultAnthropicModel, type ModelSettings } from '../models/model-settings'
import { modelFailure } from './model-failure'
import { openModel } from './open-model'

/** An image is shown along with the text, and only to models with vision. */
export type Message = { role: 'user' | 'assistant'; content: string; image?: Uint8Array }
export type ModelCall = {
  system: string
  messages: Message[]
  /**
   * Sent to servers that support it; the answer must be checked all the same. Without it, the answer is free text.
   */
  schema?: z.ZodType
  structured: boolean
  maxOutputTokens: number
  deadlineMs: number
  signal?: AbortSignal
}
export type ModelAnswer = {
  text: string
  /** Undefined if the server does not count tokens. */
  inputTokens: number | undefined
  /** Of the input tokens, how many the server read from its cache and how many it wrote to it. */
  cachedInputTokens: number
  cacheWriteTokens: number
  outputTokens: number | undefined
  /** The answer was cut off at `maxOutputTokens`. */
  cut: boolean
}

/**
 * Makes one call to the configured model: one request, no retries, no tools, no telemetry. Returns the answer
 * unchecked. Throws ModelFailure.
 */
export async function askModel(settings: ModelSettings, call: ModelCall): Promise<ModelAnswer> {
  try {
    const { generateText, Output } = await import('ai')
    // Otherwise the SDK would write to the console of whoever runs the install.
    globalThis.AI_SDK_LOG_WARNINGS = false
    const result = await generateText({
      model: await openModel(settings, call),
      // A voice's instructions are the same for all its items, so servers may cache them.
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
      // We request the schema here but parse the answer ourselves, since not every model follows it.
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
