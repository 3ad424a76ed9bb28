import type { RunAnswer } from '@/lib/sync/schemas'
import { RunNotes } from './run-notes'
import { triggerWords } from './run-words'

const countWords = [
  ['discovered', 'Found'],
  ['created', 'New'],
  ['updated', 'Updated'],
  ['unchanged', 'Unchanged'],
  ['skipped', 'Skipped'],
  ['failed', 'Failed'],
  ['withdrawn', 'Withdrawn'],
  ['remaining', 'Left for next syncs'],
] as const

/** A sync's counts, why it ran, and its notes. */
export function RunFacts({ run }: { run: RunAnswer }) {
  const { counts } = run
  return (
    <div className="mt-4 flex flex-col gap-4 border-t border-separator pt-4">
      {counts ? (
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-4 lg:grid-cols-8">
          {countWords.map(([key, label]) => (
            <div key={key} className="flex flex-col-reverse justify-end">
              <dt className="text-xs text-muted">{label}</dt>
              <dd className="text-lg font-semibold tabular-nums">{counts[key].toLocaleString('en')}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="text-sm text-muted">Trigger: {triggerWords[run.trigger].toLowerCase()}</p>
      <RunNotes run={run} />
    </div>
  )
}
