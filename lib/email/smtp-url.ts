import type { SmtpServer } from '@/lib/smtp/hand-over'
import { hasLoopbackHost } from './loopback'

/**
 * Reads SMTP_URL: `smtp://` (STARTTLS, port 587) or `smtps://` (TLS, port 465), with user and password if the
 * server requires them. Throws with a plain sentence that leaves out the URL, since it contains a password.
 */
export function readSmtpUrl(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new Error('SMTP_URL must look like smtp://user:password@mail.example.com:587 or smtps://….')
  if ((url.pathname !== '' && url.pathname !== '/') || url.search || url.hash)
    throw new Error('SMTP_URL must end after the server and its port.')
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const user = decoded(url.username)
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTls: !secure && (user !== '' || !hasLoopbackHost(host)),
    auth: user === '' ? undefined : { user, pass: decoded(url.password) },
  }
}

/** A password with a stray % is used as written. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
