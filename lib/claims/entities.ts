import { countryDomains, genericDomains } from '@/lib/text/top-level-domains'

/** Those of X's list, reserved ones of examples, and common ones that are younger than the list. */
const domains = new Set([
  ...genericDomains,
  ...countryDomains,
  ...'example test app dev page blog shop store online cloud charity music'.split(' '),
])

type TextSpan = { from: number; until: number }

const email =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}][\p{L}\p{N}-]{0,62}){1,8}/gu
const host =
  /(?<![\p{L}\p{N}\p{M}.@_-])[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*(?:\.[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*)+(?::\d{2,5}(?!\d))?(?:[/?#][^\s<>"'“”„«»]*)?/gu

/** Finds mail addresses. */
export const findEmails = (text: string): TextSpan[] =>
  [...text.matchAll(email)].map((match) => ({ from: match.index, until: match.index + match[0].length }))

/** Finds addresses without a scheme, as in "example.org/tickets": the end of the host has to be a domain that exists. */
export function findHosts(text: string): TextSpan[] {
  return [...text.matchAll(host)].flatMap((match) => {
    const [whole] = match
    const name = whole.slice(0, endOfHost(whole))
    const labels = name.split('.')
    const top = labels.at(-1) ?? ''
    // "Ende.Am Montag" and "u.a." are no addresses, "WWW.EXAMPLE.ORG" is one.
    if (top.length < 2 || labels.every((label) => label.length < 2)) return []
    if (top !== top.toLowerCase() && name !== name.toUpperCase()) return []
    const isPlain = name.length < whole.length && /^[/?]/.test(whole.slice(name.length))
    if (!domains.has(top.toLowerCase()) && !(isPlain && /^\p{Ll}{2,}$/u.test(top)) && !/^www\./i.test(name))
      return []
    if (name === whole && /^\p{Lu}/u.test(name) && labels.length === 2 && shortWords.has(top)) return []
    const until = match.index + withoutTail(whole)
    return [{ from: match.index, until }]
  })
}

/** Country domains that are words: "Tickets.am" without the space is more likely two of them. */
const shortWords = new Set('am in is it at my so to no be do'.split(' '))

function endOfHost(address: string): number {
  const end = address.search(/[:/?#]/)
  return end < 0 ? address.length : end
}

function withoutTail(address: string): number {
  let end = address.length
  while (end > 0 && '.,;:!?…)]}*_'.includes(address.charAt(end - 1))) end--
  return end
}

const tracking =
  /^(?:utm_.*|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|igsh|si|ref_src|_hs.*|mtm_.*|pk_.*|wt_mc|s_cid|trk)$/i

/**
 * What an address leads to, so that two ways of writing it are equal: scheme, "www.", tracking parameters, the last slash and a
 * place on the page are left out. The host is written in ASCII, so that a lookalike in another alphabet is another one.
 */
export function linkTarget(address: string): string {
  const full = /^[a-z][a-z\d+.-]{0,20}:\/\//i.test(address) ? address : `https://${address}`
  const url = full.length > 4096 ? null : URL.parse(full)
  if (!url) return address.toLowerCase()
  const parameters = [...url.searchParams]
    .filter(([name]) => !tracking.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
  const page = url.hash.startsWith('#/') || url.hash.startsWith('#!') ? url.hash : ''
  const path = decoded(url.pathname).replace(/(?<!\/)\/+$/, '')
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

function decoded(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}
