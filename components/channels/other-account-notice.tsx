import { buttonClass, LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import type { OtherAccount } from '@/lib/channels/connect/find-other-account'
import { formatHandleBesideName } from '@/lib/networks/handle'
import { networks } from '@/lib/networks/registry'

type OtherAccountNoticeProps = {
  found: OtherAccount
  projectId: string
  /** The URL of the channels page without this notice. */
  pageHref: string
}

/**
 * Shown when the account that signed in at the network is not the one whose channel was to be reconnected: says
 * that nothing was changed, and what can be done.
 */
export function OtherAccountNotice({ found, projectId, pageHref }: OtherAccountNoticeProps) {
  const { platform, channel, signedIn, server, isManaged } = found
  const { label } = networks[platform]
  const nameOf = ({ handle, name }: { handle: string | null; name: string }) =>
    formatHandleBesideName(platform, handle, name) ?? name
  const connect = `/api/channels/connect/${platform}?project=${projectId}${server ? `&server=${encodeURIComponent(server)}` : ''}`
  return (
    <Callout
      tone="warning"
      role="alert"
      title={
        isManaged
          ? `${nameOf(signedIn)} can’t post as ${channel.name}.`
          : `You signed in as ${nameOf(signedIn)}. This channel is ${nameOf(channel)}.`
      }
      actions={
        <div className="flex flex-wrap gap-2">
          <a
            href={`${connect}&channel=${channel.id}`}
            className={buttonClass({ size: 'sm', variant: 'primary' })}
          >
            {isManaged ? 'Sign in as someone else' : `Sign in as ${nameOf(channel)}`}
          </a>
          <a href={connect} className={buttonClass({ size: 'sm' })}>
            Connect {nameOf(signedIn)} as its own channel
          </a>
          <LinkButton size="sm" variant="ghost" href={pageHref}>
            Leave it as it is
          </LinkButton>
        </div>
      }
    >
      We didn’t change the channel.{' '}
      {isManaged ? `Sign in as an admin of ${channel.name}, or ask one of them for the role. ` : null}
      If {label} doesn’t ask who you are, sign out there first, then reconnect.
    </Callout>
  )
}
