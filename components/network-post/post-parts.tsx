import { Avatar } from '@/components/ui/avatar'
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
  return <PostText text={post.text} mentions={post.account.mentions} live={post.live} {...look} />
}

type FirstCommentProps = {
  post: NetworkPostView
  /** What the network writes in the place of the account's name. */
  name: string
  entity: string
  /** Of what the comment stands in. */
  className: string
  /** Of the box around name and words, where there is one. */
  box?: string
  links?: boolean
}

/** What the account itself comments below its post, where there is something. */
export function FirstComment({ post, name, entity, className, box, links }: FirstCommentProps) {
  const { account, replies = [], live } = post
  if (replies.length === 0) return null
  return (
    <ul aria-label="First comment" className={className}>
      {replies.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a comment is known by its place
        <li key={at} className="flex gap-2">
          <Avatar name={account.name} size="sm" shape="round" />
          <div className={`min-w-0 flex-1 ${box ?? ''}`}>
            <p className="truncate font-semibold">{name}</p>
            <PostText text={text} mentions={account.mentions} live={live} entity={entity} links={links} />
          </div>
        </li>
      ))}
    </ul>
  )
}
