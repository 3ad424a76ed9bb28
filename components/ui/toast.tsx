'use client'

import { X } from 'lucide-react'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from './button'

export type Toast = {
  message: string
  tone?: 'neutral' | 'danger'
  /** An action such as Undo; with one, the toast stays longer. */
  action?: { label: string; onPress: () => void }
}

type Shown = Toast & { id: number }

const ToastContext = createContext<(toast: Toast) => void>(() => {})

/**
 * Returns `show({message, action})`, which shows a short message at the edge of the screen and has screen readers
 * announce it.
 */
export function useToast(): (toast: Toast) => void {
  return use(ToastContext)
}

let nextId = 1

/** Holds the toasts; rendered once, in the root layout. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Shown[]>([])
  const region = useRef<HTMLDivElement>(null)
  const show = useCallback((toast: Toast) => {
    setToasts((all) => [...all.slice(-2), { ...toast, id: nextId++ }])
  }, [])
  const remove = useCallback((id: number) => setToasts((all) => all.filter((one) => one.id !== id)), [])

  useEffect(() => {
    const element = region.current
    if (!element || toasts.length === 0) return
    // Reopened each time, so that it lies above a dialog that was opened in the meantime.
    if (element.matches(':popover-open')) element.hidePopover()
    element.showPopover()
  }, [toasts])

  return (
    <ToastContext value={show}>
      {children}
      <div ref={region} popover="manual" className="toasts" role="status" aria-live="polite">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={remove} />
        ))}
      </div>
    </ToastContext>
  )
}

function ToastCard({ toast, onDismiss }: { toast: Shown; onDismiss: (id: number) => void }) {
  const [paused, setPaused] = useState(false)
  const dismiss = useMemo(() => () => onDismiss(toast.id), [onDismiss, toast.id])

  useEffect(() => {
    if (paused) return
    const timer = setTimeout(dismiss, toast.action || toast.tone === 'danger' ? 10_000 : 5_000)
    return () => clearTimeout(timer)
  }, [paused, dismiss, toast.action, toast.tone])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock
    <div
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="flex items-center gap-2 rounded-xl bg-overlay py-2 pr-2 pl-4 text-sm shadow-overlay"
    >
      {toast.tone === 'danger' ? <span aria-hidden className="size-2 rounded-full bg-danger" /> : null}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
        {/* As wide as it needs to be to be read; where both do not fit, the action goes below. */}
        <p className="min-w-0 flex-1 basis-44 py-1 font-medium wrap-anywhere">{toast.message}</p>
        {toast.action ? (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              toast.action?.onPress()
              dismiss()
            }}
          >
            {toast.action.label}
          </Button>
        ) : null}
      </div>
      <Button size="sm" variant="ghost" iconOnly aria-label="Dismiss" onClick={dismiss}>
        <X aria-hidden />
      </Button>
    </div>
  )
}
