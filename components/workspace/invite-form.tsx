'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Input, Radio } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { CopyValue } from '@/components/ui/copy-button'
import type { ActionResult } from '@/lib/actions/run-action'
import { type Role, roleWords } from '@/lib/auth/permissions'

type InviteFormProps = {
  action: (input: {
    email?: string | null
    role: Role
  }) => Promise<ActionResult<{ link: string; emailed: boolean }>>
  roles: readonly Role[]
}

/** Asks for the role, then shows the link, which is never shown again. */
export function InviteForm({ action, roles }: InviteFormProps) {
  const [made, setMade] = useState<{ link: string; emailed: boolean; copied: boolean }>()
  if (made)
    return (
      <div className="flex flex-col gap-3 text-sm">
        <p>
          {made.emailed
            ? 'We email this link to the person you invite.'
            : 'Send this link to the person you invite.'}{' '}
          {made.copied ? 'It is on your clipboard. ' : null}
          We show it only once. If it gets lost, revoke it and create a new one.
        </p>
        <CopyValue value={made.link} label="Copy link" />
      </div>
    )
  // Copies the link immediately; if the browser does not allow it, there is the button.
  async function show(data: { link: string; emailed: boolean }) {
    const copied = await navigator.clipboard?.writeText(data.link).then(
      () => true,
      () => false,
    )
    setMade({ ...data, copied: copied ?? false })
  }

  return (
    <ActionForm
      action={action}
      submitLabel="Create invitation link"
      staysOpen
      onDone={(data) => void show(data)}
    >
      <Field
        name="email"
        label="Email"
        optional
        help="If you enter one, only the account with this email can use the link."
      >
        <Input type="email" autoComplete="off" whenEmpty="omit" />
      </Field>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-sm font-medium">Role</legend>
        {roles.map((role) => (
          <Radio
            key={role}
            name="role"
            value={role}
            label={roleWords[role].label}
            help={roleWords[role].does}
            defaultChecked={role === 'editor'}
          />
        ))}
      </fieldset>
    </ActionForm>
  )
}
