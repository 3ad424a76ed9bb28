import { Avatar } from '@/components/ui/avatar'
import { RelativeTime } from '@/components/ui/relative-time'
import { formatHandle } from '@/lib/networks/handle'
import type { Fold } from './collapse'
import type { NetworkPostView } from './network-post-view'
import { PostText } from './post-text'

/** The time of a post; "now" if it is not published yet. */
export const Moment = ({ at }: { at: Date | null }) => (at ? <RelativeTime at={at} /> : <>now</>)

export const handleOf = ({ platform, account }: NetworkPostView): string | null =>
  formatHandle(platform, account.handle)

type FoldedTextProps = {
  post: NetworkPostView
  /** How much of the text the feed shows, and the label of the link that reveals the rest. */
  fold: Fold
  more: string
  entity: string
  className?: string
  links?: boolean
}

/** The post's text, folded as in the network's feed. */
export function FoldedText({ post, ...look }: FoldedTextProps) {
  return <PostText text={post.text} mentions={post.account.mentions} live={post.live} {...look} />
}

type FirstCommentProps = {
  post: NetworkPostView
  /** What the network shows as the account's name. */
  name: string
  entity: string
  /** CSS classes of the list around the comment. */
  className: string
  /** CSS classes of the box around name and text, if there is one. */
  box?: string
  links?: boolean
}

/** The account's own first comment below its post, if there is one. */
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
