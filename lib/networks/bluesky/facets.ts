import { graphemeLength } from '@/lib/text/grapheme-length'
import { countryDomains, genericDomains } from '@/lib/text/top-level-domains'

// Follows the grammar of @atproto/api 0.21.0 (MIT), which the network's own app uses to mark up text; `npm run
// networks` compares it with the original.
const mention = /(^|\s|\()(@)([a-zA-Z0-9.-]+)(\b)/g
const link = /(^|\s|\()((https?:\/\/[\S]+)|((?<domain>[a-z][a-z0-9]*(\.[a-z0-9]+)+)[\S]*))/gim
const blank = '\\u00AD\\u2060\\u200A\\u200B\\u200C\\u200D\\u20e2'
const tag = new RegExp(
  `(^|\\s)[#＃]((?!\\ufe0f)[^\\s${blank}]*[^\\d\\s\\p{P}${blank}]+[^\\s${blank}]*)?`,
  'gu',
)
const cashtag = /(^|\s|\()\$([A-Za-z][A-Za-z0-9]{0,4})(?=\s|$|[.,;:!?)"'\u2019])/gu
const trailingPunctuation = /\p{P}+$/u
const maxTagLength = 64

type Feature =
  | { $type: 'app.bsky.richtext.facet#link'; uri: string }
  | { $type: 'app.bsky.richtext.facet#mention'; did: string }
  | { $type: 'app.bsky.richtext.facet#tag'; tag: string }

/** An annotated part of a text, located by its UTF-8 byte offsets. */
export type Facet = { index: { byteStart: number; byteEnd: number }; features: [Feature] }

type Found = { from: number; until: number } & (
  | { kind: 'mention'; handle: string }
  | { kind: 'link'; uri: string }
  | { kind: 'tag'; tag: string }
)

/** Returns the handles that a text mentions, without duplicates. */
export const mentionedHandles = (text: string): string[] => [
  ...new Set(findMentions(text).map(({ handle }) => handle)),
]

/**
 * Returns a text's links, mentions, hashtags and stock symbols in order. `didOf` resolves a handle to its DID;
 * where it returns undefined, the mention stays plain text.
 */
export function buildFacets(text: string, didOf: (handle: string) => string | undefined): Facet[] {
  const found = [...findMentions(text), ...findLinks(text), ...findTags(text)].sort((a, b) => a.from - b.from)
  const bytesUntil = byteCounter(text)
  return found.flatMap((one) => {
    const feature = buildFeature(one, didOf)
    if (!feature) return []
    return [
      { index: { byteStart: bytesUntil(one.from), byteEnd: bytesUntil(one.until) }, features: [feature] },
    ]
  })
}

function buildFeature(one: Found, didOf: (handle: string) => string | undefined): Feature | undefined {
  if (one.kind === 'link') return { $type: 'app.bsky.richtext.facet#link', uri: one.uri }
  if (one.kind === 'tag') return { $type: 'app.bsky.richtext.facet#tag', tag: one.tag }
  const did = didOf(one.handle)
  return did === undefined ? undefined : { $type: 'app.bsky.richtext.facet#mention', did }
}

function findMentions(text: string): (Found & { kind: 'mention' })[] {
  return [...text.matchAll(mention)].flatMap((match) => {
    const handle = match[3] ?? ''
    if (!isDomain(handle) && !handle.endsWith('.test')) return []
    const from = match.index + (match[1] ?? '').length
    return [{ kind: 'mention' as const, handle, from, until: from + 1 + handle.length }]
  })
}

function findLinks(text: string): Found[] {
  return [...text.matchAll(link)].flatMap((match) => {
    let words = match[2] ?? ''
    if (!words.startsWith('http') && !isDomain(match.groups?.domain ?? '')) return []
    if (/[.,;:!?]$/.test(words)) words = words.slice(0, -1)
    if (words.endsWith(')') && !words.includes('(')) words = words.slice(0, -1)
    const from = match.index + (match[1] ?? '').length
    const uri = /^https?:/.test(words) ? words : `https://${words}`
    // The server rejects the whole post if an address has no host.
    if (!/^https?:\/\/[^\s/]/.test(uri)) return []
    return [{ kind: 'link' as const, uri, from, until: from + words.length }]
  })
}

function findTags(text: string): Found[] {
  const hashtags = [...text.matchAll(tag)].flatMap((match) => {
    const name = (match[2] ?? '').trim().replace(trailingPunctuation, '')
    if (name === '' || (name.length > maxTagLength && graphemeLength(name) > maxTagLength)) return []
    const from = match.index + (match[1] ?? '').length
    return [{ kind: 'tag' as const, tag: name, from, until: from + 1 + name.length }]
  })
  const symbols = [...text.matchAll(cashtag)].map((match) => {
    const name = (match[2] ?? '').toUpperCase()
    const from = match.index + (match[1] ?? '').length
    return { kind: 'tag' as const, tag: `$${name}`, from, until: from + 1 + name.length }
  })
  return [...hashtags, ...symbols]
}

const topLevel = new Set([...genericDomains, ...countryDomains])

const isDomain = (name: string): boolean =>
  name.includes('.') && topLevel.has(name.slice(name.lastIndexOf('.') + 1))

/**
 * Returns a function that counts the UTF-8 bytes before a position. Positions may come in any order; nothing is
 * encoded twice.
 */
function byteCounter(text: string): (place: number) => number {
  const until = new Uint32Array(text.length + 1)
  let bytes = 0
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) ?? 0
    const width = code > 0xffff ? 2 : 1
    until[at] = bytes
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    if (width === 2) until[at + 1] = bytes
    at += width
  }
  until[text.length] = bytes
  return (place) => until[place] ?? bytes
}
