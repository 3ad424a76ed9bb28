'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Checkbox, Input, Select } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { FormAction } from '@/components/forms/form-values'
import { Button } from '@/components/ui/button'
import { CopyValue } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import { chosenKinds, kindFacts } from '@/lib/notifications/kinds'
import { typeWords } from './destination-words'

const types = ['slack', 'discord', 'mattermost', 'webhook'] as const

/** Checkboxes for the kinds of notifications that a destination receives. */
export function KindChoices({ chosen }: { chosen: readonly string[] }) {
  return (
    <fieldset className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-medium">Notifications</legend>
      {chosenKinds.map((kind) => (
        <Checkbox
          key={kind}
          name={`kinds.${kind}`}
          label={kindFacts[kind].label}
          defaultChecked={chosen.includes(kind)}
        />
      ))}
    </fieldset>
  )
}

/** Adds a chat channel or a webhook, and shows a webhook's secret once. */
export function NewDestination({ create }: { create: FormAction<{ secret?: string | undefined }> }) {
  const [open, setOpen] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [type, setType] = useState<(typeof types)[number]>('slack')
  const router = useRouter()
  const close = () => {
    setOpen(false)
    setSecret(undefined)
    router.refresh()
  }
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Add destination
      </Button>
      <Dialog open={open} onClose={close} title={secret ? 'Webhook added' : 'Add a destination'}>
        {secret ? (
          <ShownSecret secret={secret} onDone={close} />
        ) : (
          <ActionForm
            action={create}
            submitLabel="Add destination"
            staysOpen
            onDone={(made) => (made.secret ? setSecret(made.secret) : close())}
          >
            <Field name="type" label="Type">
              <Select
                value={type}
                onChange={(event) => setType(types.find((one) => one === event.target.value) ?? 'slack')}
                options={types.map((value) => ({ value, label: typeWords[value].label }))}
              />
            </Field>
            <Field name="name" label="Name" required>
              <Input maxLength={80} placeholder="Social team" autoComplete="off" />
            </Field>
            <Field name="url" label="URL" required help={typeWords[type].help}>
              <Input type="url" autoComplete="off" placeholder="https://" />
            </Field>
            <KindChoices
              chosen={['review', 'failed', 'unconfirmed', 'connection_expires', 'source_problem']}
            />
          </ActionForm>
        )}
      </Dialog>
    </>
  )
}

/** Shows a secret for the only time. */
export function ShownSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p>Copy the secret now and add it to your receiver. We can’t show it again.</p>
      <CopyValue value={secret} label="Copy secret" />
      <div className="flex justify-end">
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  )
}
