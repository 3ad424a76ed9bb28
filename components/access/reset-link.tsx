'use client'

import { useState } from 'react'
import { FailureNotice } from '@/components/forms/failure-notice'
import { useSubmit } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/button'
import { CopyValue } from '@/components/ui/copy-button'
import { Dialog } from '@/components/ui/dialog'
import type { ActionResult } from '@/lib/actions/run-action'

type ResetLinkProps = { name: string; create: () => Promise<ActionResult<{ link: string }>> }

/** Creates a password reset link for a member and shows it once. */
export function ResetLink({ name, create }: ResetLinkProps) {
  const [open, setOpen] = useState(false)
  const [link, setLink] = useState<string>()
  const { submit, pending, error, forgetError } = useSubmit()

  function close() {
    setOpen(false)
    setLink(undefined)
    forgetError()
  }

  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={`Reset password of ${name}`}
        onClick={() => setOpen(true)}
      >
        Reset password
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={`Reset the password of ${name}?`}
        description="We create a link for you to send. It works once, within an hour, and signs them out everywhere."
      >
        <div className="flex flex-col gap-4">
          {link ? (
            <CopyValue value={link} label="Copy link" />
          ) : (
            <div className="dialog__actions">
              <Button onClick={close}>Cancel</Button>
              <Button
                variant="primary"
                pending={pending}
                onClick={() => void submit(create, { href: null, onDone: (made) => setLink(made.link) })}
              >
                Create reset link
              </Button>
            </div>
          )}
          {error ? <FailureNotice error={error} /> : null}
        </div>
      </Dialog>
    </>
  )
}
