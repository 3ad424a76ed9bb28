'use client'

import { ActionForm } from '@/components/forms/action-form'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { ActionResult } from '@/lib/actions/run-action'

/** Asks for the PIN of an approval link. */
export function PinForm({
  token,
  enter,
}: {
  token: string
  enter: (input: { token: string; pin: string }) => Promise<ActionResult<unknown>>
}) {
  return (
    <ActionForm
      action={(values) => enter({ token, pin: String(values.pin ?? '') })}
      submitLabel="Continue"
      reloadsOnFailure
    >
      <Field name="pin" label="PIN" required>
        <Input inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
      </Field>
    </ActionForm>
  )
}
