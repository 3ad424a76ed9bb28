'use client'

import { ActionButton } from '@/components/forms/action-button'
import { BlockedLinks } from '@/components/packages/actions/blocked-links'
import type { Blocked } from '@/components/packages/actions/blocked-note'
import { RejectButton } from '@/components/packages/actions/reject-button'
import { ChannelChip } from '@/components/packages/channel-chip'
import { PackageFlags } from '@/components/packages/package-badge'
import { excerptBelow } from '@/components/packages/review/excerpt-below'
import { RowFindings } from '@/components/packages/review/row-findings'
import { Avatar } from '@/components/ui/avatar'
import { Link } from '@/components/ui/link'
import { RelativeTime } from '@/components/ui/relative-time'
import { Thumbnail } from '@/components/ui/thumbnail'
import type { ActionResult } from '@/lib/actions/run-action'
import type { WaitingPost } from '@/lib/overview/list-org-review'
import type { PackageInput, RejectInput } from '@/lib/packages/schemas'

export type WaitingRowProps = {
  post: WaitingPost
  href: string
  brandHref: string
  /** URL of the thumbnail of its picture, and whether it stands for a video. */
  thumbnail: string | null
  film: boolean
  /** Why it has no posts and what to do about it; undefined if it has some. */
  empty: Blocked | undefined
  /** What to do if all its channels were disconnected. */
  disconnected: Blocked | undefined
  /** Absent if this person may not decide. */
  approve: ((input: PackageInput) => Promise<ActionResult<unknown>>) | undefined
  reject: ((input: RejectInput) => Promise<ActionResult<unknown>>) | undefined
  /** Absent if nothing can be decided. */
  selection?: { selected: boolean; toggle: () => void } | undefined
}

/** Whether nothing about the post itself keeps it from being approved. */
export const isApprovable = ({ post, empty }: Pick<WaitingRowProps, 'post' | 'empty'>): boolean =>
  !post.held && !empty && !post.findings?.blocking.length

/** A post of one of several brands that waits for review, to be decided in place. */
export function WaitingRow(props: WaitingRowProps) {
  const { post, href, brandHref, thumbnail, film, empty, approve, reject, selection } = props
  const { project, title, findings } = post
  const what = { id: post.id, revision: post.revision }
  return (
    <li className="flex flex-wrap gap-x-5 gap-y-3 px-4 py-4 sm:flex-nowrap sm:px-5">
      {selection ? (
        <input
          type="checkbox"
          className="check mt-1 shrink-0 self-start"
          aria-label={`Select ${title || 'Untitled'} of ${project.name}`}
          checked={selection.selected}
          onChange={selection.toggle}
        />
      ) : null}
      <Thumbnail src={thumbnail} isVideo={film} className="size-14 sm:size-16" />
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-8rem)]">
        <p className="flex items-center gap-2 text-sm">
          <Avatar
            name={project.name}
            src={project.logoUrl}
            color={project.color}
            accent={project.accent}
            size="sm"
          />
          <Link href={brandHref} className="min-w-0 truncate text-muted hover:underline">
            {project.name}
          </Link>
        </p>
        <h2 className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link href={href} className="min-w-0 font-semibold break-words hover:underline">
            {title || 'Untitled'}
          </Link>
          <PackageFlags stale={post.stale} held={post.held} unconfirmed={false} overdue={false} />
        </h2>
        <p className="mt-1 line-clamp-2 text-sm text-muted empty:hidden">
          {post.excerpt ? excerptBelow(title, post.excerpt) : 'No text yet.'}
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-xs text-muted">
          {post.channels.map((channel) => (
            <ChannelChip key={`${channel.platform} ${channel.name}`} {...channel} />
          ))}
          <span>
            changed <RelativeTime at={post.updatedAt} />
          </span>
        </p>
        {post.flags.length ? (
          <p className="mt-1.5 line-clamp-3 text-sm font-medium text-warning-soft-foreground">
            {post.flags.join(' ')}
          </p>
        ) : null}
        {empty ? (
          <p className="mt-1.5 text-sm text-warning-soft-foreground">
            {empty.why}
            <BlockedLinks links={empty.links ?? []} />
          </p>
        ) : post.warnings.length ? (
          <p className="mt-1.5 line-clamp-2 text-sm text-warning-soft-foreground max-sm:line-clamp-5">
            {post.warnings.join(' ')}
          </p>
        ) : null}
        {findings ? <RowFindings {...findings} disconnected={props.disconnected} /> : null}
      </div>
      {approve && reject && !post.held ? (
        <div className="flex shrink-0 items-start gap-2 self-start max-sm:basis-full">
          {isApprovable(props) ? (
            <ActionButton
              size="sm"
              variant="primary"
              action={() => approve(what)}
              done={`“${title || 'Untitled'}” approved.`}
              aria-label={`Approve ${title || 'Untitled'}`}
            >
              Approve
            </ActionButton>
          ) : null}
          <RejectButton size="sm" what={what} reject={reject} />
        </div>
      ) : null}
    </li>
  )
}
