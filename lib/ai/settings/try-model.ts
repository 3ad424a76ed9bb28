import { eq } from 'drizzle-orm'
import { generations } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { OrgContext } from '@/lib/auth/context'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { enforceRateLimit } from '@/lib/rate-limit'
import { askAndRecord } from '../ask-and-record'
import { hintOf } from '../client/model-failure'
import { refusalWords } from '../ledger/refusal-words'
import { findModel } from '../models/find-model'
import type { TryModelAnswer } from '../schemas'

const triesAMinute = 10

/**
 * Asks the workspace's model one small question. Returns the answer, its duration and its cost, or what went wrong
 * and what to do about it. It is a call like any other: limits apply, and the ledger records it with the purpose
 * `try`. Throws `wrong-state` without a model. Serves spec/writing#4.
 */
export async function tryModel(ctx: OrgContext<'manage'>, signal?: AbortSignal): Promise<TryModelAnswer> {
  const model = await findModel(ctx)
  if (!model)
    throw new AppError('wrong-state', {
      detail: 'No model is set.',
      hint: 'Save the address, the model and the key first.',
    })
  await enforceRateLimit(`try-model:${ctx.orgId}`, triesAMinute, 60)
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
  if (!('id' in answer)) return { ...none, error: { code: answer.failure, ...refusalWords(answer) } }
  if ('failure' in answer) {
    const { failure, durationMs } = answer
    return {
      ...none,
      duration_ms: durationMs,
      generation_id: answer.id,
      error: { code: failure.code, message: failure.message, hint: hintOf(failure) },
    }
  }
  const text = answer.text.trim()
  await answer.record(
    text === ''
      ? { outcome: 'invalid', error: { code: 'unusable', message: 'The answer is empty.' } }
      : { outcome: 'ok' },
  )
  const [row] = await inSystem((tx) =>
    tx
      .select({
        inputTokens: generations.inputTokens,
        cachedInputTokens: generations.cachedInputTokens,
        outputTokens: generations.outputTokens,
        priceMicros: generations.priceMicros,
        output: generations.output,
      })
      .from(generations)
      .where(eq(generations.id, answer.id)),
  )
  return {
    ...none,
    ok: text !== '',
    // As stored in the ledger: without keys.
    text: row?.output.trim() ?? '',
    duration_ms: answer.durationMs,
    input_tokens: row?.inputTokens ?? 0,
    cached_input_tokens: row?.cachedInputTokens ?? 0,
    output_tokens: row?.outputTokens ?? 0,
    usd: row?.priceMicros == null ? null : row.priceMicros / 1e6,
    error:
      text === ''
        ? {
            code: 'unusable',
            message: 'The model answered, but with no text.',
            hint: 'Check that it is a model that writes text. A model that thinks a lot may need another name or setting.',
          }
        : null,
    generation_id: answer.id,
  }
}
