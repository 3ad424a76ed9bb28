'use client'

import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react'

const UnsavedContext = createContext<{ unsaved: boolean; setUnsaved: (unsaved: boolean) => void }>({
  unsaved: false,
  setUnsaved: () => {},
})

const question = 'Leave without saving? You will lose your changes.'

/** Shares whether the page has unsaved changes, and asks before it is left with any. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState(false)

  useEffect(() => {
    if (!unsaved) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const leaves =
        link instanceof HTMLAnchorElement &&
        link.target !== '_blank' &&
        !event.metaKey &&
        !event.ctrlKey &&
        link.pathname !== window.location.pathname
      if (!leaves || window.confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [unsaved])

  const value = useMemo(() => ({ unsaved, setUnsaved }), [unsaved])
  return <UnsavedContext value={value}>{children}</UnsavedContext>
}

/** Whether there are unsaved changes on this page. */
export const useUnsaved = (): boolean => use(UnsavedContext).unsaved

/** Reports whether there are unsaved changes. */
export function useReportUnsaved(unsaved: boolean): void {
  const { setUnsaved } = use(UnsavedContext)
  useEffect(() => {
    setUnsaved(unsaved)
    return () => setUnsaved(false)
  }, [unsaved, setUnsaved])
}
