'use client'

import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { callRoute } from '@/components/forms/call-route'
import { Textarea } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Form, SubmitButton } from '@/components/forms/form'
import { useSubmit } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { ActionFailure } from '@/lib/actions/run-action'

type BriefInputProps = {
  maxLength: number
  readFileAt: string
  pending: boolean
  /** Why reading the last brief failed. */
  error: ActionFailure | undefined
  onFind: (text: string) => void
}

/** Accepts a brief: pasted, typed, or as a chosen or dropped file. */
export function BriefInput({ maxLength, readFileAt, pending, error, onFind }: BriefInputProps) {
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const { submit, pending: reading, error: fileError, forgetError } = useSubmit()
  const [over, setOver] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const ready = useHydrated()

  function take(chosen: File | undefined) {
    if (!chosen) return
    setNote('')
    const body = new FormData()
    body.append('file', chosen)
    void submit(
      () =>
        callRoute<{ text: string; truncated: boolean }>(readFileAt, {
          method: 'POST',
          body,
          lost: 'We couldn’t upload the file.',
        }),
      {
        href: null,
        onDone: (answer) => {
          setText(answer.text)
          setNote(
            answer.truncated
              ? `We read the first ${maxLength.toLocaleString('en')} characters of ${chosen.name}.`
              : `We read ${chosen.name}.`,
          )
        },
      },
    )
    // Cleared, so that the same file can be chosen again.
    if (file.current) file.current.value = ''
  }

  return (
    <Form
      error={fileError ?? error}
      pending={pending || reading}
      onSubmit={() => {
        if (text.trim() === '') return
        forgetError()
        onFind(text)
      }}
      className="gap-4!"
      actions={
        <>
          <SubmitButton pending={pending} disabled={text.trim() === ''}>
            Find brand voice
          </SubmitButton>
          <Button pending={reading} disabled={!ready} onClick={() => file.current?.click()}>
            <FileUp aria-hidden />
            Choose file
          </Button>
          <input
            ref={file}
            type="file"
            aria-label="Brief file"
            accept=".txt,.md,.docx,.pdf,text/plain,text/markdown"
            className="hidden"
            onChange={(event) => take(event.target.files?.[0])}
          />
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button beside is for everybody */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          const dropped = event.dataTransfer.files[0]
          setOver(false)
          if (!dropped) return
          event.preventDefault()
          take(dropped)
        }}
      >
        <Field name="text" label="Brief text">
          <Textarea
            className={over ? 'outline-2 outline-focus' : undefined}
            rows={10}
            maxLength={maxLength}
            value={text}
            placeholder="Paste the brief, or drop a file here."
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <p aria-live="polite" className="mt-1.5 text-xs text-muted">
          {reading
            ? 'Reading the file…'
            : note || 'You can upload a .txt, .md, .docx or .pdf file, up to 5 MB.'}
        </p>
      </div>
    </Form>
  )
}
