'use client'

import { useLatestAnswer } from '@/components/forms/use-latest-answer'
import { ErrorNotice } from '@/components/ui/error-notice'
import { LocalTime } from '@/components/ui/local-time'
import type { ActionResult } from '@/lib/actions/run-action'
import type { AffectedPosts as Affected, AffectedPost } from '@/lib/channels/posts/list-affected-posts'
import { statusWords } from '@/lib/publications/states'
import { affectedWords, haveNoOtherChannel } from './affected-words'

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
      <p className="mb-2 font-medium text-foreground">{affectedWords(affected)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul className="max-h-56 divide-y divide-separator overflow-y-auto rounded-lg border" tabIndex={0}>
        {posts.map((post) => (
          <li key={post.id} className="px-3 py-2">
            <span className="block truncate font-medium text-foreground">{post.title || 'Untitled'}</span>
            <Plan post={post} mixed={more > 0 || !haveNoOtherChannel(posts)} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-2">And {more} more.</p> : null}
    </div>
  )
}

/** Says when the post was to be published. In a mixed list, also whether it has no other channel. */
function Plan({ post, mixed }: { post: AffectedPost; mixed: boolean }) {
  return (
    <span className="block">
      {post.due_at ? (
        <>
          Scheduled for <LocalTime at={post.due_at} />
        </>
      ) : (
        statusWords[post.status].label
      )}
      {mixed && post.only_channel ? '. It has no other channel.' : ''}
    </span>
  )
}
