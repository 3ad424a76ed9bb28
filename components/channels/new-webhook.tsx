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

type NewWebhookProps = {
  create: FormAction<{ secret: string }>
}

/** Adds a webhook channel and shows its signing secret, once. */
export function NewWebhook({ create }: NewWebhookProps) {
  const [open, setOpen] = useState(false)
  const [secret, setSecret] = useState<string>()
  const router = useRouter()

  function close() {
    setOpen(false)
    setSecret(undefined)
    router.refresh()
  }

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {' '}
        Add webhook{' '}
      </Button>
      <Dialog open={open} onClose={close} title={secret ? 'Webhook added' : 'Add a webhook'}>
        {secret ? (
          <div className="flex flex-col gap-4 text-sm">
            <p>
              We sign every request with this secret, following the Standard Webhooks specification. Add it to
              your receiver to check the signature. To ignore repeated requests, use the header{' '}
              <code>webhook-id</code>.
            </p>
            <CopyValue value={secret} label="Copy secret" />
            <Callout tone="warning" title="We show it only once.">
              If you lose it, add the webhook again.
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
            submitLabel="Add webhook"
            fixed={{ platform: 'webhook' }}
            staysOpen
            onDone={(made) => setSecret(made.secret)}
          >
            <Field name="display_name" label="Name" required>
              <Input maxLength={100} placeholder="Our website" />
            </Field>
            <Field
              name="account_key"
              label="Key"
              help="For developers: the name of this channel in target_platforms."
              required
            >
              <Input maxLength={64} placeholder="website" autoCapitalize="none" spellCheck={false} />
            </Field>
            <Field name="config.url" label="URL" help="We send posts here as JSON." required>
              <Input type="url" placeholder="https://www.example.com/hooks/posts" />
            </Field>
            <Field name="language" label="Post language">
              <Select
                options={Object.entries(channelLanguages).map(([value, label]) => ({ value, label }))}
              />
            </Field>
          </ActionForm>
        )}
      </Dialog>
    </>
  )
}
