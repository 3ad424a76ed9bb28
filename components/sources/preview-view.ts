import type { PreviewAnswer } from '@/lib/sync/schemas'

type Item = NonNullable<PreviewAnswer['entries'][number]['item']>

/** What the preview shows of a source: the API's answer without the documents the items were made from. */
export type PreviewView = Pick<PreviewAnswer, 'counts' | 'notes'> & {
  entries: (Omit<PreviewAnswer['entries'][number], 'item'> & {
    item: (Pick<Item, 'title' | 'content_subtype' | 'featured_image' | 'tags'> & { excerpt: string }) | null
  })[]
}
