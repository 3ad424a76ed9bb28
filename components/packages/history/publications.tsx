import { ActionButton } from '@/components/forms/action-button'
import { TextLink } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { LocalTime } from '@/components/ui/local-time'
import { Progress } from '@/components/ui/progress'
import { RelativeTime } from '@/components/ui/relative-time'
import { type StateWords, StatusBadge } from '@/components/ui/status-badge'
import { formatFileSize } from '@/lib/media-library/format-file-size'
import { failureMessage } from '@/lib/platforms/failure-message'
import { platformRules } from '@/lib/platforms/registry'
import type { Platform } from '@/lib/platforms/schemas'
import type { PublicationAnswer } from '@/lib/publishing/schemas'
import type { TakedownAnswer } from '@/lib/publishing/takedown/schemas'
import { DecideButtons } from '../actions/decide-buttons'
import type { PackageHandlers } from '../actions/package-handlers'
import { ChannelName } from '../channel-name'
import { TakeDownButton, type TakedownHandlers, TakedownState } from '../published/takedown-state'

export type PublicationRow = Pick<
  PublicationAnswer,
  | 'id'
  | 'status'
  | 'due_at'
  | 'public_at'
  | 'next_at'
  | 'attempts'
  | 'remote_url'
  | 'error'
  | 'upload'
  | 'follow_ups'
  | 'needs_decision'
  | 'finished_at'
  | 'replace_by'
> & {
  takedown?: TakedownAnswer | undefined
} & { platform: Platform; channel: string; handle: string | null }

/** What a person can do about a post that failed or whose outcome is unknown. */
export type PublicationHandlers = Pick<PackageHandlers, 'confirm' | 'markNotSent' | 'retry'> &
  TakedownHandlers &
  Partial<Pick<PackageHandlers, 'cancel'>>

type PublicationsProps = {
  packageId: string
  posts: readonly PublicationRow[]
  /** The project's channels, where a connection that ended is renewed. */
  channelsHref: string
  /** Absent for people with read access only. */
  handlers?: PublicationHandlers
}

/** The outcome of publishing on each channel, with what to do about it. */
export function Publications({ packageId, posts, channelsHref, handlers }: PublicationsProps) {
  const open = posts.filter(({ status, takedown }) => status === 'published' && !takedown)
  return (
    <Card
      title="Publishing"
      id="publishing"
      flush
      actions={
        handlers && open.length > 1 ? (
          <TakeDownButton
            label="Take down all"
            title="Take down all posts?"
            count={open.length}
            input={{ package_id: packageId }}
            handlers={handlers}
          />
        ) : null
      }
    >
      <ul className="divide-y divide-separator border-t border-separator">
        {posts.map((post) => (
          <li key={post.id} className="px-5 py-3 text-sm">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <ChannelName
                platform={post.platform}
                name={post.channel}
                handle={post.handle}
                className="flex-1 basis-40"
              />
              <State post={post} />
              {handlers && post.status === 'published' && !post.takedown ? (
                <TakeDownButton
                  label="Take down"
                  title={`Take down the post on ${post.channel}?`}
                  count={1}
                  input={{ publication_id: post.id }}
                  handlers={handlers}
                />
              ) : null}
            </div>
            <Outcome post={post} channelsHref={channelsHref} handlers={handlers} />
            {post.takedown ? <TakedownState takedown={post.takedown} handlers={handlers} /> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const states: Record<PublicationRow['status'], StateWords> = {
  pending: { label: 'Queued', tone: 'neutral' },
  sending: { label: 'Publishing', tone: 'accent' },
  published: { label: 'Published', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  unconfirmed: { label: 'Unconfirmed', tone: 'warning' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  replaced: { label: 'Corrected', tone: 'neutral' },
  removed: { label: 'Deleted', tone: 'neutral' },
}

const uploaded: StateWords = { label: 'Uploaded', tone: 'accent' }

/** Returns when the network will make an uploaded post public; null if it is already public or not published. */
const publicLater = ({ status, public_at: at }: PublicationRow): string | null =>
  status === 'published' && at !== null && Date.parse(at) > Date.now() ? at : null

function State({ post }: { post: PublicationRow }) {
  const { label, tone } = publicLater(post) ? uploaded : states[post.status]
  return (
    <StatusBadge tone={tone} busy={post.status === 'sending'}>
      {label}
    </StatusBadge>
  )
}

/** The error's message, with its hint only if someone else has to act first. */
const whyItWaits = ({ code, message, hint }: { code: string; message: string; hint: string }): string =>
  code === 'api-version-ended' ? `${message} ${hint}` : message

function Upload({ upload, label }: { upload: NonNullable<PublicationRow['upload']>; label: string }) {
  const { sent, bytes, processing } = upload
  if (processing) return <p>{label} is processing the video.</p>
  const name = `Uploading the video to ${label}`
  return (
    <Progress
      label={name}
      value={sent}
      max={bytes}
      note={`${formatFileSize(sent)} of ${formatFileSize(bytes)}`}
    />
  )
}

function Wait({ post }: { post: PublicationRow }) {
  return (
    <p>
      {post.error?.code === 'channel-off' ? (
        `${post.error.message} ${post.error.hint}`
      ) : (
        <>
          {post.attempts > 0 ? 'Next attempt ' : post.public_at ? 'Upload starts ' : 'Scheduled for '}
          <LocalTime at={post.next_at ?? post.due_at} />
          {post.public_at ? (
            <>
              , public on <LocalTime at={post.public_at} />
            </>
          ) : null}
          .{post.error ? ` ${whyItWaits(post.error)}` : ''}
        </>
      )}
    </p>
  )
}

const fixedUnderChannels = ['connection-ended', 'channel-off']

function Outcome({
  post,
  channelsHref,
  handlers,
}: {
  post: PublicationRow
  channelsHref: string
  handlers?: PublicationHandlers
}) {
  const label = platformRules[post.platform].label
  const later = publicLater(post)
  if (post.status === 'published')
    return (
      <>
        <p className="mt-1 text-muted">
          {later ? (
            <>
              Uploaded to {label}, public on <LocalTime at={later} />
            </>
          ) : post.finished_at ? (
            <RelativeTime at={post.finished_at} />
          ) : null}
          {post.remote_url ? (
            <>
              {' · '}
              <TextLink href={post.remote_url}>View post</TextLink>
            </>
          ) : (
            ` · ${label} didn’t return a link.`
          )}
        </p>
        {post.follow_ups.map(({ name, place, status, message, hint }) =>
          message ? (
            <p key={`${name}${place ?? ''}`} className="mt-1">
              {status === 'failed' ? `Published. ${message}` : message}{' '}
              <span className="text-muted">{hint}</span>
            </p>
          ) : null,
        )}
      </>
    )
  if (post.status === 'sending' && post.upload) return <Upload upload={post.upload} label={label} />
  if (post.status === 'pending')
    return (
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64 text-muted">
          {post.upload ? <Upload upload={post.upload} label={label} /> : <Wait post={post} />}
        </div>
        {handlers?.cancel ? (
          <ActionButton
            size="sm"
            action={handlers.cancel.bind(null, { id: post.id })}
            done={`Post to ${post.channel} cancelled.`}
          >
            Cancel post
          </ActionButton>
        ) : null}
      </div>
    )
  if (post.status === 'failed')
    return (
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-64">
          {failureMessage(post.platform, post.error?.message)}{' '}
          <span className="text-muted">{post.error?.hint}</span>{' '}
          {fixedUnderChannels.includes(post.error?.code ?? '') ? (
            <TextLink href={channelsHref}>Open Channels</TextLink>
          ) : null}
        </p>
        {handlers ? (
          <ActionButton
            size="sm"
            action={handlers.retry.bind(null, { id: post.id })}
            done="Sending the post again."
          >
            {post.error?.code === 'gone' ? 'Post as new' : 'Send again'}
          </ActionButton>
        ) : null}
      </div>
    )
  if (post.status === 'replaced' || post.status === 'removed')
    return post.takedown?.status === 'done' ? null : (
      <p className="mt-1 text-muted">
        {post.status === 'replaced'
          ? 'A correction has taken the place of this post.'
          : `This post is no longer on ${label}.`}
      </p>
    )
  if (post.status !== 'unconfirmed') return null
  return (
    <div className="mt-2">
      <Callout tone="warning" title="We couldn’t confirm this post">
        <p>
          We sent this post, but {label} didn’t confirm it. To avoid a duplicate, we don’t send it again
          automatically.
          {post.needs_decision ? '' : ` We’re checking with ${label}.`}
        </p>
        <p className="mt-1">Check the account before sending it again.</p>
        {handlers ? (
          <DecideButtons publicationId={post.id} channel={post.channel} handlers={handlers} />
        ) : (
          <p className="mt-1 text-muted">An editor can then choose what to do.</p>
        )}
      </Callout>
    </div>
  )
}
