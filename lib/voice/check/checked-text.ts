import { findLinks } from '@/lib/text/find-links'
import type { Span } from '@/lib/text/span'
import type { CheckLanguage } from './find-avoided-words'

/** A text prepared for the rules. */
export type CheckedText = {
  text: string
  language: CheckLanguage
  /** Spans of the sentences, trimmed, in order. */
  sentences: Span[]
  /** Number of words in each sentence; computed on first use. */
  wordCounts: () => readonly number[]
  /** Whether an offset is in a URL, email address, @name or code, which are not the brand's words. */
  isForeign: (at: number) => boolean
  /** Whether an offset is in a URL, email address or @name, which cannot be reworded. */
  isAddress: (at: number) => boolean
}

const segmenters = {
  de: new Intl.Segmenter('de', { granularity: 'sentence' }),
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
}

/** Prepares a text once for all rules. */
export function prepareCheckedText(text: string, language: CheckLanguage): CheckedText {
  const addresses = withoutOverlap([
    ...findLinks(text),
    ...(text.includes('@') ? matchSpans(text, /(?<![\p{L}\p{N}])@[\w.-]+/gu) : []),
    ...(/:\/\/|www\./i.test(text) ? matchSpans(text, /(?:https?:\/\/|www\.)[^\s<>"”]+/giu) : []),
    ...(text.includes('@') ? mailAddresses(text) : []),
  ])
  const foreign = text.includes('`')
    ? withoutOverlap([...addresses, ...matchSpans(text, /`[^`\n]*`/gu)])
    : addresses
  const sentences = sentencesOf(text, language)
  let counts: number[] | undefined
  return {
    text,
    language,
    sentences,
    wordCounts: () => {
      counts ??= sentences.map((sentence) => findWords(text, sentence).length)
      return counts
    },
    isForeign: (at) => at < (foreign[findLastSpanIndex(foreign, at)]?.until ?? 0),
    isAddress: (at) => at < (addresses[findLastSpanIndex(addresses, at)]?.until ?? 0),
  }
}

/** Returns the spans of all matches in a text, in UTF-16 offsets. Takes a global pattern. */
export const matchSpans = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({ from: index, until: index + length }))

/**
 * Email addresses: from the beginning of a word with an "@" to the end of its last part with a dot. Reads each word
 * once.
 */
function mailAddresses(text: string): Span[] {
  return matchSpans(text, /\S+/gu).flatMap(({ from, until }) => {
    const word = text.slice(from, until)
    const at = word.indexOf('@', 1)
    if (at < 0) return []
    const ends = matchSpans(word.slice(at + 2), /\.\w+/gu).at(-1)
    return ends ? [{ from, until: from + at + 2 + ends.until }] : []
  })
}

/** Sorts spans and merges those that touch or overlap. */
function withoutOverlap(spans: readonly Span[]): Span[] {
  const apart: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = apart.at(-1)
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until)
    else apart.push({ ...span })
  }
  return apart
}

/** Index of the last span that begins at or before an offset, by binary search; -1 if there is none. */
export function findLastSpanIndex(spans: readonly Span[], place: number): number {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.from ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return low - 1
}

function sentencesOf(text: string, language: CheckLanguage): Span[] {
  const spans: Span[] = []
  for (const { segment, index } of segmenters[language ?? 'en'].segment(text)) {
    // Line breaks separate sentences too: lists and headings have no period.
    for (const line of matchSpans(segment, /[^\n]+/g)) {
      const piece = segment.slice(line.from, line.until)
      const from = index + line.from + (piece.length - piece.trimStart().length)
      const until = index + line.from + piece.trimEnd().length
      if (/[\p{L}\p{N}]/u.test(piece)) spans.push({ from, until })
    }
  }
  return spans
}

/** The words of a part of a text, as spans of the whole text. */
export const findWords = (text: string, span: Span): Span[] =>
  matchSpans(text.slice(span.from, span.until), /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu).map(
    ({ from, until }) => ({
      from: span.from + from,
      until: span.from + until,
    }),
  )
