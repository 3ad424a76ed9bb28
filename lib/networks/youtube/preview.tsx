import { Play } from 'lucide-react'
import { MediaBox } from '@/components/network-post/media-box'
import type { NetworkPostView } from '@/components/network-post/network-post-view'
import { FoldedText, handleOf, Moment } from '@/components/network-post/post-parts'
import { Avatar } from '@/components/ui/avatar'

const grey = 'text-[light-dark(#606060,#aaa)]'

// According to help pages and common guides as of 2026-11-22: YouTube fits everything into 16:9 with bars at the
// sides. Fold lengths are approximate, as they are on the networks.
const feed = { fold: { characters: 150, lines: 3 }, more: '...more' }

/** A video as YouTube's watch page shows it. */
export function YoutubePost({ post }: { post: NetworkPostView }) {
  const { account, media, publishedAt, tags, title } = post
  const first = media.find(({ kind }) => kind === 'video') ?? media[0]
  const thumbnail = first?.kind === 'video' ? media.find(({ kind }) => kind === 'image') : undefined
  return (
    <div className="overflow-hidden rounded-xl border border-[light-dark(#e5e5e5,#303030)] bg-[light-dark(#fff,#0f0f0f)] font-[system-ui,sans-serif] text-sm text-[light-dark(#0f0f0f,#f1f1f1)]">
      <div className="relative aspect-video bg-black">
        <MediaBox key={first?.src} media={first} className="h-full" fit="contain" poster={thumbnail?.src} />
        {first?.kind === 'video' && first.playable ? null : (
          <span
            aria-hidden
            className="absolute inset-0 m-auto grid h-11 w-16 place-content-center rounded-xl bg-[#f03]/95 text-white"
          >
            <Play className="size-5 fill-current" />
          </span>
        )}
        {first?.kind === 'image' ? (
          <span className="absolute bottom-2 left-2 rounded bg-black/75 px-1.5 py-0.5 text-xs text-white">
            No video yet
          </span>
        ) : null}
      </div>
      <div className="px-4 pt-3 pb-4">
        <p className="line-clamp-2 text-lg leading-6 font-semibold break-words">{title || 'No title yet'}</p>
        <div className="mt-2.5 flex items-center gap-2.5">
          <Avatar name={account.name} shape="round" />
          <p className="min-w-0 flex-1">
            <span className="block truncate font-medium">{account.name}</span>
            <span className={`block truncate text-xs ${grey}`}>{handleOf(post)}</span>
          </p>
          <span
            aria-hidden
            className="rounded-full bg-[light-dark(#0f0f0f,#f1f1f1)] px-3.5 py-1.5 text-xs font-medium text-[light-dark(#fff,#0f0f0f)]"
          >
            Subscribe
          </span>
        </div>
        <div className="mt-3 rounded-xl bg-[light-dark(#f2f2f2,#272727)] px-3 py-2.5 leading-5">
          <p className={`text-xs font-medium ${grey}`}>
            <Moment at={publishedAt} />
          </p>
          <FoldedText post={post} {...feed} entity="text-[light-dark(#065fd4,#3ea6ff)]" />
        </div>
        {tags.length ? (
          <p className={`mt-2.5 text-xs ${grey}`}>Tags (not shown to viewers): {tags.join(', ')}</p>
        ) : null}
      </div>
    </div>
  )
}
