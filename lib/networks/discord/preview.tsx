import { MediaGrid } from '@/components/network-post/media-grid'
import type { NetworkPostView } from '@/components/network-post/network-post-view'
import { FoldedText, Moment } from '@/components/network-post/post-parts'
import { Avatar } from '@/components/ui/avatar'

// The app never folds a message: up to 2,000 characters.
const feed = { fold: { characters: 2000, lines: 80 }, more: 'Show more' }
const grey = 'text-[light-dark(#5c5e66,#a5a8b0)]'

/** A message as Discord's app shows it. */
export function DiscordPost({ post }: { post: NetworkPostView }) {
  const { account, media, publishedAt } = post
  return (
    <div className="flex gap-4 rounded-lg border border-[light-dark(#e3e5e8,#1e1f22)] bg-[light-dark(#fff,#313338)] px-4 py-3 font-[system-ui,sans-serif] text-[15px] leading-[1.375] text-[light-dark(#313338,#dbdee1)]">
      <Avatar name={account.name} shape="round" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-1.5">
          <span className="truncate font-medium text-[light-dark(#060607,#f2f3f5)]">
            {account.handle?.replace(/^@/, '') ?? account.name}
          </span>
          <span className="rounded bg-[#5865f2] px-1 text-[10px] leading-4 font-medium text-white">APP</span>
          <span className={`text-xs ${grey}`}>
            <Moment at={publishedAt} />
          </span>
        </p>
        <FoldedText post={post} {...feed} entity="text-[light-dark(#006ce7,#00a8fc)]" />
        <MediaGrid
          media={media}
          single={{ min: 1 / 2, max: 3 }}
          frame="aspect-[3/2]"
          className="mt-2 max-w-md rounded-lg"
        />
      </div>
    </div>
  )
}
