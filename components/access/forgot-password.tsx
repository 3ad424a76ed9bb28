'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Callout } from '@/components/ui/callout'
import type { ActionResult } from '@/lib/actions/run-action'

/** Asks for an email address. The confirmation is the same whether or not the address has an account. */
export function ForgotPassword({
  request,
}: {
  request: (input: { email: string }) => Promise<ActionResult<unknown>>
}) {
  const [sent, setSent] = useState(false)
  if (sent)
    return (
      <div role="status">
        <Callout tone="accent" title="Check your email">
          If this address has an account, a link is on its way. It can take a few minutes. Look in your spam
          folder too.
        </Callout>
      </div>
    )
  return (
    <ActionForm
      action={(values: { email?: unknown }) => request({ email: String(values.email ?? '') })}
      submitLabel="Email me a link"
      onDone={() => setSent(true)}
    >
      <Field name="email" label="Email" required>
        <Input type="email" autoComplete="username" autoFocus />
      </Field>
    </ActionForm>
  )
}
