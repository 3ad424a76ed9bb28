import { Link } from '@/components/ui/link'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { ItemSummary } from '@/lib/items/schemas'
import type { EmptyPost } from '@/lib/packages/explain-empty-post'

export const itemStatusWords: Record<ItemSummary['status'], { label: string; tone: Tone; busy?: boolean }> = {
  new: { label: 'New', tone: 'accent' },
  transforming: { label: 'Creating posts', tone: 'accent', busy: true },
  transformed: { label: 'Posts created', tone: 'success' },
  failed: { label: 'Posts failed', tone: 'danger' },
  archived: { label: 'Archived', tone: 'neutral' },
}

type ItemStateProps = {
  item: Pick<ItemSummary, 'status' | 'withdrawn_at' | 'content_type'>
  /** A link to the voice, for an item whose content type the voice excludes. */
  leftOut?: { voiceHref: string }
  /** What is missing if its post has no version for any channel. */
  missing?: EmptyPost['missing'] | undefined
  /** Where a missing channel can be connected, in a list; absent for people who may not. */
  channelsHref?: string | undefined
}

export const missingLabels: Record<EmptyPost['missing'], string> = {
  channel: 'Waiting for a channel',
  language: 'Needs translation',
}

/**
 * Shows an item's progress toward posts. Items no longer listed by their source show that instead, and new items of
 * a content type that the voice excludes show the reason. Nothing counts as created while its post has no version.
 */
export function ItemState({ item, leftOut, missing, channelsHref }: ItemStateProps) {
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
  if (missing && item.status === 'transformed')
    return (
      <span className="flex min-w-0 flex-col items-start gap-1">
        <StatusBadge tone="warning">{missingLabels[missing]}</StatusBadge>
        {missing === 'channel' && channelsHref ? (
          <Link
            href={channelsHref}
            className="relative z-[1] text-xs text-muted underline hover:text-foreground"
          >
            Connect a channel
          </Link>
        ) : null}
      </span>
    )
  const { label, tone, busy } = itemStatusWords[item.status]
  return (
    <StatusBadge tone={tone} busy={busy}>
      {label}
    </StatusBadge>
  )
}
