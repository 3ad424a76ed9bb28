import { hash } from 'node:crypto'
import { readAddress } from '@/lib/text/web-address'

// What campaigns, newsletters and networks add to links; the page is the same without.
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|igshid|li_fat_id|mc_cid|mc_eid|mkt_tok|_hsenc|_hsmi|__hst\w|hsctatracking|vero_id|oly_\w+|_ga|_gl|(?:pk|mtm)_(?:campaign|kwd|keyword|source|medium|content|cid|group|placement)|phpsessid|jsessionid)$/i

/**
 * A page's address as it is asked for: without fragment, tracking and session parameters, and https where only the scheme
 * differs from the site's own. Gives undefined for anything but http(s). Doing it twice changes nothing.
 */
export function pageAddress(text: string, base?: string | URL): URL | undefined {
  const value = text.trim()
  const url = value.length > 2_048 ? undefined : readAddress(value, base)
  if (!url) return undefined
  url.hash = ''
  url.pathname = url.pathname.replace(/;jsessionid=[^/]*/gi, '')
  // By hand, since the list of parameters would be written anew, and servers compare letter for letter.
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !tracking.test(part.split('=', 1)[0] ?? ''))
  // With its own mark, or one that the query begins with would be taken for it.
  url.search = kept.length > 0 ? `?${kept.join('&')}` : ''
  const site = base === undefined ? undefined : new URL(base)
  if (site?.protocol === 'https:' && url.protocol === 'http:' && sameSite(url, site) && url.port === '')
    url.protocol = 'https:'
  return url.href.length > 2_048 ? undefined : url
}

/** Whether two addresses belong to one site: the same host and port, `www.` or not. */
export const sameSite = (one: URL, other: URL): boolean => siteOf(one) === siteOf(other)

export const siteOf = (url: URL): string => url.host.replace(/^www\./, '')

/**
 * What tells pages apart: two addresses with the same identity are one page, written with or without `www.`, a slash at the
 * end, `index.html`, or as its AMP edition.
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

/** The identity an entry is stored under: its address, a long one shortened to its beginning and a hash. */
export function entryKey(url: URL): string {
  const { href } = url
  if (href.length <= maxKeyLength) return href
  const digest = hash('sha256', href, 'base64url')
  return `${href.slice(0, maxKeyLength - digest.length - 1)}#${digest}`
}
