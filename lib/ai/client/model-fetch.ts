import { env } from '@/lib/env'
import { OutboundError } from '@/lib/http/outbound-error'
import { createGuardedFetch, type GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { userAgent } from '@/lib/http/user-agent'
import type { ModelSettings } from '../models/model-settings'

/** A text answer is a few thousand bytes of JSON. */
const maxBytesOfWords = 2 * 1024 * 1024

const made = new Map<string, GuardedFetch>()

/**
 * Returns a `fetch` that reaches only the model: POST to the configured address and paths below it. The server may
 * be private only if whoever runs the install has named it. Does not follow redirects, limits the size of the
 * decoded response, and aborts after `deadlineMs` in total. Throws OutboundError. Serves spec/security#2 and #7.4.
 */
export function modelFetch(
  settings: ModelSettings,
  deadlineMs: number,
  maxBytes = maxBytesOfWords,
): typeof fetch {
  const base = new URL(settings.baseUrl)
  const guarded = fetcher(settings.privateHosts)
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const below =
      url.origin === base.origin && url.pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`)
    const body = init?.body
    if (!below || init?.method !== 'POST' || !(typeof body === 'string' || body instanceof FormData))
      throw new OutboundError('request-refused', { host: url.host, sent: 'no' })
    const headers = Object.fromEntries(new Headers(init.headers))
    const form = typeof body === 'string' ? undefined : new Response(body)
    // The content type names the boundary between the form's parts.
    if (form) headers['content-type'] = form.headers.get('content-type') ?? ''
    // The SDK's user agent reveals what we run on.
    delete headers['user-agent']
    const answer = await guarded({
      url: url.href,
      method: 'POST',
      headers,
      body: form ? new Uint8Array(await form.arrayBuffer()) : String(body),
      maxBytes,
      deadlineMs,
      headersTimeoutMs: deadlineMs,
      followRedirects: false,
      ...(init.signal ? { signal: init.signal } : {}),
    })
    const { status } = answer
    if (status >= 300 && status < 400) throw new OutboundError('redirect-refused', { host: url.host, status })
    // The body passed on is already decoded.
    const { 'content-encoding': _, 'content-length': __, ...rest } = answer.headers
    return new Response(status === 204 ? null : Buffer.from(answer.bytes), { status, headers: rest })
  }
}

function fetcher(privateHostsAllowed: readonly string[]): GuardedFetch {
  const { APP_URL } = env()
  const key = JSON.stringify([APP_URL, privateHostsAllowed])
  const known = made.get(key)
  if (known) return known
  const fetch = createGuardedFetch({ privateHostsAllowed, userAgent: userAgent(APP_URL) })
  made.set(key, fetch)
  return fetch
}
