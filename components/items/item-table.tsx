import Link from 'next/link'
import { DataTable, type TableColumn } from '@/components/data-table/data-table'
import { RelativeTime } from '@/components/ui/relative-time'
import { Chip } from '@/components/ui/status-badge'
import { Thumbnail } from '@/components/ui/thumbnail'
import type { ItemSummary } from '@/lib/items/schemas'
import { ItemState } from './item-state'

const columns: TableColumn[] = [
  { id: 'title', header: 'Content' },
  { id: 'tags', header: 'Tags', phone: 'hide' },
  { id: 'source', header: 'Source', phone: 'hide' },
  { id: 'state', header: 'State' },
  { id: 'updated', header: 'Updated', align: 'end' },
]

type ItemTableProps = {
  items: ItemSummary[]
  href: (item: ItemSummary) => string
  /** Where the small copy of its lead picture is. */
  thumbnail: (item: ItemSummary) => string | null
  tagHref: (tag: string) => string
  /** Names of sources by id; an item of a deleted source has none. */
  sourceNames: ReadonlyMap<string, string>
  /** Which kinds of content are made into posts, and where that is changed. */
  offers: (kind: string | null) => boolean
  voiceHref: string
}

/** A page of items. */
export function ItemTable(props: ItemTableProps) {
  const { items, href, thumbnail, tagHref, sourceNames, offers, voiceHref } = props
  return (
    <DataTable
      label="Content"
      columns={columns}
      rows={items.map((item) => ({
        id: item.id,
        href: href(item),
        label: item.title,
        cells: {
          title: (
            <span className="flex min-w-44 items-center gap-3">
              <Thumbnail src={thumbnail(item)} />
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
          tags: item.tags.length > 0 ? <Tags tags={item.tags} href={tagHref} /> : null,
          source: (
            <span className="text-muted">
              {item.source_id ? sourceNames.get(item.source_id) : 'Source deleted'}
            </span>
          ),
          state: <ItemState item={item} leftOut={offers(item.content_type) ? undefined : { voiceHref }} />,
          updated: <RelativeTime at={item.updated_at} className="text-muted" />,
        },
      }))}
      empty={null}
    />
  )
}

function Tags({ tags, href }: { tags: string[]; href: (tag: string) => string }) {
  return (
    <span className="flex max-w-72 flex-wrap gap-1">
      {tags.slice(0, 3).map((tag) => (
        <TagLink key={tag} tag={tag} href={href(tag)} />
      ))}
      {tags.length > 3 ? <Chip title={tags.slice(3).join(', ')}>+{tags.length - 3}</Chip> : null}
    </span>
  )
}

/** A tag that leads to all items that have it. */
export function TagLink({ tag, href }: { tag: string; href: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      title={`Content tagged ${tag}`}
      className="relative z-[1] inline-block max-w-40 truncate rounded-md bg-default-soft px-1.5 py-0.5 text-xs font-medium text-default-soft-foreground hover:bg-default-hover"
    >
      {tag}
    </Link>
  )
}
