import { BarChart3, Bookmark, Heart, MessageCircle, Repeat2 } from 'lucide-react'
import { Avatar } from '@/components/ui/avatar'
import { crops } from './crops'
import { MediaGrid } from './media-grid'
import type { NetworkPostView } from './network-post-view'
import { FoldedText, handleOf, Moment } from './post-parts'

const grey = 'text-[light-dark(#536471,#8b98a5)]'

export function XPost({ post }: { post: NetworkPostView }) {
  const { account, media, publishedAt } = post
  return (
    <div className="flex gap-3 rounded-2xl border border-[light-dark(#cfd9de,#2f3336)] bg-[light-dark(#fff,#000)] px-4 py-3 font-[system-ui,sans-serif] text-[15px] leading-5 text-[light-dark(#0f1419,#e7e9ea)]">
      <Avatar name={account.name} shape="round" />
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 flex-wrap gap-x-1">
          <span className="truncate font-bold">{account.name}</span>
          <span className={`truncate ${grey}`}>{handleOf(account)}</span>
          <span className={`shrink-0 ${grey}`}>
            · <Moment at={publishedAt} />
          </span>
        </p>
        <FoldedText post={post} className="mt-0.5" entity="text-[light-dark(#0a6cb0,#4aa9f4)]" />
        <MediaGrid
          media={media.slice(0, 4)}
          single={crops.x.single ?? { min: 1, max: 1 }}
          layout="x"
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
