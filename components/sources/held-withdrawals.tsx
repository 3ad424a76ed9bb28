import { Callout } from '@/components/ui/callout'
import { ConfirmButton } from '@/components/ui/confirm-button'
import type { ActionResult } from '@/lib/actions/run-action'
import { counted } from './run-words'

type HeldWithdrawalsProps = {
  /** How many entries vanished. */
  held: number
  /** Starts a sync that takes them as gone; absent for those who may not. */
  accept?: () => Promise<ActionResult<unknown>>
}

/** Asks whether entries that vanished from a source in great number are really gone. */
export function HeldWithdrawals({ held, accept }: HeldWithdrawalsProps) {
  const entries = counted(held, 'entry', 'entries')
  return (
    <Callout
      tone="warning"
      title={`${entries} vanished from the source at once`}
      actions={
        accept ? (
          <ConfirmButton
            size="sm"
            label="They are really gone"
            title={`Mark ${entries} as withdrawn?`}
            confirmLabel="Mark as withdrawn"
            action={accept}
            done="A sync is marking them as withdrawn."
          >
            Their items stay, marked as withdrawn, and their posts that have not gone out are held back. When
            the source lists them again, they come back by themselves.
          </ConfirmButton>
        ) : null
      }
    >
      That is so much that it looks like a mistake, so nothing was marked as withdrawn. If it is a mistake,
      repair the source; nothing else is needed.
    </Callout>
  )
}
