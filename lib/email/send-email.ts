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
  /** Makes the Message-ID: the same id is the same email, however often it is sent. */
  id: string
  /** Where one click, or one request by the mail program, ends these emails (RFC 8058). */
  unsubscribe?: string
  /** The name of the kind of email, for filters of the receiver. */
  kind?: string
}

export type SendEmailOptions = {
  /**
   * Called when the server has taken everything but the end of the email: whoever has to know that it may have arrived stores so
   * here. When it throws, the email was certainly not sent.
   */
  beforeEnd?: () => Promise<void>
  /** In milliseconds, for each wait for the server. */
  timeoutMs?: number
  /** Certificates to trust besides the usual ones; for tests. */
  ca?: string
}

/**
 * Hands one email to the server of SMTP_URL: text and HTML, without tracking. Headers are single lines whatever is handed in, and
 * there is one receiver. The operator's server may be inside their network; its certificate is checked, and without TLS no password
 * is sent. Throws EmailError, which says whether it may have arrived. Serves spec/planning#5.
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

/** The email as it goes over the wire. */
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

/** Without line breaks and control characters, so that a header ends where it should. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]+/gu, ' ').trim()

/** What a failure means for this email, and for all. */
function emailError(cause: SmtpError): EmailError {
  const { step, responseCode, isUnsent } = cause
  const details = { cause, ...(responseCode === undefined ? {} : { responseCode }) }
  const answered = responseCode === undefined ? '' : ` (${responseCode})`
  const say = (kind: EmailError['kind'], message: string) => new EmailError(kind, message, details)
  if (step === 'sign-in') return say('server', `The mail server refused our sign-in${answered}.`)
  if (step === 'tls') return say('server', 'We couldn’t connect securely to the mail server.')
  if (responseCode !== undefined && step !== 'connect') {
    // 421: the server is going away, whatever was asked.
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
