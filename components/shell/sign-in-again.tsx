'use client'

import { useEffect, useRef, useState } from 'react'
import { onSessionEnd } from '@/components/forms/call-action'
import { Dialog } from '@/components/ui/dialog'
import { type SignIn, SignInForm } from './sign-in-form'

type Waiting = { promise: Promise<boolean>; answer: (signedIn: boolean) => void }

/**
 * Opens over the page when an action finds that the session has ended. Typed text stays in place, and the action
 * continues once the person has signed in.
 */
export function SignInAgain({ email, signIn }: { email: string; signIn: SignIn }) {
  const [open, setOpen] = useState(false)
  // Several actions may find out at the same time: one dialog answers them all.
  const waiting = useRef<Waiting>(undefined)

  useEffect(
    () =>
      onSessionEnd(() => {
        if (!waiting.current) {
          const { promise, resolve } = Promise.withResolvers<boolean>()
          waiting.current = { promise, answer: resolve }
          setOpen(true)
        }
        return waiting.current.promise
      }),
    [],
  )

  function end(signedIn: boolean) {
    setOpen(false)
    waiting.current?.answer(signedIn)
    waiting.current = undefined
  }

  return (
    <Dialog
      open={open}
      onClose={() => end(false)}
      title="Sign in to continue"
      description="Your session has ended. Everything you typed is still on this page."
    >
      <SignInForm signIn={signIn} email={email} fixedEmail onDone={() => end(true)} cancelLabel="Not now" />
      <p className="mt-5 text-sm text-muted">
        Do you use a passkey, GitHub, Google or your company’s sign-in?{' '}
        <a href="/sign-in" target="_blank" rel="noopener" className="text-link">
          Sign in in a new tab<span className="sr-only"> (opens in a new tab)</span>
        </a>
        , then{' '}
        <button type="button" className="text-link cursor-pointer" onClick={() => end(true)}>
          continue here
        </button>
        .
      </p>
    </Dialog>
  )
}
