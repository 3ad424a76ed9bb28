'use client'

import { useLatestAnswer } from '@/components/forms/use-latest-answer'
import { ErrorNotice } from '@/components/ui/error-notice'
import { LocalTime } from '@/components/ui/local-time'
import type { ActionResult } from '@/lib/actions/run-action'
import type { AffectedPosts as Affected, AffectedPost } from '@/lib/channels/posts/list-affected-posts'
import { statusWords } from '@/lib/publications/states'

type AffectedPostsProps = { load: () => Promise<ActionResult<Affected>> }

/** Lists the posts that disconnecting a channel affects; loaded when shown. */
export function AffectedPosts({ load }: AffectedPostsProps) {
  const { data: affected, error } = useLatestAnswer(load, { asksToSignIn: true })

  if (error) return <ErrorNotice {...error} />
  if (!affected) return <p role="status">Looking for affected posts …</p>
  const { posts, more } = affected
  if (posts.length === 0) return <p>No planned posts use this channel.</p>
  return (
    <div>
      <p className="mb-2 font-medium text-foreground">
        {posts.length + more === 1
          ? 'We won’t publish this post to this channel. Its other channels stay as planned.'
          : `We won’t publish these ${posts.length + more} posts to this channel. Their other channels stay as planned.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className="max-h-56 divide-y divide-separator overflow-y-auto rounded-lg border" tabIndex={0}>
        {posts.map((post) => (
          <li key={post.id} className="px-3 py-2">
            <span className="block truncate font-medium text-foreground">{post.title || 'Untitled'}</span>
            <Plan post={post} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-2">And {more} more.</p> : null}
    </div>
  )
}

function Plan({ post }: { post: AffectedPost }) {
  return (
    <span className="block">
      {post.due_at ? (
        <>
          Scheduled for <LocalTime at={post.due_at} zone />
        </>
      ) : (
        statusWords[post.status].label
      )}
      {post.only_channel ? '. It has no other channel.' : ''}
    </span>
  )
}
