'use client'

import { useState } from 'react'
import { CodeField } from '@/components/access/code-field'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Form, SubmitButton } from '@/components/forms/form'
import { PasswordInput } from '@/components/forms/password-input'
import { useSubmit } from '@/components/forms/use-submit'
import type { ActionResult } from '@/lib/actions/run-action'

export type SignIn = (input: {
  email: string
  password: string
  code?: string
}) => Promise<ActionResult<unknown>>

type SignInFormProps = {
  signIn: SignIn
  /** Prefilled values. */
  email?: string
  password?: string
  /** Whether the email address is fixed, because the person continues their own session. */
  fixedEmail?: boolean
  /** Where to go afterwards; if absent, the page stays. */
  href?: string
  onDone?: () => void
  /** What the button that closes the dialog around it says. */
  cancelLabel?: string
}

/**
 * Email address and password, on the sign-in page and in the dialog over a page. Kept small: it is the first thing
 * people load.
 */
export function SignInForm(props: SignInFormProps) {
  const { signIn, email, password, fixedEmail, href = null, onDone, cancelLabel } = props
  const { submit, pending, error } = useSubmit({ asksToSignIn: false })
  // True after the correct password of a person who has set up one-time codes; the password stays in its field.
  const [asksCode, setAsksCode] = useState(false)

  function send(sent: HTMLFormElement) {
    const values = new FormData(sent)
    const code = values.get('code')
    const input = {
      email: String(values.get('email')),
      password: String(values.get('password')),
      ...(typeof code === 'string' ? { code } : {}),
    }
    void submit(() => signIn(input), {
      href,
      onDone,
      onFail: ({ code: failure }) => {
        if (failure === 'code-required') setAsksCode(true)
      },
    })
  }

  return (
    <Form
      error={error?.code === 'code-required' ? undefined : error}
      pending={pending}
      onSubmit={send}
      cancelLabel={cancelLabel}
      actions={<SubmitButton pending={pending}>Sign in</SubmitButton>}
    >
      <Field name="email" label="Email">
        <Input
          type="email"
          autoComplete="username"
          defaultValue={email}
          readOnly={fixedEmail}
          autoFocus={!fixedEmail}
        />
      </Field>
      <Field name="password" label="Password">
        <PasswordInput autoComplete="current-password" defaultValue={password} />
      </Field>
      {asksCode ? (
        <CodeField
          label="One-time code"
          help="From your authenticator app. A recovery code works too."
          autoFocus
        />
      ) : null}
    </Form>
  )
}
