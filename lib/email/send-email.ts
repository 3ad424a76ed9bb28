import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import { env } from '@/lib/env'
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
  const composed = await composeEmail(email, from)
  const timeout = options.timeoutMs ?? 10_000
  const connection = new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout * 2,
    dnsTimeout: timeout,
    tls: { rejectUnauthorized: true, ...(options.ca ? { ca: options.ca } : {}) },
  })
  const progress: Progress = { ended: false, over: false, refusal: undefined }
  try {
    await step(connection, (done) => connection.connect(done))
    if (server.auth) {
      const credentials = server.auth
      await step(connection, (done) => connection.login({ credentials }, done))
    }
    // Read only when the server asks for it: what comes before its end has then been taken.
    const content = Readable.from(inTwoParts(composed, progress, options.beforeEnd), { objectMode: false })
    const envelope = { from: from.address, to: [email.to.address] }
    await step(connection, (done) =>
      connection.send(envelope, content, (error) => {
        // The library then reads what is left of it, which nobody is sent any more.
        if (error) progress.over = true
        done(error)
      }),
    )
    connection.quit()
  } catch (error) {
    connection.close()
    if (progress.refusal !== undefined) throw progress.refusal
    throw emailError(error, progress.ended)
  }
}

/** One command of the conversation; fails also when the connection does meanwhile. */
function step(
  connection: SMTPConnection,
  command: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => reject(Object.assign(new Error('The connection was closed.'), { code: 'ECONNECTION' }))
    connection.once('error', reject)
    connection.once('end', end)
    command((error) => {
      connection.off('end', end)
      connection.off('error', reject)
      // What still fails after the answer is of no interest.
      connection.on('error', () => undefined)
      if (error) reject(error)
      else resolve()
    })
  })
}

type Progress = { ended: boolean; over: boolean; refusal: unknown }

/** Gives the end of the email only when that it may arrive now is stored. */
async function* inTwoParts(composed: Buffer, progress: Progress, beforeEnd: SendEmailOptions['beforeEnd']) {
  const end = Math.max(0, composed.length - 2)
  yield composed.subarray(0, end)
  if (progress.over) return
  try {
    await beforeEnd?.()
  } catch (error) {
    progress.refusal = error
    throw error
  }
  progress.ended = true
  yield composed.subarray(end)
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

/** What a failure means: by the step at which it happened and by what the server answered. */
function emailError(error: unknown, ended: boolean): EmailError {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  const details = { cause: error, ...(responseCode === undefined ? {} : { responseCode }) }
  const answered = responseCode === undefined ? '' : ` (${responseCode})`
  const say = (kind: EmailError['kind'], message: string) => new EmailError(kind, message, details)
  if (code === 'EAUTH' || /^AUTH/.test(command ?? ''))
    return say('server', `The mail server refused our sign-in${answered}.`)
  if (code === 'ETLS' || command === 'STARTTLS')
    return say('server', 'We couldn’t connect securely to the mail server.')
  if (responseCode !== undefined && /^(?:MAIL FROM|RCPT TO|DATA)/.test(command ?? '')) {
    // 421: the server is going away, whatever was asked.
    if (responseCode === 421) return say('server', 'The mail server is not available (421).')
    if (responseCode >= 500) {
      return command === 'MAIL FROM'
        ? say('server', `The mail server refused our sender address${answered}.`)
        : say('refused', `The mail server refused this email${answered}.`)
    }
    return say('later', `The mail server asked us to try again later${answered}.`)
  }
  if (ended) return say('unknown', 'We lost the connection to the mail server before it confirmed the email.')
  return say('server', 'We can’t reach the mail server.')
}
