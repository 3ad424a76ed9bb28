/** A step of the conversation with a mail server. */
export type SmtpStep = 'connect' | 'tls' | 'sign-in' | 'sender' | 'receiver' | 'size' | 'content'

/**
 * An email was not handed over, or it is unknown whether it was. The message contains neither address nor password.
 */
export class SmtpError extends Error {
  readonly step: SmtpStep
  /** False if the whole email had been sent when the connection broke, so that it may have arrived. */
  readonly isUnsent: boolean
  /** The server's response code, such as 450 or 550; undefined if there was none. */
  readonly responseCode: number | undefined
  /** The text after the code, on one line. */
  readonly said: string

  constructor(
    step: SmtpStep,
    details: { isUnsent: boolean; responseCode?: number | undefined; said?: string; cause?: unknown },
  ) {
    super(
      `An email was not handed over (${step}).`,
      details.cause === undefined ? undefined : { cause: details.cause },
    )
    this.name = 'SmtpError'
    this.step = step
    this.isUnsent = details.isUnsent
    this.responseCode = details.responseCode
    this.said = details.said ?? ''
  }
}
