import { CirclePlay } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { RelativeTime } from '@/components/ui/relative-time'
import { Chip } from '@/components/ui/status-badge'
import { PostMedia, type PostPicture } from './post-media'
import { PostText } from './post-text'

export type FeedPostView = {
  id: string
  network: 'x' | 'linkedin' | 'instagram' | 'youtube'
  title: string | null
  text: string
  tags: string[]
  createdAt: Date
  account: { handle: string; displayName: string }
  media: PostPicture[]
}

/** A post in the manner of its kind of network, in our own design. */
export function FeedPost({ post, networkLabel }: { post: FeedPostView; networkLabel?: string }) {
  const Look = looks[post.network]
  return (
    <article
      className="card card--default overflow-hidden"
      aria-label={`Post by ${post.account.displayName}`}
    >
      {networkLabel ? (
        <p className="border-b border-separator px-4 py-1.5 text-xs text-muted">{networkLabel}</p>
      ) : null}
      <Look post={post} />
    </article>
  )
}

type Look = (props: { post: FeedPostView }) => ReactNode

const ShortPost: Look = ({ post }) => (
  <div className="flex gap-3 p-4">
    <Avatar name={post.account.displayName} shape="round" />
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-baseline gap-x-1.5 text-sm">
        <span className="font-semibold">{post.account.displayName}</span>
        <span className="text-muted">@{post.account.handle}</span>
        <span className="text-muted">·</span>
        <RelativeTime at={post.createdAt} className="text-muted" />
      </p>
      <PostText text={post.text} className="mt-0.5" />
      {post.media.length > 0 ? (
        <div className="mt-3 overflow-hidden rounded-xl border border-separator">
          <PostMedia media={post.media} />
        </div>
      ) : null}
    </div>
  </div>
)

const Byline = ({ post, note }: { post: FeedPostView; note: ReactNode }) => (
  <div className="flex items-center gap-3 px-4 pt-4 pb-3">
    <Avatar name={post.account.displayName} shape="round" />
    <div className="min-w-0 text-sm">
      <p className="truncate font-semibold">{post.account.displayName}</p>
      <p className="truncate text-muted">{note}</p>
    </div>
  </div>
)

const LongPost: Look = ({ post }) => (
  <div>
    <Byline
      post={post}
      note={
        <>
          <RelativeTime at={post.createdAt} /> · visible to everybody
        </>
      }
    />
    <PostText text={post.text} className="px-4 pb-4" />
    <PostMedia media={post.media} />
  </div>
)

const PicturePost: Look = ({ post }) => (
  <div>
    <Byline post={post} note={`@${post.account.handle}`} />
    <PostMedia media={post.media.slice(0, 1)} square />
    {post.media.length > 1 ? (
      <ul className="flex gap-1 overflow-x-auto p-1" aria-label="More pictures of this post">
        {post.media.slice(1).map((one) => (
          <li key={one.id} className="size-20 shrink-0 overflow-hidden rounded-md">
            <PostMedia media={[one]} square />
          </li>
        ))}
      </ul>
    ) : null}
    <div className="p-4 text-sm">
      <p className="font-semibold">{post.account.handle}</p>
      <PostText text={post.text} />
      <RelativeTime at={post.createdAt} className="mt-2 block text-xs text-muted" />
    </div>
  </div>
)

const FilmPost: Look = ({ post }) => {
  const still = post.media.every((one) => !one.contentType.startsWith('video/'))
  return (
    <div>
      <div className="relative grid aspect-video place-content-center overflow-hidden bg-black [&_img]:aspect-video [&_img]:object-contain [&_div]:bg-black">
        <PostMedia media={post.media} />
        {still ? (
          <CirclePlay
            aria-hidden
            className="absolute inset-0 m-auto size-14 rounded-full bg-black/50 text-white"
            strokeWidth={1.25}
          />
        ) : null}
      </div>
      <div className="flex gap-3 p-4">
        <Avatar name={post.account.displayName} shape="round" />
        <div className="min-w-0 flex-1">
          <h3 className="leading-snug font-semibold">{post.title}</h3>
          <p className="text-sm text-muted">
            {post.account.displayName} · <RelativeTime at={post.createdAt} />
          </p>
          {still ? (
            <p className="mt-1 text-xs text-muted">Shown as a still: the package held no film.</p>
          ) : null}
          <PostText text={post.text} className="mt-3 text-sm" />
          {post.tags.length > 0 ? (
            <p className="mt-3 flex flex-wrap gap-1.5">
              {post.tags.map((tag) => (
                <Chip key={tag}>{tag}</Chip>
              ))}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  )
}

const looks: Record<FeedPostView['network'], Look> = {
  x: ShortPost,
  linkedin: LongPost,
  instagram: PicturePost,
  youtube: FilmPost,
}
