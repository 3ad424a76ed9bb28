import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import { NoSources } from '@/components/sources/no-sources'
import { RefreshWhile } from '@/components/sources/refresh-while'
import { SourceTable } from '@/components/sources/source-table'
import { LinkButton } from '@/components/ui/button'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { may } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/require-project'
import { listSources } from '@/lib/sources/list-sources'
import { listLiveRuns } from '@/lib/sync/list-live-runs'
import { addressOf, pageKey, pagesAround, type Search } from '../list-address'
import { pauseSourceAction, resumeSourceAction, syncSourceAction } from './actions'
import { sampleAddress } from './sample-address'
import { typeLabel } from './source-types'

export const metadata: Metadata = { title: 'Sources' }

type Props = { params: Promise<{ org: string; project: string }>; searchParams: Promise<Search> }

export default async function SourcesPage({ params, searchParams }: Props) {
  const [place, search] = await Promise.all([params, searchParams])
  const ctx = await requireProject('read', place.org, place.project)
  const base = `/${place.org}/${place.project}/sources`
  const writes = may(ctx.role, 'write')
  const [{ data, next_cursor }, live] = await Promise.all([
    listSources(ctx, { limit: 50, after: pageKey(search) }),
    listLiveRuns(ctx),
  ])
  const syncing = new Set(live.map((run) => run.source_id))
  const listed = data.map((source) => ({
    source,
    typeLabel: typeLabel(source.source_type),
    syncing: syncing.has(source.id),
    href: `${base}/${source.id}`,
    acts: writes
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
        description="Where your content comes from. Each is looked at regularly; what is new or changed becomes items."
        actions={
          writes && data.length > 0 ? (
            <LinkButton href={`${base}/new`} variant="primary">
              <Plus aria-hidden />
              Add a source
            </LinkButton>
          ) : null
        }
      />
      {data.length > 0 ? (
        <SourceTable sources={listed} />
      ) : (
        <NoSources newHref={writes ? `${base}/new` : undefined} sample={sampleAddress()} />
      )}
      <Pagination {...pagesAround(search, next_cursor, (values) => addressOf(base, values))} />
      <RefreshWhile active={syncing.size > 0} every={2000} />
    </>
  )
}
