'use client'

import { type KeyboardEvent, useState } from 'react'
import { Textarea } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type SendBackDialogProps = {
  kind: 'reject' | 'request-changes'
  /** Names what is sent back: “A title”, or "3 posts". */
  what: string
  onClose: () => void
  onSend: (reason: string) => void
}

const words = {
  reject: {
    title: (what: string) => `Reject ${what}?`,
    description: 'We send it back to its author with your reason and don’t publish it.',
    button: 'Reject',
  },
  'request-changes': {
    title: (what: string) => `Request changes to ${what}?`,
    description: 'We send the post back to its author with your reason. Scheduled times are cancelled.',
    button: 'Request changes',
  },
}

/** Asks for the reason for sending posts back, which the author reads. Enter submits it. */
export function SendBackDialog({ kind, what, onClose, onSend }: SendBackDialogProps) {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const send = () => {
    if (reason.trim() === '') setMissing(true)
    else onSend(reason.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <Dialog open onClose={onClose} title={words[kind].title(what)} description={words[kind].description}>
      <div className="flex flex-col gap-4">
        <Field name="reason" label="What should change?" required>
          <Textarea
            maxLength={2000}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value)
              setMissing(false)
            }}
            onKeyDown={onKeyDown}
          />
        </Field>
        <p role="alert" className="text-sm text-danger-soft-foreground empty:hidden">
          {missing ? 'Enter a reason so the author knows what to change.' : ''}
        </p>
        <div className="dialog__actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant={kind === 'reject' ? 'danger' : 'primary'} onClick={send}>
            {words[kind].button}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
