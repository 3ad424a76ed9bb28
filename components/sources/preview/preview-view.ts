import type { PreviewAnswer, PreviewedDraft, PreviewedEntry } from '@/lib/sync/schemas'

/** What the preview shows of an item that an entry would become. */
export type PreviewedItem = Pick<
  PreviewedDraft,
  'title' | 'content_subtype' | 'featured_image' | 'tags' | 'published_at' | 'url'
> & {
  excerpt: string
  /** For each part of the item its value as text and the fields it came from. */
  columns: Record<string, { value: string; from: string[] }>
  /** The fields the entry came with, by name, shortened; empty for entries that are no sets of fields. */
  fields: Record<string, string>
}

export type PreviewEntry = Omit<PreviewedEntry, 'item'> & { item: PreviewedItem | null }

/** What the preview shows of a source: the API's answer without the documents the items were made from. */
export type PreviewView = Pick<PreviewAnswer, 'counts' | 'notes'> & { entries: PreviewEntry[] }

/** The fields seen in any of the entries, in the order they came, each with the first value that is not empty. */
export function seenFields({ entries }: PreviewView): Map<string, string> {
  const seen = new Map<string, string>()
  for (const { item } of entries)
    for (const [name, sample] of Object.entries(item?.fields ?? {})) seen.set(name, seen.get(name) || sample)
  return seen
}

/** Which parts of an item differ from what they were in the preview before; none when it was not in there. */
export function changedColumns(item: PreviewedItem, before: PreviewedItem | null | undefined): Set<string> {
  if (!before) return new Set()
  const names = new Set([...Object.keys(item.columns), ...Object.keys(before.columns)])
  return new Set([...names].filter((name) => item.columns[name]?.value !== before.columns[name]?.value))
}
