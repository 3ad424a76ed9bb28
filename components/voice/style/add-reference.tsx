'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { type PictureFailure, pictureTypes, sendPicture } from '@/components/forms/send-picture'
import { DropZone } from '@/components/ui/drop-zone'
import { ErrorNotice } from '@/components/ui/error-notice'

/** Where pictures are dropped or chosen; each becomes an entry named after its file. */
export function AddReference({ full, most }: { full: boolean; most: number }) {
  const [errors, setErrors] = useState<PictureFailure[]>([])
  const [pending, start] = useTransition()
  const router = useRouter()

  function send(files: File[]) {
    setErrors([])
    start(async () => {
      const failures: PictureFailure[] = []
      // One after the other: each is decoded and encoded anew on the server.
      for (const file of files) {
        const failure = await sendPicture('/api/me/reference-library', {
          method: 'POST',
          file,
          fields: {
            name:
              file.name
                .replace(/\.\w+$/, '')
                .slice(0, 120)
                .trim() || 'Image',
            kind: /logo/i.test(file.name) ? 'logo' : 'reference',
          },
        })
        if (failure) failures.push(failure)
      }
      setErrors(failures)
      router.refresh()
    })
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
      <div aria-live="polite" className="mt-3 flex flex-col gap-2 empty:hidden">
        {errors.map((error) => (
          <ErrorNotice key={error.message} {...error} />
        ))}
      </div>
    </div>
  )
}
