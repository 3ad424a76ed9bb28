import { ChannelName } from '@/components/packages/channel-name'
import { PackageBadge } from '@/components/packages/package-badge'
import { LinkButton } from '@/components/ui/button'
import { LocalTime } from '@/components/ui/local-time'
import type { NearestPostView } from '@/lib/packages/list-nearest-posts'

/** Shows each flagged version next to the post that it is too similar to. `base` is the project's URL. */
export function NearestPosts({ posts, base }: { posts: readonly NearestPostView[]; base: string }) {
  if (posts.length === 0) return null
  return (
    <section aria-label="Similar posts" className="flex flex-col gap-3">
      {posts.map((post) => (
        <div
          key={`${post.flagged.channelId} ${post.variantId}`}
          className="grid gap-3 rounded-xl border border-border p-4 text-sm sm:grid-cols-2"
        >
          <div className="min-w-0">
            <h2 className="font-semibold">This post</h2>
            <ChannelName platform={post.platform} {...post.channel} className="mt-1" />
            <p className="mt-2 break-words whitespace-pre-wrap">{post.flagged.text}</p>
          </div>
          <div className="min-w-0">
            <h2 className="font-semibold break-words">{post.title || 'Untitled'}</h2>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
              <PackageBadge status={post.status} publicAt={post.publicAt} />
              {post.publicAt ? null : <LocalTime at={post.at} />}
            </p>
            <p className="mt-2 break-words whitespace-pre-wrap">{post.text}</p>
            <LinkButton size="sm" href={`${base}/packages/${post.packageId}`} className="mt-3">
              Open similar post
            </LinkButton>
          </div>
        </div>
      ))}
    </section>
  )
}
