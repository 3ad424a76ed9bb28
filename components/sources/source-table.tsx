import { DataTable, type TableColumn } from '@/components/data-table/data-table'
import { ActionButton } from '@/components/forms/action-button'
import type { BoundAction } from '@/components/forms/call-action'
import { Menu } from '@/components/ui/menu'
import { RelativeTime } from '@/components/ui/relative-time'
import type { SourceIcon as IconName } from '@/lib/sources/connector'
import type { SourceAnswer } from '@/lib/sources/schemas'
import { SourceIcon } from './source-icon'
import { SourceState } from './status/source-state'

export type ListedSource = {
  source: SourceAnswer
  typeLabel: string
  /** The icon of its type. */
  icon: IconName | undefined
  syncing: boolean
  href: string
  /** What the viewer may do with it; absent for people with read access only. */
  actions?: { sync: BoundAction; pause: BoundAction; resume: BoundAction }
}

const columns: TableColumn[] = [
  { id: 'name', header: 'Source' },
  { id: 'state', header: 'State' },
  { id: 'last', header: 'Last sync' },
  { id: 'next', header: 'Next sync' },
  { id: 'items', header: 'Content', align: 'end' },
  { id: 'actions', header: '', width: '3rem' },
]

/**
 * All sources of a project: their state, when they were and will be checked, and how many items they have brought.
 */
export function SourceTable({ sources }: { sources: ListedSource[] }) {
  return (
    <DataTable
      label="Sources"
      columns={columns}
      rows={sources.map((listed) => ({
        id: listed.source.id,
        href: listed.href,
        label: listed.source.name,
        cells: cellsOf(listed),
      }))}
      empty={null}
    />
  )
}

function cellsOf({ source, typeLabel, icon, syncing, actions }: ListedSource) {
  return {
    name: (
      <span className="flex min-w-44 items-center gap-3">
        <span className="grid size-8 shrink-0 place-content-center rounded-lg bg-default-soft text-muted">
          <SourceIcon icon={icon} className="size-4" />
        </span>
        <span className="min-w-0">
          <span className="block font-medium">{source.name}</span>
          <span className="block text-xs font-normal text-muted">{typeLabel}</span>
        </span>
      </span>
    ),
    state: (
      <div className="max-w-sm">
        <SourceState source={source} syncing={syncing} />
        {source.health.message && !syncing ? (
          <p className="mt-1 text-xs text-muted wrap-anywhere">
            <span className="text-foreground">{source.health.message}</span>{' '}
            {source.status === 'error' ? source.health.hint : null}
          </p>
        ) : null}
      </div>
    ),
    last:
      source.push_url !== null ? (
        <span className="text-muted">–</span>
      ) : source.last_synced_at ? (
        <RelativeTime at={source.last_synced_at} />
      ) : (
        <span className="text-muted">Never</span>
      ),
    next: <NextSync source={source} syncing={syncing} />,
    items: source.item_count.toLocaleString('en'),
    actions: actions ? (
      <SourceActions
        source={source}
        actions={actions}
        canSync={source.supported && source.push_url === null && !syncing}
      />
    ) : null,
  }
}

function NextSync({ source, syncing }: Pick<ListedSource, 'source' | 'syncing'>) {
  if (source.push_url !== null)
    return source.last_push_at ? (
      <>
        Last push <RelativeTime at={source.last_push_at} />
      </>
    ) : (
      <span className="text-muted">Waiting for the first push</span>
    )
  if (syncing) return <span className="text-muted">Now</span>
  if (!source.supported || !source.next_sync_at) return <span className="text-muted">–</span>
  if (Date.parse(source.next_sync_at) <= Date.now()) return <span className="text-muted">Due</span>
  return <RelativeTime at={source.next_sync_at} />
}

function SourceActions({
  source,
  actions,
  canSync,
}: {
  source: SourceAnswer
  actions: NonNullable<ListedSource['actions']>
  canSync: boolean
}) {
  const paused = source.status === 'paused'
  return (
    <Menu label={`Actions for ${source.name}`}>
      {canSync && !paused ? (
        <ActionButton className="menu__item" action={actions.sync} done={`${source.name} is syncing.`}>
          Sync now
        </ActionButton>
      ) : null}
      {paused ? (
        <ActionButton className="menu__item" action={actions.resume} done={`${source.name} resumed.`}>
          Resume
        </ActionButton>
      ) : (
        <ActionButton
          className="menu__item"
          action={actions.pause}
          done={`${source.name} paused.`}
          undo={{ label: 'Undo', action: actions.resume }}
        >
          Pause
        </ActionButton>
      )}
    </Menu>
  )
}
