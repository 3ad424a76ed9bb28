'use client'

import { ActionForm } from '@/components/forms/action-form'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { ActionResult } from '@/lib/actions/run-action'

type CompanyStartProps = {
  begin: (input: { email: string; next: string }) => Promise<ActionResult<{ address: string }>>
  next: string
}

/** Leaves for the sign-in of a person's company, whose address the server makes. */
export function CompanyStart({ begin, next }: CompanyStartProps) {
  return (
    <ActionForm<{ address: string }>
      action={(values: { email?: unknown }) => begin({ email: String(values.email ?? ''), next })}
      submitLabel="Continue"
      onDone={({ address }) => window.location.assign(address)}
    >
      <Field name="email" label="Work email" required>
        <Input type="email" autoComplete="username" autoFocus />
      </Field>
    </ActionForm>
  )
}
