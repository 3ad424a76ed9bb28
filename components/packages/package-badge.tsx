import { LocalTime } from '@/components/ui/local-time'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import { type PackageStatus, statusWords } from '@/lib/publications/states'

const tones: Record<PackageStatus, Tone> = {
  draft: 'neutral',
  in_review: 'accent',
  approved: 'success',
  scheduled: 'accent',
  publishing: 'accent',
  published: 'success',
  changes_requested: 'warning',
  rejected: 'warning',
  failed: 'danger',
}

type PackageBadgeProps = {
  status: PackageStatus
  /** When the network will make its upload public; null if everything that is out is visible. */
  publicAt: string | Date | null
}

/** A package's state as a badge; if it is uploaded but not yet visible, also says when it will be. */
export function PackageBadge({ status, publicAt }: PackageBadgeProps) {
  if (status === 'published' && publicAt !== null)
    return (
      <StatusBadge tone="accent" long>
        Uploaded, public on <LocalTime at={publicAt} />
      </StatusBadge>
    )
  return (
    <StatusBadge tone={tones[status]} busy={status === 'publishing'}>
      {statusWords[status].label}
    </StatusBadge>
  )
}

/**
 * Flags for what is special about a package: its item changed, it is on hold, a post's outcome is unknown, it is
 * overdue.
 */
export function PackageFlags({
  stale,
  held,
  unconfirmed,
  overdue,
}: {
  stale: boolean
  held: boolean
  unconfirmed?: boolean
  overdue?: boolean
}) {
  return (
    <>
      {unconfirmed ? <StatusBadge tone="warning">Needs a decision</StatusBadge> : null}
      {overdue ? <StatusBadge tone="warning">Overdue</StatusBadge> : null}
      {stale ? <StatusBadge tone="warning">Content changed</StatusBadge> : null}
      {held ? <StatusBadge tone="warning">On hold</StatusBadge> : null}
    </>
  )
}
