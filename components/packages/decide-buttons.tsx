'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import type { PackageActs } from './package-acts'

/** What a person saw on the account, for a post whose outcome nobody knows. */
export function DecideButtons(props: {
  publicationId: string
  channel: string
  decide: NonNullable<PackageActs['decide']>
}) {
  const { publicationId: id, channel, decide } = props
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <ConfirmButton
        size="sm"
        label="It was posted"
        title="It was posted?"
        confirmLabel="Yes, it is there"
        confirmVariant="primary"
        action={() => decide({ id, posted: true })}
        done="Noted as posted."
      >
        You have seen the post on {channel}. It is noted as posted and not sent again.
      </ConfirmButton>
      <ConfirmButton
        size="sm"
        label="It was not posted, send again"
        title="Send it again?"
        confirmLabel="Send again"
        action={() => decide({ id, posted: false })}
        done="It is sent again."
      >
        You have looked at {channel} and it is not there. If it shows up later after all, it will be there
        twice.
      </ConfirmButton>
    </div>
  )
}
