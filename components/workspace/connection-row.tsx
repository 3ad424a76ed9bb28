import type { ReactNode } from 'react'
import { ChannelState } from '@/components/channels/channel-row'
import { CheckConnection } from '@/components/channels/check-connection'
import { ConnectionEnd } from '@/components/channels/connection-end'
import type { BoundAction } from '@/components/forms/call-action'
import { PlatformTile } from '@/components/platforms/platform-mark'
import { LinkButton } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { RelativeTime } from '@/components/ui/relative-time'
import { Chip } from '@/components/ui/status-badge'
import type { ConnectionCheck } from '@/lib/channels/credentials/check-connection'
import { formatHandleBesideName } from '@/lib/networks/handle'
import { networks } from '@/lib/networks/registry'
import type { ConnectionHealth } from '@/lib/overview/list-connections'

type ConnectionRowProps = {
  connection: ConnectionHealth
  /** The brand's channels page. */
  channelsHref: string
  brandHref: string
  /** Absent for people who may not check it. */
  check: BoundAction<ConnectionCheck> | undefined
}

/** A channel of one of several brands: the health of its connection, and what to do. */
export function ConnectionRow({ connection, channelsHref, brandHref, check }: ConnectionRowProps) {
  const { display_name, handle, account_kind, platform, project, problem, waiting, manages, trouble } =
    connection
  const active = connection.status !== 'expired'
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-4 sm:px-5">
      <PlatformTile platform={platform} />
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-semibold break-words">{display_name}</span>
          {connection.sandbox ? (
            <Chip title="Simulated network. Nothing leaves this computer.">Sandbox</Chip>
          ) : null}
          <ChannelState channel={connection} />
        </h2>
        <p className="mt-0.5 text-sm break-words text-muted">
          {[networks[platform].label, account_kind, formatHandleBesideName(platform, handle, display_name)]
            .filter(Boolean)
            .join(' · ')}{' '}
          ·{' '}
          <Link href={brandHref} className="hover:underline">
            {project.name}
          </Link>
        </p>
        {connection.status_reason ? <p className="mt-1 text-sm">{connection.status_reason}</p> : null}
        {trouble ? (
          <p className="mt-1 text-sm">
            {trouble.message} {trouble.hint}
          </p>
        ) : null}
        <p className="mt-1 text-sm text-muted">
          <ConnectionEnd channel={connection} />
        </p>
        {problem ? (
          <p className="mt-1 text-sm text-muted">
            Last problem, <RelativeTime at={problem.at} />: {problem.message} {problem.hint}
          </p>
        ) : null}
        <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <Fact term="Last post" value={timeOr(connection.sentAt, 'none yet')} />
          <Fact term="Waiting posts" value={waiting >= 1000 ? '1,000 or more' : waiting} />
          {connection.renews_itself ? (
            <Fact term="Renewed" value={timeOr(connection.renewedAt, 'not yet')} />
          ) : null}
          <Fact term="Checked" value={timeOr(connection.checked_at, 'not yet')} />
        </dl>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {active && check ? <CheckConnection name={display_name} check={check} /> : null}
        <LinkButton
          size="sm"
          href={channelsHref}
          variant={active || !manages ? 'secondary' : 'primary'}
          aria-label={`${active || !manages ? 'View channel' : 'Reconnect'} ${display_name} on the channels page of ${project.name}`}
        >
          {active || !manages ? 'View channel' : 'Reconnect'}
        </LinkButton>
      </div>
    </li>
  )
}

const timeOr = (at: string | null, none: string) => (at ? <RelativeTime at={at} /> : none)

function Fact({ term, value }: { term: string; value: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{term}:</dt>
      <dd>{value}</dd>
    </div>
  )
}
