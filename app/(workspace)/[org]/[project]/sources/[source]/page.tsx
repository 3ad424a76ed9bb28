import type { Metadata } from 'next'
import { HeldWithdrawals } from '@/components/sources/runs/held-withdrawals'
import { RunNotes } from '@/components/sources/runs/run-notes'
import { RunProgress } from '@/components/sources/runs/run-progress'
import { RunTable } from '@/components/sources/runs/run-table'
import { isUnderWay } from '@/components/sources/runs/run-words'
import { SourceErrorNotice } from '@/components/sources/status/source-error-notice'
import { SourceFacts } from '@/components/sources/status/source-facts'
import { SourceSilence } from '@/components/sources/status/source-silence'
import { SourceWaiting } from '@/components/sources/status/source-waiting'
import { Card } from '@/components/ui/card'
import { SectionHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { getSource } from '@/lib/sources/get-source'
import { formatUsualGap } from '@/lib/sources/health/source-health'
import { listRuns } from '@/lib/sync/read/list-runs'
import { addressOf, pageKey, pagesAround, type Search } from '../../list-address'
import { orNotFound } from '../../or-not-found'
import { syncSourceAction } from '../actions'
import { configSchema, typeLabel } from '../source-types'
import { InstantSync } from './instant-sync'
import { loadSource } from './load-source'
import { NextStep } from './next-step'
import { PushOverview } from './push-overview'
import { SourceHeader } from './source-header'

type Props = {
  params: Promise<{ org: string; project: string; source: string }>
  searchParams: Promise<Search>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { org, project, source } = await params
  return { title: (await loadSource(await requireProject('read', org, project), source)).name }
}

export default async function SourcePage({ params, searchParams }: Props) {
  const [{ source: id, ...place }, search] = await Promise.all([params, searchParams])
  const ctx = await requireProject('read', place.org, place.project)
  // Reads the runs before the source, because a finished run has already updated it. In the reverse order, a page
  // that sees the run as finished could show the earlier state and never refresh.
  const newest = await orNotFound(id, (known) => listRuns(ctx, { sourceId: known, limit: 1 }))
  const source = await orNotFound(id, (known) => getSource(ctx, { id: known }))
  if (source.push_url !== null)
    return (
      <>
        <SourceHeader
          place={place}
          source={source}
          syncing={false}
          writes={hasPermission(ctx.role, 'write')}
          tab="overview"
        />
        <PushOverview
          ctx={ctx}
          place={place}
          source={{ ...source, push_url: source.push_url }}
          search={search}
        />
      </>
    )
  const runs = await listRuns(ctx, { sourceId: id, limit: 20, after: pageKey(search) })
  const base = `/${place.org}/${place.project}/sources/${id}`
  const last = newest.data[0]
  const syncing = isUnderWay(last)
  const writes = hasPermission(ctx.role, 'write')
  return (
    <>
      <SourceHeader place={place} source={source} syncing={syncing} writes={writes} tab="overview" />
      <div className="flex flex-col gap-6">
        {syncing ? null : <SourceErrorNotice source={source} />}
        {syncing ? null : <SourceWaiting source={source} />}
        {syncing ? null : <SourceSilence source={source} />}
        {last && !syncing && last.counts.held > 0 ? (
          <HeldWithdrawals
            held={last.counts.held}
            accept={writes ? syncSourceAction.bind(null, place, { id, accept_withdrawals: true }) : undefined}
          />
        ) : null}
        {syncing ? null : <NextStep ctx={ctx} place={place} source={source} />}
        <Card title="Last sync">
          {last ? (
            <>
              <RunProgress run={last} first={source.last_synced_at === null} />
              <RunNotes run={last} />
            </>
          ) : (
            <p className="text-sm text-muted">We haven’t synced this source yet.</p>
          )}
        </Card>
        <Card title="About this source">
          <SourceFacts
            source={source}
            typeLabel={typeLabel(source.source_type)}
            schema={configSchema(source.source_type)}
            usually={formatUsualGap(source.health)}
          />
        </Card>
        <section>
          <SectionHeader title="Past syncs" />
          <RunTable runs={runs.data} href={(run) => `${base}/runs/${run.id}`} />
          <Pagination {...pagesAround(search, runs.next_cursor, (values) => addressOf(base, values))} />
        </section>
        <InstantSync ctx={ctx} place={place} source={source} />
      </div>
    </>
  )
}
