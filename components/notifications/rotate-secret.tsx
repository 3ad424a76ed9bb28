'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import type { FormAction } from '@/components/forms/form-values'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ShownSecret } from './destination-form'

/** Replaces a webhook's secret after confirmation, and shows the new one. */
export function RotateSecret({ rotate }: { rotate: FormAction<{ secret: string }> }) {
  const [open, setOpen] = useState(false)
  const [secret, setSecret] = useState<string>()
  const router = useRouter()
  const close = () => {
    setOpen(false)
    setSecret(undefined)
    router.refresh()
  }
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Replace secret…
      </Button>
      <Dialog open={open} onClose={close} title={secret ? 'New secret' : 'Replace the secret?'}>
        {secret ? (
          <ShownSecret secret={secret} onDone={close} />
        ) : (
          <ActionForm
            action={rotate}
            submitLabel="Replace secret"
            staysOpen
            onDone={(data) => setSecret(data.secret)}
          >
            <p className="text-sm">
              We sign with both secrets for 24 hours, so you can change your receiver without losing anything.
            </p>
          </ActionForm>
        )}
      </Dialog>
    </>
  )
}
