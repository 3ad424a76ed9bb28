'use client'

import { useEffect, useRef, useState } from 'react'
import { ActionButton } from '@/components/forms/action-button'
import { useSubmit } from '@/components/forms/use-submit'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { RelativeTime } from '@/components/ui/relative-time'
import { Chip } from '@/components/ui/status-badge'
import { commentParts } from '@/lib/packages/review/comment-anchor'
import type { CommentAnswer } from '@/lib/packages/schemas'
import type { PackageHandlers } from '../actions/package-handlers'
import { CommentBox } from './comment-box'
import { useCommentPlaces } from './comment-places'
import type { Mentionable } from './mention-text'

type CommentsProps = {
  packageId: string
  comments: readonly CommentAnswer[]
  /** The posts that a comment can be about. */
  posts: readonly { id: string; label: string }[]
  /** The people who can be mentioned. */
  people: readonly Mentionable[]
  /** The ID of the current user, who can change their own comments. */
  self: string | null
  /** Absent for people with read access only. */
  handlers?: Pick<PackageHandlers, 'comment' | 'changeComment' | 'deleteComment'> | undefined
}

/** The comments on a package, one of its posts, or a passage of one. */
export function Comments(props: CommentsProps) {
  const { packageId, comments, posts, people, handlers } = props
  const [showsResolved, setShowsResolved] = useState(false)
  const resolved = comments.filter(({ resolved_at }) => resolved_at !== null)
  const shown = showsResolved ? comments : comments.filter(({ resolved_at }) => resolved_at === null)
  return (
    <Card title="Comments" id="comments">
      {shown.length ? (
        <ul className="mb-5 flex flex-col gap-5">
          {shown.map((one) => (
            <Comment key={one.id} {...props} one={one} />
          ))}
        </ul>
      ) : (
        <p className="mb-4 text-sm text-muted">
          {resolved.length ? 'All comments are resolved.' : 'No comments yet.'}
        </p>
      )}
      {resolved.length ? (
        <Button
          size="sm"
          variant="ghost"
          className="mb-4"
          aria-pressed={showsResolved}
          onClick={() => setShowsResolved(!showsResolved)}
        >
          {showsResolved ? 'Hide resolved comments' : `Show resolved comments (${resolved.length})`}
        </Button>
      ) : null}
      {handlers ? (
        <NewComment packageId={packageId} posts={posts} people={people} comment={handlers.comment} />
      ) : null}
    </Card>
  )
}

function Comment({ one, posts, people, self, handlers }: CommentsProps & { one: CommentAnswer }) {
  const [editing, setEditing] = useState(false)
  const { show } = useCommentPlaces()
  const { submit } = useSubmit({ failures: 'toast' })
  const { anchor, variant_id: variantId } = one
  const label = posts.find(({ id }) => id === variantId)?.label
  const own = handlers !== undefined && self !== null && one.author_id === self
  const place =
    anchor && variantId && anchor.from !== null && anchor.until !== null
      ? { variantId, field: anchor.field, from: anchor.from, until: anchor.until, quote: anchor.quote }
      : undefined
  return (
    <li className="flex gap-3 text-sm" data-comment={one.id}>
      <Avatar name={one.author_name} shape="round" size="sm" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{one.author_name}</span>
          <RelativeTime at={one.created_at} className="text-muted" />
          {one.edited_at ? <span className="text-muted">edited</span> : null}
          {variantId ? <Chip>{label ?? 'a removed version'}</Chip> : null}
        </p>
        {anchor ? (
          <blockquote className="mt-1 border-l-2 border-accent pl-2 text-muted">
            <span className="line-clamp-3 break-words">“{anchor.quote}”</span>
            {anchor.changed ? (
              <span className="block font-medium text-warning-soft-foreground">
                The text has changed since.
              </span>
            ) : null}
          </blockquote>
        ) : null}
        {editing && handlers ? (
          <div className="mt-2">
            <CommentBox
              label="Edit comment"
              submitLabel="Save comment"
              initial={one}
              people={people}
              send={(text) => handlers.changeComment({ id: one.id, text })}
              onDone={() => setEditing(false)}
              onCancel={() => setEditing(false)}
            />
          </div>
        ) : (
          <p className="mt-0.5 break-words whitespace-pre-wrap">
            {commentParts(one).map(({ text, person }, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
                key={index}
                className={classNames(person && 'font-medium text-accent-soft-foreground')}
              >
                {text}
              </span>
            ))}
          </p>
        )}
        {one.resolved_at ? (
          <p className="mt-1 text-muted">
            Resolved by {one.resolved_by} <RelativeTime at={one.resolved_at} />
          </p>
        ) : null}
        {editing ? null : (
          <div className="mt-1 -ml-2 flex flex-wrap gap-1">
            {place ? (
              <Button size="sm" variant="ghost" onClick={() => show({ ...place })}>
                Show in text
              </Button>
            ) : null}
            {handlers ? (
              <ActionButton
                size="sm"
                variant="ghost"
                action={() => handlers.changeComment({ id: one.id, resolved: one.resolved_at === null })}
                done={one.resolved_at ? 'Comment reopened.' : 'Comment resolved.'}
                undo={{
                  label: 'Undo',
                  action: () => handlers.changeComment({ id: one.id, resolved: one.resolved_at !== null }),
                }}
              >
                {one.resolved_at ? 'Reopen' : 'Resolve'}
              </ActionButton>
            ) : null}
            {own ? (
              <>
                <Button size="sm" variant="ghost" onClick={() => setEditing(true)}>
                  Edit
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() =>
                    void submit(() => handlers.deleteComment({ id: one.id }), {
                      done: 'Comment deleted.',
                      undo: {
                        label: 'Undo',
                        action: () => handlers.changeComment({ id: one.id, deleted: false }),
                      },
                    })
                  }
                >
                  Delete
                </Button>
              </>
            ) : null}
          </div>
        )}
      </div>
    </li>
  )
}

type NewCommentProps = Pick<CommentsProps, 'packageId' | 'posts' | 'people'> & {
  comment: PackageHandlers['comment']
}

function NewComment({ packageId, posts, people, comment }: NewCommentProps) {
  const [about, setAbout] = useState('')
  const { chosen, choose } = useCommentPlaces()
  const area = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    if (!chosen) return
    area.current?.focus()
    area.current?.scrollIntoView({ block: 'center' })
  }, [chosen])

  const { variantId, ...anchor } = chosen ?? { variantId: '' }
  return (
    <div className="flex flex-col gap-3">
      {chosen ? (
        <div className="flex items-start gap-2 text-sm">
          <blockquote className="min-w-0 flex-1 border-l-2 border-accent pl-2 text-muted">
            <span className="line-clamp-3 break-words">“{chosen.quote}”</span>
          </blockquote>
          <Button size="sm" variant="ghost" onClick={() => choose(undefined)}>
            Don’t quote
          </Button>
        </div>
      ) : posts.length > 1 ? (
        <select
          aria-label="About"
          className="input"
          value={about}
          onChange={(event) => setAbout(event.target.value)}
        >
          <option value="">About the whole post</option>
          {posts.map((post) => (
            <option key={post.id} value={post.id}>
              About the {post.label} version
            </option>
          ))}
        </select>
      ) : null}
      <CommentBox
        label="Your comment"
        placeholder="Write a comment. Type @ to mention someone."
        submitLabel="Comment"
        people={people}
        area={area}
        send={(text) =>
          comment({
            id: packageId,
            text,
            variant_id: chosen ? variantId : about || null,
            ...(chosen ? { anchor: anchor as Omit<typeof chosen, 'variantId'> } : {}),
          })
        }
        onDone={() => {
          choose(undefined)
          setAbout('')
        }}
      />
    </div>
  )
}
