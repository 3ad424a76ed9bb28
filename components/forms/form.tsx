'use client'

import { type ComponentProps, type ReactNode, type Ref, use } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { DialogContext } from '@/components/ui/dialog-context'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { ActionFailure } from '@/lib/actions/run-action'
import { FailureNotice } from './failure-notice'
import { FormErrorsContext } from './field'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & {
  ref?: Ref<HTMLFormElement>
  /** The error from `useSubmit`, shown at the fields it names and above the buttons. */
  error: ActionFailure | undefined
  /** Called with the form and the button pressed; ignored while scripts load or `pending` is set. */
  onSubmit: (form: HTMLFormElement, button: HTMLElement | null) => void
  pending: boolean
  /** The submit buttons, below everything else; absent if they are next to a field. */
  actions?: ReactNode
  /** Shown next to them; in a dialog, at the other end of the line. */
  secondary?: ReactNode
  /** What the button that closes the dialog around the form says: "Cancel" by default. */
  cancelLabel?: string | undefined
  /** Whether it is one part of a dialog with other parts, and so has no such button. */
  isPart?: boolean | undefined
  /** Whether fields and buttons share one line. */
  inline?: boolean
}

/**
 * The frame of every form: its errors, focus handling and buttons. The values are sent with `useSubmit`. In a dialog,
 * the buttons are at the right, with one that cancels, and stay in view while the fields scroll.
 */
export function Form(props: FormProps) {
  const {
    error,
    onSubmit,
    pending,
    actions,
    secondary,
    cancelLabel,
    isPart,
    inline,
    className,
    children,
    ...rest
  } = props
  const ready = useHydrated()
  const close = use(DialogContext)
  const fillsDialog = close !== undefined && !inline && !isPart
  return (
    <form
      {...rest}
      noValidate
      // Never GET: what was typed must not end up in URLs and logs.
      method="post"
      className={classNames(inline ? 'flex flex-wrap items-end gap-3' : 'flex flex-col gap-5', className)}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation() // so that a form around a dialog is not submitted too
        if (ready && !pending) onSubmit(event.currentTarget, submitterOf(event.nativeEvent))
      }}
    >
      <FormErrorsContext value={error?.errors ?? []}>{children}</FormErrorsContext>
      {error ? (
        <FailureNotice error={error} className={inline ? 'order-last basis-full' : undefined} />
      ) : null}
      {fillsDialog && (actions || secondary) ? (
        <div className="dialog__actions">
          {secondary ? (
            <div className="mr-auto flex flex-wrap items-center gap-2 max-sm:basis-full">{secondary}</div>
          ) : null}
          <Button onClick={close}>{actions ? (cancelLabel ?? 'Cancel') : 'Close'}</Button>
          {actions}
        </div>
      ) : actions || secondary ? (
        <div className="flex flex-wrap items-center gap-2">
          {actions}
          {secondary}
        </div>
      ) : null}
    </form>
  )
}

const submitterOf = (event: Event): HTMLElement | null =>
  event instanceof SubmitEvent ? event.submitter : null

type SubmitButtonProps = ButtonLook & {
  pending: boolean
  disabled?: boolean
  /** Tells a form's buttons apart. */
  value?: string
  className?: string
  children: ReactNode
}

/** A form's submit button. Disabled until scripts have loaded, without looking disabled. */
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
