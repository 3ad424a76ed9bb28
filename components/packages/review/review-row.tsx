'use client'

import type { MouseEvent } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time'
import { RelativeTime } from '@/components/ui/relative-time'
import { Thumbnail } from '@/components/ui/thumbnail'
import type { PackageFailure } from '@/lib/packages/review/list-failures'
import type { PackageFindings, PreviewedPost } from '@/lib/packages/review/list-posts'
import type { QueuedPackage } from '@/lib/packages/review/list-review-queue'
import type { Blocked } from '../actions/blocked-note'
import { ChannelChip } from '../channel-chip'
import { DueDate } from '../due-date'
import { PackageBadge, PackageFlags } from '../package-badge'
import { excerptBelow } from './excerpt-below'
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

/** A package of the queue with only what its row and its preview need, because all of it is sent to the browser. */
export type ReviewRowView = Pick<
  QueuedPackage,
  Shown | 'warnings' | 'flags' | 'scheduledAt' | 'updatedAt' | 'publicAt'
> & {
  /** The name of the person who works on it next. */
  assignee: string | undefined
  /** The due date; null also if nothing is left to do. */
  dueAt: Date | null
  /** `at` is set if the channels go out at different times. */
  variants: { platform: string; channel: string | null; handle: string | null; at: string | null }[]
  /** The beginning of its first post. */
  excerpt: string | undefined
  /** URL of the thumbnail of its picture. */
  thumbnail: string | null
  /** Whether the thumbnail stands for a video. */
  film: boolean
  /** What keeps it from being approved, and the voice check's findings. */
  findings: PackageFindings | undefined
  /** Why it failed, by channels; empty if it did not. */
  failures: readonly PackageFailure[]
  /** Its posts as they will be published. */
  posts: PreviewedPost[]
  /** Why it has no posts and what to do about it; undefined if it has some. */
  empty: Blocked | undefined
  /** What to do if all its channels were disconnected. */
  disconnected: Blocked | undefined
  approvable: boolean
  rejectable: boolean
  /** Whether changes can be requested now. */
  returnable: boolean
  /** Whether it can be scheduled, by people who may do so. */
  schedulable: boolean
}

type ReviewRowProps = {
  pkg: ReviewRowView
  href: string
  /** Whether to show the state; false in a list of one state, where it would be noise in every row. */
  shows: boolean
  /** Whether it is the one shown next to the list. */
  current: boolean
  /** Absent if there is nothing to do with a selection. */
  selection?: { selected: boolean; toggle: (range: boolean) => void }
  /** Opens it next to the list, if there is room. */
  open: () => void
}

/**
 * One package of the queue: its subject, its channels, how it begins and what is special about it. Rendered from
 * data in the browser too: sent as elements, a page of rows is three times as large and takes the server far
 * longer.
 */
export function ReviewRow({ pkg, href, shows, current, selection, open }: ReviewRowProps) {
  const { findings } = pkg
  /** A click next to the title, which itself links to the post's page. */
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
      <Thumbnail src={pkg.thumbnail} isVideo={pkg.film} className="size-14 sm:size-16" />
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
        <p className="mt-1 line-clamp-2 text-sm text-muted empty:hidden">
          {pkg.excerpt ? excerptBelow(pkg.title, pkg.excerpt) : 'No text yet.'}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-xs text-muted">
          {pkg.variants.map((variant, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the posts is their identity here
            <span key={at} className="inline-flex flex-wrap items-center gap-1.5">
              <ChannelChip
                platform={variant.platform}
                name={variant.channel ?? 'disconnected channel'}
                handle={variant.handle}
              />
              {variant.at ? <LocalTime at={variant.at} /> : null}
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
              scheduled for <LocalTime at={pkg.scheduledAt} />
            </span>
          ) : null}
        </div>
        {pkg.failures.map(({ channels, message }) => (
          <p
            key={message}
            className="mt-1.5 line-clamp-3 text-sm wrap-anywhere text-danger-soft-foreground max-sm:line-clamp-5"
          >
            {pkg.variants.length > 1 ? `${new Intl.ListFormat('en-GB').format(channels)}: ` : ''}
            {message}
          </p>
        ))}
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
          <RowFindings {...findings} disconnected={pkg.disconnected} />
        ) : null}
      </div>
    </li>
  )
}
