import { Bookmark, Globe, Heart, MessageSquare, MoreHorizontal, Repeat2 } from 'lucide-react'
import { MediaGrid } from '@/components/network-post/media-grid'
import type { NetworkPostView } from '@/components/network-post/network-post-view'
import { FoldedText, handleOf, Moment } from '@/components/network-post/post-parts'
import { Avatar } from '@/components/ui/avatar'

const grey = 'text-[light-dark(#405168,#abb8c9)]'
const border = 'border-[light-dark(#d4dbe2,#232e3e)]'

// As the app behaved on 2026-11-23: 300 characters are never folded, and a single image is shown uncropped between
// 1:2 and 3:1.
const feed = { fold: { characters: 3000, lines: 300 }, more: 'Show more' }
const single = { min: 1 / 2, max: 3 }

/** A post as Bluesky's app shows it. */
export function BlueskyPost({ post }: { post: NetworkPostView }) {
  const { account, media, publishedAt, link } = post
  return (
    <div
      className={`flex gap-2.5 rounded-lg border ${border} bg-[light-dark(#fff,#000)] px-4 py-3 font-[system-ui,sans-serif] text-[15px] leading-[1.3] text-[light-dark(#000,#fff)]`}
    >
      <Avatar name={account.name} shape="round" />
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 flex-wrap gap-x-1">
          <span className="truncate font-semibold">{account.name}</span>
          <span className={`truncate ${grey}`}>{handleOf(post)}</span>
          <span className={`shrink-0 ${grey}`}>
            · <Moment at={publishedAt} />
          </span>
        </p>
        <FoldedText post={post} {...feed} className="mt-0.5" entity="text-[light-dark(#0063cc,#4ea3ff)]" />
        <MediaGrid
          media={media.slice(0, 4)}
          single={single}
          frame="aspect-[3/2]"
          className={`mt-2 rounded-xl border ${border}`}
        />
        {link && media.length === 0 ? <LinkCard link={link} /> : null}
        <div aria-hidden className={`mt-2.5 flex max-w-sm justify-between ${grey} [&_svg]:size-[1.125rem]`}>
          <MessageSquare />
          <Repeat2 />
          <Heart />
          <Bookmark />
          <MoreHorizontal />
        </div>
      </div>
    </div>
  )
}

/** A link's card; its title and picture are read from the linked page when the post is published. */
function LinkCard({ link }: { link: string }) {
  return (
    <div className={`mt-2 rounded-xl border ${border} px-3 py-2.5`}>
      <p className={`${grey} text-sm`}>Title, text and image of the linked page</p>
      <p className={`mt-1.5 flex items-center gap-1 border-t ${border} pt-1.5 text-xs ${grey}`}>
        <Globe aria-hidden className="size-3 shrink-0" />
        <span className="truncate">{hostOf(link)}</span>
      </p>
    </div>
  )
}

const hostOf = (link: string): string => URL.parse(link)?.hostname.replace(/^www\./, '') ?? link
