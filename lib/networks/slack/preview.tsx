import { MediaGrid } from '@/components/network-post/media-grid'
import type { NetworkPostView } from '@/components/network-post/network-post-view'
import { FoldedText, Moment } from '@/components/network-post/post-parts'
import { Avatar } from '@/components/ui/avatar'

// The app shows a message in full, and folds what is longer than a screen.
const feed = { fold: { characters: 3000, lines: 60 }, more: 'Show more' }
const grey = 'text-[light-dark(#616061,#ababad)]'

/** A message as Slack's app shows it. */
export function SlackPost({ post }: { post: NetworkPostView }) {
  const { account, media, publishedAt } = post
  return (
    <div className="flex gap-2 rounded-lg border border-[light-dark(#ddd,#35373b)] bg-[light-dark(#fff,#1a1d21)] px-4 py-3 font-[system-ui,sans-serif] text-[15px] leading-[1.466] text-[light-dark(#1d1c1d,#d1d2d3)]">
      <Avatar name={account.name} shape="square" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-1.5">
          <span className="truncate font-extrabold">{account.handle?.replace(/^@/, '') ?? account.name}</span>
          <span
            className={`rounded bg-[light-dark(#e8e8e8,#2c2f33)] px-1 text-[10px] leading-4 font-bold ${grey}`}
          >
            APP
          </span>
          <span className={`text-xs ${grey}`}>
            <Moment at={publishedAt} />
          </span>
        </p>
        <FoldedText post={post} {...feed} entity="text-[light-dark(#1264a3,#1d9bd1)]" />
        <MediaGrid
          media={media}
          single={{ min: 1 / 2, max: 3 }}
          frame="aspect-[3/2]"
          className="mt-2 max-w-sm rounded-lg"
        />
      </div>
    </div>
  )
}
