import type { StateWords } from '@/components/ui/status-badge'
import { isOneOf, liveRuns, type RunAnswer, type RunCounts, type RunEntryAnswer } from '@/lib/sync/schemas'

const number = new Intl.NumberFormat('en')

/** Formats a count with its noun: "1 entry", "2,300 entries". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${number.format(count)} ${count === 1 ? one : many}`
}

export const outcomeWords: Record<RunEntryAnswer['outcome'], StateWords> = {
  created: { label: 'New', tone: 'success' },
  updated: { label: 'Updated', tone: 'accent' },
  unchanged: { label: 'Unchanged', tone: 'neutral' },
  skipped: { label: 'Skipped', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
}

export const triggerWords: Record<RunAnswer['trigger'], string> = {
  schedule: 'Scheduled',
  manual: 'Manual',
  notify: 'Requested by your system',
}

const runStatusWords: Record<RunAnswer['status'], StateWords> = {
  queued: { label: 'Waiting to start', tone: 'accent' },
  running: { label: 'Running', tone: 'accent' },
  succeeded: { label: 'Done', tone: 'success' },
  partial: { label: 'Done with errors', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
}

/** A run's state; a run that ended because its server asked for a pause is shown as such. */
export const stateOfRun = (run: Pick<RunAnswer, 'status' | 'error'>): StateWords =>
  run.status === 'partial' && run.error?.code === 'asked-to-wait'
    ? { label: 'Paused by the server', tone: 'accent' }
    : runStatusWords[run.status]

/** Summarizes what a run did: "3 new, 2 updated, 1 skipped", or that nothing changed. */
export function countsWords(counts: RunCounts): string {
  const parts = (
    [
      ['created', 'new'],
      ['updated', 'updated'],
      ['skipped', 'skipped'],
      ['failed', 'failed'],
      ['withdrawn', 'withdrawn'],
    ] as const
  ).flatMap(([key, word]) => (counts[key] > 0 ? `${number.format(counts[key])} ${word}` : []))
  if (counts.remaining > 0) parts.push(`${number.format(counts.remaining)} left for later syncs`)
  return parts.length > 0 ? parts.join(', ') : 'Nothing changed'
}

/** A run's result in one sentence: "24 new." or the error's message. */
export function resultWords(run: RunAnswer): string {
  if (run.error) return run.error.message
  const words = countsWords(run.counts)
  if (words !== 'Nothing changed') return `${words}.`
  return run.counts.discovered > 0
    ? `Nothing changed in ${counted(run.counts.discovered, 'entry', 'entries')}.`
    : 'Nothing changed.'
}

/** A run's duration: "0.4 s", "12 s", "3 min 5 s"; undefined while it is running. */
export function durationWords(run: RunAnswer): string | undefined {
  if (!run.started_at || !run.finished_at) return undefined
  const seconds = Math.max(0, Date.parse(run.finished_at) - Date.parse(run.started_at)) / 1000
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/**
 * Returns how many of the planned entries were tried so far. The counts start with entries that need no fetching,
 * so these are subtracted. How many are left for later syncs is unknown until the end, so the result is at least
 * what was certainly tried.
 */
export function triedSoFar(counts: RunCounts, planned: number): number {
  const surely = counts.created + counts.updated + counts.failed
  const counted = surely + counts.unchanged + counts.skipped
  return Math.min(planned, Math.max(surely, counted - (counts.discovered - planned)))
}

/** Whether a sync is queued or running. */
export const isUnderWay = (run: RunAnswer | undefined): boolean =>
  run !== undefined && isOneOf(liveRuns, run.status)
