'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Input, Select } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { FormAction } from '@/components/forms/form-values'
import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { CopyValue } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import { channelLanguages } from '@/lib/channels/schemas'
import { accesses } from '@/lib/networks/accesses'
import type { NetworkName } from '@/lib/networks/registry'
import { ConnectionFields } from './typed-channel-access'

type NewTypedChannelProps = {
  network: NetworkName
  /** An account key that no channel uses yet. */
  freeKey: string
  create: FormAction<{ secret: string | null }>
}

/**
 * Adds a channel of a network that is connected with typed-in fields; the form is built from the network's own
 * declaration. If we sign requests to it, shows the secret once.
 */
export function NewTypedChannel({ network, freeKey, create }: NewTypedChannelProps) {
  const [open, setOpen] = useState(false)
  const [secret, setSecret] = useState<string>()
  const router = useRouter()
  const connection = accesses[network]
  if (connection.method !== 'fields') return null
  const { what, fields } = connection

  function close() {
    setOpen(false)
    setSecret(undefined)
    router.refresh()
  }

  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Add {what}
      </Button>
      <Dialog open={open} onClose={close} title={secret ? `${capitalized(what)} added` : `Add a ${what}`}>
        {secret ? (
          <div className="flex flex-col gap-4 text-sm">
            <p>
              We sign every request with this secret, following the Standard Webhooks specification. Add it to
              your receiver to check the signature. To ignore repeated requests, use the header{' '}
              <code>webhook-id</code>.
            </p>
            <CopyValue value={secret} label="Copy secret" />
            <Callout tone="warning" title="We show it only once.">
              If you lose it, add the {what} again.
            </Callout>
            <div className="flex justify-end">
              <Button variant="primary" onClick={close}>
                Done
              </Button>
            </div>
          </div>
        ) : (
          <ActionForm
            action={create}
            submitLabel={`Add ${what}`}
            fixed={{ platform: network }}
            staysOpen
            onDone={(made) => (made.secret ? setSecret(made.secret) : close())}
          >
            <Field name="display_name" label="Name" required>
              <Input maxLength={100} placeholder={`Our ${what}`} />
            </Field>
            <ConnectionFields fields={fields} />
            <Field name="language" label="Post language">
              <Select
                options={Object.entries(channelLanguages).map(([value, label]) => ({ value, label }))}
              />
            </Field>
            <details>
              <summary className="w-fit cursor-pointer text-sm text-muted">
                For developers: channel key
              </summary>
              <Field
                name="account_key"
                label="Key"
                help="Names this channel in target_platforms and in the API."
                className="mt-3"
                required
              >
                <Input maxLength={64} defaultValue={freeKey} autoCapitalize="none" spellCheck={false} />
              </Field>
            </details>
          </ActionForm>
        )}
      </Dialog>
    </>
  )
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
