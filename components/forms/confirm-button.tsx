'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useId, useState, useTransition } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorNotice } from '@/components/ui/error-notice'
import { fillHref } from '@/components/ui/fill-href'
import { useToast } from '@/components/ui/toast'
import type { ActionFailure, ActionResult } from '@/lib/actions/run-action'
import { sent } from './call-action'

type ConfirmButtonProps = ButtonLook & {
  label: ReactNode
  /** The question: "Delete this source?" */
  title: string
  /** What will happen, and what will not. */
  children: ReactNode
  /** The verb on the button that does it: "Delete source". */
  confirmLabel: string
  /** How that button looks: `danger` unless the act is a good one. */
  confirmVariant?: ButtonLook['variant']
  /** Give it for acts that cannot be undone: the person has to type this first. */
  typed?: string
  action: () => Promise<ActionResult<unknown>>
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
  const [error, setError] = useState<ActionFailure>()
  const [pending, start] = useTransition()
  const field = useId()
  const router = useRouter()
  const toast = useToast()
  const ready = !pending && (!typed || text.trim() === typed)

  function confirm() {
    if (!ready) return
    start(async () => {
      const result = await sent(() => action())
      if (!result.ok) return setError(result.error)
      setOpen(false)
      if (done) toast({ message: done })
      if (href) router.push(fillHref(href, result.data))
      else router.refresh()
    })
  }

  return (
    <>
      {className ? (
        <button type="button" className={className} onClick={() => setOpen(true)}>
          {label}
        </button>
      ) : (
        <Button
          {...{ variant, size, iconOnly, fullWidth }}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <form
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            event.stopPropagation() // a form around the button is not meant
            confirm()
          }}
        >
          <div className="text-sm text-muted">{children}</div>
          {typed ? (
            <div>
              <label htmlFor={field} className="label mb-1.5 block">
                Type <strong className="font-semibold break-all">{typed}</strong> to confirm
              </label>
              <input
                id={field}
                className="input"
                value={text}
                autoComplete="off"
                onChange={(event) => setText(event.target.value)}
              />
            </div>
          ) : null}
          {error ? <ErrorNotice {...error} /> : null}
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button type="submit" variant={confirmVariant} disabled={!ready && !pending} pending={pending}>
              {confirmLabel}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
