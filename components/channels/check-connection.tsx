'use client'

import { ActionButton } from '@/components/forms/action-button'
import type { BoundAction } from '@/components/forms/call-action'
import type { ConnectionCheck } from '@/lib/channels/credentials/check-connection'

type CheckConnectionProps = { name: string; check: BoundAction<ConnectionCheck> }

/** Button that checks the connection with the network now and shows the result. */
export function CheckConnection({ name, check }: CheckConnectionProps) {
  return (
    <ActionButton
      size="sm"
      aria-label={`Check now: ${name}`}
      action={check}
      done={(found) =>
        'message' in found
          ? `${name}: ${found.message} ${found.hint}`
          : found.state === 'works'
            ? `${name} is connected.`
            : `${name} has no account that we could ask about. We see whether it works when we send a post.`
      }
    >
      Check now
    </ActionButton>
  )
}
