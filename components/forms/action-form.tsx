'use client'

import type { ReactNode } from 'react'
import type { ButtonVariant } from '@/components/ui/button'
import { useCloseDialog } from '@/components/ui/dialog'
import { Form, SubmitButton } from './form'
import { type FormAction, type FormValues, readFormValues } from './form-values'
import { useSubmit } from './use-submit'

type ActionFormProps<T> = {
  /** A server action; takes the form's values as an object (see readFormValues). */
  action: FormAction<T>
  submitLabel: string
  submitVariant?: ButtonVariant
  /** Sent along with what the person entered. */
  fixed?: FormValues
  /** Said when it worked. */
  done?: string
  /** Where to go when it worked; "{id}" and the like are taken from the answer. The page is loaded anew when absent. */
  href?: string
  /** For more than a note: called with the answer, instead of `href` and reloading. */
  onDone?: (data: T) => void
  /** Leave the dialog around it open when it worked. */
  staysOpen?: boolean
  /** Empty the fields when it worked. */
  resets?: boolean
  /** Load the page anew after a failure too, so that it shows what somebody else has changed. */
  reloadsOnFailure?: boolean
  /** Beside the submit button. */
  secondary?: ReactNode
  inline?: boolean
  className?: string
  children?: ReactNode
}

/** A form over a server action: sends the values as an object. Closes the dialog around it when it worked. */
export function ActionForm<T>(props: ActionFormProps<T>) {
  const { action, submitLabel, submitVariant, fixed, done, href, onDone, staysOpen, resets } = props
  const { submit, pending, error } = useSubmit({ reloadsOnFailure: props.reloadsOnFailure })
  const close = useCloseDialog()

  function send(form: HTMLFormElement) {
    const values = readFormValues(form)
    void submit(() => action({ ...values, ...fixed }), {
      done,
      href: onDone ? null : href,
      onDone: (data) => {
        if (resets) form.reset()
        if (!staysOpen) close()
        onDone?.(data)
      },
    })
  }

  return (
    <Form
      error={error}
      pending={pending}
      onSubmit={send}
      inline={props.inline}
      className={props.className}
      actions={
        <>
          <SubmitButton variant={submitVariant ?? 'primary'} pending={pending}>
            {submitLabel}
          </SubmitButton>
          {props.secondary}
        </>
      }
    >
      {props.children}
    </Form>
  )
}
