import { excerptOf } from '@/components/items/excerpt'
import type { PreviewView } from '@/components/sources/preview-view'
import type { PreviewAnswer } from '@/lib/sync/schemas'

/** What the browser needs of a preview: neither whole texts nor the documents they were made from. */
export const previewView = ({ counts, notes, entries }: PreviewAnswer): PreviewView => ({
  counts,
  notes: notes.slice(0, 10),
  entries: entries.map(({ key, outcome, reason, item }) => ({
    key,
    outcome,
    reason,
    item: item && {
      title: item.title,
      content_subtype: item.content_subtype,
      featured_image: item.featured_image,
      tags: item.tags,
      excerpt: excerptOf(item.raw_content),
    },
  })),
})
