import { Globe, MessageSquareText, Repeat2, Send, ThumbsUp } from 'lucide-react'
import { DocumentBox } from '@/components/network-post/document-box'
import { MediaGrid } from '@/components/network-post/media-grid'
import type { NetworkPostView } from '@/components/network-post/network-post-view'
import { FirstComment, FoldedText, handleOf, Moment } from '@/components/network-post/post-parts'
import { Avatar } from '@/components/ui/avatar'

const grey = 'text-[light-dark(#5e5e5e,#b0b3b6)]'

const entity = 'font-semibold text-[light-dark(#0a66c2,#71b7fb)]'

// According to help pages and common guides as of 2026-11-22: LinkedIn shows a single image uncropped from 4:5 to
// 3:1. Fold lengths are approximate, as they are on the networks.
const single = { min: 4 / 5, max: 3 }
const feed = { fold: { characters: 210, lines: 3 }, more: '…more' }

/** A post as LinkedIn's feed shows it. */
export function LinkedinPost({ post }: { post: NetworkPostView }) {
  const { account, media, publishedAt } = post
  const handle = handleOf(post)
  return (
    <div className="overflow-hidden rounded-lg border border-[light-dark(#dcdad6,#38434f)] bg-[light-dark(#fff,#1b1f23)] font-[system-ui,sans-serif] text-sm leading-5 text-[light-dark(#191919,#ebecec)]">
      <div className="flex gap-2 px-4 pt-3">
        <Avatar name={account.name} size="lg" shape="round" />
        <div className="min-w-0 pt-1">
          <p className="truncate font-semibold">{account.name}</p>
          <p className={`flex flex-wrap items-center gap-x-1 text-xs ${grey}`}>
            {handle ? <span className="truncate">{handle} ·</span> : null}
            <Moment at={publishedAt} /> · <Globe aria-hidden className="size-3.5" />
          </p>
        </div>
      </div>
      <FoldedText post={post} {...feed} className="px-4 pt-3 pb-3" entity={entity} />
      {media[0]?.kind === 'document' ? (
        <DocumentBox media={media[0]} />
      ) : (
        <MediaGrid media={media} single={single} frame="aspect-[3/2]" />
      )}
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
      <FirstComment
        post={post}
        name={account.name}
        className="px-4 pb-3"
        box="rounded-lg bg-[light-dark(#f2f2f2,#2c3136)] px-3 py-2"
        entity={entity}
      />
    </div>
  )
}
