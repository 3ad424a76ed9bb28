import { TextLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time'
import type { PublishedPost } from '@/lib/publishing/takedown/list-item-posts'
import { ChannelName } from '../channel-name'
import { TakeDownButton, type TakedownHandlers, TakedownState } from './takedown-state'

/** Where an item is published, with buttons to take it down. */
export function ItemPosts(props: {
  itemId: string
  posts: readonly PublishedPost[]
  base: string
  /** Absent for people with read access only. */
  handlers?: TakedownHandlers
}) {
  const { itemId, posts, base, handlers } = props
  const open = posts.filter(({ isOut, takedown }) => isOut && !takedown)
  return (
    <Card
      title={posts.every(({ publicAt }) => publicAt) ? 'Uploaded' : 'Published'}
      id="published"
      flush
      actions={
        handlers && open.length > 0 ? (
          <TakeDownButton
            label="Take down everywhere"
            title="Take down everywhere?"
            count={open.length}
            input={{ item_id: itemId }}
            handlers={handlers}
          />
        ) : null
      }
    >
      <ul className="divide-y divide-separator border-t border-separator">
        {posts.map(({ id, packageId, platform, channel, handle, address, publicAt, takedown }) => (
          <li key={id} className="px-5 py-3 text-sm">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <ChannelName platform={platform} name={channel} handle={handle} className="flex-1 basis-40" />
              {address && takedown?.status !== 'done' ? <TextLink href={address}>View post</TextLink> : null}
              <Link href={`${base}/packages/${packageId}`} className="text-link">
                Open in Tributary
              </Link>
            </div>
            {publicAt ? (
              <p className="mt-1 text-muted">
                Uploaded, public on <LocalTime at={publicAt} />
              </p>
            ) : null}
            {takedown ? <TakedownState takedown={takedown} handlers={handlers} /> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
