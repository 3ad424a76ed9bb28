import { TextLink } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { LocalTime } from '@/components/ui/local-time'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { PackagePost } from '@/lib/packages/list-package-posts'
import { platformRules } from '@/lib/platforms/registry'
import type { Platform } from '@/lib/platforms/schemas'
import { DecideButtons } from './decide-buttons'
import type { PackageActs } from './package-acts'
import { PlatformMark } from './platform-mark'

export type PublicationRow = PackagePost & { platform: Platform; channel: string }

type PublicationsProps = {
  posts: readonly PublicationRow[]
  /** Absent for those who may not decide about posts with an unknown outcome. */
  decide?: PackageActs['decide']
}

/** What came of posting, channel by channel, with what to do about it. */
export function Publications({ posts, decide }: PublicationsProps) {
  return (
    <Card title="Publishing" id="publishing" flush>
      <ul className="divide-y divide-separator border-t border-separator">
        {posts.map((post) => (
          <li key={post.id} className="px-5 py-3 text-sm">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <PlatformMark platform={post.platform} />
              <span className="min-w-0 flex-1 truncate font-medium">{post.channel}</span>
              <State post={post} />
            </div>
            <Outcome post={post} decide={decide} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const states: Record<PackagePost['status'], { label: string; tone: Tone }> = {
  pending: { label: 'Waits', tone: 'neutral' },
  sending: { label: 'Being sent', tone: 'accent' },
  published: { label: 'Posted', tone: 'success' },
  failed: { label: 'Not posted', tone: 'danger' },
  unconfirmed: { label: 'Not known', tone: 'warning' },
  cancelled: { label: 'Taken back', tone: 'neutral' },
}

function State({ post }: { post: PackagePost }) {
  const { label, tone } = states[post.status]
  return (
    <StatusBadge tone={tone} busy={post.status === 'sending'}>
      {label}
    </StatusBadge>
  )
}

function Outcome({ post, decide }: { post: PublicationRow; decide?: PackageActs['decide'] }) {
  const label = platformRules[post.platform].label
  if (post.status === 'published')
    return (
      <p className="mt-1 text-muted">
        {post.finished_at ? <RelativeTime at={post.finished_at} /> : null}
        {post.remote_url ? (
          <>
            {' · '}
            <TextLink href={post.remote_url}>See the post</TextLink>
          </>
        ) : (
          ` · ${label} gave no address for it.`
        )}
      </p>
    )
  if (post.status === 'pending')
    return (
      <p className="mt-1 text-muted">
        {post.attempts > 0 ? 'Tried before; is tried again ' : 'Is sent '}
        <LocalTime at={post.due_at} zone />.{post.error ? ` ${post.error.message}` : ''}
      </p>
    )
  if (post.status === 'failed')
    return (
      <p className="mt-1">
        {post.error?.message ?? `${label} did not take it.`}{' '}
        <span className="text-muted">{post.error?.hint}</span>
      </p>
    )
  if (post.status !== 'unconfirmed') return null
  return (
    <div className="mt-2">
      <Callout tone="warning" title="Nobody knows yet whether this was posted">
        <p>
          It was sent, but {label} did not answer clearly. So that nothing is posted twice, it is not sent
          again by itself.
          {post.next_look_at ? (
            <>
              {' '}
              {label} is asked again <RelativeTime at={post.next_look_at} />.
            </>
          ) : null}
        </p>
        <p className="mt-1">Look at the account there and say what you see:</p>
        {decide ? (
          <DecideButtons publicationId={post.id} channel={post.channel} decide={decide} />
        ) : (
          <p className="mt-1 text-muted">An editor can decide this.</p>
        )}
      </Callout>
    </div>
  )
}
