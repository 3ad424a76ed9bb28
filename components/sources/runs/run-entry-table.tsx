import { DataTable, type TableColumn } from '@/components/data-table/data-table'
import { TextLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { StatusBadge } from '@/components/ui/status-badge'
import type { RunEntryAnswer } from '@/lib/sync/schemas'
import { outcomeWords } from './run-words'

const columns: TableColumn[] = [
  { id: 'key', header: 'Entry' },
  { id: 'outcome', header: 'Outcome' },
  { id: 'reason', header: 'Reason' },
  { id: 'item', header: 'Content' },
]

/** What happened to each entry of a sync, and why. */
export function RunEntryTable({
  entries,
  itemHref,
  filtered,
  removed,
}: {
  entries: RunEntryAnswer[]
  itemHref: (id: string) => string
  /** Whether only one outcome is shown. */
  filtered: boolean
  /** Whether details of single entries existed but were deleted because of their age. */
  removed: boolean
}) {
  return (
    <DataTable
      label="Entries"
      columns={columns}
      rows={entries.map((entry, at) => ({
        id: `${at} ${entry.key}`,
        label: entry.key,
        cells: {
          key: <code className="font-mono text-sm break-all">{entry.key}</code>,
          outcome: (
            <StatusBadge tone={outcomeWords[entry.outcome].tone}>
              {outcomeWords[entry.outcome].label}
            </StatusBadge>
          ),
          reason: entry.reason ? <span className="wrap-anywhere">{entry.reason}</span> : null,
          item: entry.item_id ? <TextLink href={itemHref(entry.item_id)}>Open content</TextLink> : null,
        },
      }))}
      empty={
        removed ? (
          <EmptyState title="The list of entries is no longer available">
            We keep the list for 30 days and for the latest 50 syncs of a source. The counts above stay.
          </EmptyState>
        ) : (
          <EmptyState title={filtered ? 'No entries with this outcome' : 'No entries to show'}>
            We count unchanged entries but don’t list them.
          </EmptyState>
        )
      }
    />
  )
}
