import { isEmpty, isRecord } from '@/lib/text/is-empty'
import type { Note } from './document-reader'
import { normalizeFieldName } from './find-in-bible'

/** Field names that publishers use for the kind of content, likeliest first, as normalized by `normalizeFieldName`. */
const kindFieldNames = [
  'contenttype',
  'contentkind',
  'kindofcontent',
  'typeofcontent',
  'type',
  'kind',
  'itemtype',
  'entrytype',
  'posttype',
  'pagetype',
  'contentcategory',
  'category',
  'categories',
  'inhaltstyp',
  'inhaltsart',
  'kategorie',
  'rubrik',
  'typ',
] as const
const ownName = 'contenttype'

/** Values that only say that this is an entry, or how it is stored. */
const meaninglessKinds = new Set(
  'bible asset content data default document entity entry item json generic markdown node none null object record text thing undefined unknown'.split(
    ' ',
  ),
)
/** Kinds are short; anything longer is a description under a misleading field name. */
const maxKindLength = 60

/**
 * Returns the kind of content that a bible declares and the field that declares it: its `content_type` in any
 * spelling, otherwise its type, kind or category (spec/service#2.6). Of a list the first text is used, of an object
 * its name. Undefined if there is none. Pure; never throws. A `content_type` that cannot be read is noted.
 */
export function findBibleKind(bible: unknown, note: Note): { field: string; kind: string } | undefined {
  if (!isRecord(bible)) return undefined
  const fields = Object.keys(bible).filter((field) => !isEmpty(bible[field]))
  for (const name of kindFieldNames)
    for (const field of fields) {
      if (normalizeFieldName(field) !== name) continue
      const kindText = textOf(bible[field])?.replace(/\s+/g, ' ').trim()
      const own = name === ownName
      if (kindText === undefined && own) note(`bible.${field} is not text. We skipped it.`)
      if (!kindText) continue
      if (own) return { field, kind: kindText.slice(0, 200) }
      // "https://schema.org/Recipe" becomes "Recipe".
      const kind = /^(?:https?:\/\/|\w+:)\S+$/.test(kindText)
        ? (/(?<![\w-])[\w-]+$/.exec(kindText)?.[0] ?? '')
        : kindText
      if (
        kind !== '' &&
        kind.length <= maxKindLength &&
        !meaninglessKinds.has(normalizeFieldName(kind)) &&
        !/[/\\<>{}]/.test(kind)
      )
        return { field, kind }
    }
  return undefined
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).find((text) => text !== undefined && text.trim() !== '')
  if (!isRecord(value)) return undefined
  return ['name', 'label', 'title', 'slug', 'key', 'value', 'id']
    .map((field) => value[field])
    .find((text) => typeof text === 'string' && text.trim() !== '') as string | undefined
}
