'use client'

import { useState, useTransition } from 'react'
import { sent } from '@/components/forms/call-action'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ErrorNotice } from '@/components/ui/error-notice'
import type { ActionFailure, ActionResult } from '@/lib/actions/run-action'
import type { ProjectVoice, VoiceField } from '@/lib/voice/schemas'
import { FieldChanges } from './field-changes'

type Preview = {
  version: number
  voice: ProjectVoice
  before: ProjectVoice
  changes: VoiceField[]
  ignored: string[]
  unusable: { field: string; detail: string }[]
  logoUrl: string | null
}
type HubButtonProps = {
  preview: () => Promise<ActionResult<Preview>>
  store: (input: { version: number }) => Promise<ActionResult<void>>
}

/** Asks the brand hub, shows what would change, and stores it when the person agrees. */
export function HubButton({ preview, store }: HubButtonProps) {
  const [seen, setSeen] = useState<Preview>()
  const [error, setError] = useState<ActionFailure>()
  const [open, setOpen] = useState(false)
  const [pending, start] = useTransition()

  function look() {
    setError(undefined)
    setSeen(undefined)
    start(async () => {
      const answer = await sent(() => preview())
      if (answer.ok) setSeen(answer.data)
      else setError(answer.error)
      setOpen(true)
    })
  }

  function take() {
    if (!seen) return
    start(async () => {
      const answer = await sent(() => store({ version: seen.version }))
      if (!answer.ok) return setError(answer.error)
      // The fields below are to hold what is stored now.
      window.location.reload()
    })
  }

  const nothing = seen && seen.changes.length === 0
  return (
    <>
      <Button size="sm" pending={pending && !open} onClick={look}>
        Load from brand hub
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Changes from the brand hub" wide>
        {error ? <ErrorNotice {...error} /> : null}
        {seen ? (
          <>
            {nothing ? (
              <p className="text-sm">Your voice already matches the brand hub.</p>
            ) : (
              <FieldChanges
                fields={seen.changes}
                before={seen.before}
                after={seen.voice}
                labels={['Now', 'Brand hub']}
              />
            )}
            {seen.logoUrl ? (
              <p className="mt-3 text-sm text-muted">We show its logo in this project.</p>
            ) : null}
            {seen.unusable.length > 0 ? (
              <ul className="mt-3 list-disc pl-5 text-sm text-muted">
                {seen.unusable.map(({ field, detail }) => (
                  <li key={field}>
                    We didn’t change “{field}”: {detail}
                  </li>
                ))}
              </ul>
            ) : null}
            {seen.ignored.length > 0 ? (
              <p className="mt-3 text-sm text-muted">
                Skipped because they aren’t part of a voice: {seen.ignored.join(', ')}.
              </p>
            ) : null}
          </>
        ) : null}
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button onClick={() => setOpen(false)}>{nothing || !seen ? 'Close' : 'Keep current voice'}</Button>
          {seen && !nothing ? (
            <Button variant="primary" pending={pending} onClick={take}>
              Apply changes
            </Button>
          ) : null}
        </div>
      </Dialog>
    </>
  )
}
