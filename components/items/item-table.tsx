'use client'

import { DataTable, type TableColumn } from '@/components/data-table/data-table'
import { RelativeTime } from '@/components/ui/relative-time'
import { Chip } from '@/components/ui/status-badge'
import { Thumbnail } from '@/components/ui/thumbnail'
import type { ItemSummary } from '@/lib/items/schemas'
import type { EmptyPost } from '@/lib/packages/explain-empty-post'
import { ItemState } from './item-state'
import { TagLink, tagsShown } from './tag-link'

const columns: TableColumn[] = [
  { id: 'title', header: 'Content' },
  { id: 'tags', header: 'Tags', phone: 'hide' },
  { id: 'source', header: 'Source', phone: 'hide' },
  { id: 'state', header: 'State' },
  { id: 'updated', header: 'Updated', align: 'end' },
]

type Shown = 'id' | 'title' | 'content_type' | 'content_subtype' | 'tags' | 'status' | 'withdrawn_at'

/** The fields of an item that its row needs, and no more, because all of them are sent to the browser. */
export type ItemRow = Pick<ItemSummary, Shown | 'source_id' | 'updated_at'> & {
  /** URL of the thumbnail of its lead image. */
  thumbnail: string | null
  /** Whether a person wrote it as a post of their own. */
  isOwn: boolean
  /** Whether the voice excludes its content type from posts. */
  leftOut: boolean
  /** What is missing if its post has no version for any channel. */
  missing: EmptyPost['missing'] | undefined
}

type ItemTableProps = {
  items: ItemRow[]
  /** The base path of item pages. */
  base: string
  /** The URL for each tag. */
  tagHrefs: ReadonlyMap<string, string>
  /** Source names by ID; absent for items of a deleted source. */
  sourceNames: ReadonlyMap<string, string>
  /** The page for changing which content types are turned into posts. */
  voiceHref: string
  /** The page for connecting a channel; absent for people who may not. */
  channelsHref?: string | undefined
}

/**
 * A page of items. Rendered from data in the browser too, because the data is far smaller to send than the
 * elements.
 */
export function ItemTable({ items, base, tagHrefs, sourceNames, voiceHref, channelsHref }: ItemTableProps) {
  return (
    <DataTable
      label="Content"
      columns={columns}
      rows={items.map((item) => ({
        id: item.id,
        href: `${base}/${item.id}`,
        label: item.title,
        cells: {
          title: (
            <span className="flex min-w-44 items-center gap-3">
              <Thumbnail src={item.thumbnail} />
              <span className="min-w-0">
                <span className="line-clamp-2">{item.title}</span>
                {item.content_subtype ? (
                  <span className="block truncate text-xs font-normal text-muted">
                    {item.content_subtype}
                  </span>
                ) : null}
              </span>
            </span>
          ),
          tags: item.tags.length > 0 ? <Tags tags={item.tags} hrefs={tagHrefs} /> : null,
          source: (
            <span className="text-muted">
              {item.isOwn ? 'Own post' : item.source_id ? sourceNames.get(item.source_id) : 'Source deleted'}
            </span>
          ),
          state: (
            <ItemState
              item={item}
              leftOut={item.leftOut ? { voiceHref } : undefined}
              missing={item.missing}
              channelsHref={channelsHref}
            />
          ),
          updated: <RelativeTime at={item.updated_at} className="text-muted" />,
        },
      }))}
      empty={null}
    />
  )
}

function Tags({ tags, hrefs }: { tags: string[]; hrefs: ReadonlyMap<string, string> }) {
  return (
    <span className="flex max-w-72 flex-wrap gap-1">
      {tags.slice(0, tagsShown).map((tag) => (
        <TagLink key={tag} tag={tag} href={hrefs.get(tag) ?? ''} />
      ))}
      {tags.length > tagsShown ? (
        <Chip title={tags.slice(tagsShown).join(', ')}>+{tags.length - tagsShown}</Chip>
      ) : null}
    </span>
  )
}
