import type { GuardedResponse, Validators } from '@/lib/http/requests/guarded-fetch'
import { statusError } from '@/lib/http/responses/describe-status'
import type { ConnectorIO } from '@/lib/sources/connector'
import type { RulesOfSites } from './site-rules'

export type AskedPage =
  | { kind: 'answer'; response: GuardedResponse; url: URL }
  /** Something that retrying alone would not change, with the reason in words. */
  | { kind: 'refused'; why: 'robots' | 'missing' | 'closed'; reason: string }

/** Maximum size of a page after decompression. Serves spec/security#2.5. */
export const pageBytes = 2 * 1024 * 1024

const pageTypes = 'text/html, application/xhtml+xml;q=0.9, */*;q=0.1'

/**
 * Requests a page within the limits its site sets: only what its robots.txt permits, before and after redirects,
 * and no faster than it asks. Returns the response (200 or 304), or why there is none. Throws OutboundError when
 * the server is at fault.
 */
export async function askPage(
  url: URL,
  rules: RulesOfSites,
  io: Pick<ConnectorIO, 'fetch' | 'signal'>,
  options: { validators?: Validators | undefined; accept?: string; maxBytes?: number } = {},
): Promise<AskedPage> {
  const site = await rules.of(url, io)
  if (!site.allows(url)) return forbidden(url)
  const response = await io.fetch({
    url: url.href,
    headers: { accept: options.accept ?? pageTypes },
    maxBytes: options.maxBytes ?? pageBytes,
    gapMs: site.gapMs,
    signal: io.signal,
    ...(options.validators ? { validators: options.validators } : {}),
  })
  const arrived = new URL(response.url)
  if (arrived.href !== url.href && !(await rules.of(arrived, io)).allows(arrived)) return forbidden(arrived)
  if (response.status === 200 || response.notModified) return { kind: 'answer', response, url: arrived }
  const { status } = response
  if (status < 400 || status >= 500 || status === 408 || status === 425 || status === 429)
    throw statusError(response)
  return status === 404 || status === 410
    ? { kind: 'refused', why: 'missing', reason: `The page doesn’t exist (${status}).` }
    : { kind: 'refused', why: 'closed', reason: closed(arrived.host, status) }
}

const forbidden = ({ host, pathname }: URL): AskedPage => ({
  kind: 'refused',
  why: 'robots',
  reason: `The robots.txt of ${host} asks bots not to read ${pathname.slice(0, 200)}.`,
})

function closed(host: string, status: number): string {
  if (status === 402) return `${host} charges for this page (402).`
  if (status === 451) return `${host} can’t show this page for legal reasons (451).`
  return `${host} doesn’t let us read this page. It requires signing in, or the site blocks bots (${status}).`
}
