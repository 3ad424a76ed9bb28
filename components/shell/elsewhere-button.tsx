'use client'

import { type ReactNode, useTransition } from 'react'
import { sent } from '@/components/forms/call-action'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/actions/run-action'

type ElsewhereButtonProps = {
  action: () => Promise<ActionResult<{ address: string }>>
  children: ReactNode
}

/** Leaves for the other site's sign-in, whose address the server makes. */
export function ElsewhereButton({ action, children }: ElsewhereButtonProps) {
  const [pending, start] = useTransition()
  const toast = useToast()

  function leave() {
    start(async () => {
      const result = await sent(() => action())
      if (result.ok) window.location.assign(result.data.address)
      else toast({ tone: 'danger', message: `${result.error.message} ${result.error.hint}` })
    })
  }

  return (
    <Button fullWidth pending={pending} onClick={leave}>
      {children}
    </Button>
  )
}
