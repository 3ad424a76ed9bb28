'use client'

import { ActionForm } from '@/components/forms/action-form'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { ActionResult } from '@/lib/actions/run-action'

type CompanyStartProps = {
  begin: (input: { email: string; next: string }) => Promise<ActionResult<{ address: string }>>
  next: string
}

/** Asks for a work email and redirects to the company's sign-in page, whose address comes from the server. */
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
