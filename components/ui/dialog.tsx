'use client'

import { X } from 'lucide-react'
import { type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, type ButtonLook } from './button'
import { classNames } from './class-names'
import { DialogContext } from './dialog-context'

/** Elements that can be clicked or typed into. */
const controls =
  'a[href], button:enabled, input:enabled:read-write, input:is([type="checkbox"], [type="radio"]):enabled, textarea:enabled:read-write, select:enabled'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  wide?: boolean
  children?: ReactNode
}

/**
 * A modal dialog based on the browser's <dialog>: it traps the focus, and Escape or a click outside closes it. If
 * the first control is a field, it gets the focus; the browser by itself would focus the close button, even with
 * `autoFocus`.
 */
export function Dialog(props: DialogProps) {
  // Rendered into the body, so that it shows even if opened from a menu that has closed in the meantime.
  return props.open ? createPortal(<OpenDialog {...props} />, document.body) : null
}

function OpenDialog({ onClose, title, description, wide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const heading = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const first = body.current?.querySelector<HTMLElement>(controls)
    if (first?.matches('input:not([type="radio"]), textarea, select')) first.focus()
    return () => element?.close() // returns the focus to where it was
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it natively; the press outside is for pointers
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={classNames('dialog', wide && 'dialog--wide')}
      onClose={() => {
        // React's strict mode opens, closes and reopens the dialog: that close event does not come from the person.
        if (!dialog.current?.open) onClose()
      }}
      onClick={(event) => {
        event.stopPropagation()
        if (event.target === dialog.current) onClose()
      }}
    >
      <DialogContext value={onClose}>
        <div className="p-6">
          <div className="mb-4 flex items-start justify-between gap-4">
            <div className="min-w-0">
              <h2 id={heading} className="text-lg font-semibold wrap-anywhere">
                {title}
              </h2>
              {description ? <p className="mt-1 text-sm text-muted">{description}</p> : null}
            </div>
            <Button
              variant="ghost"
              size="sm"
              iconOnly
              aria-label="Close"
              onClick={onClose}
              className="-mt-1 -mr-2"
            >
              <X aria-hidden />
            </Button>
          </div>
          <div ref={body}>{children}</div>
        </div>
      </DialogContext>
    </dialog>
  )
}

/**
 * A button that opens a dialog; the dialog's content may be server-rendered. `useCloseDialog` closes it from
 * inside.
 */
export function DialogButton({
  label,
  title,
  description,
  wide,
  children,
  ...look
}: ButtonLook & {
  label: ReactNode
  title: ReactNode
  description?: ReactNode
  wide?: boolean
  children: ReactNode
}) {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={close} title={title} description={description} wide={wide}>
        {children}
      </Dialog>
    </>
  )
}
