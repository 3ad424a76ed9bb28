'use client'

import { Link } from '@/components/ui/link'
import { RelativeTime } from '@/components/ui/relative-time'
import { Thumbnail } from '@/components/ui/thumbnail'
import type { ActionResult } from '@/lib/actions/run-action'
import type { PackageFindings } from '@/lib/packages/review/list-findings'
import type { QueuedPackage } from '@/lib/packages/review/list-review-queue'
import type { PackageInput } from '@/lib/packages/schemas'
import { ApproveButton } from '../actions/approve-button'
import { NextSlotButton } from '../actions/next-slot-button'
import type { PackageHandlers } from '../actions/package-handlers'
import { ChannelChip } from '../channel-chip'
import { channelWords } from '../channel-name'
import { PackageBadge, PackageFlags } from '../package-badge'
import { RowFindings } from './row-findings'

type Shown =
  | 'id'
  | 'title'
  | 'status'
  | 'revision'
  | 'stale'
  | 'held'
  | 'edited'
  | 'unconfirmed'
  | 'overdueSince'

/** A package of the queue as its row needs it and nothing more: all of it goes to the browser. */
export type ReviewRowView = Pick<
  QueuedPackage,
  Shown | 'warnings' | 'flags' | 'scheduledAt' | 'updatedAt'
> & {
  /** `at` where the channels go out at different times. */
  variants: { platform: string; channel: string | null; handle: string | null; at: string | null }[]
  /** How its first post begins. */
  excerpt: string | undefined
  /** Where the small copy of its picture is. */
  thumbnail: string | null
  /** What is shown is a film. */
  film: boolean
  /** What keeps it from being approved, and what the voice finds. */
  findings: PackageFindings | undefined
  approvable: boolean
  /** It can be planned, by whoever may. */
  schedulable: boolean
}

type ReviewRowProps = {
  pkg: ReviewRowView
  href: string
  /** False in a list of one state, where saying it in every row is noise. */
  shows: boolean
  /** Absent when this person may approve none. */
  approve?: ((input: PackageInput) => Promise<ActionResult<unknown>>) | undefined
  /** Absent when this person may plan none. */
  plan?: Pick<PackageHandlers, 'schedule' | 'unschedule'> & { channelsHref: string }
}

/**
 * One package of the queue: what it is about, where it goes, how it begins and what is special about it. Made of its data in the
 * browser too: sent as elements, a page of rows is three times as long and takes the server far longer.
 */
export function ReviewRow({ pkg, href, shows, approve, plan }: ReviewRowProps) {
  const { findings } = pkg
  return (
    <li
      data-review-row
      className="relative flex flex-wrap gap-x-4 gap-y-2 px-4 py-4 focus-within:bg-surface-hover hover:bg-surface-hover sm:flex-nowrap sm:px-5"
    >
      <Thumbnail src={pkg.thumbnail} film={pkg.film} className="size-14 sm:size-20" />
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-5rem)]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link href={href} className="row-link min-w-0 font-semibold break-words">
            {pkg.title || 'Untitled'}
          </Link>
          {shows ? <PackageBadge status={pkg.status} /> : null}
          <PackageFlags
            stale={pkg.stale}
            held={pkg.held}
            unconfirmed={pkg.unconfirmed}
            overdue={pkg.overdueSince !== null}
          />
        </div>
        <p className="mt-1 line-clamp-2 text-sm text-muted">{pkg.excerpt || 'No text yet.'}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-xs text-muted">
          {pkg.variants.map((variant, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the posts is their identity here
            <span key={at} className="inline-flex flex-wrap items-center gap-1.5">
              <ChannelChip
                platform={variant.platform}
                name={variant.channel ?? 'removed channel'}
                handle={variant.handle}
              />
              {variant.at ? <RelativeTime at={variant.at} /> : null}
            </span>
          ))}
          <span>
            {pkg.edited ? 'edited ' : 'changed '}
            <RelativeTime at={pkg.updatedAt} />
          </span>
          {pkg.overdueSince ? (
            <span>
              was due <RelativeTime at={pkg.overdueSince} />
            </span>
          ) : null}
          {pkg.scheduledAt && pkg.status !== 'publishing' ? (
            <span>
              scheduled for <RelativeTime at={pkg.scheduledAt} />
            </span>
          ) : null}
        </div>
        {pkg.flags.length ? (
          <p className="mt-1.5 line-clamp-3 text-sm font-medium text-warning-soft-foreground max-sm:line-clamp-6">
            {pkg.flags.join(' ')}
          </p>
        ) : null}
        {pkg.warnings.length ? (
          <p className="mt-1.5 line-clamp-2 text-sm text-warning-soft-foreground max-sm:line-clamp-5">
            {pkg.warnings.join(' ')}
          </p>
        ) : null}
        {findings ? <RowFindings {...findings} /> : null}
      </div>
      {approve && pkg.approvable && !findings?.blocking.length ? (
        <div className="relative z-1 shrink-0 self-start max-sm:flex max-sm:basis-full max-sm:justify-end">
          <ApproveButton
            title={pkg.title}
            channels={pkg.variants.flatMap(({ channel, handle }) =>
              channel ? channelWords({ name: channel, handle }) : [],
            )}
            approve={() => approve({ id: pkg.id, revision: pkg.revision })}
          />
        </div>
      ) : null}
      {plan && pkg.schedulable ? (
        <div className="relative z-1 shrink-0 self-start max-sm:flex max-sm:basis-full max-sm:justify-end">
          <NextSlotButton
            size="sm"
            what={{ id: pkg.id, revision: pkg.revision }}
            title={pkg.title || 'Untitled'}
            {...plan}
          />
        </div>
      ) : null}
    </li>
  )
}
