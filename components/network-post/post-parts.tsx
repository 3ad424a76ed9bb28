import { RelativeTime } from '@/components/ui/relative-time'
import { crops } from './crops'
import type { NetworkPostView } from './network-post-view'
import { PostText } from './post-text'

/** "now" for a post that is not out yet. */
export const Moment = ({ at }: { at: Date | null }) => (at ? <RelativeTime at={at} /> : <>now</>)

export const handleOf = ({ handle }: NetworkPostView['account']): string | null =>
  handle ? `@${handle.replace(/^@/, '')}` : null

type FoldedTextProps = { post: NetworkPostView; entity: string; className?: string; links?: boolean }

/** The text, folded where the network's feed folds it. */
export function FoldedText({ post, ...look }: FoldedTextProps) {
  const { fold, more } = crops[post.platform].text
  return <PostText text={post.text} fold={fold} more={more} live={post.live} {...look} />
}
