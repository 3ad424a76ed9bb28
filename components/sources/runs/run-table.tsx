import { DataTable, type TableColumn } from '@/components/data-table/data-table'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusBadge } from '@/components/ui/status-badge'
import type { RunAnswer } from '@/lib/sync/schemas'
import { durationWords, isUnderWay, resultWords, stateOfRun, triggerWords } from './run-words'

const columns: TableColumn[] = [
  { id: 'started', header: 'Started' },
  { id: 'status', header: 'Result' },
  { id: 'words', header: 'Changes' },
  { id: 'trigger', header: 'Trigger', phone: 'hide' },
  { id: 'duration', header: 'Duration', align: 'end' },
]

/** The syncs of a source, newest first. */
export function RunTable({ runs, href }: { runs: RunAnswer[]; href: (run: RunAnswer) => string }) {
  return (
    <DataTable
      label="Past syncs"
      columns={columns}
      rows={runs.map((run) => ({
        id: run.id,
        href: href(run),
        label: `Sync of ${run.created_at}`,
        cells: {
          started: <RelativeTime at={run.started_at ?? run.created_at} />,
          status: (
            <StatusBadge tone={stateOfRun(run).tone} busy={isUnderWay(run)}>
              {stateOfRun(run).label}
            </StatusBadge>
          ),
          words: isUnderWay(run) ? (
            <span className="text-muted">In progress</span>
          ) : (
            <span className="wrap-anywhere">{resultWords(run)}</span>
          ),
          trigger: <span className="text-muted">{triggerWords[run.trigger]}</span>,
          duration: durationWords(run) ?? <span className="text-muted">–</span>,
        },
      }))}
      empty={<p className="text-sm text-muted">We haven’t synced this source yet.</p>}
    />
  )
}
