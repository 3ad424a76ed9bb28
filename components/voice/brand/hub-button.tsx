'use client'

import { useState } from 'react'
import { FailureNotice } from '@/components/forms/failure-notice'
import { useSubmit } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { ActionResult } from '@/lib/actions/run-action'
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

/** Queries the brand hub, shows what would change, and stores it if the person agrees. */
export function HubButton({ preview, store }: HubButtonProps) {
  const [seen, setSeen] = useState<Preview>()
  const [open, setOpen] = useState(false)
  const { submit, pending, error, forgetError } = useSubmit()

  function look() {
    forgetError()
    setSeen(undefined)
    void submit(() => preview(), {
      href: null,
      onDone: (found) => {
        setSeen(found)
        setOpen(true)
      },
      onFail: () => setOpen(true),
    })
  }

  function take() {
    if (!seen) return
    // Reloads the page, so that the fields below contain what is now stored.
    void submit(() => store({ version: seen.version }), {
      href: null,
      onDone: () => window.location.reload(),
    })
  }

  const nothing = seen && seen.changes.length === 0
  return (
    <>
      <Button size="sm" pending={pending && !open} onClick={look}>
        Load from brand hub
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Changes from the brand hub" wide>
        {error ? <FailureNotice error={error} /> : null}
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
