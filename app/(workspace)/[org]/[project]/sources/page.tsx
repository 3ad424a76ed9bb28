import { Plus, SearchX } from 'lucide-react'
import type { Metadata } from 'next'
import { FilterBar } from '@/components/data-table/filter-bar'
import { NoSources } from '@/components/sources/no-sources'
import { SourceTable } from '@/components/sources/source-table'
import { RefreshWhile } from '@/components/sources/status/refresh-while'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { TabLinks } from '@/components/ui/tab-links'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { env } from '@/lib/env'
import { SAMPLE_BRAND_PATH } from '@/lib/sample-brand/sample-brand'
import { countSources } from '@/lib/sources/health/count-sources'
import { listSources } from '@/lib/sources/list-sources'
import { listLiveRuns } from '@/lib/sync/read/list-live-runs'
import { addressOf, choiceOf, pageKey, pagesAround, textOf } from '../list-address'
import type { ProjectListProps } from '../project-page'
import { pauseSourceAction, resumeSourceAction, syncSourceAction } from './actions'
import { sourceType, typeLabel } from './source-types'

export const metadata: Metadata = { title: 'Sources' }

/** Up to this many sources need no search. */
const fewSources = 8

export default async function SourcesPage({ params, searchParams }: ProjectListProps) {
  const [place, search] = await Promise.all([params, searchParams])
  const ctx = await requireProject('read', place.org, place.project)
  const base = `/${place.org}/${place.project}/sources`
  const writes = hasPermission(ctx.role, 'write')
  const attention = choiceOf(search, 'show', ['attention'])
  const type = textOf(search, 'type')
  const q = textOf(search, 'q')
  // Read before the sources, because a finished run has already updated them.
  const live = await listLiveRuns(ctx)
  const [{ data, next_cursor }, counts] = await Promise.all([
    listSources(ctx, { limit: 50, after: pageKey(search), attention: attention !== undefined, type, q }),
    countSources(ctx),
  ])
  const syncing = new Set(live.map((run) => run.source_id))
  const listed = data.map((source) => ({
    source,
    typeLabel: typeLabel(source.source_type),
    icon: sourceType(source.source_type)?.card.icon,
    syncing: syncing.has(source.id),
    href: `${base}/${source.id}`,
    actions: writes
      ? {
          sync: syncSourceAction.bind(null, place, { id: source.id }),
          pause: pauseSourceAction.bind(null, place, { id: source.id }),
          resume: resumeSourceAction.bind(null, place, { id: source.id }),
        }
      : undefined,
  }))
  return (
    <>
      <PageHeader
        title="Sources"
        description="Where your content comes from. We check each source regularly and import what is new or changed."
        actions={
          writes && counts.all > 0 ? (
            <LinkButton href={`${base}/new`} variant="primary">
              <Plus aria-hidden />
              Add a source
            </LinkButton>
          ) : null
        }
      />
      {counts.attention > 0 || attention ? (
        <TabLinks
          label="Filter sources"
          current={attention ?? 'all'}
          tabs={[
            { id: 'all', label: 'All', href: base, count: counts.all },
            {
              id: 'attention',
              label: 'Need attention',
              href: addressOf(base, { show: 'attention' }),
              count: counts.attention,
            },
          ]}
        />
      ) : null}
      {counts.all > fewSources || counts.types.length > 1 || type || q ? (
        <FilterBar
          search={{ name: 'q', label: 'Search sources' }}
          filters={
            counts.types.length > 1 || type
              ? [
                  {
                    name: 'type',
                    label: 'All types',
                    options: [...new Set([...counts.types, ...(type ? [type] : [])])].map((one) => ({
                      value: one,
                      label: typeLabel(one),
                    })),
                  },
                ]
              : []
          }
          values={{ q, type, show: attention }}
          keep={['show']}
        />
      ) : null}
      {data.length > 0 ? (
        <SourceTable sources={listed} />
      ) : type || q ? (
        <EmptyState
          icon={<SearchX />}
          title="No matches"
          action={<LinkButton href={base}>Show all sources</LinkButton>}
        >
          No source matches your search and filters.
        </EmptyState>
      ) : counts.all > 0 ? (
        <EmptyState title="No source needs attention">
          We can read all of them, and none has been silent for unusually long.
        </EmptyState>
      ) : (
        <NoSources newHref={writes ? `${base}/new` : undefined} sample={sampleAddress()} />
      )}
      <Pagination
        {...pagesAround(search, next_cursor, (values) =>
          addressOf(base, { show: attention, type, q, ...values }),
        )}
      />
      <RefreshWhile active={syncing.size > 0} every={2000} />
    </>
  )
}

/** The sample brand's manifest, which the app serves itself while the simulated networks are on. */
function sampleAddress(): string | undefined {
  if (!env().TRIBUTARY_SANDBOX) return undefined
  return `${env().APP_URL}${SAMPLE_BRAND_PATH}/manifest.json`
}
