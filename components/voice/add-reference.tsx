'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { DropZone } from '@/components/ui/drop-zone'
import { ErrorNotice } from '@/components/ui/error-notice'

type Failure = { message: string; hint?: string }

/** Where pictures are dropped or chosen; each becomes an entry named after its file. */
export function AddReference({ full, most }: { full: boolean; most: number }) {
  const [errors, setErrors] = useState<Failure[]>([])
  const [pending, start] = useTransition()
  const router = useRouter()

  function send(chosen: File[]) {
    setErrors([])
    start(async () => {
      const failures: Failure[] = []
      // One after the other: each is decoded and encoded anew on the server.
      for (const file of chosen) {
        const failure = await upload(file)
        if (failure) failures.push(failure)
      }
      setErrors(failures)
      router.refresh()
    })
  }

  if (full)
    return (
      <p className="text-sm text-muted">
        The library is full: it holds {most} pictures. Remove one to add another.
      </p>
    )
  return (
    <div>
      <DropZone
        label="Drop pictures here, or choose them"
        help="PNG, JPEG or WebP, at most 4 MB each"
        busy={pending ? 'Adding…' : undefined}
        accept="image/png,image/jpeg,image/webp"
        multiple
        onFiles={send}
      />
      <div aria-live="polite" className="mt-3 flex flex-col gap-2 empty:hidden">
        {errors.map((error) => (
          <ErrorNotice key={error.message} {...error} />
        ))}
      </div>
    </div>
  )
}

async function upload(file: File): Promise<Failure | undefined> {
  const form = new FormData()
  form.append('file', file)
  form.append('name', file.name.replace(/\.\w+$/, '').slice(0, 120) || 'Picture')
  form.append('kind', /logo/i.test(file.name) ? 'logo' : 'reference')
  try {
    const answer = await fetch('/api/me/reference-library', { method: 'POST', body: form })
    if (answer.ok) return undefined
    const { detail, hint, errors } = await answer.json()
    const first = Array.isArray(errors) ? errors[0]?.detail : undefined
    return {
      message: `${file.name}: ${String(first ?? detail)}`,
      hint: typeof hint === 'string' ? hint : undefined,
    }
  } catch {
    return { message: `${file.name} could not be sent.`, hint: 'Check your connection and try again.' }
  }
}
