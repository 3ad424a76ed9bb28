'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Input, Select } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { FormAction } from '@/components/forms/form-values'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { accesses } from '@/lib/networks/accesses'
import type { ConnectionField } from '@/lib/networks/connection'
import type { NetworkName } from '@/lib/networks/registry'

type ConnectionFieldsProps = {
  fields: readonly ConnectionField[]
  /** What is stored of them, where nothing secret. */
  stored?: Readonly<Record<string, string>>
}

/** The inputs of a network that is connected by what a person types in. */
export function ConnectionFields({ fields, stored = {} }: ConnectionFieldsProps) {
  return fields.map(
    ({ name, label, help, type, placeholder, initial, secret, choices, optional = false }) => (
      <Field
        key={name}
        name={`config.${name}`}
        label={label}
        help={help}
        required={!optional}
        optional={optional}
      >
        {type === 'choice' ? (
          <Select options={[...(choices ?? [])]} defaultValue={stored[name] ?? initial} />
        ) : (
          <Input
            type={secret ? 'password' : type}
            placeholder={placeholder}
            defaultValue={stored[name] ?? initial}
            autoComplete={secret ? 'off' : undefined}
          />
        )}
      </Field>
    ),
  )
}

type TypedChannelAccessProps = {
  channel: { id: string; name: string; network: NetworkName; stored: Readonly<Record<string, string>> }
  change: FormAction
}

/** Enters the access of such a channel again, when it has ended. The channel, its key and its posts stay. */
export function TypedChannelAccess({ channel, change }: TypedChannelAccessProps) {
  const [open, setOpen] = useState(false)
  const connection = accesses[channel.network]
  if (connection.method !== 'fields') return null
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        aria-haspopup="dialog"
        aria-label={`Reconnect ${channel.name}`}
        onClick={() => setOpen(true)}
      >
        Reconnect
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Reconnect ${channel.name}`}>
        <ActionForm
          action={change}
          submitLabel="Reconnect"
          fixed={{ id: channel.id }}
          done={`${channel.name} reconnected.`}
          onDone={() => setOpen(false)}
        >
          <ConnectionFields fields={connection.fields} stored={channel.stored} />
        </ActionForm>
      </Dialog>
    </>
  )
}
