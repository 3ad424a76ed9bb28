import { Link } from '@/components/ui/link'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { ItemSummary } from '@/lib/items/schemas'

export const itemStatusWords: Record<ItemSummary['status'], { label: string; tone: Tone; busy?: boolean }> = {
  new: { label: 'New', tone: 'accent' },
  transforming: { label: 'Creating posts', tone: 'accent', busy: true },
  transformed: { label: 'Posts created', tone: 'success' },
  failed: { label: 'Posts failed', tone: 'danger' },
  archived: { label: 'Archived', tone: 'neutral' },
}

type ItemStateProps = {
  item: Pick<ItemSummary, 'status' | 'withdrawn_at' | 'content_type'>
  /** Where the voice is changed, for an item of a kind that it leaves out. */
  leftOut?: { voiceHref: string }
}

/**
 * Where an item is on its way to posts; an item that its source no longer lists says so instead, and one of which none are
 * made because of its kind says why.
 */
export function ItemState({ item, leftOut }: ItemStateProps) {
  if (item.withdrawn_at) return <StatusBadge tone="warning">Withdrawn</StatusBadge>
  if (leftOut && item.status === 'new')
    return (
      <span className="flex min-w-0 flex-col items-start gap-1">
        <StatusBadge tone="neutral">Not turned into posts</StatusBadge>
        <span className="sr-only">: </span>
        <Link
          href={leftOut.voiceHref}
          className="relative z-[1] line-clamp-2 max-w-48 text-xs break-words text-muted underline hover:text-foreground"
        >
          the brand voice excludes “{item.content_type}”
        </Link>
      </span>
    )
  const { label, tone, busy } = itemStatusWords[item.status]
  return (
    <StatusBadge tone={tone} busy={busy}>
      {label}
    </StatusBadge>
  )
}
