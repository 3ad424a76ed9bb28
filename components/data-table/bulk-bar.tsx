'use client'

import { useSubmit } from '@/components/forms/use-submit'
import { Button, type ButtonVariant } from '@/components/ui/button'
import type { ActionResult } from '@/lib/actions/run-action'

export type BulkAction = {
  id: string
  label: string
  variant?: ButtonVariant
  /** A server action on the selected IDs. */
  action: (ids: string[]) => Promise<ActionResult<unknown>>
  /** The message announced on success. */
  done: string
}

type BulkBarProps = { actions: readonly BulkAction[]; ids: string[]; onDone: () => void }

/** Actions for the selected rows; stays visible while the table scrolls. */
export function BulkBar({ actions, ids, onDone }: BulkBarProps) {
  const { submit, pending } = useSubmit({ failures: 'toast' })
  const run = ({ action, done }: BulkAction) => void submit(() => action(ids), { done, onDone })

  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 rounded-b-xl border-t border-border bg-overlay px-4 py-2.5 text-sm">
      <span className="mr-auto font-medium tabular-nums" role="status">
        {ids.length} selected
      </span>
      <Button size="sm" variant="ghost" onClick={onDone}>
        Clear
      </Button>
      {actions.map((bulk) => (
        <Button key={bulk.id} size="sm" variant={bulk.variant} pending={pending} onClick={() => run(bulk)}>
          {bulk.label}
        </Button>
      ))}
    </div>
  )
}
