import { FailureNotice } from '@/components/forms/failure-notice'
import { Button } from '@/components/ui/button'
import type { ActionFailure } from '@/lib/actions/run-action'

type SaveBarProps = {
  /** The names of the posts that have changes. */
  names: readonly string[]
  note?: string
  pending: boolean
  /** Why saving failed. Shown here, because this bar covers whatever is at the edge of the screen. */
  error?: ActionFailure
  onDiscard: () => void
  onSave: () => void
  /** Saves and then approves; absent if approving is not possible. */
  onApprove?: (() => void) | undefined
}

/** Stays visible while there are unsaved changes. */
export function SaveBar({ names, note, pending, error, onDiscard, onSave, onApprove }: SaveBarProps) {
  return (
    <section
      aria-label="Unsaved changes"
      className="no-print sticky bottom-3 z-20 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-border-secondary bg-overlay px-4 py-3 text-sm shadow-overlay"
    >
      {error ? <FailureNotice error={error} className="max-h-[40dvh] basis-full overflow-y-auto" /> : null}
      <p className="min-w-0 flex-1 basis-56">
        <span className="font-medium">Unsaved changes: {[...new Set(names)].join(', ')}.</span>{' '}
        {note ? <span className="text-muted">{note}</span> : null}
      </p>
      <div className="ml-auto flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
        <Button variant="primary" pending={pending} onClick={onSave}>
          Save
        </Button>
        {onApprove ? (
          <Button disabled={pending} onClick={onApprove}>
            Save and approve
          </Button>
        ) : null}
      </div>
    </section>
  )
}
