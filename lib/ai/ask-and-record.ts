import { z } from 'zod'
import { log } from '@/lib/log'
import { askModel, type Message, type ModelAnswer } from './client/ask-model'
import { type ModelFailure, modelFailure } from './client/model-failure'
import type { LedgerContext } from './ledger/ledger-context'
import { type CallPurpose, type CallRefusal, reserveCall } from './ledger/reserve-call'
import { type ModelCallResult, settleCall } from './ledger/settle-call'
import { estimateTokens } from './ledger/token-estimate'
import type { FoundModel } from './models/find-model'
import { retryTime } from './models/model-waits'

/** One question to a model: the part that is the same for the first attempt and the second. */
export type Question = CallPurpose & {
  /** Byte-for-byte identical for all questions of one kind in one voice, so that servers can cache it. */
  system: string
  /** The answer's schema as sent to the model. Without it, the answer is free text. */
  wire?: z.ZodType
  /** Size of the image shown to the model, in tokens. */
  shownTokens?: number
  maxOutputTokens: number
  signal?: AbortSignal
  /** When the caller stops waiting, in epoch milliseconds. */
  until: number
}

/** The model's answer. `record` settles the call in the ledger once it is known whether the answer is usable. */
export type AnsweredCall = ModelAnswer & {
  id: string
  durationMs: number
  record: (outcome: Pick<ModelCallResult, 'outcome' | 'error'>) => Promise<void>
}
/** A call that got no answer; its ledger row is already settled. */
export type FailedCall = { id: string; failure: ModelFailure; durationMs: number; retryAt: Date | undefined }
export type AskOutcome = AnsweredCall | FailedCall | CallRefusal

// Servers that reject a response schema in the request, remembered for the lifetime of this process.
const serversWithoutSchemas = new Set<string>()

/** How long after its own deadline a call may still be settled before it counts as lost. */
const settlementGraceMs = 30_000

/**
 * Asks the model, and asks again without the response schema if the server rejects that. Each call is reserved in
 * the ledger before it is made; a call without an answer is settled here. Returns the reason if no call may be made
 * now.
 */
export async function askAndRecord(
  ctx: LedgerContext,
  model: FoundModel,
  question: Question,
  messages: readonly Message[],
): Promise<AskOutcome> {
  const { settings } = model
  const server = `${settings.baseUrl} ${settings.model}`
  const system = systemPromptOf(question)
  const prompt = [system, ...messages.map(({ content }) => content)].join('\n\n')

  const ask = async (structured: boolean): Promise<AskOutcome> => {
    const { until, wire, signal, maxOutputTokens } = question
    const deadlineAt = new Date(until + settlementGraceMs)
    const call = await reserveCall(ctx, model, { ...question, prompt, deadlineAt })
    if ('failure' in call) return call
    const started = Date.now()
    try {
      const answer = await askModel(settings, {
        system,
        ...(wire ? { schema: wire } : {}),
        messages: [...messages],
        structured,
        maxOutputTokens,
        deadlineMs: Math.max(1, until - started),
        ...(signal ? { signal } : {}),
      })
      const durationMs = Date.now() - started
      const result = { output: answer.text, used: readUsage(prompt, answer), durationMs }
      return {
        ...answer,
        id: call.id,
        durationMs,
        record: (outcome) => settleCall(ctx, settings, call, { ...result, ...outcome }),
      }
    } catch (thrown) {
      const failure = modelFailure(thrown, settings)
      const durationMs = Date.now() - started
      const retryAt = failure.busy && retryTime(failure.busy.seconds, call.refusals, Date.now())
      await settleCall(ctx, settings, call, {
        outcome: 'failed',
        output: '',
        // If the connection broke, the server may have done the work and charge for it.
        used: failure.unsent ? noUsage : undefined,
        durationMs,
        error: failure,
        retryAt,
      })
      const { host } = new URL(settings.baseUrl)
      log.warn('the model gave no answer', { purpose: question.purpose, host, code: failure.code })
      return { id: call.id, failure, durationMs, retryAt }
    }
  }
  const first = await ask(!serversWithoutSchemas.has(server))
  // Servers that reject the request as invalid: many support no schemas, or only part of them.
  const refused =
    question.wire !== undefined && 'durationMs' in first && 'failure' in first
      ? /^status-(?:400|422|501)$/.test(first.failure.code)
      : false
  if (!refused || serversWithoutSchemas.has(server) || settings.kind !== 'openai-compatible') return first
  const second = await ask(false)
  if ('record' in second) serversWithoutSchemas.add(server)
  return second
}

function systemPromptOf({ system, wire }: Question): string {
  if (!wire) return system
  const { $schema: _, ...shape } = z.toJSONSchema(wire)
  return `${system}\n\nAnswer with one JSON object of this JSON Schema and nothing else:\n${JSON.stringify(shape)}`
}

const noUsage = {
  inputTokens: 0,
  cachedInputTokens: 0,
  cacheWriteTokens: 0,
  outputTokens: 0,
  estimated: false,
}

const readUsage = (prompt: string, answer: ModelAnswer): ModelCallResult['used'] => ({
  inputTokens: answer.inputTokens ?? estimateTokens(prompt),
  cachedInputTokens: answer.cachedInputTokens,
  cacheWriteTokens: answer.cacheWriteTokens,
  outputTokens: answer.outputTokens ?? estimateTokens(answer.text),
  estimated: answer.inputTokens === undefined || answer.outputTokens === undefined,
})
