import { NetworkPost } from '@/components/network-post/network-post'
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
}

/** A post on a simulated network, as the editor's preview showed it. */
export function FeedPost({ post, networkLabel }: { post: FeedPostView; networkLabel?: string }) {
  const { network, title, text, tags, createdAt, editedAt, removedAt, account, media } = post
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
  return (
    <article aria-label={`Post by ${account.displayName}`}>
      {networkLabel || editedAt ? (
        <p className="mb-1 px-1 text-xs text-muted">
          {networkLabel}
          {networkLabel && editedAt ? ' · ' : ''}
          {editedAt ? (
            <>
              Edited <RelativeTime at={editedAt.toISOString()} />
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
            kind: contentType.startsWith('video/') ? 'video' : 'image',
            playable: true,
          })),
          publishedAt: createdAt,
          live: true,
        }}
      />
    </article>
  )
}
