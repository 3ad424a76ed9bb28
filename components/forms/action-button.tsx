'use client'

import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import type { BoundAction } from './call-action'
import { type OnSuccess, useSubmit } from './use-submit'

type ActionButtonProps<T> = ButtonLook &
  Pick<OnSuccess<T>, 'done' | 'undo' | 'href' | 'onDone'> & {
    action: BoundAction<T>
    /** CSS classes that replace the button's, e.g. `menu__item`. */
    className?: string
    children: ReactNode
    'aria-label'?: string
    disabled?: boolean
  }

/** A button that calls an action, announces the outcome, and can offer to undo it. */
export function ActionButton<T>(props: ActionButtonProps<T>) {
  const { action, done, undo, href, onDone, className, children, ...rest } = props
  const { submit, pending } = useSubmit({ failures: 'toast' })
  const press = () => void submit(() => action(), { done, undo, href, onDone })
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
