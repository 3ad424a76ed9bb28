'use client'

import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Form, SubmitButton } from '@/components/forms/form'
import { useSubmit } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Dialog, DialogButton } from '@/components/ui/dialog'
import { RelativeTime } from '@/components/ui/relative-time'
import type { ActionResult } from '@/lib/actions/run-action'
import type { Passkey } from '@/lib/auth/passkeys/list-passkeys'
import { createPasskey, type PasskeyAnswer } from './call-authenticator'

type PasskeysProps = {
  passkeys: readonly Passkey[]
  begin: () => Promise<ActionResult<PublicKeyCredentialCreationOptionsJSON>>
  add: (input: { name: string; response: PasskeyAnswer }) => Promise<ActionResult<unknown>>
  rename: (input: { id: string; name: string }) => Promise<ActionResult<unknown>>
  remove: (input: { id: string }) => Promise<ActionResult<unknown>>
}

/** Lists a person's passkeys, with a button to add one. */
export function Passkeys({ passkeys, begin, add, rename, remove }: PasskeysProps) {
  return (
    <Card
      title="Passkeys"
      description="Sign in with your fingerprint, face or device PIN instead of a password. A passkey counts as a second factor."
      actions={<AddPasskey begin={begin} add={add} />}
    >
      {passkeys.length ? (
        <ul className="divide-y divide-separator">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
            >
              <span className="min-w-0 flex-1 basis-48">
                <span className="block font-medium break-words">{passkey.name}</span>
                <span className="block text-sm text-muted">
                  Added <RelativeTime at={passkey.createdAt} />
                  {', '}
                  {passkey.lastUsedAt ? (
                    <>
                      last used <RelativeTime at={passkey.lastUsedAt} />
                    </>
                  ) : (
                    'never used'
                  )}
                  {passkey.synced ? ', synced between your devices' : null}
                </span>
              </span>
              <span className="flex gap-1">
                <DialogButton size="sm" variant="ghost" label="Rename" title={`Rename ${passkey.name}`}>
                  <ActionForm
                    action={rename}
                    fixed={{ id: passkey.id }}
                    submitLabel="Save"
                    done="Passkey renamed."
                  >
                    <Field name="name" label="Name" required>
                      <Input defaultValue={passkey.name} maxLength={80} autoComplete="off" />
                    </Field>
                  </ActionForm>
                </DialogButton>
                <ConfirmButton
                  size="sm"
                  variant="ghost"
                  label="Remove"
                  title={`Remove ${passkey.name}?`}
                  confirmLabel="Remove passkey"
                  action={() => remove({ id: passkey.id })}
                  done="Passkey removed."
                >
                  You can’t sign in with it anymore. Delete it from your device or password manager too.
                </ConfirmButton>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}

function AddPasskey({ begin, add }: Pick<PasskeysProps, 'begin' | 'add'>) {
  const [open, setOpen] = useState(false)
  const { submit, pending, error, forgetError } = useSubmit()

  function send(form: HTMLFormElement) {
    const name = String(new FormData(form).get('name'))
    void submit(() => createPasskey(begin, (response) => add({ name, response })), {
      done: 'Passkey added.',
      onDone: () => setOpen(false),
    })
  }

  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        onClick={() => {
          forgetError()
          setOpen(true)
        }}
      >
        Add passkey
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Add a passkey"
        description="Your device asks for your finger, face or PIN next. None of it is sent to us."
      >
        <Form
          error={error}
          pending={pending}
          onSubmit={send}
          actions={<SubmitButton pending={pending}>Add passkey</SubmitButton>}
        >
          <Field
            name="name"
            label="Name"
            required
            help="So that you recognize it in the list, such as “Work laptop”."
          >
            <Input maxLength={80} autoComplete="off" />
          </Field>
        </Form>
      </Dialog>
    </>
  )
}
