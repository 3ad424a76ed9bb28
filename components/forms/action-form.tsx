'use client'

import type { ReactNode } from 'react'
import type { ButtonVariant } from '@/components/ui/button'
import { useCloseDialog } from '@/components/ui/dialog-context'
import { Form, SubmitButton } from './form'
import { type FormAction, type FormValues, readFormValues } from './form-values'
import { type OnSuccess, useSubmit } from './use-submit'

type ActionFormProps<T> = {
  /** A server action that receives the form's values as an object (see readFormValues). */
  action: FormAction<T>
  submitLabel: string
  submitVariant?: ButtonVariant
  /** Whether there is nothing to send yet; `secondary` should say what is missing. */
  submitDisabled?: boolean
  /** Values sent in addition to what the person entered. */
  fixed?: FormValues
  /** The message announced on success. */
  done?: OnSuccess<T>['done']
  /** An undo action, offered with `done`. */
  undo?: OnSuccess<T>['undo']
  /**
   * Where to go on success; placeholders such as "{id}" are filled from the response. If absent, the page is
   * reloaded.
   */
  href?: string
  /** Called with the response, instead of following `href` or reloading. */
  onDone?: (data: T) => void
  /** Whether to leave the surrounding dialog open on success. */
  staysOpen?: boolean
  /** Whether to clear the fields on success. */
  resets?: boolean
  /** Whether to reload the page after a failure too, so that it shows what other people have changed. */
  reloadsOnFailure?: boolean
  /** Shown next to the submit button; in a dialog, at the other end of the line. */
  secondary?: ReactNode
  inline?: boolean
  /** Whether it is one part of a dialog with other parts, and so has no Cancel button. */
  isPart?: boolean
  className?: string
  children?: ReactNode
}

/** A form for a server action: sends the values as an object. Closes the surrounding dialog on success. */
export function ActionForm<T>(props: ActionFormProps<T>) {
  const { action, submitLabel, submitVariant, fixed, done, undo, href, onDone, staysOpen, resets } = props
  const { submit, pending, error } = useSubmit({ reloadsOnFailure: props.reloadsOnFailure })
  const close = useCloseDialog()

  function send(form: HTMLFormElement) {
    const values = readFormValues(form)
    void submit(() => action({ ...values, ...fixed }), {
      done,
      undo,
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
      isPart={props.isPart}
      secondary={props.secondary}
      actions={
        <SubmitButton variant={submitVariant ?? 'primary'} pending={pending} disabled={props.submitDisabled}>
          {submitLabel}
        </SubmitButton>
      }
    >
      {props.children}
    </Form>
  )
}
