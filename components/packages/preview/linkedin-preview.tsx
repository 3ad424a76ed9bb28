import { Globe, MessageSquareText, Repeat2, Send, ThumbsUp } from 'lucide-react'
import { Avatar } from '@/components/ui/avatar'
import { MediaGrid } from './media-grid'
import { PostText } from './post-text'
import type { PreviewProps } from './preview-props'

const grey = 'text-[light-dark(#5e5e5e,#b0b3b6)]'

export function LinkedinPreview({ content, post, name }: PreviewProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-[light-dark(#dcdad6,#38434f)] bg-[light-dark(#fff,#1b1f23)] font-[system-ui,sans-serif] text-sm leading-5 text-[light-dark(#191919,#ebecec)]">
      <div className="flex gap-2 px-4 pt-3">
        <Avatar name={name} size="lg" shape="round" />
        <div className="min-w-0 pt-1">
          <p className="truncate font-semibold">{name}</p>
          <p className={`flex items-center gap-1 text-xs ${grey}`}>
            now · <Globe aria-hidden className="size-3.5" />
          </p>
        </div>
      </div>
      <PostText
        text={post.text}
        className="px-4 pt-3 pb-3"
        entity="font-semibold text-[light-dark(#0a66c2,#71b7fb)]"
        fold={{ characters: 210, lines: 3 }}
        more="…see more"
      />
      <MediaGrid media={content.media} single="aspect-[1.91/1]" most={4} />
      <div
        aria-hidden
        className={`mx-4 flex justify-around border-t border-[light-dark(#e8e6e2,#38434f)] py-2.5 text-xs font-semibold sm:text-sm ${grey} [&_svg]:size-4`}
      >
        <span className="flex items-center gap-1.5">
          <ThumbsUp /> Like
        </span>
        <span className="flex items-center gap-1.5">
          <MessageSquareText /> Comment
        </span>
        <span className="flex items-center gap-1.5">
          <Repeat2 /> Repost
        </span>
        <span className="flex items-center gap-1.5 max-sm:hidden">
          <Send /> Send
        </span>
      </div>
    </div>
  )
}
