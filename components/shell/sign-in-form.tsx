'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sent } from '@/components/forms/call-action'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { PasswordInput } from '@/components/forms/password-input'
import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { ActionFailure, ActionResult } from '@/lib/actions/run-action'

export type SignIn = (input: { email: string; password: string }) => Promise<ActionResult<unknown>>

type SignInFormProps = {
  signIn: SignIn
  /** Filled in to begin with. */
  email?: string
  password?: string
  /** The address cannot be changed: somebody goes on with their own session. */
  fixedEmail?: boolean
  onDone: () => void
  /** Beside the button. */
  secondary?: ReactNode
}

/** Address and password, on the page for signing in and in the dialog over a page. Small: it is the first thing people load. */
export function SignInForm({ signIn, email, password, fixedEmail, onDone, secondary }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const ready = useHydrated()
  const [error, setError] = useState<ActionFailure>()
  // No transition: in the dialog one is under way already, and React would hold this one's end back until that is over.
  const [pending, setPending] = useState(false)

  // A dialog puts the focus on its first button when it opens, which is after `autoFocus`.
  useEffect(() => {
    if (fixedEmail) form.current?.querySelector<HTMLElement>('[name="password"]')?.focus()
  }, [fixedEmail])

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[data-form-error]')?.focus()
  }, [error])

  async function send() {
    const values = form.current && new FormData(form.current)
    if (pending || !values) return
    const input = { email: String(values.get('email')), password: String(values.get('password')) }
    setPending(true)
    const result = await sent(() => signIn(input), { asks: false })
    setPending(false)
    setError(result.ok ? undefined : result.error)
    if (result.ok) onDone()
  }

  return (
    <form
      ref={form}
      noValidate
      // Never by the address: what was typed must not end up in logs.
      method="post"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void send()
      }}
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
      {error ? (
        <div tabIndex={-1} data-form-error>
          <ErrorNotice message={error.message} hint={error.hint} />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          variant="primary"
          pending={pending}
          disabled={!ready}
          className={ready ? undefined : 'opacity-100!'}
        >
          Sign in
        </Button>
        {secondary}
      </div>
    </form>
  )
}
