import { StatusBadge } from '@/components/ui/status-badge'
import type { ChannelAnswer } from '@/lib/channels/schemas'

/** A channel's state in words. */
export function ChannelState({ status }: { status: ChannelAnswer['status'] }) {
  if (status === 'expired') return <StatusBadge tone="danger">Reconnect</StatusBadge>
  if (status === 'disabled') return <StatusBadge tone="neutral">Paused</StatusBadge>
  return <StatusBadge tone="success">Connected</StatusBadge>
}
