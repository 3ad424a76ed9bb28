import { readVisibleBlocks } from '@/lib/text/markdown/read-visible-blocks'
import { truncateText } from '@/lib/text/plain-text'
import { findBible } from '../fields/bible-fields'
import type { FieldSpan } from '../fields/item-name'
import { collectFieldTexts } from '../read/collect-field-texts'
import { maxReadLength } from '../read/read-blocks'
import type { ExcludedPart, Exclusion, FactSource } from '../schemas'
import { CodePoints } from '../trace/code-points'

/** A stretch of an item's text as readers see it, which a model may read and quote from. */
export type Passage = {
  field: string
  text: string
  language: string | undefined
  /** Whether nothing of its paragraph comes before it. */
  begins: boolean
  /** Returns the place of a range of the text, given in UTF-16 units. */
  placeOf: (from: number, until: number) => FieldSpan
}

/** Reasons that keep a part from posts for safety: no model may take one back. */
export const protectedReasons: ReadonlySet<Exclusion> = new Set([
  'injection',
  'hidden',
  'suspicious',
  'internal_note',
  'embargo',
  'draft',
  'paywall',
  'system_page',
])

/**
 * Returns the passages of an item that its rules read: visible words of its title, its text and the fields for
 * readers. Leaves out code, tables, whatever is hidden, and the parts that were set aside for safety. Pure. Serves
 * spec/security#7.4.
 */
export function readPassages(source: FactSource, excluded: readonly ExcludedPart[]): Passage[] {
  const kept = excluded.filter(({ reason, until, from }) => protectedReasons.has(reason) && until > from)
  const texts: { field: string; text: string; language?: string | undefined }[] = [
    { field: 'title', text: source.title },
    // A bible's Markdown is generated from its fields, some of which are not for readers.
    ...(findBible(source.metadata) ? [] : [{ field: 'raw_content', text: source.raw_content }]),
    ...collectFieldTexts(source),
  ]
  return texts.flatMap(({ field, text, language }) => {
    const points = new CodePoints(text)
    const own = kept.filter((part) => part.field === field)
    const isKept = (unit: number) => {
      const point = points.at(unit)
      return own.some(({ from, until }) => point >= from && point < until)
    }
    return blocksOf(field, text).flatMap(({ text: words, places }) =>
      cutAt(words, (at) => own.length > 0 && isKept(places[at] ?? 0)).map(({ from, until }) => ({
        ...{ field, text: words.slice(from, until), language, begins: from === 0 },
        placeOf: (start: number, end: number) => ({
          field,
          from: points.at(places[from + start] ?? 0),
          until: points.at((places[from + end - 1] ?? 0) + 1),
        }),
      })),
    )
  })
}

const unreadKinds: ReadonlySet<string> = new Set(['code', 'hidden', 'table'])

/** A title is plain text, so that a number or mark at its beginning stays. */
function blocksOf(field: string, text: string): { text: string; places: readonly number[] }[] {
  if (field === 'title') return [{ text, places: Array.from({ length: text.length + 1 }, (_, at) => at) }]
  const { blocks } = readVisibleBlocks(truncateText(text, maxReadLength))
  return blocks.filter(({ kind, codeShare }) => !unreadKinds.has(kind) && codeShare < 0.6)
}

/** Returns the ranges of a text without the units that are left out, if they say anything. */
function cutAt(text: string, isLeftOut: (at: number) => boolean): { from: number; until: number }[] {
  const ranges: { from: number; until: number }[] = []
  let from = 0
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && !isLeftOut(at)) continue
    if (/[\p{L}\p{N}]/u.test(text.slice(from, at))) ranges.push({ from, until: at })
    from = at + 1
  }
  return ranges
}
