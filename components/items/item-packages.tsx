import { ActionButton } from '@/components/forms/action-button'
import type { BoundAction } from '@/components/forms/call-action'
import { ChannelChip } from '@/components/packages/channel-chip'
import { PackageBadge, PackageFlags } from '@/components/packages/package-badge'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { RelativeTime } from '@/components/ui/relative-time'
import type { EmptyPost } from '@/lib/packages/explain-empty-post'
import type { PackageAnswer } from '@/lib/packages/schemas'

type ListedPackage = Pick<
  PackageAnswer,
  'id' | 'status' | 'public_at' | 'stale' | 'held' | 'variants' | 'updated_at'
> & {
  /** What is missing if it has no version for any channel. */
  missing: EmptyPost['missing'] | undefined
}

type ItemPackagesProps = {
  packages: ListedPackage[]
  href: (one: ListedPackage) => string
  /** The item's content type, if the voice excludes it. */
  leftOut?: string | null
  /** Creates posts now; absent without permission and for withdrawn items. */
  make?: BoundAction
}

/** The posts created from an item, newest first, with the status of each package. */
export function ItemPackages({ packages, href, leftOut, make }: ItemPackagesProps) {
  const open = packages.some((one) => one.status !== 'published')
  return (
    <Card
      title="Posts"
      description={packages.length === 0 ? 'No posts from this content yet.' : undefined}
      actions={
        make && !open ? (
          <ActionButton
            size="sm"
            action={make}
            done={
              leftOut
                ? `We are creating the posts, although the brand voice excludes “${leftOut}”.`
                : 'We are creating the posts.'
            }
          >
            {packages.length === 0 ? 'Create posts now' : 'Create new posts'}
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
                <PackageBadge status={one.status} publicAt={one.public_at} />
                <PackageFlags stale={one.stale} held={one.held} />
                <span className="flex min-w-0 flex-1 flex-wrap gap-1 max-sm:order-last max-sm:basis-full">
                  {one.variants.length === 0 ? (
                    <span className="text-muted">
                      {one.missing === 'language' ? 'Needs translation' : 'No channel yet'}
                    </span>
                  ) : null}
                  {one.variants.map((variant) => (
                    <ChannelChip
                      key={variant.id}
                      platform={variant.platform}
                      name={variant.channel?.display_name ?? 'disconnected channel'}
                      handle={variant.channel?.handle}
                    />
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
