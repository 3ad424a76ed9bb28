import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { selfSignedCertificate } from '@/testing/http/self-signed-certificate'

export type ReceivedEmail = {
  from: string
  to: string[]
  raw: string
  user: string | undefined
  secure: boolean
}

export type SmtpReceiver = {
  /** The value for SMTP_URL. */
  url: string
  port: number
  /** The certificate to trust. */
  ca: string
  received: ReceivedEmail[]
  /** Called for each recipient; throw `smtpRefusal(550)` to reject it. */
  onRecipient: (address: string) => void | Promise<void>
  /** Called when an email is complete, before it is accepted. */
  onEmail: (email: ReceivedEmail) => void | Promise<void>
  /** Drops all connections without a response. */
  breakConnections: () => void
  close: () => Promise<void>
}

/** The error with which a server rejects something. */
export const smtpRefusal = (responseCode: number): Error =>
  Object.assign(new Error('Refused by the test'), { responseCode })

export type SmtpReceiverOptions = {
  auth?: { user: string; pass: string }
  tls?: 'none' | 'starttls' | 'tls'
  port?: number
}

/** Starts a real mail server on the loopback interface, which keeps received emails until it is closed. */
export async function openSmtpReceiver(options: SmtpReceiverOptions = {}): Promise<SmtpReceiver> {
  const certificate = selfSignedCertificate('localhost')
  const tls = options.tls ?? 'none'
  const sockets = new Set<Socket>()
  const receiver: SmtpReceiver = {
    url: '',
    port: 0,
    ca: certificate.cert,
    received: [],
    onRecipient: () => undefined,
    onEmail: () => undefined,
    breakConnections: () => {
      for (const socket of sockets) socket.destroy()
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
  const server = new SMTPServer({
    secure: tls === 'tls',
    ...(tls === 'none' ? { hideSTARTTLS: true } : certificate),
    authOptional: options.auth === undefined,
    allowInsecureAuth: false,
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onAuth(given, _session, done) {
      const right = given.username === options.auth?.user && given.password === options.auth?.pass
      if (right) done(null, { user: given.username ?? '' })
      else done(smtpRefusal(535))
    },
    async onRcptTo({ address }, _session, done) {
      try {
        await receiver.onRecipient(address)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const { mailFrom, rcptTo } = session.envelope
        const email: ReceivedEmail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
          user: session.user,
          secure: session.secure,
        }
        try {
          await receiver.onEmail(email)
          receiver.received.push(email)
          done()
        } catch (error) {
          done(error as Error)
        }
      })
    },
  })
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  server.on('error', () => undefined)
  await new Promise<void>((done) => server.listen(options.port ?? 0, '127.0.0.1', done))
  receiver.port = (server.server.address() as AddressInfo).port
  const password = options.auth ? `${options.auth.user}:${encodeURIComponent(options.auth.pass)}@` : ''
  receiver.url = `${tls === 'tls' ? 'smtps' : 'smtp'}://${password}localhost:${receiver.port}`
  return receiver
}

/** Returns an email header as its recipient reads it: unfolded and decoded. */
export function headerOf(raw: string, name: string): string | undefined {
  const head = (raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ')
  const value = new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]
  return value
    ?.replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, way: string, text: string) =>
      way.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replace(/=([0-9a-f]{2})/gi, (_code, hex: string) =>
                String.fromCharCode(Number.parseInt(hex, 16)),
              ),
            'latin1',
          ).toString('utf8'),
    )
}

/** Returns an email's plain text as its recipient reads it: decoded, with its lines joined. */
export function plainTextOf(raw: string): string {
  const part = raw.slice(Math.max(0, raw.search(/^content-type: text\/plain/im)))
  const begin = part.indexOf('\r\n\r\n')
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(part.slice(0, begin))?.[1]?.toLowerCase()
  const body = part.slice(begin + 4).split('\r\n--')[0] ?? ''
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
