import { BarChart3, Bookmark, Heart, MessageCircle, Repeat2 } from 'lucide-react'
import { MediaGrid } from '@/components/network-post/media-grid'
import type { NetworkPostView } from '@/components/network-post/network-post-view'
import { FoldedText, handleOf, Moment } from '@/components/network-post/post-parts'
import { Avatar } from '@/components/ui/avatar'

const grey = 'text-[light-dark(#536471,#8b98a5)]'

// According to help pages and common guides as of 2026-11-22: X shows a single image uncropped from 3:4 to 2:1.
// Fold lengths are approximate, as they are on the networks.
const single = { min: 3 / 4, max: 2 }
const feed = { fold: { characters: 1000, lines: 40 }, more: 'Show more' }

/** A post as X's timeline shows it. */
export function XPost({ post }: { post: NetworkPostView }) {
  const { account, media, publishedAt } = post
  return (
    <div className="flex gap-3 rounded-2xl border border-[light-dark(#cfd9de,#2f3336)] bg-[light-dark(#fff,#000)] px-4 py-3 font-[system-ui,sans-serif] text-[15px] leading-5 text-[light-dark(#0f1419,#e7e9ea)]">
      <Avatar name={account.name} shape="round" />
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 flex-wrap gap-x-1">
          <span className="truncate font-bold">{account.name}</span>
          <span className={`truncate ${grey}`}>{handleOf(post)}</span>
          <span className={`shrink-0 ${grey}`}>
            · <Moment at={publishedAt} />
          </span>
        </p>
        <FoldedText post={post} {...feed} className="mt-0.5" entity="text-[light-dark(#0a6cb0,#4aa9f4)]" />
        <MediaGrid
          media={media.slice(0, 4)}
          single={single}
          frame="aspect-[7/4]"
          className="mt-3 rounded-2xl border border-[light-dark(#cfd9de,#2f3336)]"
        />
        <div aria-hidden className={`mt-3 flex max-w-sm justify-between ${grey} [&_svg]:size-[1.125rem]`}>
          <MessageCircle />
          <Repeat2 />
          <Heart />
          <BarChart3 />
          <Bookmark />
        </div>
      </div>
    </div>
  )
}
