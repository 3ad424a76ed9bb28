import { ActionButton } from '@/components/ui/action-button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import type { ActionResult } from '@/lib/actions/run-action'
import type { ChannelAnswer } from '@/lib/channels/schemas'
import { LanguagePicker } from './language-picker'

type ChannelControlsProps = {
  channel: ChannelAnswer
  change: (input: { id: string; language: string }) => Promise<ActionResult<unknown>>
  switchTo: (status: 'active' | 'disabled') => () => Promise<ActionResult<unknown>>
  disconnect: () => Promise<ActionResult<unknown>>
}

/** Language, on and off, and disconnecting. */
export function ChannelControls({ channel, change, switchTo, disconnect }: ChannelControlsProps) {
  const off = channel.status === 'disabled'
  return (
    <>
      <LanguagePicker id={channel.id} name={channel.display_name} language={channel.language} save={change} />
      {channel.status === 'expired' ? null : (
        <ActionButton
          size="sm"
          action={switchTo(off ? 'active' : 'disabled')}
          done={off ? `${channel.display_name} is on again.` : `${channel.display_name} is switched off.`}
        >
          {off ? 'Switch on' : 'Switch off'}
        </ActionButton>
      )}
      <ConfirmButton
        size="sm"
        variant="danger-outline"
        label="Disconnect"
        title={`Disconnect ${channel.display_name}?`}
        confirmLabel="Disconnect"
        action={disconnect}
        done={`${channel.display_name} is disconnected.`}
      >
        Its stored access is removed at once and posts that wait for it are not sent. What was posted stays
        there and in the record here.
      </ConfirmButton>
    </>
  )
}
