import { AsyncLocalStorage } from 'node:async_hooks'
import { DrizzleQueryError } from 'drizzle-orm'
import { pino } from 'pino'
import { env } from '@/lib/env'

type LogScope = { request_id?: string; org_id?: string; project_id?: string; actor?: string; job?: string }

const scopes = new AsyncLocalStorage<LogScope>()

const root = pino({
  level: env().LOG_LEVEL ?? (env().NODE_ENV === 'test' ? 'silent' : 'info'),
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  mixin: () => scopes.getStore() ?? {},
  // A second safety net: fields with these names are redacted, whatever a caller passes.
  redact: {
    paths: [
      'password',
      'secret',
      'token',
      'authorization',
      'cookie',
      'headers',
      'body',
      'config',
      'credentials',
    ].flatMap((name) => [name, `*.${name}`]),
    censor: '[hidden]',
  },
})

/**
 * The fields that a log line may carry: ids, counts, codes and durations; never headers, bodies or URL queries
 * (spec/security#7.6).
 */
export type LogFields = Record<string, string | number | boolean | null | undefined>

/** The structured log: one JSON line per call, with the request, project and actor of the current scope. */
export const log = {
  info: (message: string, fields: LogFields = {}) => root.info(fields, message),
  warn: (message: string, fields: LogFields = {}) => root.warn(fields, message),
  error: (message: string, error?: unknown, fields: LogFields = {}) =>
    root.error({ ...fields, ...describe(error) }, message),
  debug: (message: string, fields: LogFields = {}) => root.debug(fields, message),
}

/** Runs `work` while logging only warnings and errors, for work whose steps a person at a terminal need not see. */
export async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const before = root.level
  if (root.isLevelEnabled('info')) root.level = 'warn'
  try {
    return await work()
  } finally {
    root.level = before
  }
}

/** Runs `work` and adds these fields to every log line written during it. */
export function withLogScope<T>(scope: LogScope, work: () => T): T {
  return scopes.run({ ...scopes.getStore(), ...scope }, work)
}

/** The request id of the current scope, for error bodies and pages. */
export const currentRequestId = (): string | undefined => scopes.getStore()?.request_id

function describe(error: unknown): LogFields {
  if (error === undefined) return {}
  if (!(error instanceof Error)) return { error: String(error) }
  const code = 'code' in error ? String(error.code) : undefined
  // A database error's message may quote row values; its code and constraint say enough.
  const fromDatabase = error.name === 'PostgresError' || error instanceof DrizzleQueryError
  return {
    error: fromDatabase ? error.constructor.name : error.message,
    code:
      code ?? (error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : undefined),
    stack: fromDatabase ? error.stack?.replace(error.message, '') : error.stack,
  }
}
