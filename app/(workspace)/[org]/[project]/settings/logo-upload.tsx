'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { useToast } from '@/components/ui/toast'

type Failure = { message: string; hint?: string }

/** Uploads a picture as the project's logo, or takes the present one away. */
export function LogoUpload({ projectId, present }: { projectId: string; present: boolean }) {
  const [error, setError] = useState<Failure>()
  const [pending, start] = useTransition()
  const input = useRef<HTMLInputElement>(null)
  const router = useRouter()
  const toast = useToast()

  function send(init: RequestInit, done: string) {
    setError(undefined)
    start(async () => {
      const failure = await call(`/api/projects/${projectId}/logo`, init)
      if (input.current) input.current.value = ''
      if (failure) return setError(failure)
      toast({ message: done })
      router.refresh()
    })
  }

  return (
    <div className="flex min-w-0 flex-1 basis-60 flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={pending} onClick={() => input.current?.click()}>
          {present ? 'Replace' : 'Upload a picture'}
        </Button>
        {present ? (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => send({ method: 'DELETE' }, 'The logo is removed.')}
          >
            Remove
          </Button>
        ) : null}
      </div>
      <p className="text-xs text-muted">
        PNG, JPEG or WebP, at most 4 MB; best a square. Without one, the initials stand on the brand’s colour.
      </p>
      <input
        ref={input}
        type="file"
        aria-label="Logo"
        accept="image/png,image/jpeg,image/webp"
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) send({ method: 'PUT', body: formOf(file) }, 'The logo is saved.')
        }}
      />
      {error ? <ErrorNotice {...error} /> : null}
    </div>
  )
}

function formOf(file: File): FormData {
  const form = new FormData()
  form.append('file', file)
  return form
}

async function call(address: string, init: RequestInit): Promise<Failure | undefined> {
  try {
    const answer = await fetch(address, init)
    if (answer.ok) return undefined
    const { detail, hint } = await answer.json()
    return { message: String(detail), hint: typeof hint === 'string' ? hint : undefined }
  } catch {
    return { message: 'The picture could not be sent.', hint: 'Check your connection and try again.' }
  }
}
