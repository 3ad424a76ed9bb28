import type { Span } from '@/lib/text/span'
import { countryDomains, genericDomains } from './top-level-domains'

// What X recognizes as an address, following the grammar of twitter-text 3.1.0 (Apache-2.0); a test compares it
// with the original. Labels are bounded here, because an unbounded label made the search quadratic on long words.
const spaces = '\\x09-\\x0D\\x20\\x85\\xA0\\u1680\\u180E\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000'
const invalid = '\\uFFFE\\uFEFF\\uFFFF'
const directional = '\\u202A-\\u202E\\u061C\\u200E\\u200F\\u2066-\\u2069'
const punctuation = "!'#%&'\\(\\)*+,\\\\\\-./:;<=>?@\\[\\]^_{|}~$"
const latin =
  '\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u024F\\u0253\\u0254\\u0256\\u0257\\u0259\\u025B\\u0263\\u0268\\u026F\\u0272\\u0289\\u028B' +
  '\\u02BB\\u0300-\\u036F\\u1E00-\\u1EFF'

const letter = `[^${punctuation}${spaces}${invalid}${directional}]`
const topLevel =
  `(?:(?:(?:${genericDomains.join('|')})|(?:${countryDomains.join('|')}))(?=[^0-9a-zA-Z@+-]|$)` +
  '|xn--[-0-9a-z]{1,59})'
const subdomain = `${letter}(?:[_-]*${letter}){0,62}\\.`
const domainName = `${letter}(?:-*${letter}){0,62}\\.`
const domain = `(?:${subdomain}){0,10}${domainName}${topLevel}`

const pathCharacter = `[a-z\\u0400-\\u04FF0-9!*';:=+,.$/%#\\[\\]\\-\\u2013_~@|&${latin}]`
const brackets = `\\((?:${pathCharacter}+|${pathCharacter}*\\(${pathCharacter}+\\)${pathCharacter}*)\\)`
const pathEnd = `(?:[+\\-a-z\\u0400-\\u04FF0-9=_#/${latin}]|${brackets})`
const path = `/(?:(?:${pathCharacter}*(?:${brackets}${pathCharacter}*)*${pathEnd})|(?:@${pathCharacter}+/))*`
const query = "\\?[a-z0-9!?*'@();:&=+$/%#\\[\\]\\-_.,~|]*[a-z0-9\\-_&=#/]"

const link = new RegExp(
  `([^A-Za-z0-9@＠$#＃${invalid}]|[${directional}]|^)((https?://)?(${domain})(?::[0-9]+)?(${path})?(?:${query})?)`,
  'gi',
)
const plainDomain = new RegExp(`(?:[\\-a-z0-9${latin}]+\\.)+${topLevel}`, 'gi')

const shortened = new RegExp(`^https?://t\\.co/([a-z0-9]+)(?:${query})?`, 'i')

/** Beyond this length, a text is far over any limit of X; searching it for addresses would only cost time. */
const maxSearchedLength = 25_000
const maxLinkLength = 4096

/**
 * Finds what X would shorten to a t.co address, with or without "https://" in front. Takes any string; returns
 * spans in UTF-16 offsets, in order and without overlap. Serves spec/decisions#7 ("one validator").
 */
export function findLinks(text: string): Span[] {
  if (!text.includes('.') || text.length > maxSearchedLength) return []
  const found: Span[] = []
  // An address contains no space, and a dot that is not its last character: the search takes far longer than this.
  for (const { 0: word, index } of text.matchAll(words)) {
    const dot = word.indexOf('.')
    if (dot < 0 || dot === word.length - 1) continue
    // With the space in front of it, which is the character that must precede an address.
    const start = Math.max(0, index - 1)
    found.push(...findLinksOfWord(text.slice(start, index + word.length), start))
  }
  return found
}

const words = new RegExp(`[^${spaces}]+`, 'g')

function findLinksOfWord(word: string, start: number): Span[] {
  const found: Span[] = []
  for (const match of word.matchAll(link)) {
    const [, before = '', url = '', scheme = '', host = '', tail = ''] = match
    if (scheme.length + url.length > maxLinkLength) continue
    const from = start + match.index + before.length
    if (scheme !== '') {
      const short = shortened.exec(url)
      if (short && (short[1] ?? '').length > 40) continue
      found.push({ from, until: from + (short ? short[0].length : url.length) })
      continue
    }
    if (/[-_./]$/.test(before)) continue
    // Without a scheme, only the plain parts of a domain count, and the path belongs to the last of them.
    const hosts = [...host.matchAll(plainDomain)].map((part) => ({
      from: from + part.index,
      until: from + part.index + part[0].length,
    }))
    const last = hosts.at(-1)
    if (last && tail !== '') last.until = from + url.length
    found.push(...hosts)
  }
  return found
}
