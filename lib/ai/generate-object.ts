import type { z } from 'zod'
import type { ProjectContext } from '@/lib/auth/context'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { enforceRateLimit } from '@/lib/rate-limit'
import { type ModelBudget, modelBudgetOf } from '@/lib/workspace-grants'
import { askAndRecord } from './ask-and-record'
import type { Message, ModelAnswer } from './ask-model'
import { isBudgetUsedUp } from './model-budget'
import { modelSettings } from './model-settings'
import { readJson } from './read-json'

/** Questions that one project may ask in a minute. */
const questionsAMinute = 20
/** With less time than this left, a second try is not worth its cost. */
const leastForRepair = 2_000

export type ObjectRequest<T> = {
  /** What it is for, in the ledger: `extract-voice`. */
  purpose: string
  system: string
  /** Text of others stands in it delimited. */
  prompt: string
  /** What the answer must be. */
  schema: z.ZodType<T>
  /** The same as the model is told, where what is accepted is a little looser. */
  wire?: z.ZodType
  /** What the schema cannot say: sentences on what is wrong, none when the object is good. */
  check?: (made: T) => string[]
  /** Of the voice that the prompt holds. */
  voiceVersion?: number
  /** Thoughts of models that think are part of it. */
  maxOutputTokens?: number
  signal?: AbortSignal
}

/** Why there is no object; the caller goes on without and says so. */
export type GenerationFailure =
  | 'no-model'
  | 'too-many-calls'
  | 'daily-limit'
  | 'no-answer'
  | 'timed-out'
  | 'stopped'
  | 'unusable'

/** `last`: what fitted the schema in the end, though something is still wrong with it. */
export type Generated<T> = { made: T } | { failure: GenerationFailure; last?: T }

/**
 * Asks the configured model for an object. What it says is read leniently and checked strictly; when it does not fit, the
 * model is told once what is wrong. Every call is a row in the ledger; no connection to the database is in use while the
 * model thinks. Never throws for what a model or its server does: it gives the reason. Serves spec/decisions#7, spec/security#7.4.
 */
export async function generateObject<T>(
  ctx: ProjectContext,
  request: ObjectRequest<T>,
): Promise<Generated<T>> {
  const settings = modelSettings()
  if (settings?.kind === 'unusable') log.warn(settings.message)
  if (!settings || settings.kind === 'unusable') return { failure: 'no-model' }
  const budget = await modelBudgetOf(ctx)
  if (!budget) return { failure: 'no-model' }
  const question = {
    ...request,
    wire: request.wire ?? request.schema,
    maxOutputTokens: request.maxOutputTokens ?? 16_000,
    until: Date.now() + env().AI_TIMEOUT_SECONDS * 1000,
  }
  const messages: Message[] = [{ role: 'user', content: request.prompt }]
  let last: T | undefined
  const without = (failure: GenerationFailure): Generated<T> =>
    last === undefined ? { failure } : { failure, last }

  for (const usable of ['ok', 'repaired'] as const) {
    const refused = await mayNotAsk(ctx, budget)
    if (refused) return without(refused)
    const answer = await askAndRecord(ctx, settings, question, messages)
    if (!('record' in answer))
      return without(
        answer.code === 'aborted' ? 'stopped' : answer.code === 'timed-out' ? 'timed-out' : 'no-answer',
      )
    const { object, wrong } = readAnswer(answer, request)
    if (object !== undefined && wrong.length === 0) {
      await answer.record({ outcome: usable })
      return { made: object }
    }
    last = object ?? last
    await answer.record({ outcome: 'invalid', error: { code: 'unusable', message: wrong.join(' ') } })
    if (Date.now() > question.until - leastForRepair) break
    messages.push(
      { role: 'assistant', content: answer.text.slice(0, 20_000) || '(nothing)' },
      {
        role: 'user',
        content: `That cannot be used:\n${wrong.map((line) => `- ${line}`).join('\n')}\nAnswer again with the whole JSON object and nothing else.`,
      },
    )
  }
  return without('unusable')
}

async function mayNotAsk(ctx: ProjectContext, budget: ModelBudget): Promise<GenerationFailure | undefined> {
  if (await isBudgetUsedUp(ctx, budget)) return 'daily-limit'
  try {
    await enforceRateLimit(`model:${ctx.projectId}`, questionsAMinute, 60)
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many-requests') return 'too-many-calls'
    throw error
  }
  return undefined
}

function readAnswer<T>(answer: ModelAnswer, request: ObjectRequest<T>): { object?: T; wrong: string[] } {
  const objects = readJson(answer.text)
  if (objects.length === 0)
    return { wrong: [answer.cut ? 'It is too long and was cut off.' : 'There is no JSON object in it.'] }
  const wrong: string[] = []
  for (const one of objects) {
    const result = request.schema.safeParse(one)
    if (result.success) return { object: result.data, wrong: request.check?.(result.data) ?? [] }
    if (wrong.length > 0) continue
    for (const { path, message } of result.error.issues.slice(0, 10))
      wrong.push(`${path.join('.') || 'The object'}: ${message}`)
  }
  return { wrong }
}
