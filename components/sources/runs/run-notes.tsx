import type { RunAnswer } from '@/lib/sync/schemas'

/** Notes of a sync that do not belong to a single entry. */
export function RunNotes({ run }: { run: Pick<RunAnswer, 'notes'> }) {
  if (run.notes.length === 0) return null
  return (
    <div className="mt-3 text-sm">
      <h3 className="font-medium">Notes</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 text-muted wrap-anywhere">
        {run.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
