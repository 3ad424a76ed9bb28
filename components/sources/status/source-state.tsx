import { StatusBadge } from '@/components/ui/status-badge'
import type { SourceAnswer } from '@/lib/sources/schemas'

type SourceStateProps = {
  source: Pick<SourceAnswer, 'status' | 'supported' | 'health'>
  /** Whether a sync is in progress. */
  syncing?: boolean
}

/** A source's state as a badge. */
export function SourceState({ source, syncing = false }: SourceStateProps) {
  if (!source.supported) return <StatusBadge tone="warning">Type not available</StatusBadge>
  if (syncing)
    return (
      <StatusBadge tone="accent" busy>
        Syncing
      </StatusBadge>
    )
  if (source.status === 'error') return <StatusBadge tone="danger">Needs attention</StatusBadge>
  if (source.status === 'paused') return <StatusBadge tone="neutral">Paused</StatusBadge>
  if (source.health.state === 'waiting') return <StatusBadge tone="accent">Waiting</StatusBadge>
  if (source.health.state === 'silent') return <StatusBadge tone="warning">Silent</StatusBadge>
  if (source.health.state === 'new') return <StatusBadge tone="neutral">New</StatusBadge>
  return <StatusBadge tone="success">Active</StatusBadge>
}
