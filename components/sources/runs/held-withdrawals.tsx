import type { BoundAction } from '@/components/forms/call-action'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Callout } from '@/components/ui/callout'
import { counted } from './run-words'

type HeldWithdrawalsProps = {
  /** The number of entries that disappeared. */
  held: number
  /** Starts a sync that treats them as gone; absent for people who may not. */
  accept?: BoundAction
}

/** Asks whether entries that disappeared from a source in large numbers are really gone. */
export function HeldWithdrawals({ held, accept }: HeldWithdrawalsProps) {
  const entries = counted(held, 'entry', 'entries')
  return (
    <Callout
      tone="warning"
      title={`${entries} disappeared from the source at once`}
      actions={
        accept ? (
          <ConfirmButton
            size="sm"
            label="Confirm they are gone"
            title={`Mark ${entries} as withdrawn?`}
            confirmLabel="Mark as withdrawn"
            action={accept}
            done="We are marking them as withdrawn."
          >
            We keep their content, mark it as withdrawn and hold back its unpublished posts. If the source
            lists it again, we restore it automatically.
          </ConfirmButton>
        ) : null
      }
    >
      This looks like a mistake, so we marked nothing as withdrawn. If it is a mistake, fix the source. You
      don’t need to do anything else.
    </Callout>
  )
}
