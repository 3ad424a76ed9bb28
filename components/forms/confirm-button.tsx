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
  /** Says what will happen, and what will not. */
  children: ReactNode
  /** The label of the button that does it: "Delete source". */
  confirmLabel: string
  /** The variant of that button: `danger` by default; set another if the action is a positive one. */
  confirmVariant?: ButtonVariant
  /** For actions that cannot be undone: the text that the person has to type first. */
  typed?: string
  action: BoundAction
  /** The message announced on success. */
  done?: string
  /**
   * Where to go on success; placeholders such as "{id}" are filled from the response. If absent, the page is
   * reloaded.
   */
  href?: string
  /** CSS classes that replace the button's, e.g. `menu__item menu__item--danger`. */
  className?: string
}

/**
 * A button for an action that should not happen by accident: asks for confirmation first, and shows what went
 * wrong.
 */
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
            <SubmitButton variant={confirmVariant} disabled={!confirmed} pending={pending}>
              {confirmLabel}
            </SubmitButton>
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
