'use client'

import { ActionButton } from '@/components/forms/action-button'
import { RejectButton } from '@/components/packages/actions/reject-button'
import { ChannelChip } from '@/components/packages/channel-chip'
import { PackageFlags } from '@/components/packages/package-badge'
import { Avatar } from '@/components/ui/avatar'
import { Link } from '@/components/ui/link'
import { RelativeTime } from '@/components/ui/relative-time'
import type { ActionResult } from '@/lib/actions/run-action'
import type { WaitingPost } from '@/lib/overview/list-org-review'
import type { PackageInput, RejectInput } from '@/lib/packages/schemas'

export type WaitingRowProps = {
  post: WaitingPost
  href: string
  brandHref: string
  /** Absent if this person may not decide. */
  approve: ((input: PackageInput) => Promise<ActionResult<unknown>>) | undefined
  reject: ((input: RejectInput) => Promise<ActionResult<unknown>>) | undefined
  /** Absent if nothing can be decided. */
  selection?: { selected: boolean; toggle: () => void } | undefined
}

/** A post of one of several brands that waits for review, to be decided in place. */
export function WaitingRow({ post, href, brandHref, approve, reject, selection }: WaitingRowProps) {
  const { project, title } = post
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
      <div className="min-w-0 flex-1">
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
          <Link href={href} className="text-link min-w-0 font-semibold break-words">
            {title || 'Untitled'}
          </Link>
          <PackageFlags stale={post.stale} held={post.held} unconfirmed={false} overdue={false} />
        </h2>
        <p className="mt-1 line-clamp-2 text-sm text-muted">{post.excerpt || 'No text yet.'}</p>
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
      </div>
      {approve && reject && !post.held ? (
        <div className="flex shrink-0 items-start gap-2 self-start max-sm:basis-full">
          <ActionButton
            size="sm"
            variant="primary"
            action={() => approve(what)}
            done={`“${title || 'Untitled'}” approved.`}
            aria-label={`Approve ${title || 'Untitled'}`}
          >
            Approve
          </ActionButton>
          <RejectButton size="sm" what={what} reject={reject} />
        </div>
      ) : null}
    </li>
  )
}
