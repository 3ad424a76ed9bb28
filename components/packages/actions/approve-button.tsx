'use client'

import type { BoundAction } from '@/components/forms/call-action'
import { ConfirmButton } from '@/components/forms/confirm-button'

/** Approves a package from the list, after a question. */
export function ApproveButton(props: { title: string; channels: readonly string[]; approve: BoundAction }) {
  const { title, channels, approve } = props
  return (
    <span data-approve>
      <ConfirmButton
        size="sm"
        label="Approve"
        title={`Approve “${title}”?`}
        confirmLabel="Approve"
        confirmVariant="primary"
        action={approve}
        done={`“${title}” approved.`}
      >
        Its {channels.length === 1 ? 'post' : `${channels.length} posts`} for {channels.join(', ')} can then
        be published or scheduled. We don’t publish anything yet.
      </ConfirmButton>
    </span>
  )
}
