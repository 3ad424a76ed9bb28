import type { z } from 'zod'
import { AppError, type FieldError } from '@/lib/errors'
import { currentRequestId, log } from '@/lib/log'
import { storableJson } from '@/lib/text/storable-json'
import '@/lib/validation-messages'

/**
 * Builds the response to every failed call: RFC 9457 problem details with our code, hint and request id
 * (spec/http-api#errors).
 */
export function problem(thrown: unknown): Response {
  const error = thrown instanceof AppError ? thrown : toAppError(thrown)
  return Response.json(problemBody(error), {
    status: error.status,
    headers: {
      'Content-Type': 'application/problem+json',
      ...(error.status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}),
      ...(error.status === 503 ? { 'Retry-After': '10' } : {}),
      ...error.headers,
    },
  })
}

/** The body of a problem response. */
export const problemBody = (error: AppError): Record<string, unknown> => ({
  type: `urn:tributary:problem:${error.code}`,
  title: error.title,
  status: error.status,
  detail: error.message,
  hint: error.hint,
  code: error.code,
  request_id: currentRequestId(),
  ...errorsOf(error),
})

/** Every 422 has at least one error; without a more precise one, it is about the whole body. */
function errorsOf({ status, errors, message }: AppError): { errors?: FieldError[] } {
  if (errors) return { errors }
  return status === 422 ? { errors: [{ pointer: '', detail: message }] } : {}
}

/** Converts any thrown value to an AppError: unknown ones are logged and become `internal` or `unavailable`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (isAway(thrown)) {
    log.error('database away', thrown)
    return new AppError('unavailable', {
      detail: 'The database isn’t responding right now.',
      headers: { 'Retry-After': '5' },
    })
  }
  const short = shortOf(thrown)
  if (short) {
    log.error('out of room or time', thrown)
    return new AppError('unavailable', {
      detail: short.detail,
      hint: short.hint,
      headers: { 'Retry-After': short.retryAfter },
    })
  }
  log.error('unexpected failure', thrown)
  return new AppError('internal', { cause: thrown })
}

const away = new Set([
  'ECONNREFUSED',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  '57P01',
  '57P03',
  '53300',
])

type Short = { detail: string; hint: string; retryAfter: string }

const diskFull: Short = {
  detail: 'The disk is full, so we can’t save anything. Everything saved before is safe.',
  hint: 'Ask your administrator to free some space, then try again.',
  retryAfter: '60',
}
/** Temporary shortages: nothing from the call was stored, and sending it again later may succeed. */
const resourceErrors: Record<string, Short> = {
  '53100': diskFull,
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  '53200': {
    detail: 'The database is out of memory right now.',
    hint: 'Try again in a minute.',
    retryAfter: '30',
  },
  '57014': {
    detail: 'This took too long, so we stopped it.',
    hint: 'Try again in a moment, or request less at once.',
    retryAfter: '10',
  },
}

function shortOf(thrown: unknown): Short | undefined {
  if (!(thrown instanceof Error)) return undefined
  const short = 'code' in thrown ? resourceErrors[String(thrown.code)] : undefined
  return short ?? shortOf(thrown.cause)
}

function isAway(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  if ('code' in thrown && away.has(String(thrown.code))) return true
  return thrown.cause instanceof Error && isAway(thrown.cause)
}

/** Converts zod's issues to errors with JSON Pointers into the request. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.slice(0, 100).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        pointer: pointer([...issue.path, key]),
        detail: 'There is no such field.',
      }))
    return [{ pointer: pointer(issue.path), detail: issue.message }]
  })
}

const pointer = (path: PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/**
 * Validates an external value against a schema, after removing characters that PostgreSQL cannot store, which is
 * logged (spec/decisions#2). Throws `invalid` with one error per invalid value.
 */
export function validated<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(storableJson(value, (note) => log.info('input cleaned', { note })))
  if (result.success) return result.data
  throw new AppError('invalid', { errors: fieldErrors(result.error) })
}
