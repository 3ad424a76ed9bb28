import { ActionButton } from '@/components/forms/action-button'
import type { BoundAction } from '@/components/forms/call-action'
import { ConfirmButton } from '@/components/forms/confirm-button'
import type { ActionResult } from '@/lib/actions/run-action'
import type { AffectedPosts as Affected } from '@/lib/channels/list-affected-posts'
import type { ChannelAnswer } from '@/lib/channels/schemas'
import { AffectedPosts } from './affected-posts'
import { LanguagePicker } from './language-picker'

type ChannelControlsProps = {
  channel: ChannelAnswer
  change: (input: { id: string; language: string }) => Promise<ActionResult<unknown>>
  switchTo: (status: 'active' | 'disabled') => BoundAction
  /** The posts that disconnecting it affects. */
  affected: () => Promise<ActionResult<Affected>>
  disconnect: BoundAction
}

/** Language, pausing, and disconnecting. */
export function ChannelControls({ channel, change, switchTo, affected, disconnect }: ChannelControlsProps) {
  const off = channel.status === 'disabled'
  return (
    <>
      <LanguagePicker id={channel.id} name={channel.display_name} language={channel.language} save={change} />
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
            We delete our access to this account now. Published posts stay online and in your history here.
          </p>
          <AffectedPosts load={affected} />
        </div>
      </ConfirmButton>
    </>
  )
}
