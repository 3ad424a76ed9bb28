'use client'

import { Menu as MenuIcon, X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'

/** The side navigation on a phone: slides in over the page, and closes when a link is followed. */
export function Drawer({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const path = usePathname()
  // The content is rendered only once it is opened, because most people never open it.
  const [asked, setAsked] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is the reason to close
  useEffect(() => {
    dialog.current?.close()
  }, [path])

  return (
    <>
      <Button
        variant="ghost"
        iconOnly
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => {
          flushSync(() => setAsked(true))
          dialog.current?.showModal()
        }}
      >
        <MenuIcon aria-hidden />
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it natively */}
      <dialog
        ref={dialog}
        aria-label="Menu"
        className="dialog dialog--drawer"
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        <div className="relative flex min-h-full flex-col gap-4 p-3">
          <Button
            variant="ghost"
            iconOnly
            aria-label="Close menu"
            className="absolute top-2.5 right-2.5"
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden />
          </Button>
          {asked ? children : null}
        </div>
      </dialog>
    </>
  )
}
