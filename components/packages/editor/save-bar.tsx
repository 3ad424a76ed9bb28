import { Button } from '@/components/ui/button'

type SaveBarProps = {
  /** Which posts have changes. */
  names: readonly string[]
  note?: string
  pending: boolean
  onDiscard: () => void
  onSave: () => void
}

/** Stays in sight while there are unsaved changes. */
export function SaveBar({ names, note, pending, onDiscard, onSave }: SaveBarProps) {
  return (
    <section
      aria-label="Unsaved changes"
      className="sticky bottom-3 z-20 mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-border-secondary bg-overlay px-4 py-3 text-sm shadow-overlay"
    >
      <p className="min-w-0 flex-1 basis-56">
        <span className="font-medium">Unsaved changes: {[...new Set(names)].join(', ')}.</span>{' '}
        {note ? <span className="text-muted">{note}</span> : null}
      </p>
      <div className="ml-auto flex gap-2">
        <Button variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
        <Button variant="primary" pending={pending} onClick={onSave}>
          Save
        </Button>
      </div>
    </section>
  )
}
