import { CircleCheck } from 'lucide-react'
import type { Metadata } from 'next'
import { type ReactNode, Suspense } from 'react'
import { EmptyQueue } from '@/components/packages/review/empty-queue'
import { FilterBar } from '@/components/packages/review/filter-bar'
import { ModelWait } from '@/components/packages/review/model-wait'
import { ReviewDesk } from '@/components/packages/review/review-desk'
import type { ReviewRowView } from '@/components/packages/review/review-row'
import { SavedViews } from '@/components/packages/review/saved-views'
import { type Tab, tabOf, tabs } from '@/components/packages/review/tabs'
import { NewPostLink } from '@/components/posts/new-post-link'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { TabLinks } from '@/components/ui/tab-links'
import { findWait } from '@/lib/ai/models/find-wait'
import { hasPermission } from '@/lib/auth/permissions'
import { requirePlace, requireProject } from '@/lib/auth/signed-in/require-project'
import { listChannels } from '@/lib/channels/list-channels'
import { thumbnailAddress } from '@/lib/media/thumbnails/thumbnail-address'
import { maxInBulk } from '@/lib/packages/bulk/schemas'
import {
  countReviewQueue,
  countsEndAt,
  isCounted,
  type QueueCounts,
} from '@/lib/packages/review/count-review-queue'
import { defaultSort, findNewest } from '@/lib/packages/review/find-queued'
import { listFailures, type PackageFailure } from '@/lib/packages/review/list-failures'
import { listFilterOptions } from '@/lib/packages/review/list-filter-options'
import { listPosts, type PackageFindings, type PreviewedPost } from '@/lib/packages/review/list-posts'
import { listReviewQueue, type QueuedPackage } from '@/lib/packages/review/list-review-queue'
import { isFiltered, queueSorts } from '@/lib/packages/review/queue-filter'
import { listSavedViews } from '@/lib/packages/views/list-saved-views'
import { isVideo } from '@/lib/post-rules/validate-media'
import { isOneOf, possibleActions, publishingOrPublished } from '@/lib/publications/states'
import { countSources } from '@/lib/sources/health/count-sources'
import { createApprovalLinkAction } from '../approval-links/actions'
import { addressOf, choiceOf, pageKey, pagesAround, textOf } from '../list-address'
import { disconnectedBlocked, emptyPostBlocked, type PostPlace } from '../packages/empty-post'
import type { ProjectListProps } from '../project-page'
import { deleteViewAction, renameViewAction, saveViewAction } from './actions'
import { filterOf } from './filter-of'

export const metadata: Metadata = { title: 'Review' }

export default async function ReviewPage({ params, searchParams }: ProjectListProps) {
  const place = await params
  const ctx = await requireProject('read', place.org, place.project)
  const { place: own } = await requirePlace(place.org, place.project)
  const search = await searchParams
  const tab = tabOf(textOf(search, 'status'))
  const filter = filterOf(search)
  const chosenSort = choiceOf(search, 'sort', queueSorts)
  const sort = chosenSort ?? defaultSort(tab.id)
  const after = pageKey(search)
  const [page, counts, options, views, busyUntil] = await Promise.all([
    listReviewQueue(ctx, { status: tab.id, filter, sort, limit: 25, after }),
    isCounted(filter) ? countReviewQueue(ctx, filter) : undefined,
    listFilterOptions(ctx, tab.id),
    listSavedViews(ctx),
    findWait(ctx),
  ])
  const isCutOff = page.data.some((pkg) => isDisconnected(pkg))
  const [{ posts, findings }, failures, newest, hasChannels] = await Promise.all([
    listPosts(
      ctx,
      page.data.map(({ id }) => id),
    ),
    listFailures(
      ctx,
      page.data.flatMap(({ id, status }) => (status === 'failed' ? [id] : [])),
    ),
    // A query that finds nothing can take as long as one that fills a page (docs/decisions/0177).
    page.data.length ? findNewest(ctx, { status: tab.id, filter }) : null,
    isCutOff && listChannels(ctx, { limit: 1 }).then(({ data }) => data.length > 0),
  ])
  // Counts that the database does not maintain are queried once the page has its rows, and streamed in after it
  // (docs/decisions/0164).
  const all = after === undefined && page.next_cursor === null
  const known = all ? { status: tab.id, count: page.data.length } : undefined
  const counting = counts ? Promise.resolve(counts) : countReviewQueue(ctx, filter, known)
  const base = `/${place.org}/${place.project}`
  const path = `${base}/review`
  const status = tab.id === 'in_review' ? undefined : tab.id
  const asked = { ...filter, sort: chosenSort }
  const here = (values: Record<string, string | undefined> = {}) =>
    addressOf(path, { status, ...asked, ...values })
  const filtered = isFiltered(filter)
  // The filter's options include everyone who has a post in this list assigned to them.
  const people = new Map(options.assignee.map(({ value, label }) => [value, label]))
  const judged = tab.id !== 'decision' && !isOneOf(publishingOrPublished, tab.id)
  const tabLinks = (there: QueueCounts | undefined) => (
    <Tabs
      tab={tab}
      counts={there}
      countsEndAt={countsEndAt(filter)}
      href={(id) => addressOf(path, { status: id === 'in_review' ? undefined : id, ...filter })}
    />
  )
  return (
    <>
      <PageHeader
        title="Review"
        description="Posts created from your content, from draft to published."
        actions={hasPermission(ctx.role, 'write') ? <NewPostLink project={base} /> : null}
      />
      <Suspense fallback={tabLinks(counts)}>
        <Counted counting={counting}>{tabLinks}</Counted>
      </Suspense>
      <p className="-mt-2 mb-4 text-sm text-muted">{tab.means}</p>
      {busyUntil ? <ModelWait until={busyUntil.toISOString()} /> : null}
      <SavedViews
        path={path}
        views={views}
        query={filtered || chosenSort ? (here().split('?')[1] ?? '') : ''}
        save={saveViewAction.bind(null, place)}
        rename={renameViewAction.bind(null, place)}
        remove={deleteViewAction.bind(null, place)}
      />
      {page.data.length || filtered || chosenSort ? (
        <FilterBar
          path={path}
          status={status}
          filter={filter}
          sort={sort}
          defaultSort={defaultSort(tab.id)}
          options={options}
        />
      ) : null}
      {page.data.length ? (
        <ReviewDesk
          // Another list starts with fresh state; the same one keeps its state and takes the server's new data.
          key={here({ cursor: textOf(search, 'cursor') })}
          tab={{ id: tab.id, label: tab.label }}
          rows={page.data.map((pkg) =>
            rowOf(pkg, people, posts.get(pkg.id) ?? [], {
              findings: judged ? findings.get(pkg.id) : undefined,
              failures: failures.get(pkg.id) ?? [],
              place: { base, role: ctx.role, orgRole: own.orgRole },
              hasChannels,
            }),
          )}
          newest={newest}
          filter={filter}
          total={counts?.[tab.id]}
          more={page.next_cursor !== null}
          maxInBulk={maxInBulk}
          projectId={ctx.projectId}
          base={base}
          approves={hasPermission(ctx.role, 'review')}
          plans={hasPermission(ctx.role, 'write')}
          manages={hasPermission(ctx.role, 'manage')}
          createLink={
            hasPermission(ctx.role, 'write') ? createApprovalLinkAction.bind(null, place) : undefined
          }
        />
      ) : filtered ? (
        <EmptyState
          icon={<CircleCheck />}
          title="No posts match"
          action={<LinkButton href={addressOf(path, { status })}>Clear filters</LinkButton>}
        >
          No post in this list matches the filters.
        </EmptyState>
      ) : (
        <EmptyQueue
          icon={<CircleCheck />}
          tab={tab}
          base={base}
          first={after === undefined}
          addsSource={hasPermission(ctx.role, 'write') && (await countSources(ctx)).all === 0}
        />
      )}
      <Pagination {...pagesAround(search, page.next_cursor, (values) => here(values))} />
    </>
  )
}

/** Renders its children once the counts have arrived. */
async function Counted(props: {
  counting: Promise<QueueCounts>
  children: (counts: QueueCounts) => ReactNode
}) {
  return props.children(await props.counting)
}

type TabsProps = {
  tab: Tab
  counts: QueueCounts | undefined
  countsEndAt: number | undefined
  href: (id: Tab['id']) => string
}

function Tabs({ tab, counts, countsEndAt, href }: TabsProps) {
  return (
    <TabLinks
      label="States"
      current={tab.id}
      countsEndAt={countsEndAt}
      tabs={tabs
        .filter(({ id }) => id !== 'decision' || (counts?.decision ?? 0) > 0 || tab.id === 'decision')
        .map(({ id, label }) => ({ id, label, href: href(id), count: counts?.[id] || undefined }))}
    />
  )
}

/** Whether all channels of a post have been disconnected. */
const isDisconnected = ({ variants }: QueuedPackage): boolean =>
  variants.length > 0 && variants.every(({ channel }) => channel === null)

function rowOf(
  pkg: QueuedPackage,
  people: ReadonlyMap<string, string>,
  posts: PreviewedPost[],
  {
    findings,
    failures,
    place,
    hasChannels,
  }: {
    findings: PackageFindings | undefined
    failures: PackageFailure[]
    place: PostPlace
    hasChannels: boolean
  },
): ReviewRowView {
  const { image, madeBy: _, variants, assigneeId, dueAt, ...rest } = pkg
  const differentTimes = new Set(variants.map(({ at }) => at && Date.parse(at))).size > 1
  const possible = possibleActions(pkg.status, pkg.held)
  const empty = variants.length === 0 ? emptyPostBlocked(pkg.warnings, place) : undefined
  return {
    ...rest,
    variants: variants.map(({ platform, channel, handle, at }) => ({
      platform,
      channel,
      handle,
      at: differentTimes ? at : null,
    })),
    assignee: people.get(assigneeId ?? ''),
    dueAt: isOneOf(publishingOrPublished, pkg.status) ? null : dueAt,
    excerpt: variants[0]?.excerpt,
    thumbnail: thumbnailAddress({ kind: 'packages', id: pkg.id }, image),
    film: image !== null && isVideo(image),
    findings,
    failures,
    posts,
    empty,
    disconnected: isDisconnected(pkg)
      ? disconnectedBlocked(place, { postHref: `${place.base}/packages/${pkg.id}`, hasChannels })
      : undefined,
    schedulable: pkg.status === 'approved' && !pkg.held && variants.some(({ channel }) => channel !== null),
    approvable: possible.includes('approve') && !empty,
    rejectable: possible.includes('reject'),
    returnable: possible.includes('request_changes'),
  }
}
