/** The step of a conversation with a mail server. */
export type SmtpStep = 'connect' | 'tls' | 'sign-in' | 'sender' | 'receiver' | 'size' | 'content'

/** An email was not handed over, or nobody knows. The message holds neither address nor password. */
export class SmtpError extends Error {
  readonly step: SmtpStep
  /** False where the whole email had been sent when the connection broke, so that it may have arrived. */
  readonly isUnsent: boolean
  /** What the server answered, such as 450 or 550; undefined where it said nothing. */
  readonly responseCode: number | undefined
  /** Its words behind that, on one line. */
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
