import { type Duplex, Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js'
import { SmtpError, type SmtpStep } from './smtp-error'

export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS. */
  secure: boolean
  /** Whether STARTTLS must be offered: always, except for a server on this machine that needs no password. */
  requireTls: boolean
  auth: { user: string; pass: string } | undefined
}

/** An email as it is sent over the wire, with sender and recipient. */
export type ComposedEmail = { from: string; to: string; content: Buffer }

export type HandOverOptions = {
  /**
   * A connection that the caller has already opened, by its own rules. By default, a new one is opened to the
   * server.
   */
  socket?: Duplex
  /**
   * Called when the server has accepted everything but the end of the email: callers that must know that it may
   * have arrived record it here. If it throws, the email was certainly not sent.
   */
  beforeEnd?: (() => Promise<void>) | undefined
  /** In milliseconds, for each wait for the server. */
  timeoutMs?: number | undefined
  /** Certificates to trust in addition to the usual ones; for tests. */
  ca?: string | undefined
}

/**
 * Hands one email to a mail server and waits until the server has accepted it. Verifies the server's certificate,
 * and sends no password without TLS. With `null` as email, it only signs in. Throws SmtpError, which says whether
 * the email may have arrived, or whatever `beforeEnd` throws. Serves spec/planning#5, spec/security#4.3.
 */
export async function handOver(
  server: SmtpServer,
  email: ComposedEmail | null,
  options: HandOverOptions = {},
): Promise<void> {
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
    ...(options.socket ? { connection: asSocket(options.socket) } : {}),
  })
  const progress: Progress = { ended: false, over: false, refusal: undefined }
  let step: SmtpStep = 'connect'
  try {
    await command(connection, (done) => connection.connect(done))
    if (server.auth) {
      step = 'sign-in'
      const credentials = server.auth
      await command(connection, (done) => connection.login({ credentials }, done))
    }
    if (email) {
      step = 'content'
      await send(connection, email, progress, options.beforeEnd)
    }
    connection.quit()
  } catch (error) {
    connection.close()
    options.socket?.destroy()
    if (progress.refusal !== undefined) throw progress.refusal
    throw smtpError(error, step, progress.ended)
  }
}

/** Adds the socket methods that the library calls on a stream; timeouts are up to whoever opened it. */
function asSocket(stream: Duplex): never {
  const socket = Object.assign(stream, { setTimeout: () => stream, setKeepAlive: () => stream })
  return socket as never
}

function send(
  connection: SMTPConnection,
  { from, to, content }: ComposedEmail,
  progress: Progress,
  beforeEnd: HandOverOptions['beforeEnd'],
): Promise<void> {
  // Read only when the server asks for it: by the time its end is read, everything before it has been accepted.
  const parts = Readable.from(inTwoParts(content, progress, beforeEnd), { objectMode: false })
  return command(connection, (done) =>
    connection.send({ from, to: [to], size: content.length }, parts, (error) => {
      // The library then drains the rest of it, which is no longer sent to anyone.
      if (error) progress.over = true
      done(error)
    }),
  )
}

/** Runs one command of the conversation; also fails if the connection does in the meantime. */
function command(
  connection: SMTPConnection,
  run: (done: (error?: Error | null) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => reject(Object.assign(new Error('The connection was closed.'), { code: 'ECONNECTION' }))
    connection.once('error', reject)
    connection.once('end', end)
    run((error) => {
      connection.off('end', end)
      connection.off('error', reject)
      // Errors after the response do not matter.
      connection.on('error', () => undefined)
      if (error) reject(error)
      else resolve()
    })
  })
}

type Progress = { ended: boolean; over: boolean; refusal: unknown }

/** Yields the end of the email only after `beforeEnd` has recorded that it may now arrive. */
async function* inTwoParts(composed: Buffer, progress: Progress, beforeEnd: HandOverOptions['beforeEnd']) {
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

/** Interprets a failure by the step at which it happened and the server's response. */
function smtpError(cause: unknown, step: SmtpStep, ended: boolean): SmtpError {
  const { code, command, responseCode, response } = cause as Record<string, string | undefined> & {
    responseCode?: number
  }
  const said = (response ?? '')
    .replace(/^\d{3}[ -]?/, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300)
    .toWellFormed()
  const at = (where: SmtpStep, isUnsent = true) =>
    new SmtpError(where, { isUnsent, responseCode, said, cause })
  if (code === 'EAUTH' || /^AUTH/.test(command ?? '')) return at('sign-in')
  if (code === 'ETLS' || command === 'STARTTLS') return at('tls')
  // The library compares the email's size with the server's limit.
  if (code === 'EMESSAGE' && responseCode === undefined && /^MAIL FROM/.test(command ?? '')) return at('size')
  if (responseCode !== undefined && /^MAIL FROM/.test(command ?? ''))
    return at(responseCode === 552 ? 'size' : 'sender')
  if (responseCode !== undefined && /^RCPT TO/.test(command ?? '')) return at('receiver')
  if (responseCode !== undefined && /^DATA/.test(command ?? '')) return at('content')
  return at(ended ? 'content' : step === 'content' ? 'connect' : step, !ended)
}
