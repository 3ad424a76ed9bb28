import type { SnippetField, WritingItem } from './writing-item'

/**
 * A text as people read it: soft and hard line breaks inside a paragraph become spaces (spec/writing#1), and so
 * does the marker that continues a block quote.
 */
export const joined = (text: string): string =>
  text
    .replace(/[ \t]*\\?\n(?:[ \t]*>)?(?![ \t]*\n)[ \t]*/g, ' ')
    .replace(/[ \t]*\n[ \t\n]*/g, '\n')
    .replace(/[ \t]{2,}/g, ' ')

/** Returns the texts of the field that a snippet is said to be in. */
export function textsOf({ item }: WritingItem, field: SnippetField): string[] {
  switch (field) {
    case 'title':
      return [item.title]
    case 'summary':
      return [item.summary ?? '']
    case 'body':
      return [item.body]
    case 'tags':
      return item.tags
    case 'url':
      return [item.url ?? '']
    case 'alt':
      return [item.featuredImage, ...(item.media ?? [])].map((picture) => picture?.alt ?? '')
    default:
      return leavesOf(at(item.raw, field.slice('raw.'.length)))
  }
}

const at = (value: unknown, path: string): unknown =>
  Object(value) === value && path in (value as object)
    ? (value as Record<string, unknown>)[path]
    : path
        .split('.')
        .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value)

const leavesOf = (value: unknown): string[] =>
  Object(value) === value ? Object.values(value as object).flatMap(leavesOf) : [String(value ?? '')]

/** Returns the sentences and other lines of a text that are long enough to be original wording. */
export function sentencesOf(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n/)
    .map(joined)
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?…。؟”"“»)])\s+|\n/))
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => [...sentence].length >= 25)
}
