'use client'

import type { ReactNode } from 'react'
import { ActionButton } from '@/components/forms/action-button'
import type { ActionResult } from '@/lib/actions/run-action'

type ExternalSignInButtonProps = {
  action: () => Promise<ActionResult<{ address: string }>>
  children: ReactNode
}

/** Goes to another site's sign-in page, whose URL the server builds. */
export function ExternalSignInButton({ action, children }: ExternalSignInButtonProps) {
  return (
    <ActionButton
      fullWidth
      action={action}
      href={null}
      onDone={({ address }) => window.location.assign(address)}
    >
      {children}
    </ActionButton>
  )
}
