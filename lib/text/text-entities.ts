import type { Span } from '@/lib/text/span'

/** A "#tag" or "@name" in a text; the span includes its sign, `value` does not. */
export type TextEntity = Span & { value: string }

const webAddressPattern = /\bhttps?:\/\/[^\s<>"'“”„«»]+/giu
const hashtag = /(?<![\p{L}\p{M}\p{N}_&/])#(?=[\p{N}_]*[\p{L}])([\p{L}\p{M}\p{N}_]+)/gu
const mention = /(?<![\p{L}\p{N}_.@/])@([\p{L}\p{N}_.]*[\p{L}\p{N}_])/gu
const cashtag = /(?<![\p{L}\p{N}_$])\$([A-Za-z]{1,6}(?:[._][A-Za-z]{1,2})?)(?![\p{L}\p{N}_])/gu

/** Finds addresses that begin with http:// or https://, without the punctuation that follows them in a sentence. */
export function findAddresses(text: string): TextEntity[] {
  return [...text.matchAll(webAddressPattern)].map((match) => {
    const bare = withoutTail(match[0])
    const value = match[0].includes('(') ? bare + keepBracket(match[0].slice(bare.length)) : bare
    return { from: match.index, until: match.index + value.length, value }
  })
}

function withoutTail(address: string): string {
  let end = address.length
  while (end > 0 && '.,;:!?…)]}'.includes(address.charAt(end - 1))) end--
  return address.slice(0, end)
}

const keepBracket = (tail: string): string => (tail.startsWith(')') ? ')' : '')

/** Finds the hashtags in a text (letters, digits and "_", at least one letter), except those in addresses. */
export const findHashtags = (text: string): TextEntity[] => outsideAddresses(text, hashtag)

/** Finds the accounts that a text mentions with "@", except email addresses. */
export const findMentions = (text: string): TextEntity[] => outsideAddresses(text, mention)

/** Finds "@" followed by one of these names exactly as written, the longest that fits; not within a word. */
export function findExactMentions(text: string, names: readonly string[]): TextEntity[] {
  const byLength = names.toSorted((a, b) => b.length - a.length)
  return [...text.matchAll(/(?<![\p{L}\p{N}_])@/gu)].flatMap(({ index: from }) => {
    const fits = (name: string) =>
      text.startsWith(name, from + 1) &&
      !/^[\p{L}\p{N}_]/u.test(text.slice(from + 1 + name.length, from + 3 + name.length))
    const value = byLength.find(fits)
    return value === undefined ? [] : [{ from, until: from + 1 + value.length, value }]
  })
}

/** Finds stock symbols such as $ABC. */
export const findCashtags = (text: string): TextEntity[] => outsideAddresses(text, cashtag)

function outsideAddresses(text: string, pattern: RegExp): TextEntity[] {
  const addresses = findAddresses(text)
  let next = 0
  return [...text.matchAll(pattern)]
    .map((match) => ({ from: match.index, until: match.index + match[0].length, value: match[1] ?? '' }))
    .filter(({ from }) => {
      // Both lists are in order.
      while ((addresses[next]?.until ?? from + 1) <= from) next++
      return from < (addresses[next]?.from ?? from + 1)
    })
}
