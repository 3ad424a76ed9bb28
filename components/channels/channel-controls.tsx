import { ActionButton } from '@/components/forms/action-button'
import type { BoundAction } from '@/components/forms/call-action'
import { ConfirmButton } from '@/components/forms/confirm-button'
import type { FormAction } from '@/components/forms/form-values'
import { buttonClass, TextLink } from '@/components/ui/button'
import type { ActionResult } from '@/lib/actions/run-action'
import { isSignedIn } from '@/lib/channels/channel-fields'
import type { ConnectionCheck } from '@/lib/channels/credentials/check-connection'
import type { AffectedPosts as Affected } from '@/lib/channels/posts/list-affected-posts'
import type { ChannelAnswer } from '@/lib/channels/schemas'
import { accesses } from '@/lib/networks/accesses'
import type { RevocationReach } from '@/lib/networks/oauth'
import { networks } from '@/lib/networks/registry'
import type { SetupGuide } from '@/lib/networks/setup'
import { AffectedPosts } from './affected-posts'
import { CheckConnection } from './check-connection'
import { TypedChannelAccess } from './typed-channel-access'

type ChannelControlsProps = {
  channel: ChannelAnswer
  /** Saves newly typed access fields of a channel. */
  access: FormAction
  switchTo: (status: 'active' | 'disabled') => BoundAction
  /** Loads the posts that disconnecting the channel affects. */
  affected: () => Promise<ActionResult<Affected>>
  disconnect: BoundAction
  /** Where reconnecting starts; absent if the network has no consent page. */
  reconnectHref?: string | undefined
  check: BoundAction<ConnectionCheck>
  /** How far disconnecting revokes the access at the network; null if it does not. */
  revocation: RevocationReach | null
  /** How people end the access at the network themselves. */
  leaving?: SetupGuide['leaving']
}

/** Buttons to check, reconnect, pause and disconnect a channel. */
export function ChannelControls(props: ChannelControlsProps) {
  const { channel, access, switchTo, affected, disconnect, reconnectHref, check } = props
  const { revocation, leaving } = props
  const { label } = networks[channel.platform]
  const off = channel.status === 'disabled'
  return (
    <>
      {reconnectHref ? (
        // A plain link, because the response redirects to the consent page, so there is nothing to prefetch.
        <a
          href={reconnectHref}
          aria-label={`Reconnect ${channel.display_name}`}
          className={buttonClass({
            size: 'sm',
            variant: channel.status === 'expired' ? 'primary' : 'secondary',
          })}
        >
          Reconnect
        </a>
      ) : null}
      {isTyped(channel) ? (
        <TypedChannelAccess
          channel={{
            id: channel.id,
            name: channel.display_name,
            network: channel.platform,
            stored: channel.config,
            works: channel.status !== 'expired' && !channel.trouble,
          }}
          change={access}
        />
      ) : null}
      {channel.status === 'expired' ? null : <CheckConnection name={channel.display_name} check={check} />}
      {channel.status === 'expired' ? null : (
        <ActionButton
          size="sm"
          action={switchTo(off ? 'active' : 'disabled')}
          done={
            off
              ? `${channel.display_name} resumed.`
              : `${channel.display_name} paused. Its posts wait until you resume it.`
          }
        >
          {off ? 'Resume' : 'Pause'}
        </ActionButton>
      )}
      <ConfirmButton
        size="sm"
        variant="danger-outline"
        label="Disconnect"
        title={`Disconnect ${channel.display_name}?`}
        confirmLabel="Disconnect"
        action={disconnect}
        done={`${channel.display_name} disconnected.`}
      >
        <div className="flex flex-col gap-3">
          <p>
            We delete our access now. {endedThere(label, revocation)} Published posts stay online and in your
            history here.
          </p>
          {leaving ? (
            <p>
              {leaving.text}
              {leaving.url ? (
                <>
                  {' '}
                  <TextLink href={leaving.url}>{leaving.url}</TextLink>
                </>
              ) : null}
            </p>
          ) : null}
          <AffectedPosts load={affected} />
        </div>
      </ConfirmButton>
    </>
  )
}

/** Says what happens to the access at the network. */
function endedThere(label: string, revocation: RevocationReach | null): string | null {
  if (revocation === 'session') return `We also end it on ${label}.`
  if (revocation === 'account') return `We also end it on ${label}, unless another brand uses this account.`
  if (revocation === 'person')
    return `We also end it on ${label}, unless other channels here are connected with the same app.`
  return null
}

const isTyped = (channel: ChannelAnswer): boolean =>
  accesses[channel.platform].method === 'fields' && !isSignedIn(channel)
