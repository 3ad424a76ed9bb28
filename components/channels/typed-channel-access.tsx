'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Input, Select, Textarea } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { FormAction } from '@/components/forms/form-values'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { accesses } from '@/lib/networks/accesses'
import type { ConnectionField } from '@/lib/networks/connection'
import type { NetworkName } from '@/lib/networks/registry'

type ConnectionFieldsProps = {
  fields: readonly ConnectionField[]
  /** Stored values of the fields, without secrets. */
  stored?: Readonly<Record<string, string>>
  /** Whether stored secrets are kept if their fields are left empty. */
  keepsSecrets?: boolean
}

/** The input fields of a network that is connected with typed-in values. */
export function ConnectionFields({ fields, stored = {}, keepsSecrets = false }: ConnectionFieldsProps) {
  return fields.map(({ name, label, help, type, placeholder, initial, secret, choices, ...field }) => {
    const kept = secret && keepsSecrets
    const optional = kept || field.optional === true
    return (
      <Field
        key={name}
        name={`config.${name}`}
        label={label}
        help={kept ? 'One is stored, encrypted. Leave this empty to keep it.' : help}
        required={!optional}
        optional={optional}
      >
        {type === 'choice' ? (
          <Select options={[...(choices ?? [])]} defaultValue={stored[name] ?? initial} />
        ) : type === 'lines' ? (
          <Textarea rows={4} placeholder={placeholder} defaultValue={stored[name] ?? initial} />
        ) : (
          <Input
            type={secret ? 'password' : type}
            placeholder={placeholder}
            defaultValue={stored[name] ?? initial}
            autoComplete={secret ? 'off' : undefined}
            data-empty={kept ? 'omit' : undefined}
          />
        )}
      </Field>
    )
  })
}

type TypedChannelAccessProps = {
  channel: {
    id: string
    name: string
    network: NetworkName
    stored: Readonly<Record<string, string>>
    works: boolean
  }
  change: FormAction
}

/**
 * Re-enters a channel's typed-in access, when it has ended or should be replaced. The channel, its key and its
 * posts are kept; while the connection works, so are secrets left empty.
 */
export function TypedChannelAccess({ channel, change }: TypedChannelAccessProps) {
  const [open, setOpen] = useState(false)
  const connection = accesses[channel.network]
  if (connection.method !== 'fields') return null
  const { works, name } = channel
  const title = works ? `Edit the connection of ${name}` : `Reconnect ${name}`
  return (
    <>
      <Button
        size="sm"
        variant={works ? 'secondary' : 'primary'}
        aria-haspopup="dialog"
        aria-label={works ? `Edit connection: ${name}` : title}
        onClick={() => setOpen(true)}
      >
        {works ? 'Edit connection' : 'Reconnect'}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <ActionForm
          action={change}
          submitLabel={works ? 'Save connection' : 'Reconnect'}
          fixed={{ id: channel.id }}
          done={works ? `Connection of ${name} saved.` : `${name} reconnected.`}
          onDone={() => setOpen(false)}
        >
          <ConnectionFields fields={connection.fields} stored={channel.stored} keepsSecrets={works} />
        </ActionForm>
      </Dialog>
    </>
  )
}
