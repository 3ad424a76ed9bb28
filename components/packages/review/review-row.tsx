'use client'

import type { MouseEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { RelativeTime } from '@/components/ui/relative-time'
import { Thumbnail } from '@/components/ui/thumbnail'
import type { PackageFindings, PreviewedPost } from '@/lib/packages/review/list-posts'
import type { QueuedPackage } from '@/lib/packages/review/list-review-queue'
import { ChannelChip } from '../channel-chip'
import { DueDate } from '../due-date'
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

/** A package of the queue as its row and its preview need it and nothing more: all of it goes to the browser. */
export type ReviewRowView = Pick<
  QueuedPackage,
  Shown | 'warnings' | 'flags' | 'scheduledAt' | 'updatedAt' | 'publicAt'
> & {
  /** Who is to work on it next, by name. */
  assignee: string | undefined
  /** By when; null also where nothing is left to do. */
  dueAt: Date | null
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
  /** Its posts as they will be published. */
  posts: PreviewedPost[]
  approvable: boolean
  rejectable: boolean
  /** Changes can be requested now. */
  returnable: boolean
  /** It can be planned, by whoever may. */
  schedulable: boolean
}

type ReviewRowProps = {
  pkg: ReviewRowView
  href: string
  /** False in a list of one state, where saying it in every row is noise. */
  shows: boolean
  /** Shown beside the list. */
  current: boolean
  /** Absent where nothing can be done with a selection. */
  selection?: { selected: boolean; toggle: (range: boolean) => void }
  /** Shows it beside the list, where there is room. */
  open: () => void
}

/**
 * One package of the queue: what it is about, where it goes, how it begins and what is special about it. Made of its data in the
 * browser too: sent as elements, a page of rows is three times as long and takes the server far longer.
 */
export function ReviewRow({ pkg, href, shows, current, selection, open }: ReviewRowProps) {
  const { findings } = pkg
  /** Beside the title, which leads to the page of the post. */
  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('a, input, button, label')) open()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: j, k and the focus on the title do the same
    <li
      onClick={press}
      data-review-row={pkg.id}
      className={classNames(
        'relative flex flex-wrap gap-x-4 gap-y-2 px-4 py-4 focus-within:bg-surface-hover hover:bg-surface-hover sm:flex-nowrap sm:px-5 split:cursor-default',
        current && 'split:bg-surface-hover split:shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      {selection ? (
        <span className="relative z-1 flex h-6 items-center self-start">
          <input
            type="checkbox"
            className="check"
            aria-label={`Select “${pkg.title || 'Untitled'}”`}
            checked={selection.selected}
            onChange={() => undefined}
            onClick={(event) => selection.toggle(event.shiftKey)}
          />
        </span>
      ) : null}
      <Thumbnail src={pkg.thumbnail} film={pkg.film} className="size-14 sm:size-16" />
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-8rem)]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            href={href}
            onFocus={open}
            aria-current={current ? 'true' : undefined}
            className="row-link min-w-0 font-semibold break-words split:after:pointer-events-none"
          >
            {pkg.title || 'Untitled'}
          </Link>
          {shows || (pkg.status === 'published' && pkg.publicAt) ? (
            <PackageBadge status={pkg.status} publicAt={pkg.publicAt} />
          ) : null}
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
          {pkg.assignee ? <span>assigned to {pkg.assignee}</span> : null}
          {pkg.dueAt ? <DueDate at={pkg.dueAt} /> : null}
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
        {findings && (findings.blocking.length > 0 || findings.voice.length > 0) ? (
          <RowFindings {...findings} />
        ) : null}
      </div>
    </li>
  )
}
