import { changeProse } from '@/lib/text/markdown/split-markdown'

/** Returns the full address for one found in a text; undefined to remove the address. */
export type Resolve = (address: string, kind: 'picture' | 'link') => string | undefined

/**
 * Makes the relative addresses in a Markdown text absolute: those of links, pictures and reference definitions, and
 * of src and href in its HTML. A picture or link that cannot be completed is replaced by its text. Returns the
 * addresses of all pictures, in order, without duplicates. Leaves code untouched. Runs in linear time.
 */
export function completeAddresses(
  markdown: string,
  resolve: Resolve,
): { markdown: string; pictures: string[] } {
  const pictures = new Set<string>()
  const complete: Resolve = (address, kind) => {
    const full = resolve(address, kind)
    if (full !== undefined && kind === 'picture' && pictures.size < maxPictures) pictures.add(full)
    return full
  }
  const text = changeProse(markdown, (prose) =>
    inHtml(inDefinitions(inBrackets(prose, complete), complete), complete),
  )
  return { markdown: text, pictures: [...pictures] }
}

const maxPictures = 100
const maxWordsLength = 1000
const maxAddressLength = 2_100

// The link text is limited in length and has no line breaks, so that an unmatched bracket costs little.
const opening = /(!?)(?<!\\)\[((?:[^[\]\n\\]|\\.){0,1000})\]\(|\]\(/g

// What may follow an address before the closing bracket: a title, or the rest of an address with spaces. Limited to
// one line; anything after that is text.
const closing = /(?:\s{0,50}(?:"[^"]{0,1000}"|'[^']{0,1000}'|\([^()]{0,1000}\))\s{0,50}|[^\n()]{0,1000})\)/y

/** Handles [words](address "title") and ![words](address). */
function inBrackets(prose: string, resolve: Resolve): string {
  if (!prose.includes('](')) return prose
  let result = ''
  let done = 0
  let hopeless = 0
  for (const match of prose.matchAll(opening)) {
    const start = match.index + match[0].length
    if (match.index < Math.max(done, hopeless)) continue
    const limit = prose.startsWith('data:', start) ? prose.length : start + maxAddressLength
    const destination = destinationAt(prose, start, Math.min(prose.length, limit))
    if (destination === undefined) {
      // A run of characters this long contains no address, and rescanning from each of its brackets would take
      // forever.
      hopeless = limit
      continue
    }
    if (destination.address === '') continue
    const kind = match[1] === '!' ? 'picture' : 'link'
    const full = resolve(destination.address, kind)
    if (full === destination.address) continue
    if (full !== undefined) {
      result += prose.slice(done, start) + full
      done = destination.end
    } else if (match[2] !== undefined && match[2].length < maxWordsLength) {
      closing.lastIndex = destination.end
      result += prose.slice(done, match.index) + match[2]
      done = closing.test(prose) ? closing.lastIndex : destination.end
    }
  }
  return result + prose.slice(done)
}

/** Finds the address after a "(": in angle brackets, or up to whitespace or the closing bracket. */
function destinationAt(
  text: string,
  start: number,
  limit: number,
): { address: string; end: number } | undefined {
  if (text[start] === '<') {
    for (let at = start + 1; at < limit; at++) {
      if (text[at] === '\n') return { address: '', end: at }
      if (text[at] === '>') return { address: text.slice(start + 1, at), end: at + 1 }
    }
    return undefined
  }
  let depth = 0
  for (let at = start; at < limit; at++) {
    const sign = text[at] ?? ''
    if (sign === '(') depth++
    const ends = sign <= ' ' || (sign === ')' && depth-- === 0)
    if (ends) return { address: text.slice(start, at), end: at }
  }
  return undefined
}

/** Handles reference definitions: [name]: address */
const inDefinitions = (prose: string, resolve: Resolve): string =>
  prose.replace(
    /^( {0,3}\[[^[\]\n\r]{1,500}\]:[ \t]*)(?:<([^<>\n]{1,2000})>|([^\s<]\S{0,2000}))/gm,
    (whole, start: string, angled: string | undefined, bare: string | undefined) => {
      const address = angled ?? bare ?? ''
      // Footnotes start the same way.
      if (start.includes('[^')) return whole
      const full = resolve(
        address,
        /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i.test(address) ? 'picture' : 'link',
      )
      return full === undefined || full === address ? whole : start + full
    },
  )

/** Handles src, href and poster of the tags that have them. */
const inHtml = (prose: string, resolve: Resolve): string =>
  prose.replace(/<(img|a|source|video|audio)\s[^<>]{0,3000}>/gi, (tag, name: string) =>
    tag.replace(
      /(\s(?:src|href|poster)\s*=\s*)(?:"([^"]{0,2000})"|'([^']{0,2000})')/gi,
      (whole, start: string, double: string | undefined, single: string | undefined) => {
        const address = double ?? single ?? ''
        const full = resolve(address, name.toLowerCase() === 'img' ? 'picture' : 'link')
        return full === undefined || full === address ? whole : `${start}"${full.replaceAll('"', '%22')}"`
      },
    ),
  )
