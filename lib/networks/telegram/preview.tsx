import { Eye } from 'lucide-react'
import { MediaGrid } from '@/components/network-post/media-grid'
import type { NetworkPostView } from '@/components/network-post/network-post-view'
import { FoldedText, Moment } from '@/components/network-post/post-parts'

const grey = 'text-[light-dark(#707579,#aaaaaa)]'

// A message is shown in full: up to 4,096 characters.
const feed = { fold: { characters: 4096, lines: 200 }, more: 'Show more' }

/** A message as Telegram's app shows it. */
export function TelegramPost({ post }: { post: NetworkPostView }) {
  const { account, media, publishedAt } = post
  return (
    <div className="rounded-lg bg-[light-dark(#cfdcc5,#0f0f0f)] p-3 font-[system-ui,sans-serif] text-[15px] leading-[1.35] text-[light-dark(#000,#fff)]">
      <div className="max-w-md overflow-hidden rounded-xl rounded-bl-sm bg-[light-dark(#fff,#212121)]">
        <MediaGrid media={media.slice(0, 10)} single={{ min: 3 / 4, max: 3 }} frame="aspect-[3/2]" />
        <div className="px-3 py-2">
          <p className="truncate font-semibold text-[light-dark(#2a6fb0,#8eb8f5)]">{account.name}</p>
          <FoldedText post={post} {...feed} entity="text-[light-dark(#1f6fc4,#8ab4f8)]" />
          <p className={`mt-1 flex items-center justify-end gap-1 text-xs ${grey}`}>
            <Eye aria-hidden className="size-3.5" />
            <Moment at={publishedAt} />
          </p>
        </div>
      </div>
    </div>
  )
}
