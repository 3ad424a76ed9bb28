import Link from 'next/link'
import { ActionButton } from '@/components/ui/action-button'
import { Card } from '@/components/ui/card'
import { RelativeTime } from '@/components/ui/relative-time'
import { Chip, StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { ActionResult } from '@/lib/actions/run-action'

/** A package as the item page lists it. */
export type ListedPackage = {
  id: string
  status: string
  stale: boolean
  held: boolean
  variants: { id: string; channel: { display_name: string } | null; platform: string }[]
  updated_at: string
}

const statusWords: Record<string, { label: string; tone: Tone }> = {
  draft: { label: 'Draft', tone: 'neutral' },
  in_review: { label: 'In review', tone: 'accent' },
  approved: { label: 'Approved', tone: 'success' },
  scheduled: { label: 'Scheduled', tone: 'accent' },
  publishing: { label: 'Publishing', tone: 'accent' },
  published: { label: 'Published', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
}

type ItemPackagesProps = {
  packages: ListedPackage[]
  href: (one: ListedPackage) => string
  /** Makes one now; absent for those who may not and for withdrawn items. */
  make?: () => Promise<ActionResult<unknown>>
}

/** The posts made from an item, newest first, with how far each package is. */
export function ItemPackages({ packages, href, make }: ItemPackagesProps) {
  const open = packages.some((one) => one.status !== 'published')
  return (
    <Card
      title="Posts"
      description={packages.length === 0 ? 'No posts have been made from this item yet.' : undefined}
      actions={
        make && !open ? (
          <ActionButton size="sm" action={make} done="The posts are made.">
            {packages.length === 0 ? 'Make posts now' : 'Make new posts'}
          </ActionButton>
        ) : null
      }
    >
      {packages.length > 0 ? (
        <ul className="-my-1 divide-y divide-separator">
          {packages.map((one) => (
            <li key={one.id}>
              <Link
                href={href(one)}
                className="-mx-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-lg px-2 py-2.5 text-sm hover:bg-surface-hover"
              >
                <Badge status={one.status} />
                {one.stale ? <StatusBadge tone="warning">Item changed since</StatusBadge> : null}
                {one.held ? <StatusBadge tone="warning">Held back</StatusBadge> : null}
                <span className="flex min-w-0 flex-1 flex-wrap gap-1">
                  {one.variants.length === 0 ? <span className="text-muted">No channel yet</span> : null}
                  {one.variants.map((variant) => (
                    <Chip key={variant.id}>{variant.channel?.display_name ?? variant.platform}</Chip>
                  ))}
                </span>
                <RelativeTime at={one.updated_at} className="text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

function Badge({ status }: { status: string }) {
  const { label, tone } = statusWords[status] ?? { label: status, tone: 'neutral' as const }
  return (
    <StatusBadge tone={tone} busy={status === 'publishing'}>
      {label}
    </StatusBadge>
  )
}
