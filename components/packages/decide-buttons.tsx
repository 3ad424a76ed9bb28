'use client'

import { ActionForm } from '@/components/forms/action-form'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { DialogButton } from '@/components/ui/dialog'
import type { PackageActs } from './package-acts'

/** What a person saw on the account, for a post whose outcome nobody knows. */
export function DecideButtons(props: {
  publicationId: string
  channel: string
  acts: Pick<PackageActs, 'confirm' | 'markNotSent'>
}) {
  const { publicationId: id, channel, acts } = props
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <DialogButton
        size="sm"
        label="It was posted"
        title="It was posted?"
        description={`You have seen the post on ${channel}. It is noted as posted and not sent again.`}
      >
        <ActionForm
          action={(values) =>
            acts.confirm({ id, remote_url: values.remote_url ? String(values.remote_url) : undefined })
          }
          submitLabel="Yes, it is there"
          done="Noted as posted."
        >
          <Field name="remote_url" label="Its address" optional>
            <Input inputMode="url" placeholder="https://" whenEmpty="omit" />
          </Field>
        </ActionForm>
      </DialogButton>
      <ConfirmButton
        size="sm"
        label="It was not posted, send again"
        title="Send it again?"
        confirmLabel="Send again"
        action={() => acts.markNotSent({ id, send_again: true })}
        done="It is sent again."
      >
        You have looked at {channel} and it is not there. If it shows up later after all, it will be there
        twice.
      </ConfirmButton>
      <ConfirmButton
        size="sm"
        variant="ghost"
        label="It was not posted, leave it"
        title="Leave it unposted?"
        confirmLabel="Leave it"
        action={() => acts.markNotSent({ id, send_again: false })}
        done="Noted as not posted."
      >
        You have looked at {channel} and it is not there. It is noted as not posted; you can send it again
        later.
      </ConfirmButton>
    </div>
  )
}
