import { OutboundError, type OutboundErrorCode } from '@/lib/http/outbound-error'

/**
 * Why a source as a whole could not be read; stored on the source and its run, shown with message and hint
 * (spec/decisions#4).
 */
export type SourceErrorCode =
  | OutboundErrorCode
  | 'manifest-missing'
  | 'manifest-malformed'
  | 'feed-missing'
  | 'feed-malformed'
  | 'setting-wrong'
  | 'repository-missing'
  | 'repository-malformed'
  | 'repository-too-large'
  | 'token-refused'
  | 'branch-missing'
  | 'nothing-matches'
  | 'list-missing'
  | 'list-unreadable'
  | 'list-empty'
  | 'robots-disallowed'
  | 'not-a-database'
  | 'tls-not-offered'
  | 'database-sign-in'
  | 'database-missing'
  | 'database-forbidden'
  | 'database-slow'
  | 'database-busy'
  | 'database-read-only'
  | 'database-error'
  | 'table-missing'
  | 'column-missing'
  | 'key-missing'
  | 'source-type-unknown'
  | 'config-invalid'
  | 'interrupted'
  | 'took-too-long'
  | 'internal'

export type SourceErrorDetails = {
  /** What happened, in plain language. */
  message: string
  /** What to do about it. */
  hint: string
  /** How long the other server asked us to stay away. */
  retryAfterSeconds?: number | undefined
}

/** A source could not be read; thrown by connectors from discover. */
export class SourceError extends Error {
  readonly code: SourceErrorCode
  readonly hint: string
  readonly retryAfterSeconds: number | undefined

  constructor(code: SourceErrorCode, details: SourceErrorDetails) {
    super(details.message)
    this.name = 'SourceError'
    this.code = code
    this.hint = details.hint
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** One entry cannot be used as it is: it is skipped with this reason and the others continue (spec/service#3, #7). */
export class EntrySkipped extends Error {
  /**
   * True if nothing changes until its fingerprint does (a draft, a file that is not text): it is not retried before
   * that.
   */
  readonly permanent: boolean

  constructor(reason: string, options: { permanent?: boolean } = {}) {
    super(reason)
    this.name = 'EntrySkipped'
    this.permanent = options.permanent ?? false
  }
}

/** Converts any failure to a SourceError; hides the internal message of an unexpected one. */
export function asSourceError(error: unknown): SourceError {
  if (error instanceof SourceError) return error
  if (error instanceof OutboundError) {
    return new SourceError(error.code, {
      message: error.message,
      hint: error.hint,
      retryAfterSeconds: error.retryAfterSeconds,
    })
  }
  return new SourceError('internal', {
    message: 'Something went wrong on our side while reading the source.',
    hint: 'We retry automatically. If it keeps happening, tell your administrator.',
  })
}
