import { Bookmark, Globe, MoreHorizontal, Repeat2, Reply, Star } from 'lucide-react'
import { MediaGrid } from '@/components/network-post/media-grid'
import type { NetworkPostView } from '@/components/network-post/network-post-view'
import { FoldedText, handleOf, Moment } from '@/components/network-post/post-parts'
import { Avatar } from '@/components/ui/avatar'

const grey = 'text-[light-dark(#5f5a72,#9b97b0)]'
const accent = 'text-[light-dark(#5638cc,#a59dff)]'
const border = 'border-[light-dark(#d6d3e2,#363548)]'

// As the web app of version 4 behaved in November 2026: long posts fold after about 15 lines.
const feed = { fold: { characters: 1200, lines: 15 }, more: 'Read more' }
const single = { min: 1 / 2, max: 3 }

/** A post as Mastodon's web app shows it. */
export function MastodonPost({ post }: { post: NetworkPostView }) {
  const { account, publishedAt } = post
  return (
    <div
      className={`rounded-lg border ${border} bg-[light-dark(#fff,#181821)] px-4 py-3 font-[system-ui,sans-serif] text-[15px] leading-[1.45] text-[light-dark(#1b1a24,#fff)]`}
    >
      <div className="flex items-center gap-2.5">
        <Avatar name={account.name} shape="square" />
        <p className="min-w-0 flex-1 leading-tight">
          <span className="block truncate font-semibold">{account.name}</span>
          <span className={`block truncate text-sm ${grey}`}>{handleOf(post)}</span>
        </p>
        <span className={`flex shrink-0 items-center gap-1.5 text-sm ${grey}`}>
          <Globe aria-hidden className="size-3.5" />
          <Moment at={publishedAt} />
        </span>
      </div>
      {account.warning ? (
        <details className="group mt-2.5">
          <summary
            className={`flex cursor-pointer flex-wrap items-baseline justify-between gap-x-3 rounded-lg border ${border} px-3 py-2`}
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{account.warning}</span>
            <span className={`text-sm font-medium ${accent}`}>
              <span className="group-open:hidden">Show more</span>
              <span className="hidden group-open:inline">Show less</span>
            </span>
          </summary>
          <Folded post={post} />
        </details>
      ) : (
        <Folded post={post} />
      )}
      <div aria-hidden className={`mt-3 flex max-w-sm justify-between ${grey} [&_svg]:size-[1.125rem]`}>
        <Reply />
        <Repeat2 />
        <Star />
        <Bookmark />
        <MoreHorizontal />
      </div>
    </div>
  )
}

/** The part of a post that a content warning hides. */
const Folded = ({ post }: { post: NetworkPostView }) => (
  <>
    <FoldedText post={post} {...feed} className="mt-2.5" entity={accent} />
    <MediaGrid
      media={post.media.slice(0, 4)}
      single={single}
      frame="aspect-[16/9]"
      className={`mt-3 rounded-lg border ${border}`}
    />
  </>
)
