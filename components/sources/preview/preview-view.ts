import type { PreviewAnswer, PreviewedDraft, PreviewedEntry } from '@/lib/sync/schemas'

/** What the preview shows of the item that an entry would become. */
export type PreviewedItem = Pick<
  PreviewedDraft,
  'title' | 'content_subtype' | 'featured_image' | 'tags' | 'published_at' | 'url'
> & {
  excerpt: string
  /** For each part of the item, its value as text and the fields it came from. */
  columns: Record<string, { value: string; from: string[] }>
  /** The entry's own fields by name, shortened; empty for entries that are not records of fields. */
  fields: Record<string, string>
}

export type PreviewEntry = Omit<PreviewedEntry, 'item'> & { item: PreviewedItem | null }

/** What the preview shows of a source: the API's response without the documents that the items were made from. */
export type PreviewView = Pick<PreviewAnswer, 'counts' | 'notes'> & { entries: PreviewEntry[] }

/** Returns the fields found in any of the entries, in order of appearance, each with its first non-empty value. */
export function seenFields({ entries }: PreviewView): Map<string, string> {
  const seen = new Map<string, string>()
  for (const { item } of entries)
    for (const [name, sample] of Object.entries(item?.fields ?? {})) seen.set(name, seen.get(name) || sample)
  return seen
}

/** Returns the columns of an item that differ from the previous preview; none if the item was not in it. */
export function changedColumns(item: PreviewedItem, before: PreviewedItem | null | undefined): Set<string> {
  if (!before) return new Set()
  const names = new Set([...Object.keys(item.columns), ...Object.keys(before.columns)])
  return new Set([...names].filter((name) => item.columns[name]?.value !== before.columns[name]?.value))
}
