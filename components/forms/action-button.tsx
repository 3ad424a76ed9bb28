'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useTransition } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/actions/run-action'
import { sent } from './call-action'

type ActionButtonProps = ButtonLook & {
  action: () => Promise<ActionResult<unknown>>
  /** Said when it worked. */
  done?: string
  /** A way back, offered in the note. */
  undo?: { label: string; action: () => Promise<ActionResult<unknown>> }
  href?: string
  className?: string
  children: ReactNode
  'aria-label'?: string
  disabled?: boolean
}

/** A button that does one thing at once, tells how it went, and can offer to take it back. */
export function ActionButton({ action, done, undo, href, className, children, ...rest }: ActionButtonProps) {
  const [pending, start] = useTransition()
  const router = useRouter()
  const toast = useToast()

  function run(work: ActionButtonProps['action'], message?: string, offerUndo?: boolean) {
    start(async () => {
      const result = await sent(() => work())
      if (!result.ok) {
        const { message: what, hint } = result.error
        return toast({ tone: 'danger', message: hint ? `${what} ${hint}` : what })
      }
      const back = offerUndo ? undo : undefined
      if (message) toast({ message, action: back && { label: back.label, onPress: () => run(back.action) } })
      if (href && offerUndo) router.push(href)
      else router.refresh()
    })
  }

  const press = () => {
    if (!pending) run(action, done, true)
  }
  if (className)
    return (
      <button type="button" className={className} aria-busy={pending || undefined} onClick={press}>
        {children}
      </button>
    )
  return (
    <Button {...rest} pending={pending} onClick={press}>
      {children}
    </Button>
  )
}
