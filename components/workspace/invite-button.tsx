'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type InviteButtonProps = {
  /** The address asks for the dialog: somebody came by "Invite a member". */
  opened: boolean
  /** Of the page without the dialog: where closing it leads, so that loading the page anew does not open it again. */
  address: string
  description: ReactNode
  children: ReactNode
}

/** Opens the form for an invitation, also from another page. */
export function InviteButton({ opened, address, description, children }: InviteButtonProps) {
  const [open, setOpen] = useState(false)
  const router = useRouter()

  useEffect(() => {
    if (opened) setOpen(true)
  }, [opened])

  function close() {
    setOpen(false)
    if (opened) router.replace(address, { scroll: false })
  }

  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Invite member
      </Button>
      <Dialog open={open} onClose={close} title="Invite a member" description={description}>
        {children}
      </Dialog>
    </>
  )
}
