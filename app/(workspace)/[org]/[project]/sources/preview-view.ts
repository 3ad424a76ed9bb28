import { excerptOf } from '@/components/items/excerpt'
import { fieldText } from '@/components/items/field-text'
import { columnWords } from '@/components/items/origin-words'
import type { PreviewedItem, PreviewView } from '@/components/sources/preview/preview-view'
import type { PreviewAnswer, PreviewedDraft } from '@/lib/sync/schemas'
import { isRecord } from '@/lib/text/is-empty'

/** Maximum number of an entry's fields to choose from. */
const maxFields = 100

/** Reduces a preview to what the browser needs, without full texts or the original documents. */
export const previewView = ({ counts, notes, entries }: PreviewAnswer): PreviewView => ({
  counts,
  notes: notes.slice(0, 10),
  entries: entries.map(({ key, outcome, reason, item }) => ({
    key,
    outcome,
    reason,
    item: item && previewedItem(item),
  })),
})

const previewedItem = (item: PreviewedDraft): PreviewedItem => ({
  title: item.title,
  content_subtype: item.content_subtype,
  featured_image: item.featured_image,
  tags: item.tags.slice(0, 20),
  published_at: item.published_at,
  url: item.url,
  excerpt: excerptOf(item.raw_content),
  columns: columnsOf(item),
  fields: fieldsOf(item.metadata.fields),
})

function columnsOf(item: PreviewedDraft): PreviewedItem['columns'] {
  return Object.fromEntries(
    Object.keys(columnWords).flatMap((column) => {
      const from = item.field_sources[column]
      return from && from.length > 0 ? [[column, { value: textOfColumn(item, column), from }]] : []
    }),
  )
}

function textOfColumn(item: PreviewedDraft, column: string): string {
  if (column === 'content') return excerptOf(item.raw_content)
  if (column === 'target_platforms') return fieldText(item.metadata.target_platforms)
  const value = Object.entries(item).find(([name]) => name === column)?.[1]
  return fieldText(value)
}

function fieldsOf(fields: unknown): Record<string, string> {
  if (!isRecord(fields)) return {}
  return Object.fromEntries(
    Object.entries(fields)
      .slice(0, maxFields)
      // A longer name could not be chosen.
      .filter(([name]) => name.trim() !== '' && name.length <= 200)
      .map(([name, value]) => [name, fieldText(value, 80)]),
  )
}
