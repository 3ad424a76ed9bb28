'use client'

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { FailureNotice } from '@/components/forms/failure-notice'
import { useSubmit } from '@/components/forms/use-submit'
import { Button, type ButtonVariant } from '@/components/ui/button'
import type { ActionResult } from '@/lib/actions/run-action'
import { type PasskeyAnswer, signWithPasskey } from './call-authenticator'

type PasskeyButtonProps = {
  begin: () => Promise<ActionResult<PublicKeyCredentialRequestOptionsJSON>>
  finish: (input: { response: PasskeyAnswer }) => Promise<ActionResult<unknown>>
  /** Where to go on success. */
  href: string
  variant?: ButtonVariant
  children: ReactNode
}

/** Signs in with a passkey, or confirms a session with one. */
export function PasskeyButton({ begin, finish, href, variant, children }: PasskeyButtonProps) {
  const { submit, pending, error } = useSubmit({ asksToSignIn: false })
  const press = () => void submit(() => signWithPasskey(begin, (response) => finish({ response })), { href })
  return (
    <div className="flex flex-col gap-3">
      <Button fullWidth variant={variant} pending={pending} onClick={press}>
        <KeyRound aria-hidden />
        {children}
      </Button>
      {error ? <FailureNotice error={error} /> : null}
    </div>
  )
}
