'use client'

import { useState } from 'react'
import type { BoundAction } from '@/components/forms/call-action'
import { callRoute } from '@/components/forms/call-route'
import { FailureNotice } from '@/components/forms/failure-notice'
import { pictureTypes, sendPicture } from '@/components/forms/send-picture'
import { useSubmit } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/button'
import { DropZone } from '@/components/ui/drop-zone'

type LogoUploadProps = {
  projectId: string
  /** The origin of the logo shown: uploaded here, or from the brand hub, which cannot be removed here. */
  present: 'own' | 'hub' | undefined
  /** Whether there is an uploaded logo, shown or not. */
  uploaded: boolean
}

/** Accepts a dropped or chosen picture as the project's logo, or removes the current one. */
export function LogoUpload({ projectId, present, uploaded }: LogoUploadProps) {
  const [doing, setDoing] = useState('')
  const { submit, pending, error, forgetError } = useSubmit()
  const address = `/api/projects/${projectId}/logo`

  function act(work: BoundAction, during: string, done: string) {
    forgetError()
    setDoing(during)
    void submit(work, { done })
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
            onClick={() =>
              act(
                () => callRoute(address, { method: 'DELETE', lost: 'We couldn’t reach the server.' }),
                'Removing…',
                'Logo removed.',
              )
            }
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
      {error ? <FailureNotice error={error} /> : null}
    </div>
  )
}
