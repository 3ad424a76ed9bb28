import { hash } from 'node:crypto'
import { readAddress } from '@/lib/text/web-address'

// Parameters that campaigns, newsletters and social networks add to links; the page is the same without them.
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|li_fat_id|mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|__hst\w|hsctatracking|vero_id|oly_\w+|_ga|_gl|(?:pk|mtm)_(?:campaign|kwd|keyword|source|medium|content|cid|group|placement)|phpsessid|jsessionid)$/i

/**
 * Normalizes a page's address for the request: without fragment, tracking and session parameters, and with https
 * where only the scheme differs from the site's own. Returns undefined for anything but http(s). Idempotent.
 */
export function pageAddress(text: string, base?: string | URL): URL | undefined {
  const value = text.trim()
  const url = value.length > 2_048 ? undefined : readAddress(value, base)
  if (!url) return undefined
  url.hash = ''
  url.pathname = url.pathname.replace(/;jsessionid=[^/]*/gi, '')
  // Done by hand, because URLSearchParams would re-encode the query, and servers compare it character by character.
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !tracking.test(part.split('=', 1)[0] ?? ''))
  // With an explicit `?`; otherwise one at the start of the query would be mistaken for it.
  url.search = kept.length > 0 ? `?${kept.join('&')}` : ''
  const site = base === undefined ? undefined : new URL(base)
  if (site?.protocol === 'https:' && url.protocol === 'http:' && isSameSite(url, site) && url.port === '')
    url.protocol = 'https:'
  return url.href.length > 2_048 ? undefined : url
}

/** Whether two addresses belong to one site: same host and port, ignoring `www.`. */
export const isSameSite = (one: URL, other: URL): boolean => siteOf(one) === siteOf(other)

const siteOf = (url: URL): string => url.host.replace(/^www\./, '')

/**
 * Returns a page's identity: two addresses with the same identity are one page, with or without `www.`, a trailing
 * slash, `index.html`, or as its AMP version.
 */
export function pageIdentity(url: URL): string {
  const path = url.pathname
    .replace(/\/(?:index|default)\.(?:html?|php|aspx?)$/i, '/')
    .replace(/\/amp\/?$/i, '/')
    .replace(/(?<!\/)\/+$/, '')
  const query = url.search.replace(/([?&])(?:amp(?:=1)?|outputType=amp)(?:&|$)/i, '$1').replace(/[?&]$/, '')
  return `${siteOf(url)}${path}${query}`
}

const maxKeyLength = 255

/** Returns the key that an entry is stored under: its address, or for a long one its beginning and a hash. */
export function pageEntryKey(url: URL): string {
  const { href } = url
  if (href.length <= maxKeyLength) return href
  const digest = hash('sha256', href, 'base64url')
  return `${href.slice(0, maxKeyLength - digest.length - 1)}#${digest}`
}
