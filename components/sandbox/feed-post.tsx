import { NetworkPost } from '@/components/network-post/network-post'
import { Link } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time'
import { RelativeTime } from '@/components/ui/relative-time'
import type { NetworkName } from '@/lib/networks/registry'

export type FeedPostView = {
  id: string
  network: NetworkName
  title: string | null
  text: string
  tags: string[]
  createdAt: Date
  editedAt: Date | null
  removedAt: Date | null
  account: { handle: string; displayName: string }
  media: { id: string; alt: string; contentType: string }[]
  /** Until then, only its account can see it. */
  hiddenUntil?: Date | null
  repliesTo?: string | null
  replies?: { id: string; text: string }[]
}

/** A post on a simulated network, rendered like the editor's preview. */
export function FeedPost({ post, networkLabel }: { post: FeedPostView; networkLabel?: string }) {
  const {
    network,
    title,
    text,
    tags,
    createdAt,
    editedAt,
    removedAt,
    account,
    media,
    hiddenUntil = null,
    repliesTo,
    replies = [],
  } = post
  if (removedAt)
    return (
      <article
        aria-label={`Deleted post by ${account.displayName}`}
        className="rounded-lg border border-dashed border-separator px-4 py-6 text-center text-sm text-muted"
      >
        {networkLabel ? <p className="mb-1 text-xs">{networkLabel}</p> : null}
        {account.displayName} deleted this post <RelativeTime at={removedAt.toISOString()} />.
      </article>
    )
  const isShown = ({ contentType }: { contentType: string }) => /^(?:image|video)\//.test(contentType)
  const documents = media.filter((one) => !isShown(one))
  return (
    <article aria-label={`Post by ${account.displayName}`}>
      {repliesTo ? (
        <p className="mb-1 px-1 text-xs text-muted">
          <Link href={`/sandbox/${network}/${encodeURIComponent(repliesTo)}`} className="underline">
            Reply to an earlier post
          </Link>
        </p>
      ) : null}
      {networkLabel || editedAt || hiddenUntil ? (
        <p className="mb-1 px-1 text-xs text-muted">
          {networkLabel}
          {networkLabel && editedAt ? ' · ' : ''}
          {editedAt ? (
            <>
              Edited <RelativeTime at={editedAt.toISOString()} />
            </>
          ) : null}
          {hiddenUntil ? (
            <>
              {networkLabel || editedAt ? ' · ' : ''}Private, public on <LocalTime at={hiddenUntil} />
            </>
          ) : null}
        </p>
      ) : null}
      <NetworkPost
        post={{
          platform: network,
          title,
          text,
          tags,
          account: { name: account.displayName, handle: account.handle },
          media: media.map(({ id, alt, contentType }) => ({
            src: `/sandbox/media/${id}`,
            alt,
            kind: contentType.startsWith('video/')
              ? 'video'
              : contentType.startsWith('image/')
                ? 'image'
                : 'document',
            playable: true,
          })),
          publishedAt: createdAt,
          live: true,
        }}
      />
      {documents.map(({ id, alt }) => (
        <a
          key={id}
          href={`/sandbox/media/${id}`}
          className="mt-1 block px-1 text-sm underline underline-offset-2"
        >
          {alt || 'Document'}
        </a>
      ))}
      {replies.length > 0 ? (
        <ol
          aria-label="Replies"
          className="mt-2 ml-4 flex flex-col gap-2 border-l border-separator pl-4 text-sm"
        >
          {replies.map((reply) => (
            <li key={reply.id} className="whitespace-pre-wrap break-words">
              <span className="font-medium">{account.displayName}</span> {reply.text}
            </li>
          ))}
        </ol>
      ) : null}
    </article>
  )
}
