import { StatusBadge } from '@/components/ui/status-badge'
import type { SourceView } from './source-view'

type SourceStateProps = {
  source: Pick<SourceView, 'status'>
  /** A sync is under way. */
  syncing?: boolean
  /** The connector of its type is there. */
  known?: boolean
}

/** A source's state in words. */
export function SourceState({ source, syncing = false, known = true }: SourceStateProps) {
  if (!known) return <StatusBadge tone="warning">Type not available</StatusBadge>
  if (syncing)
    return (
      <StatusBadge tone="accent" busy>
        Syncing
      </StatusBadge>
    )
  if (source.status === 'error') return <StatusBadge tone="danger">Needs attention</StatusBadge>
  if (source.status === 'paused') return <StatusBadge tone="neutral">Paused</StatusBadge>
  return <StatusBadge tone="success">Active</StatusBadge>
}
