import type { GuardedConnect } from '@/lib/http/connections/guarded-connect'
import { type ComposedEmail, handOver } from '@/lib/smtp/hand-over'

type Fields = Readonly<Record<string, string>>

/**
 * Submission ports, at which mail servers accept emails from their users; RFC 6409, RFC 8314, and 2525, which
 * several providers offer.
 */
const publicPorts = [587, 465, 2525]

type Conversation = {
  connect: GuardedConnect
  fields: Fields
  signal?: AbortSignal | undefined
  beforeEnd?: (() => Promise<void>) | undefined
}

/**
 * Sends an email through the channel's mail server, or only signs in. Uses a single connection, which is subject to
 * the address rule and encrypted before the password is sent. Throws OutboundError if the connection cannot be
 * opened, otherwise SmtpError.
 */
export async function talkToMailServer(
  { connect, fields, signal, beforeEnd }: Conversation,
  email: ComposedEmail | null,
): Promise<void> {
  const { host = '', user = '', password = '' } = fields
  const port = Number(fields.port)
  const place = { host, port, publicPorts, secure: true, what: 'mail servers' }
  const limits = { maxBytes: 256 * 1024, deadlineMs: 180_000, ...(signal ? { signal } : {}) }
  const socket = await connect({ ...place, ...limits })
  await handOver(
    { host, port, secure: port === 465, requireTls: true, auth: { user, pass: password } },
    email,
    { socket, beforeEnd, timeoutMs: 60_000 },
  )
}
