/**
 * What kept an email from being sent. `server`: no email gets through at the moment (it is away, TLS fails, it refuses our sign-in).
 * `later`: it asked to try this one again (greylisting). `refused`: it will never take this one. `unknown`: the connection broke after
 * the whole email was handed over, so that it may have arrived.
 */
type EmailFailure = 'server' | 'later' | 'refused' | 'unknown'

/** An email was not sent, or nobody knows. The message is for people and holds neither address nor password. */
export class EmailError extends Error {
  readonly kind: EmailFailure
  /** What the server answered, such as 450 or 550. */
  readonly responseCode: number | undefined

  constructor(kind: EmailFailure, message: string, details: { responseCode?: number; cause?: unknown } = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'EmailError'
    this.kind = kind
    this.responseCode = details.responseCode
  }
}
