import { BarChart3, Bookmark, Heart, MessageCircle, Repeat2 } from 'lucide-react'
import { Avatar } from '@/components/ui/avatar'
import { MediaGrid } from './media-grid'
import { PostText } from './post-text'
import type { PreviewProps } from './preview-props'

const grey = 'text-[light-dark(#536471,#8b98a5)]'

export function XPreview({ content, post, name }: PreviewProps) {
  return (
    <div className="flex gap-3 rounded-2xl border border-[light-dark(#cfd9de,#2f3336)] bg-[light-dark(#fff,#000)] px-4 py-3 font-[system-ui,sans-serif] text-[15px] leading-5 text-[light-dark(#0f1419,#e7e9ea)]">
      <Avatar name={name} shape="round" />
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 gap-1">
          <span className="truncate font-bold">{name}</span>
          <span className={`shrink-0 ${grey}`}>· now</span>
        </p>
        <PostText
          text={post.text}
          className="mt-0.5"
          entity="text-[light-dark(#0a6cb0,#4aa9f4)]"
          fold={{ characters: 1000, lines: 40 }}
          more="Show more"
        />
        <MediaGrid
          media={content.media.slice(0, 4)}
          className="mt-3 rounded-2xl border border-[light-dark(#cfd9de,#2f3336)]"
          single="aspect-video"
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
