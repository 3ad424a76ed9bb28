'use client'

import { type ReactNode, useState } from 'react'
import { Button, type ButtonLook, type ButtonVariant } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { BoundAction } from './call-action'
import { Input } from './controls'
import { Field } from './field'
import { Form, SubmitButton } from './form'
import { useSubmit } from './use-submit'

type ConfirmButtonProps = ButtonLook & {
  label: ReactNode
  /** The question: "Delete this source?" */
  title: string
  /** What will happen, and what will not. */
  children: ReactNode
  /** The verb on the button that does it: "Delete source". */
  confirmLabel: string
  /** How that button looks: `danger` unless the act is a good one. */
  confirmVariant?: ButtonVariant
  /** Give it for actions that cannot be undone: the person has to type this first. */
  typed?: string
  action: BoundAction
  /** Said when it worked. */
  done?: string
  /** Where to go when it worked, "{id}" and the like taken from the answer; the page is loaded anew when absent. */
  href?: string
  /** Classes instead of a button's, e.g. `menu__item menu__item--danger`. */
  className?: string
}

/** A button for an act that should not happen by a slip: it asks first, and shows what went wrong. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, title, children, confirmLabel, confirmVariant = 'danger' } = props
  const { typed, action, done, href, className, variant, size, iconOnly, fullWidth } = props
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const { submit, pending, error, forgetError } = useSubmit()
  const confirmed = !typed || text.trim() === typed
  const ask = () => {
    forgetError()
    setOpen(true)
  }

  return (
    <>
      {className ? (
        <button type="button" className={className} onClick={ask}>
          {label}
        </button>
      ) : (
        <Button {...{ variant, size, iconOnly, fullWidth }} aria-haspopup="dialog" onClick={ask}>
          {label}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <Form
          error={error}
          pending={pending}
          onSubmit={() => {
            if (confirmed) void submit(() => action(), { done, href, onDone: () => setOpen(false) })
          }}
          actions={
            <div className="flex grow flex-wrap justify-end gap-2">
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <SubmitButton variant={confirmVariant} disabled={!confirmed} pending={pending}>
                {confirmLabel}
              </SubmitButton>
            </div>
          }
        >
          <div className="text-sm text-muted">{children}</div>
          {typed ? (
            <Field
              name="confirm"
              label={
                <>
                  Type <strong className="font-semibold break-all">{typed}</strong> to confirm
                </>
              }
            >
              <Input value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
            </Field>
          ) : null}
        </Form>
      </Dialog>
    </>
  )
}
