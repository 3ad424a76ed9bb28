import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { env } from '@/lib/env'
import { handOver } from '@/lib/smtp/hand-over'
import { SmtpError } from '@/lib/smtp/smtp-error'
import { isEmailAddress } from './email-address'
import { EmailError } from './email-error'
import { emailHost, emailSender } from './email-settings'
import { readSmtpUrl } from './smtp-url'

export type Email = {
  to: { name?: string; address: string }
  subject: string
  text: string
  html: string
  /** Determines the Message-ID: the same id means the same email, however often it is sent. */
  id: string
  /** URL at which one click, or one request by the mail client, unsubscribes from these emails (RFC 8058). */
  unsubscribe?: string
  /** The kind of email, for the recipient's filters. */
  kind?: string
}

export type SendEmailOptions = {
  /**
   * Called when the server has accepted everything but the end of the email: callers that must remember that it may
   * have arrived store that here. If it throws, the email was certainly not sent.
   */
  beforeEnd?: () => Promise<void>
  /** In milliseconds, for each wait for the server. */
  timeoutMs?: number
  /** Additional certificates to trust; for tests. */
  ca?: string
}

/**
 * Hands one email to the SMTP_URL server, as text and HTML, without tracking. Headers are single lines whatever is
 * passed in, and there is one recipient. The operator's server may be inside their network; its certificate is
 * checked, and no password is sent without TLS. Throws EmailError, which says whether it may have arrived. Serves
 * spec/planning#5.
 */
export async function sendEmail(email: Email, options: SendEmailOptions = {}): Promise<void> {
  const { SMTP_URL } = env()
  if (SMTP_URL === undefined) throw new EmailError('server', 'This installation can’t send email.')
  const server = readSmtpUrl(SMTP_URL)
  const from = emailSender()
  if (!isEmailAddress(email.to.address))
    throw new EmailError('refused', 'This email address can’t receive email.')
  const content = await composeEmail(email, from)
  try {
    await handOver(server, { from: from.address, to: email.to.address, content }, options)
  } catch (error) {
    throw error instanceof SmtpError ? emailError(error) : error
  }
}

/** Builds the email as sent over the wire. */
function composeEmail(email: Email, from: { name: string; address: string }): Promise<Buffer> {
  const unsubscribe = email.unsubscribe && oneLine(email.unsubscribe)
  const composer = new MailComposer({
    from: { name: oneLine(from.name), address: from.address },
    to: { name: oneLine(email.to.name ?? ''), address: email.to.address },
    subject: oneLine(email.subject),
    text: email.text,
    html: email.html,
    messageId: `<${email.id.replace(/[^a-z0-9.-]/gi, '')}@${emailHost()}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(email.kind ? { 'X-Tributary-Kind': oneLine(email.kind) } : {}),
      ...(unsubscribe
        ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {}),
    },
  })
  return composer.compile().build()
}

/** Removes line breaks and control characters, so that a header cannot continue on another line. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]+/gu, ' ').trim()

/** Classifies a failure: does it concern this email only, or all of them? */
function emailError(cause: SmtpError): EmailError {
  const { step, responseCode, isUnsent } = cause
  const details = { cause, ...(responseCode === undefined ? {} : { responseCode }) }
  const answered = responseCode === undefined ? '' : ` (${responseCode})`
  const say = (kind: EmailError['kind'], message: string) => new EmailError(kind, message, details)
  if (step === 'sign-in') return say('server', `The mail server refused our sign-in${answered}.`)
  if (step === 'tls') return say('server', 'We couldn’t connect securely to the mail server.')
  if (responseCode !== undefined && step !== 'connect') {
    // 421: the server is shutting down, whatever the command was.
    if (responseCode === 421) return say('server', 'The mail server is not available (421).')
    if (responseCode >= 500) {
      return step === 'sender'
        ? say('server', `The mail server refused our sender address${answered}.`)
        : say('refused', `The mail server refused this email${answered}.`)
    }
    return say('later', `The mail server asked us to try again later${answered}.`)
  }
  if (!isUnsent)
    return say('unknown', 'We lost the connection to the mail server before it confirmed the email.')
  return say('server', 'We can’t reach the mail server.')
}
