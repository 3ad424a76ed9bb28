import { countryDomains, genericDomains } from '@/lib/text/top-level-domains'

/**
 * Top-level domains: those on X's list, those reserved for examples, and common ones that are newer than the list.
 */
const topLevelDomains = new Set([
  ...genericDomains,
  ...countryDomains,
  ...'example test app dev page blog shop store online cloud charity music'.split(' '),
])

type TextSpan = { from: number; until: number }

const emailPattern =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}][\p{L}\p{N}-]{0,62}){1,8}/gu
const hostPattern =
  /(?<![\p{L}\p{N}\p{M}.@_-])[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*(?:\.[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*)+(?::\d{2,5}(?!\d))?(?:[/?#][^\s<>"'“”„«»]*)?/gu

/** Finds email addresses. */
export const findEmails = (text: string): TextSpan[] =>
  [...text.matchAll(emailPattern)].map((match) => ({
    from: match.index,
    until: match.index + match[0].length,
  }))

/**
 * Finds addresses without a scheme, such as "example.org/tickets". The top-level domain must exist, unless a path
 * follows or the host begins with "www.".
 */
export function findHosts(text: string): TextSpan[] {
  return [...text.matchAll(hostPattern)].flatMap((match) => {
    const [whole] = match
    const name = whole.slice(0, findHostEnd(whole))
    const labels = name.split('.')
    const top = labels.at(-1) ?? ''
    // "Ende.Am Montag" and "u.a." are not addresses; "WWW.EXAMPLE.ORG" is.
    if (top.length < 2 || labels.every((label) => label.length < 2)) return []
    if (top !== top.toLowerCase() && name !== name.toUpperCase()) return []
    const isPlain = name.length < whole.length && /^[/?]/.test(whole.slice(name.length))
    if (
      !topLevelDomains.has(top.toLowerCase()) &&
      !(isPlain && /^\p{Ll}{2,}$/u.test(top)) &&
      !/^www\./i.test(name)
    )
      return []
    if (name === whole && /^\p{Lu}/u.test(name) && labels.length === 2 && ambiguousDomains.has(top)) return []
    const until = match.index + withoutTail(whole)
    return [{ from: match.index, until }]
  })
}

/** Country domains that are also words: "Tickets.am" is more likely two words with a missing space. */
const ambiguousDomains = new Set('am in is it at my so to no be do'.split(' '))

function findHostEnd(address: string): number {
  const end = address.search(/[:/?#]/)
  return end < 0 ? address.length : end
}

function withoutTail(address: string): number {
  let end = address.length
  while (end > 0 && '.,;:!?…)]}*_'.includes(address.charAt(end - 1))) end--
  return end
}

const trackingParameterPattern =
  /^(?:utm_.*|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|igsh|si|ref_src|_hs.*|mtm_.*|pk_.*|wt_mc|s_cid|trk)$/i

/**
 * Normalizes an address so that two spellings of the same target are equal: drops the scheme, "www.", tracking
 * parameters, the trailing slash and a fragment that only marks a place on the page. The host is in ASCII, so that
 * a lookalike in another alphabet is a different host.
 */
export function normalizeLink(address: string): string {
  const full = /^[a-z][a-z\d+.-]{0,20}:\/\//i.test(address) ? address : `https://${address}`
  const url = full.length > 4096 ? null : URL.parse(full)
  if (!url) return address.toLowerCase()
  const parameters = [...url.searchParams]
    .filter(([name]) => !trackingParameterPattern.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
  const page = url.hash.startsWith('#/') || url.hash.startsWith('#!') ? url.hash : ''
  const path = decodePath(url.pathname).replace(/(?<!\/)\/+$/, '')
  const name = url.hostname
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/(?<!\.)\.+$/, '')
  return (
    name +
    (url.port && `:${url.port}`) +
    path +
    (parameters.length > 0 ? `?${parameters.join('&')}` : '') +
    page
  )
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}
