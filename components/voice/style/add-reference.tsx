'use client'

import { useState } from 'react'
import { callAction } from '@/components/forms/call-action'
import { FailureNotice } from '@/components/forms/failure-notice'
import { pictureTypes, sendPicture } from '@/components/forms/send-picture'
import { useSubmit } from '@/components/forms/use-submit'
import { DropZone } from '@/components/ui/drop-zone'
import type { ActionFailure } from '@/lib/actions/run-action'

/** An area for dropping or choosing pictures; each becomes an entry named after its file. */
export function AddReference({ full, most }: { full: boolean; most: number }) {
  const [failures, setFailures] = useState<ActionFailure[]>([])
  const { submit, pending } = useSubmit()

  function send(files: File[]) {
    setFailures([])
    void submit(async () => ({ ok: true, data: await sendAll(files) }), { onDone: setFailures })
  }

  if (full)
    return (
      <p className="text-sm text-muted">
        The library is full. It holds up to {most} images. Remove one to add another.
      </p>
    )
  return (
    <div>
      <DropZone
        label="Drop images here, or choose files"
        help="PNG, JPEG or WebP, up to 4 MB each"
        busy={pending ? 'Uploading…' : undefined}
        accept={pictureTypes}
        multiple
        onFiles={send}
      />
      <div className="mt-3 flex flex-col gap-2 empty:hidden">
        {failures.map((error) => (
          <FailureNotice key={error.message} error={error} />
        ))}
      </div>
    </div>
  )
}

/** Returns the failures. Sends one file at a time, because the server decodes and re-encodes each. */
async function sendAll(files: File[]): Promise<ActionFailure[]> {
  const failures: ActionFailure[] = []
  for (const file of files) {
    const name = file.name
      .replace(/\.\w+$/, '')
      .slice(0, 120)
      .trim()
    const fields = { name: name || 'Image', kind: /logo/i.test(file.name) ? 'logo' : 'reference' }
    const answer = await callAction(() =>
      sendPicture('/api/me/reference-library', { method: 'POST', file, fields }),
    )
    if (!answer.ok) failures.push(answer.error)
  }
  return failures
}
