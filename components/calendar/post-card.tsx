'use client'

import { GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { knownPlatform, platformLabel } from '@/components/packages/channel-chip'
import { PlatformMark } from '@/components/platforms/platform-mark'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { Thumbnail } from '@/components/ui/thumbnail'
import { BrandDot } from './brand-dot'
import { type CalendarPost, timeOfWall } from './calendar-post'
import { StateMark } from './state-mark'

/** Event handlers for posts on the calendar; undefined if the user cannot move posts here. */
export type PostHandlers = {
  onPointerDown: (event: PointerEvent, post: CalendarPost) => void
  /** Returns whether the key was handled. */
  onKey: (event: KeyboardEvent, post: CalendarPost) => boolean
  onLeave: (post: CalendarPost) => void
  /** Opens the dialog with date and time. */
  onMove: (post: CalendarPost) => void
  /** The ID of the help text on moving posts by keyboard. */
  helpId: string
}

type PostCardProps = {
  post: CalendarPost
  /** Two short lines in the month view, a card in the week view, a row in the list view. */
  shape: 'line' | 'card' | 'row'
  carried: boolean
  handlers: PostHandlers | undefined
}

/** A post at its time. It can be dragged, or picked up with the Space key. */
export function PostCard({ post, shape, carried, handlers }: PostCardProps) {
  const movable = handlers !== undefined && post.fixed === undefined
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (!handlers?.onKey(event, post)) return
      event.preventDefault()
      event.stopPropagation()
    },
    // Some browsers trigger a button on keyup.
    onKeyUp: (event: KeyboardEvent) => event.key === ' ' && event.preventDefault(),
    onBlur: () => handlers?.onLeave(post),
  }
  return (
    <article
      {...(handlers ? keys : {})}
      onPointerDown={movable ? (event) => handlers.onPointerDown(event, post) : undefined}
      className={classNames(
        'group relative flex rounded-lg text-sm',
        shape === 'line' && 'bg-surface-secondary px-1.5 py-1 text-xs',
        shape === 'card' && 'items-start gap-1 bg-surface-secondary p-2',
        shape === 'row' && 'items-start gap-2 px-2 py-2',
        movable && 'cursor-grab select-none',
        carried && 'opacity-60 outline-2 outline-offset-1 outline-accent outline-dashed',
      )}
    >
      <Link
        href={post.href}
        data-post={post.key}
        draggable={false}
        aria-describedby={movable ? handlers.helpId : undefined}
        className={classNames(
          'min-w-0 flex-1 rounded-md',
          shape === 'row' ? 'flex gap-3' : 'flex flex-col',
          shape === 'card' && 'gap-1',
        )}
      >
        {shape === 'line' ? <LinePost post={post} /> : <FullPost post={post} row={shape === 'row'} />}
      </Link>
      {movable ? (
        <button
          type="button"
          data-grip
          aria-label={`Move “${post.title}”`}
          aria-haspopup="dialog"
          onClick={() => handlers.onMove(post)}
          className={classNames(
            'grid shrink-0 cursor-grab touch-none place-content-center rounded text-muted hover:text-foreground',
            shape === 'line'
              ? 'absolute top-1 right-1 size-4 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100'
              : 'size-6 pointer-coarse:size-9',
          )}
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
      ) : null}
    </article>
  )
}

function LinePost({ post }: { post: CalendarPost }) {
  return (
    <>
      <span className="flex items-center gap-1.5">
        <StateMark state={post.state} />
        <span className="tabular-nums text-muted">{timeOfWall(post.wall)}</span>
        {post.brand ? <BrandDot brand={post.brand} short /> : null}
      </span>
      <span className="line-clamp-2 font-medium break-words">{post.title}</span>
    </>
  )
}

function FullPost({ post, row }: { post: CalendarPost; row: boolean }) {
  return (
    <>
      {row ? <Thumbnail src={post.thumbnail} className="size-12" /> : null}
      <span className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-xs text-muted">
          <span className="font-medium text-foreground tabular-nums">{timeOfWall(post.wall)}</span>
          {post.channels.map((channel) => (
            <span key={channel.id} title={`${platformLabel(channel.platform)}: ${channel.name}`}>
              <PlatformMark platform={knownPlatform(channel.platform)} className="size-3.5" />
              <span className="sr-only">{platformLabel(channel.platform)}</span>
            </span>
          ))}
          {post.channels.length === 0 ? <span>No channel</span> : null}
        </span>
        <span className="line-clamp-2 font-medium break-words">{post.title}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-xs">
          <StateMark state={post.state} words />
          {post.topic ? <span className="text-muted">Topic: {post.topic}</span> : null}
          {post.partial ? <span className="text-muted">Some channels</span> : null}
        </span>
        {post.brand ? <BrandDot brand={post.brand} /> : null}
      </span>
    </>
  )
}
