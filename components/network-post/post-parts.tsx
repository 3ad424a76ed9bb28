import { RelativeTime } from '@/components/ui/relative-time'
import { writtenHandle } from '@/lib/networks/handle'
import type { Fold } from './collapse'
import type { NetworkPostView } from './network-post-view'
import { PostText } from './post-text'

/** "now" for a post that is not out yet. */
export const Moment = ({ at }: { at: Date | null }) => (at ? <RelativeTime at={at} /> : <>now</>)

export const handleOf = ({ platform, account }: NetworkPostView): string | null =>
  writtenHandle(platform, account.handle)

type FoldedTextProps = {
  post: NetworkPostView
  /** What of a text stands in the feed, and the words that bring the rest. */
  fold: Fold
  more: string
  entity: string
  className?: string
  links?: boolean
}

/** The text, folded where the network's feed folds it. */
export function FoldedText({ post, ...look }: FoldedTextProps) {
  return <PostText text={post.text} live={post.live} {...look} />
}
