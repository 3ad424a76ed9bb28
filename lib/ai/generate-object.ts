import type { z } from 'zod'
import type { ProjectContext } from '@/lib/auth/context'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { enforceRateLimit } from '@/lib/rate-limit'
import { askAndRecord, type Unanswered } from './ask-and-record'
import type { Message, ModelAnswer } from './ask-model'
import { findAnswer } from './find-answer'
import { findModel } from './find-model'
import { readJson } from './read-json'
import type { CallPurpose, CallRefusal } from './reserve-call'

/** Questions that one project may ask the install's model in a minute. A workspace's own server says itself when it is too much. */
const questionsAMinute = 120
/** With less time than this left, a second try is not worth its cost. */
const leastForRepair = 2_000

/** `purpose` and what else says what a call is for stand in the ledger: `extract-voice`, the package it writes. */
export type ObjectRequest<T> = CallPurpose & {
  /** The same for all requests of one kind in one voice, byte for byte: servers keep what does not change in a cache. */
  system: string
  /** Text of others stands in it delimited. */
  prompt: string
  /** What the answer must be. */
  schema: z.ZodType<T>
  /** The same as the model is told, where what is accepted is a little looser. */
  wire?: z.ZodType
  /** What the schema cannot say: sentences on what is wrong, none when the object is good. */
  check?: (made: T) => string[]
  /** Thoughts of models that think are part of it. All of it is reserved until the answer is there. */
  maxOutputTokens?: number
  signal?: AbortSignal
}

/**
 * Why there is no object; the caller goes on without and says so. `busy` is no failure: the same question can be asked again at
 * `retryAt`. `cap`: a limit of the workspace or the operator is used up until then.
 */
export type GenerationFailure =
  | { failure: 'no-model' | 'no-answer' | 'timed-out' | 'stopped' | 'unusable' }
  | CallRefusal

/** `last`: what fitted the schema in the end, though something is still wrong with it. */
export type Generated<T> =
  | { made: T /** Its row in the ledger. */; generationId: string; model: string }
  | (GenerationFailure & { last?: T })

/**
 * Asks the model that works for this project for an object. What it says is read leniently and checked strictly; when it does
 * not fit, the model is told once what is wrong. Every call is reserved in the ledger before it is made and settled after it; no
 * connection to the database is in use while the model thinks. Never throws for what a model or its server does: it gives the
 * reason. Serves spec/writing#4, spec/decisions#7, spec/security#7.4.
 */
export async function generateObject<T>(
  ctx: ProjectContext,
  request: ObjectRequest<T>,
): Promise<Generated<T>> {
  const model = await findModel(ctx)
  if (!model) return { failure: 'no-model' }
  const question = {
    ...request,
    wire: request.wire ?? request.schema,
    maxOutputTokens: request.maxOutputTokens ?? 16_000,
    until: Date.now() + env().AI_TIMEOUT_SECONDS * 1000,
  }
  const messages: Message[] = [{ role: 'user', content: request.prompt }]
  let last: T | undefined
  if (request.requestKey !== undefined) {
    const known = await findAnswer(ctx, request.requestKey)
    if (known === 'lost') return { failure: 'no-answer' }
    if (known && 'retryAt' in known) return { failure: 'busy', retryAt: known.retryAt }
    if (known) {
      const { object } = readAnswer({ text: known.text, cut: false }, request)
      if (known.usable && object !== undefined)
        return { made: object, generationId: known.id, model: model.settings.model }
      return { failure: 'unusable', ...(object === undefined ? {} : { last: object }) }
    }
  }
  const without = (failure: GenerationFailure): Generated<T> =>
    last === undefined ? failure : { ...failure, last }

  for (const usable of ['ok', 'repaired'] as const) {
    const refused = model.from === 'install' ? await tooManyCalls(ctx) : undefined
    if (refused) return without(refused)
    const answer = await askAndRecord(ctx, model, question, messages)
    if (!('record' in answer)) return without('id' in answer ? failureOf(answer) : answer)
    const { object, wrong } = readAnswer(answer, request)
    if (object !== undefined && wrong.length === 0) {
      await answer.record({ outcome: usable })
      return { made: object, generationId: answer.id, model: model.settings.model }
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
  return without({ failure: 'unusable' })
}

function failureOf({ failure, retryAt }: Unanswered): GenerationFailure {
  if (retryAt) return { failure: 'busy', retryAt }
  if (failure.code === 'aborted') return { failure: 'stopped' }
  return { failure: failure.code === 'timed-out' ? 'timed-out' : 'no-answer' }
}

async function tooManyCalls(ctx: ProjectContext): Promise<CallRefusal | undefined> {
  try {
    await enforceRateLimit(`model:${ctx.projectId}`, questionsAMinute, 60)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too-many-requests') throw error
    const seconds = Number(error.headers?.['Retry-After'] ?? 60)
    return { failure: 'busy', retryAt: new Date(Date.now() + seconds * 1000) }
  }
  return undefined
}

function readAnswer<T>(
  answer: Pick<ModelAnswer, 'text' | 'cut'>,
  request: ObjectRequest<T>,
): { object?: T; wrong: string[] } {
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
