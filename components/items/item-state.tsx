import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { ItemSummary } from '@/lib/items/schemas'

export const itemStatusWords: Record<ItemSummary['status'], { label: string; tone: Tone; busy?: boolean }> = {
  new: { label: 'New', tone: 'accent' },
  transforming: { label: 'Posts being made', tone: 'accent', busy: true },
  transformed: { label: 'Posts made', tone: 'success' },
  failed: { label: 'Posts failed', tone: 'danger' },
  archived: { label: 'Archived', tone: 'neutral' },
}

/** Where an item is on its way to posts; an item that its source no longer lists says so instead. */
export function ItemState({ item }: { item: Pick<ItemSummary, 'status' | 'withdrawn_at'> }) {
  if (item.withdrawn_at) return <StatusBadge tone="warning">Withdrawn</StatusBadge>
  const { label, tone, busy } = itemStatusWords[item.status]
  return (
    <StatusBadge tone={tone} busy={busy}>
      {label}
    </StatusBadge>
  )
}
