import { findLinks } from '@/lib/text/find-links'
import type { Span } from '@/lib/text/span'
import type { CheckLanguage } from './avoided-words'

/** A text as the rules look at it. */
export type CheckedText = {
  text: string
  language: CheckLanguage
  /** Spans of its sentences, trimmed, in order. */
  sentences: Span[]
  /** How many words each sentence has; counted when first asked for. */
  wordCounts: () => readonly number[]
  /** Addresses, names after "@" and code: not the brand's words. */
  isForeign: (at: number) => boolean
  /** Addresses and names after "@", which nobody can word in another way. */
  isAddress: (at: number) => boolean
}

const segmenters = {
  de: new Intl.Segmenter('de', { granularity: 'sentence' }),
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
}

/** Prepares a text for the rules, once for all of them. */
export function prepare(text: string, language: CheckLanguage): CheckedText {
  const addresses = withoutOverlap([
    ...findLinks(text),
    ...(text.includes('@') ? spansOf(text, /(?<![\p{L}\p{N}])@[\w.-]+/gu) : []),
    ...(/:\/\/|www\./i.test(text) ? spansOf(text, /(?:https?:\/\/|www\.)[^\s<>"”]+/giu) : []),
    ...(text.includes('@') ? mailAddresses(text) : []),
  ])
  const foreign = text.includes('`')
    ? withoutOverlap([...addresses, ...spansOf(text, /`[^`\n]*`/gu)])
    : addresses
  const sentences = sentencesOf(text, language)
  let counts: number[] | undefined
  return {
    text,
    language,
    sentences,
    wordCounts: () => {
      counts ??= sentences.map((sentence) => wordsIn(text, sentence).length)
      return counts
    },
    isForeign: (at) => at < (foreign[lastFrom(foreign, at)]?.until ?? 0),
    isAddress: (at) => at < (addresses[lastFrom(addresses, at)]?.until ?? 0),
  }
}

export const spansOf = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern), ({ 0: { length }, index }) => ({ from: index, until: index + length }))

/** Words with an "@" and behind it a dot before a letter, up to there: each word is read once. */
function mailAddresses(text: string): Span[] {
  return spansOf(text, /\S+/gu).flatMap(({ from, until }) => {
    const word = text.slice(from, until)
    const at = word.indexOf('@', 1)
    if (at < 0) return []
    const ends = spansOf(word.slice(at + 2), /\.\w+/gu).at(-1)
    return ends ? [{ from, until: from + at + 2 + ends.until }] : []
  })
}

/** The spans in order, those that touch made one. */
function withoutOverlap(spans: readonly Span[]): Span[] {
  const apart: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = apart.at(-1)
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until)
    else apart.push({ ...span })
  }
  return apart
}

/** The index of the last span that begins at a place or before it, by halving; -1 for none. */
export function lastFrom(spans: readonly Span[], place: number): number {
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
    // A line end parts sentences too: lists and headings have no full stop.
    for (const line of spansOf(segment, /[^\n]+/g)) {
      const piece = segment.slice(line.from, line.until)
      const from = index + line.from + (piece.length - piece.trimStart().length)
      const until = index + line.from + piece.trimEnd().length
      if (/[\p{L}\p{N}]/u.test(piece)) spans.push({ from, until })
    }
  }
  return spans
}

/** Words of a piece of text, as spans within the whole. */
export const wordsIn = (text: string, span: Span): Span[] =>
  spansOf(text.slice(span.from, span.until), /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu).map(
    ({ from, until }) => ({
      from: span.from + from,
      until: span.from + until,
    }),
  )
