import type { z } from 'zod'
import type { ProjectContext } from '@/lib/auth/context'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { enforceRateLimit } from '@/lib/rate-limit'
import { askAndRecord, type FailedCall } from './ask-and-record'
import type { Message, ModelAnswer } from './client/ask-model'
import { findJsonObjects } from './find-json-objects'
import { findAnswer } from './ledger/find-answer'
import type { CallPurpose, CallRefusal } from './ledger/reserve-call'
import { findModel } from './models/find-model'

/**
 * Questions per minute that one project may ask the install's model. A workspace's own server tells us itself when
 * it gets too many.
 */
const questionsAMinute = 120
/** With less time left than this, a second attempt is not worth its cost. */
const minRepairMs = 2_000

/**
 * `purpose` (such as `extract-voice`) and the other fields of CallPurpose, such as the package, are stored in the
 * ledger.
 */
export type ObjectRequest<T> = CallPurpose & {
  /** Byte-for-byte identical for all requests of one kind in one voice, so that servers can cache it. */
  system: string
  /** Third-party text in it must be delimited. */
  prompt: string
  /** The schema that the answer must match. */
  schema: z.ZodType<T>
  /** The schema as sent to the model, if what we accept is a little looser. */
  wire?: z.ZodType
  /** Checks what the schema cannot express. Returns sentences about what is wrong; none if the object is good. */
  check?: (made: T) => string[]
  /** Includes the tokens of reasoning models' thoughts. All of it is reserved until the answer arrives. */
  maxOutputTokens?: number
  signal?: AbortSignal
  /** When the caller stops waiting, in epoch milliseconds; by default, after AI_TIMEOUT_SECONDS. */
  until?: number | undefined
}

/**
 * Why there is no object; the caller continues without one and says so. `busy` is not a failure: the same question
 * can be asked again at `retryAt`. `cap`: a limit of the workspace or the operator is used up until then.
 */
export type GenerationFailure =
  | { failure: 'no-model' | 'no-answer' | 'timed-out' | 'stopped' | 'unusable' }
  | CallRefusal

/** `last`: the last object that matched the schema, although something is still wrong with it. */
export type Generated<T> =
  | { made: T /** The id of its ledger row. */; generationId: string; model: string }
  | (GenerationFailure & { last?: T })

/**
 * Asks the project's model for an object. Parses the answer leniently and validates it strictly; if it does not
 * fit, tells the model once what is wrong. Every call is reserved in the ledger before it is made and settled
 * afterwards; no database connection is in use while the model is working. Never throws because of a model or its
 * server: returns the reason instead. Serves spec/writing#4, spec/decisions#7, spec/security#7.4.
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
    until: request.until ?? Date.now() + env().AI_TIMEOUT_SECONDS * 1000,
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
    const { object, problems } = readAnswer(answer, request)
    if (object !== undefined && problems.length === 0) {
      await answer.record({ outcome: usable })
      return { made: object, generationId: answer.id, model: model.settings.model }
    }
    last = object ?? last
    await answer.record({ outcome: 'invalid', error: { code: 'unusable', message: problems.join(' ') } })
    if (Date.now() > question.until - minRepairMs) break
    messages.push(
      { role: 'assistant', content: answer.text.slice(0, 20_000) || '(nothing)' },
      {
        role: 'user',
        content: `That cannot be used:\n${problems.map((line) => `- ${line}`).join('\n')}\nAnswer again with the whole JSON object and nothing else.`,
      },
    )
  }
  return without({ failure: 'unusable' })
}

function failureOf({ failure, retryAt }: FailedCall): GenerationFailure {
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
): { object?: T; problems: string[] } {
  const objects = findJsonObjects(answer.text)
  if (objects.length === 0)
    return { problems: [answer.cut ? 'It is too long and was cut off.' : 'There is no JSON object in it.'] }
  const problems: string[] = []
  for (const one of objects) {
    const result = request.schema.safeParse(one)
    if (result.success) return { object: result.data, problems: request.check?.(result.data) ?? [] }
    if (problems.length > 0) continue
    for (const { path, message } of result.error.issues.slice(0, 10))
      problems.push(`${path.join('.') || 'The object'}: ${message}`)
  }
  return { problems }
}
