import { CircleCheck } from 'lucide-react'
import type { Metadata } from 'next'
import { FilterBar } from '@/components/data-table/filter-bar'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { WaitingList } from '@/components/workspace/waiting-list'
import { openOrgProjects } from '@/lib/auth/authorization/open-org-projects'
import { requireOrg, requirePlace } from '@/lib/auth/signed-in/require-project'
import { thumbnailAddress } from '@/lib/media/thumbnails/thumbnail-address'
import { listOrgReview } from '@/lib/overview/list-org-review'
import { isVideo } from '@/lib/post-rules/validate-media'
import { addressOf, choiceOf, idOf, pageKey, pagesAround, type Search } from '../../[project]/list-address'
import { approvePackageAction, rejectPackageAction } from '../../[project]/packages/actions'
import { disconnectedBlocked, emptyPostBlocked } from '../../[project]/packages/empty-post'

export const metadata: Metadata = { title: 'Review' }

type Props = { params: Promise<{ org: string }>; searchParams: Promise<Search> }

/** Maximum number of brands whose posts are listed together; further ones have to be reviewed individually. */
const maxProjects = 200

export default async function OrgReviewPage({ params, searchParams }: Props) {
  const [{ org }, search] = await Promise.all([params, searchParams])
  const ctx = await requireOrg('read', org)
  const { person } = await requirePlace(org)
  const projects = await openOrgProjects(ctx.orgId, person, maxProjects)
  const brand = projects.find(({ shown }) => shown.id === idOf(search, 'brand'))
  const show = choiceOf(search, 'show', ['flagged'])
  const after = pageKey(search)
  const page = await listOrgReview(brand ? [brand] : projects, {
    limit: 25,
    after,
    flagged: show === 'flagged',
  })
  const filters = { brand: brand?.shown.id, show }
  const filtered = brand !== undefined || show !== undefined
  return (
    <>
      <PageHeader title="Review" description="Posts that wait for review, across all brands. Newest first." />
      <FilterBar
        filters={[
          {
            name: 'brand',
            label: 'All brands',
            options: projects.map(({ shown }) => ({ value: shown.id, label: shown.name })),
          },
          {
            name: 'show',
            label: 'All posts',
            options: [{ value: 'flagged', label: 'Posts that need a closer look' }],
          },
        ]}
        values={filters}
      />
      {page.data.length === 0 ? (
        <EmptyState
          icon={<CircleCheck />}
          title={filtered ? 'No matching posts' : 'No posts wait for review'}
          action={
            <LinkButton href={filtered ? `/${org}/review` : `/${org}`}>
              {filtered ? 'Clear filters' : 'View all brands'}
            </LinkButton>
          }
        >
          {filtered
            ? 'No post in review matches these filters.'
            : 'Posts of all your brands appear here when they are submitted for review.'}
        </EmptyState>
      ) : (
        <WaitingList
          // Another page of results starts with fresh state; the same page keeps its state and takes the server's
          // new data.
          key={addressOf('', { ...filters, after })}
          rows={page.data.map((post) => {
            const place = { org, project: post.project.slug }
            const base = `/${org}/${post.project.slug}`
            return {
              post,
              href: `${base}/packages/${post.id}`,
              brandHref: base,
              thumbnail: thumbnailAddress({ kind: 'packages', id: post.id }, post.image),
              film: post.image !== null && isVideo(post.image),
              empty:
                post.versions === 0
                  ? emptyPostBlocked(post.warnings, { base, role: post.role, orgRole: ctx.role })
                  : undefined,
              disconnected:
                post.versions > 0 && post.channels.length === 0
                  ? disconnectedBlocked(
                      { base, role: post.role, orgRole: ctx.role },
                      { postHref: `${base}/packages/${post.id}`, hasChannels: post.hasChannels },
                    )
                  : undefined,
              approve: post.decides ? approvePackageAction.bind(null, place) : undefined,
              reject: post.decides ? rejectPackageAction.bind(null, place) : undefined,
            }
          })}
        />
      )}
      <Pagination
        {...pagesAround(search, page.next_cursor, (more) =>
          addressOf(`/${org}/review`, { ...filters, ...more }),
        )}
      />
    </>
  )
}
