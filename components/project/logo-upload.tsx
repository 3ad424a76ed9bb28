'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { fetched } from '@/components/forms/call-action'
import { problemWords } from '@/components/forms/call-route'
import { type PictureFailure, pictureTypes, sendPicture } from '@/components/forms/send-picture'
import { Button } from '@/components/ui/button'
import { DropZone } from '@/components/ui/drop-zone'
import { ErrorNotice } from '@/components/ui/error-notice'
import { useToast } from '@/components/ui/toast'

type LogoUploadProps = {
  projectId: string
  /** Whose logo is shown: one that was uploaded here, or the brand hub's, which cannot be removed here. */
  present: 'own' | 'hub' | undefined
  /** Whether there is an uploaded one, shown or not. */
  uploaded: boolean
}

/** Takes a dropped or chosen picture as the project's logo, or takes the present one away. */
export function LogoUpload({ projectId, present, uploaded }: LogoUploadProps) {
  const [error, setError] = useState<PictureFailure>()
  const [doing, setDoing] = useState('')
  const [pending, start] = useTransition()
  const router = useRouter()
  const toast = useToast()
  const address = `/api/projects/${projectId}/logo`

  function act(work: () => Promise<PictureFailure | undefined>, during: string, done: string) {
    setError(undefined)
    setDoing(during)
    start(async () => {
      const failure = await work()
      if (failure) return setError(failure)
      toast({ message: done })
      router.refresh()
    })
  }

  return (
    <div className="flex min-w-0 flex-1 basis-60 flex-col gap-3">
      <DropZone
        label={present ? 'Drop another logo here, or choose one' : 'Drop a logo here, or choose one'}
        help="PNG, JPEG or WebP, up to 4 MB. A square works best."
        busy={pending ? doing : undefined}
        accept={pictureTypes}
        onFiles={([file]) => {
          if (file)
            act(
              () => sendPicture(address, { method: 'PUT', file }),
              'Uploading…',
              present === 'hub' ? 'Logo saved. The brand hub’s logo is still shown.' : 'Logo saved.',
            )
        }}
      />
      {uploaded ? (
        <div>
          <Button
            size="sm"
            pending={pending}
            onClick={() => act(() => remove(address), 'Removing…', 'Logo removed.')}
          >
            {present === 'hub' ? 'Remove your uploaded logo' : 'Remove logo'}
          </Button>
        </div>
      ) : null}
      <p className="text-xs text-muted">
        {present === 'hub'
          ? `This logo comes from your brand hub. ${uploaded ? 'We keep your uploaded logo and show it' : 'A logo you upload is shown'} when the hub has none.`
          : 'A logo from your brand hub is shown instead of this one. Without any logo, we show initials in your brand colours.'}
      </p>
      {error ? <ErrorNotice {...error} /> : null}
    </div>
  )
}

async function remove(address: string): Promise<PictureFailure | undefined> {
  try {
    const answer = await fetched(() => fetch(address, { method: 'DELETE' }))
    if (answer.ok) return undefined
    const { message, hint } = problemWords(await answer.json())
    return { message, ...(hint === undefined ? {} : { hint }) }
  } catch {
    return { message: 'We couldn’t reach the server.', hint: 'Check your connection and try again.' }
  }
}
