'use client'

import type { ComponentProps, ReactNode, Ref } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { ActionFailure } from '@/lib/actions/run-action'
import { FailureNotice } from './failure-notice'
import { FormErrorsContext } from './field'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & {
  ref?: Ref<HTMLFormElement>
  /** Of `useSubmit`: shown at the fields it names, and above the buttons. */
  error: ActionFailure | undefined
  /** Called with the form and the button that was pressed; nothing is sent while scripts load or `pending` is set. */
  onSubmit: (form: HTMLFormElement, button: HTMLElement | null) => void
  pending: boolean
  /** The buttons, below all else; absent where they stand beside a field. */
  actions?: ReactNode
  /** Fields and buttons on one line. */
  inline?: boolean
}

/** The frame of every form: its errors, where the focus goes, and its buttons. `useSubmit` sends what it holds. */
export function Form({ error, onSubmit, pending, actions, inline, className, children, ...rest }: FormProps) {
  const ready = useHydrated()
  return (
    <form
      {...rest}
      noValidate
      // Never by the address: what was typed must not end up in logs.
      method="post"
      className={classNames(inline ? 'flex flex-wrap items-end gap-3' : 'flex flex-col gap-5', className)}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation() // a form around a dialog is not meant
        if (ready && !pending) onSubmit(event.currentTarget, submitterOf(event.nativeEvent))
      }}
    >
      <FormErrorsContext value={error?.errors ?? []}>{children}</FormErrorsContext>
      {error ? (
        <FailureNotice error={error} className={inline ? 'order-last basis-full' : undefined} />
      ) : null}
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </form>
  )
}

const submitterOf = (event: Event): HTMLElement | null =>
  event instanceof SubmitEvent ? event.submitter : null

type SubmitButtonProps = ButtonLook & {
  pending: boolean
  disabled?: boolean
  /** Tells the buttons of a form apart. */
  value?: string
  className?: string
  children: ReactNode
}

/** The button that sends a form; it waits for the scripts, without looking as if it did. */
export function SubmitButton({ disabled = false, className, ...rest }: SubmitButtonProps) {
  const ready = useHydrated()
  return (
    <Button
      variant="primary"
      {...rest}
      type="submit"
      disabled={!ready || disabled}
      className={classNames(!ready && !disabled && 'opacity-100!', className)}
    />
  )
}
