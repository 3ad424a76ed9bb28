import type { Metadata } from 'next'
import { FilterBar } from '@/components/data-table/filter-bar'
import { itemStatusWords } from '@/components/items/item-state'
import { type ItemRow, ItemTable } from '@/components/items/item-table'
import { NoItems } from '@/components/items/no-items'
import { tagsShown } from '@/components/items/tag-link'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { listItems } from '@/lib/items/list-items'
import { type ItemSummary, itemStatuses } from '@/lib/items/schemas'
import { countItemTags } from '@/lib/mapping/count-item-tags'
import { thumbnailAddress } from '@/lib/media/thumbnails/thumbnail-address'
import { ownExternalId } from '@/lib/packages/compose/plan/own-item'
import { findUnwrittenItems } from '@/lib/packages/find-unwritten-items'
import { listSources } from '@/lib/sources/list-sources'
import { getVoice } from '@/lib/voice/editor/get-voice'
import { createContentTypeFilter } from '@/lib/voice/editor/offered-content-types'
import { addressOf, choiceOf, idOf, pageKey, pagesAround, textOf } from '../list-address'
import type { ProjectListProps } from '../project-page'

export const metadata: Metadata = { title: 'Content' }

export default async function ItemsPage({ params, searchParams }: ProjectListProps) {
  const [place, search] = await Promise.all([params, searchParams])
  const ctx = await requireProject('read', place.org, place.project)
  const project = `/${place.org}/${place.project}`
  const base = `${project}/items`
  const values = {
    q: textOf(search, 'q'),
    source: idOf(search, 'source'),
    status: choiceOf(search, 'status', itemStatuses),
    tag: textOf(search, 'tag'),
  }
  const [page, sources, tags, { voice }] = await Promise.all([
    listItems(ctx, {
      q: values.q,
      source_id: values.source,
      status: values.status,
      tag: values.tag,
      limit: 50,
      after: pageKey(search),
      withoutMade: true,
    }),
    listSources(ctx, { limit: 200 }),
    countItemTags(ctx),
    getVoice(ctx),
  ])
  const missing = await findUnwrittenItems(
    ctx,
    page.data.flatMap(({ id, status }) => (status === 'transformed' ? [id] : [])),
  )
  const filtered = Object.values(values).some(Boolean)
  const offers = createContentTypeFilter(voice)
  const listHref = (more: Record<string, string | null | undefined>) =>
    addressOf(base, { ...values, ...more })
  return (
    <>
      <PageHeader
        title="Content"
        description="Everything your sources have delivered. We turn it into posts."
      />
      {page.data.length > 0 || filtered ? (
        <FilterBar
          search={{ name: 'q', label: 'Search titles, tags and brands' }}
          filters={[
            {
              name: 'source',
              label: 'Source',
              options: sources.data.map(({ id, name }) => ({ value: id, label: name })),
            },
            {
              name: 'status',
              label: 'State',
              options: itemStatuses.map((status) => ({
                value: status,
                label: itemStatusWords[status].label,
              })),
            },
            {
              name: 'tag',
              label: 'Tag',
              options: withPresent(
                tags.map(({ tag }) => tag),
                values.tag,
              ).map((tag) => ({ value: tag, label: tag })),
            },
          ]}
          values={values}
        />
      ) : null}
      {page.data.length > 0 ? (
        <ItemTable
          items={page.data.map((item) => rowOf(item, offers, missing.get(item.id)))}
          base={base}
          tagHrefs={
            new Map(
              page.data
                .flatMap((item) => item.tags.slice(0, tagsShown))
                .map((tag) => [tag, listHref({ tag })]),
            )
          }
          voiceHref={`${project}/voice`}
          channelsHref={hasPermission(ctx.role, 'manage') ? `${project}/channels` : undefined}
          sourceNames={new Map(sources.data.map(({ id, name }) => [id, name]))}
        />
      ) : (
        <NoItems
          filtered={filtered}
          listHref={base}
          sourcesHref={`${project}/sources`}
          hasSources={sources.data.length > 0}
          writes={hasPermission(ctx.role, 'write')}
        />
      )}
      <Pagination {...pagesAround(search, page.next_cursor, listHref)} />
    </>
  )
}

/** Adds the selected tag to the choices if it is too rare to be among them. */
const withPresent = (tags: string[], present: string | undefined): string[] =>
  present === undefined || tags.includes(present) ? tags : [present, ...tags]

const rowOf = (
  item: ItemSummary,
  offers: (kind: string | null) => boolean,
  missing: ItemRow['missing'],
): ItemRow => ({
  id: item.id,
  title: item.title,
  content_type: item.content_type,
  content_subtype: item.content_subtype,
  tags: item.tags,
  status: item.status,
  withdrawn_at: item.withdrawn_at,
  source_id: item.source_id,
  isOwn: item.external_id === ownExternalId(item.id),
  updated_at: item.updated_at,
  thumbnail: thumbnailAddress(
    { kind: 'items', id: item.id, changedAt: item.updated_at },
    item.featured_image,
  ),
  leftOut: !offers(item.content_type),
  missing,
})
