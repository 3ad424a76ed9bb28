import type { ReactNode } from 'react'
import { PlatformTile } from '@/components/platforms/platform-mark'
import { TextLink } from '@/components/ui/button'
import { RelativeTime } from '@/components/ui/relative-time'
import { Chip, StatusBadge } from '@/components/ui/status-badge'
import type { ChannelAnswer } from '@/lib/channels/schemas'
import { formatHandleBesideName } from '@/lib/networks/handle'
import { platformRules } from '@/lib/platforms/registry'
import { ConnectionEnd } from './connection-end'

type ChannelRowProps = {
  channel: ChannelAnswer
  /** Buttons for checking, pausing and so on, for people who may use them. */
  controls: ReactNode
  /** Settings for how it publishes: its language and the choices that its network offers. */
  choices?: ReactNode
  /** Its posting times. */
  times?: ReactNode
}

/** A connected channel: what it is, whether it works, and what can be done with it. */
export function ChannelRow({ channel, controls, choices, times }: ChannelRowProps) {
  const { label } = platformRules[channel.platform]
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-4">
      <PlatformTile platform={channel.platform} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{channel.display_name}</span>
          {channel.sandbox ? (
            <Chip title="Simulated network. Nothing leaves this computer.">Sandbox</Chip>
          ) : null}
          <ChannelState channel={channel} />
        </p>
        <p className="mt-0.5 text-sm break-words text-muted">
          {[label, channel.account_kind, addressOf(channel)].filter(Boolean).join(' · ')}
        </p>
        {channel.status_reason ? <p className="mt-1 text-sm">{channel.status_reason}</p> : null}
        {channel.trouble ? (
          <p className="mt-1 text-sm">
            {channel.trouble.message} {channel.trouble.hint}
          </p>
        ) : null}
        <p className="mt-1 text-sm text-muted">
          <ConnectionEnd channel={channel} />
          {channel.checked_at ? (
            <>
              {' '}
              Checked <RelativeTime at={channel.checked_at} />.
            </>
          ) : null}
        </p>
        {channel.sandbox && channel.handle ? (
          <p className="mt-1 text-sm">
            <TextLink href={`/sandbox/${channel.platform}`}>View posts on the sandbox feed</TextLink>
          </p>
        ) : null}
      </div>
      {controls ? <div className="flex flex-wrap items-center gap-2">{controls}</div> : null}
      {choices || times ? (
        <div className="flex basis-full flex-wrap items-center gap-x-6 gap-y-2 sm:pl-13">
          {choices}
          {times}
        </div>
      ) : null}
    </li>
  )
}

/** A badge for a channel's state. */
export function ChannelState({
  channel,
}: {
  channel: Pick<ChannelAnswer, 'status' | 'trouble' | 'expires_at' | 'renews_itself'>
}) {
  const { status, trouble, expires_at, renews_itself } = channel
  if (status === 'expired') return <StatusBadge tone="danger">Reconnect</StatusBadge>
  if (status === 'disabled') return <StatusBadge tone="neutral">Paused</StatusBadge>
  if (trouble) return <StatusBadge tone="warning">Check needed</StatusBadge>
  if (expires_at && !renews_itself && endsSoon(expires_at))
    return <StatusBadge tone="warning">Reconnect soon</StatusBadge>
  return <StatusBadge tone="success">Connected</StatusBadge>
}

/** Returns the webhook's URL, or the account's handle if the network has handles. */
function addressOf(channel: ChannelAnswer): string | null {
  return channel.config.url ?? formatHandleBesideName(channel.platform, channel.handle, channel.display_name)
}

const endsSoon = (at: string): boolean => Date.parse(at) - Date.now() < 14 * 86_400_000
