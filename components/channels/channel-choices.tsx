'use client'

import { Fragment, useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { ActionSelect } from '@/components/forms/action-select'
import type { FormAction } from '@/components/forms/form-values'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { ActionResult } from '@/lib/actions/run-action'
import { fieldsOfNetwork } from '@/lib/channels/channel-fields'
import type { ChannelAnswer } from '@/lib/channels/schemas'
import { accesses } from '@/lib/networks/accesses'
import type { ConnectionField } from '@/lib/networks/connection'
import { uploadLeadOf } from '@/lib/platforms/upload-lead'
import { ChannelSetting } from './channel-setting'
import { ConnectionFields } from './typed-channel-access'

type ChannelChoicesProps = {
  channel: Pick<ChannelAnswer, 'id' | 'display_name' | 'platform' | 'config'>
  save: (input: { id: string; config: Record<string, string> }) => Promise<ActionResult<unknown>>
  change: FormAction
}

/**
 * The settings for how a channel publishes, such as drafts; each choice is saved immediately. Texts are edited in a
 * dialog.
 */
export function ChannelChoices({ channel, save, change }: ChannelChoicesProps) {
  const { id, display_name, platform, config } = channel
  return fieldsOfNetwork(platform).map((field) => {
    const { name, label, help, choices, initial } = field
    if (isSetting(platform, field))
      return <ChannelText key={name} channel={channel} field={field} change={change} />
    return choices ? (
      <Fragment key={name}>
        <ChannelSetting name={label} help={field.uploadsAhead ? undefined : help}>
          <ActionSelect
            label={`${label} for ${display_name}`}
            className="w-auto max-w-full"
            value={config[name] ?? initial ?? ''}
            options={[...choices]}
            action={(value) => save({ id, config: { [name]: value } })}
            done={(value) =>
              `${display_name}: ${choices.find((one) => one.value === value)?.label ?? value}.`
            }
          />
        </ChannelSetting>
        {field.uploadsAhead ? <AheadNote channel={channel} field={field} /> : null}
      </Fragment>
    ) : null
  })
}

/** Explains uploading ahead, which its label alone cannot; or says that another setting rules it out. */
function AheadNote({ channel, field }: Pick<ChannelTextProps, 'channel' | 'field'>) {
  const { platform, config } = channel
  const wanted = config[field.name] ?? field.initial ?? '0'
  const needed = fieldsOfNetwork(platform).find(({ name }) => name === field.uploadsAhead?.onlyWith.setting)
  const isRuledOut = wanted !== '0' && uploadLeadOf({ platform, config }) === 0
  const choice = needed?.choices?.find(({ value }) => value === field.uploadsAhead?.onlyWith.value)
  return (
    <span className="basis-full text-xs text-muted">
      {isRuledOut
        ? `${field.label} does nothing now: it works only with ${needed?.label} set to ${choice?.label}. Posts are uploaded at their planned time.`
        : field.help}
    </span>
  )
}

/** Whether a field is a text setting for posts. Fields that connect a channel are edited where it is reconnected. */
const isSetting = (platform: ChannelAnswer['platform'], { choices }: ConnectionField): boolean =>
  choices === undefined && accesses[platform].method === 'oauth'

type ChannelTextProps = Omit<ChannelChoicesProps, 'save'> & { field: ConnectionField }

function ChannelText({ channel, field, change }: ChannelTextProps) {
  const [open, setOpen] = useState(false)
  const { name, label, help } = field
  const stored = channel.config[name] ?? ''
  return (
    <ChannelSetting name={label} help={help}>
      <Button
        size="sm"
        className="max-w-56"
        aria-haspopup="dialog"
        aria-label={`${label} for ${channel.display_name}: ${stored || 'none'}`}
        onClick={() => setOpen(true)}
      >
        <span className="truncate">{stored || 'None'}</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`${label} for ${channel.display_name}`}>
        <ActionForm
          action={change}
          submitLabel={`Save ${label.toLowerCase()}`}
          fixed={{ id: channel.id }}
          done={`${label} saved.`}
          onDone={() => setOpen(false)}
        >
          <ConnectionFields fields={[field]} stored={{ [name]: stored }} />
        </ActionForm>
      </Dialog>
    </ChannelSetting>
  )
}
