'use client'

import { ActionForm } from '@/components/forms/action-form'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { DialogButton } from '@/components/ui/dialog'
import type { PackageHandlers } from './package-handlers'

/** Lets a person record what they saw on the account, for a post whose outcome is unknown. */
export function DecideButtons(props: {
  publicationId: string
  channel: string
  handlers: Pick<PackageHandlers, 'confirm' | 'markNotSent'>
}) {
  const { publicationId: id, channel, handlers } = props
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <DialogButton
        size="sm"
        label="Mark as published"
        title="Mark as published?"
        description={`Choose this if you can see the post on ${channel}. We won’t send it again.`}
      >
        <ActionForm
          action={(values) =>
            handlers.confirm({ id, remote_url: values.remote_url ? String(values.remote_url) : undefined })
          }
          submitLabel="Mark as published"
          done="Marked as published."
        >
          <Field name="remote_url" label="Link to the post" optional>
            <Input inputMode="url" placeholder="https://" whenEmpty="omit" />
          </Field>
        </ActionForm>
      </DialogButton>
      <ConfirmButton
        size="sm"
        label="Send again"
        title="Send this post again?"
        confirmLabel="Send again"
        action={() => handlers.markNotSent({ id, send_again: true })}
        done="Sending the post again."
      >
        Only send it again if you can’t find the post on {channel}. If the first one shows up later, it
        appears twice.
      </ConfirmButton>
      <ConfirmButton
        size="sm"
        variant="ghost"
        label="Mark as not published"
        title="Mark as not published?"
        confirmLabel="Mark as not published"
        action={() => handlers.markNotSent({ id, send_again: false })}
        done="Marked as not published."
      >
        Choose this if you can’t find the post on {channel}. You can send it again later.
      </ConfirmButton>
    </div>
  )
}
