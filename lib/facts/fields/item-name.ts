import { isRecord } from '@/lib/text/is-empty'
import type { VisibleBlock } from '@/lib/text/markdown/read-visible-blocks'
import { findEmbargoOrDraft, isInternalHeading } from '../exclude/not-public'
import type { FactSource } from '../schemas'
import { CodePoints } from '../trace/code-points'

/** The location of a part of an item: a field, and code points in it. */
export type FieldSpan = { field: string; from: number; until: number }
export type Name = FieldSpan & { text: string }

const slug = /^[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)+$/u
const nameFields = ['display_name', 'name', 'headline', 'title']

/**
 * Returns what an item is called: its title or, if that is only a slug from an address, the name in its fields or
 * its first heading.
 */
export function findItemName(source: FactSource, blocks: readonly VisibleBlock[]): Name {
  const { title, metadata } = source
  const whole = { text: title, field: 'title', from: 0, until: [...title].length }
  if (!slug.test(title)) return whole
  for (const holder of ['fields', 'bible']) {
    const fields = metadata[holder]
    if (!isRecord(fields)) continue
    for (const key of nameFields) {
      const text = fields[key]
      if (typeof text === 'string' && /\p{L}/u.test(text) && text.length <= 200 && !slug.test(text))
        return { text, field: `metadata.${holder}.${key}`, from: 0, until: [...text].length }
    }
  }
  const heading = blocks.find(({ kind, text }) => kind === 'heading' && !slug.test(text))
  if (heading === undefined || isInternalHeading(heading.text) || findEmbargoOrDraft(heading.text))
    return whole
  const points = new CodePoints(source.raw_content)
  return {
    text: heading.text,
    field: 'raw_content',
    from: points.at(heading.places[0] ?? 0),
    until: points.at((heading.places[heading.text.length - 1] ?? 0) + 1),
  }
}

/**
 * Escapes a title, which is one line of plain text, so that what looks like a list or heading in it is not read as
 * one.
 */
export const escapeTitle = (title: string): string =>
  title
    .replace(/\s+/gu, ' ')
    .replace(/^(\s*)([#>*+-])(?=\s)/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s)/, '$1\\$2')

/**
 * Returns the length of a label before a title that only says what kind of text it is ("Press release: "), in
 * UTF-16 units. Pure.
 */
export const getTitleLabelLength = (title: string): number =>
  /^\s{0,4}(?:pressemitteilung|presseinformation|pressemeldung|medienmitteilung|press release|media release|news|news release|for immediate release|new title|new release|neuerscheinung|neu im programm|blog|blog post|communiqué de presse|comunicado de prensa|comunicato stampa)\s?[:–|-]\s{1,4}(?=\S)/iu.exec(
    title,
  )?.[0].length ?? 0
