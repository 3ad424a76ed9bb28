/**
 * What prevented an email from being sent. `server`: no email gets through at the moment (server unreachable, TLS
 * fails, our sign-in is refused). `later`: the server asked to retry this one (greylisting). `refused`: it will
 * never accept this one. `unknown`: the connection broke after the whole email was handed over, so it may have
 * arrived.
 */
type EmailFailure = 'server' | 'later' | 'refused' | 'unknown'

/**
 * Thrown if an email was not sent, or may not have been. The message is for people and contains neither address nor
 * password.
 */
export class EmailError extends Error {
  readonly kind: EmailFailure
  /** The server's response code, such as 450 or 550. */
  readonly responseCode: number | undefined

  constructor(kind: EmailFailure, message: string, details: { responseCode?: number; cause?: unknown } = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'EmailError'
    this.kind = kind
    this.responseCode = details.responseCode
  }
}
