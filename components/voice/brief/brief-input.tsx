'use client'

import { FileUp } from 'lucide-react'
import { useId, useRef, useState, useTransition } from 'react'
import { fetched } from '@/components/forms/call-action'
import { problemWords } from '@/components/forms/call-route'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { ErrorNotice } from '@/components/ui/error-notice'
import { useHydrated } from '@/components/ui/use-hydrated'

type Failure = { message: string; hint?: string }
type BriefInputProps = {
  longest: number
  readFileAt: string
  pending: boolean
  onFind: (text: string) => void
}

/** Takes a brief: pasted, typed, or as a file that is chosen or dropped. */
export function BriefInput({ longest, readFileAt, pending, onFind }: BriefInputProps) {
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState<Failure>()
  const [over, setOver] = useState(false)
  const [reading, start] = useTransition()
  const file = useRef<HTMLInputElement>(null)
  const ready = useHydrated()
  const id = useId()

  function take(chosen: File | undefined) {
    if (!chosen) return
    setError(undefined)
    setNote('')
    start(async () => {
      const answer = await readFile(readFileAt, chosen)
      if (file.current) file.current.value = ''
      if ('message' in answer) return setError(answer)
      setText(answer.text)
      setNote(
        answer.truncated
          ? `We read the first ${longest.toLocaleString('en')} characters of ${chosen.name}.`
          : `We read ${chosen.name}.`,
      )
    })
  }

  return (
    <form
      method="post"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (pending || reading || text.trim() === '') return
        setError(undefined)
        onFind(text)
      }}
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
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          Brief text
        </label>
        <textarea
          id={id}
          className={classNames('textarea', over && 'outline-2 outline-focus')}
          rows={10}
          maxLength={longest}
          value={text}
          placeholder="Paste the brief, or drop a file here."
          onChange={(event) => setText(event.target.value)}
        />
        <p aria-live="polite" className="mt-1.5 text-xs text-muted">
          {reading
            ? 'Reading the file…'
            : note || 'You can upload a .txt, .md, .docx or .pdf file, up to 5 MB.'}
        </p>
      </div>
      {error ? <ErrorNotice {...error} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={pending} disabled={!ready || text.trim() === ''}>
          Find brand voice
        </Button>
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
      </div>
    </form>
  )
}

async function readFile(
  address: string,
  file: File,
): Promise<{ text: string; truncated: boolean } | Failure> {
  const body = new FormData()
  body.append('file', file)
  try {
    const answer = await fetched(() => fetch(address, { method: 'POST', body }))
    const data = await answer.json()
    if (answer.ok) return data
    return problemWords(data)
  } catch {
    return { message: 'We couldn’t upload the file.', hint: 'Check your connection and try again.' }
  }
}
