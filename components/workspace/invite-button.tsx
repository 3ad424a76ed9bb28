'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type InviteButtonProps = {
  /** Whether the URL asks for the dialog, because the person came by "Invite a member". */
  opened: boolean
  /** The page's URL without the dialog: closing the dialog goes there, so that a reload does not open it again. */
  address: string
  description: ReactNode
  children: ReactNode
}

/** Opens the invitation form, also when coming from another page. */
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
