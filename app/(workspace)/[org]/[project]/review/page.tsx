import { CircleCheck } from 'lucide-react'
import type { Metadata } from 'next'
import { EmptyQueue } from '@/components/packages/review/empty-queue'
import { ModelWait } from '@/components/packages/review/model-wait'
import { ReviewKeys } from '@/components/packages/review/review-keys'
import { ReviewRow, type ReviewRowView } from '@/components/packages/review/review-row'
import { tabOf, tabs } from '@/components/packages/review/tabs'
import { NewPostLink } from '@/components/posts/new-post-link'
import { Card } from '@/components/ui/card'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { TabLinks } from '@/components/ui/tab-links'
import { findWait } from '@/lib/ai/find-wait'
import { may } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/require-project'
import { thumbnailAddress } from '@/lib/media/thumbnails/thumbnail-address'
import { countReviewQueue } from '@/lib/packages/review/count-review-queue'
import { listFindings, type PackageFindings } from '@/lib/packages/review/list-findings'
import { listReviewQueue, type QueuedPackage } from '@/lib/packages/review/list-review-queue'
import { isVideo } from '@/lib/post-rules/validate-media'
import { isOneOf, possibleActions, publishingOrPublished } from '@/lib/publications/states'
import { addressOf, pageKey, pagesAround, textOf } from '../list-address'
import { approvePackageAction, schedulePackageAction, unschedulePackageAction } from '../packages/actions'
import type { ProjectListProps } from '../project-page'

export const metadata: Metadata = { title: 'Review' }

export default async function ReviewPage({ params, searchParams }: ProjectListProps) {
  const place = await params
  const ctx = await requireProject('read', place.org, place.project)
  const search = await searchParams
  const tab = tabOf(textOf(search, 'status'))
  const after = pageKey(search)
  const [page, counts, busyUntil] = await Promise.all([
    listReviewQueue(ctx, { status: tab.id, limit: 25, after }),
    countReviewQueue(ctx),
    findWait(ctx),
  ])
  const findings = findingsMatter(tab.id)
    ? await listFindings(
        ctx,
        page.data.map(({ id }) => id),
      )
    : undefined
  const base = `/${place.org}/${place.project}`
  const here = (status: string, page: { cursor?: string; back?: string } = {}) =>
    addressOf(`${base}/review`, { status: status === 'in_review' ? undefined : status, ...page })
  const approves = may(ctx.role, 'review')
  const approve = approves ? approvePackageAction.bind(null, place) : undefined
  const plan = may(ctx.role, 'write')
    ? {
        schedule: schedulePackageAction.bind(null, place),
        unschedule: unschedulePackageAction.bind(null, place),
        channelsHref: `${base}/channels`,
      }
    : undefined
  return (
    <>
      <PageHeader
        title="Review"
        description="Posts created from your content, from draft to published."
        actions={may(ctx.role, 'write') ? <NewPostLink project={base} /> : null}
      />
      <TabLinks
        label="States"
        current={tab.id}
        tabs={tabs
          .filter(({ id }) => id !== 'decision' || counts.decision > 0 || tab.id === 'decision')
          .map(({ id, label }) => ({ id, label, href: here(id), count: countOf(counts, id) }))}
      />
      <p className="-mt-2 mb-4 text-sm text-muted">{tab.means}</p>
      {busyUntil ? <ModelWait until={busyUntil.toISOString()} /> : null}
      {page.data.length ? (
        <>
          <Card flush>
            <ol aria-label={tab.label} className="divide-y divide-separator">
              {page.data.map((pkg) => (
                <ReviewRow
                  key={pkg.id}
                  pkg={rowOf(pkg, findings?.get(pkg.id))}
                  href={`${base}/packages/${pkg.id}`}
                  shows={pkg.status !== tab.id}
                  approve={approve}
                  plan={plan}
                />
              ))}
            </ol>
          </Card>
          <ReviewKeys
            approves={approves && tab.id === 'in_review'}
            schedules={plan !== undefined && tab.id === 'approved'}
          />
        </>
      ) : (
        <EmptyQueue icon={<CircleCheck />} tab={tab} base={base} first={after === undefined} />
      )}
      <Pagination {...pagesAround(search, page.next_cursor, (values) => here(tab.id, values))} />
    </>
  )
}

function rowOf(pkg: QueuedPackage, findings: PackageFindings | undefined): ReviewRowView {
  const { image, madeBy: _, variants, ...rest } = pkg
  const apart = new Set(variants.map(({ at }) => at && Date.parse(at))).size > 1
  return {
    ...rest,
    variants: variants.map(({ platform, channel, handle, at }) => ({
      platform,
      channel,
      handle,
      at: apart ? at : null,
    })),
    excerpt: variants[0]?.excerpt,
    thumbnail: thumbnailAddress({ kind: 'packages', id: pkg.id }, image),
    film: image !== null && isVideo(image),
    findings,
    schedulable: pkg.status === 'approved' && !pkg.held && variants.some(({ channel }) => channel !== null),
    approvable: possibleActions(pkg.status, pkg.held).includes('approve'),
  }
}

/** What is out, or on its way, is not judged any more. */
const findingsMatter = (tab: string): boolean => tab !== 'decision' && !isOneOf(publishingOrPublished, tab)

function countOf(counts: Record<string, number>, id: string): number | undefined {
  return counts[id] || undefined
}
