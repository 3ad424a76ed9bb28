'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, startTransition, useActionState, useEffect, useRef } from 'react'
import { sent } from '@/components/forms/call-action'
import { Button, type ButtonLook } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useCloseDialog } from '@/components/ui/dialog'
import { ErrorNotice } from '@/components/ui/error-notice'
import { fillHref } from '@/components/ui/fill-href'
import { useToast } from '@/components/ui/toast'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { ActionFailure, ActionResult } from '@/lib/actions/run-action'
import { belongsTo, FormErrorsContext } from './field'
import { type FormValues, pointerOf, readFormValues } from './form-values'

// A method, so that an action may ask for a narrower input: it checks with its schema what it is sent.
type FormAction<T> = { send(input: FormValues): Promise<ActionResult<T>> }['send']

type ActionFormProps<T> = {
  /** A server action; takes the form's values as an object (see readFormValues). */
  action: FormAction<T>
  submitLabel: string
  submitVariant?: ButtonLook['variant']
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
  /** Beside the submit button. */
  secondary?: ReactNode
  inline?: boolean
  className?: string
  children?: ReactNode
}

/**
 * A form over a server action: sends the values as an object, shows that it is under way, puts each error at its
 * field and the focus on the first, and says what happened. Closes the dialog around it when it worked.
 */
export function ActionForm<T>(props: ActionFormProps<T>) {
  const {
    action,
    submitLabel,
    submitVariant = 'primary',
    fixed,
    secondary,
    inline,
    className,
    children,
  } = props
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const toast = useToast()
  const close = useCloseDialog()
  const ready = useHydrated()
  const [result, send, pending] = useActionState<ActionResult<T> | null, FormValues>(async (_, values) => {
    const answer = await sent(() => action({ ...values, ...fixed }))
    if (answer.ok) settle(answer.data)
    return answer
  }, null)
  const errors = result && !result.ok ? (result.error.errors ?? []) : []

  function settle(data: T) {
    if (props.resets) form.current?.reset()
    if (props.done) toast({ message: props.done })
    if (!props.staysOpen) close()
    if (props.onDone) props.onDone(data)
    else if (props.href) router.push(fillHref(props.href, data))
    else router.refresh()
  }

  useEffect(() => {
    if (!result || result.ok) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(wrong ?? form.current?.querySelector<HTMLElement>('[data-form-error]'))?.focus()
  }, [result])

  return (
    <form
      ref={form}
      noValidate
      // Never by the address: what was typed must not end up in logs.
      method="post"
      className={classNames(inline ? 'flex flex-wrap items-end gap-3' : 'flex flex-col gap-5', className)}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (pending) return
        const values = readFormValues(event.currentTarget)
        startTransition(() => send(values))
      }}
    >
      <FormErrorsContext value={errors}>{children}</FormErrorsContext>
      {result && !result.ok ? (
        <div tabIndex={-1} data-form-error className={inline ? 'order-last basis-full' : undefined}>
          <FormError error={result.error} form={form.current} />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          variant={submitVariant}
          pending={pending}
          disabled={!ready}
          className={ready ? undefined : 'opacity-100!'}
        >
          {submitLabel}
        </Button>
        {secondary}
      </div>
    </form>
  )
}

function FormError({ error, form }: { error: ActionFailure; form: HTMLFormElement | null }) {
  const { code, message, hint, request_id } = error
  const rest = homeless(error.errors, form)
  const marked = rest.length < error.errors.length
  return (
    <ErrorNotice
      message={message}
      hint={marked && rest.length === 0 ? 'Check the highlighted fields.' : hint}
      errors={rest}
      // Only what is our fault is looked up in the log.
      request_id={code === 'internal' ? request_id : undefined}
    />
  )
}

/** Errors no field of the form shows. */
function homeless(errors: { pointer: string; detail: string }[], form: HTMLFormElement | null) {
  const fields = [...(form?.elements ?? [])]
    .flatMap((control) => control.getAttribute('name') ?? [])
    .map(pointerOf)
  return errors.filter((error) => !fields.some((field) => belongsTo(error.pointer, field)))
}
