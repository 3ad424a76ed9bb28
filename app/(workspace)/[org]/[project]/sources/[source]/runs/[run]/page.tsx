import type { Metadata } from 'next'
import { RunEntryTable } from '@/components/sources/runs/run-entry-table'
import { RunFacts } from '@/components/sources/runs/run-facts'
import { RunProgress } from '@/components/sources/runs/run-progress'
import { isUnderWay, outcomeWords } from '@/components/sources/runs/run-words'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { LocalTime } from '@/components/ui/local-time'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { TabLinks } from '@/components/ui/tab-links'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { getRun } from '@/lib/sync/read/get-run'
import { listRunEntries } from '@/lib/sync/read/list-run-entries'
import { type RunAnswer, runOutcomes } from '@/lib/sync/schemas'
import { addressOf, choiceOf, pageNumber, pagesAround, type Search } from '../../../../list-address'
import { orNotFound } from '../../../../or-not-found'
import { loadSource } from '../../load-source'

export const metadata: Metadata = { title: 'Sync' }

type Props = {
  params: Promise<{ org: string; project: string; source: string; run: string }>
  searchParams: Promise<Search>
}

const changesOf = ({ counts }: RunAnswer) =>
  counts.created + counts.updated + counts.failed + counts.withdrawn

export default async function RunPage({ params, searchParams }: Props) {
  const [{ source: sourceId, run: runId, ...place }, search] = await Promise.all([params, searchParams])
  const ctx = await requireProject('read', place.org, place.project)
  const source = await loadSource(ctx, sourceId)
  const run = await orNotFound(runId, (id) => getRun(ctx, { runId: id, sourceId }))
  const outcome = choiceOf(search, 'outcome', runOutcomes)
  const entries = await listRunEntries(ctx, {
    runId,
    outcomes: outcome && [outcome],
    limit: 100,
    after: pageNumber(search),
  })
  const project = `/${place.org}/${place.project}`
  const base = `${project}/sources/${sourceId}/runs/${runId}`
  return (
    <>
      <PageHeader
        back={{ href: `${project}/sources/${sourceId}`, label: source.name }}
        title={
          <>
            Sync of <LocalTime at={run.started_at ?? run.created_at} />
          </>
        }
      />
      <div className="mb-8 flex flex-col gap-4">
        {run.error ? (
          <Callout tone="danger" title={run.error.message}>
            {run.error.hint}
          </Callout>
        ) : null}
        <Card>
          <RunProgress run={run} />
          <RunFacts run={run} />
        </Card>
      </div>
      <TabLinks
        label="Entries by outcome"
        current={outcome ?? 'all'}
        tabs={[
          { id: 'all', label: 'All', href: base },
          ...runOutcomes
            .filter((one) => one === outcome || (one !== 'unchanged' && run.counts[one] > 0))
            .map((one) => ({
              id: one,
              label: outcomeWords[one].label,
              href: addressOf(base, { outcome: one }),
              count: one === 'unchanged' ? undefined : run.counts[one],
            })),
        ]}
      />
      <RunEntryTable
        entries={entries.data}
        itemHref={(id) => `${project}/items/${id}`}
        filtered={outcome !== undefined}
        removed={!isUnderWay(run) && !run.has_entries && changesOf(run) > 0}
      />
      <Pagination
        {...pagesAround(search, entries.next_cursor, (values) => addressOf(base, { outcome, ...values }))}
        labels={{ newer: 'Previous', older: 'Next' }}
      />
    </>
  )
}
