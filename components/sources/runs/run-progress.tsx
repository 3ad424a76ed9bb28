import { Progress } from '@/components/ui/progress'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusBadge } from '@/components/ui/status-badge'
import type { RunAnswer } from '@/lib/sync/schemas'
import { RefreshWhile } from '../status/refresh-while'
import {
  counted,
  countsWords,
  durationWords,
  isUnderWay,
  resultWords,
  stateOfRun,
  triedSoFar,
} from './run-words'

/**
 * The progress of the current sync, updated while it runs; afterwards its result, which screen readers announce
 * once.
 */
export function RunProgress({ run, first = false }: { run: RunAnswer; first?: boolean }) {
  const underWay = isUnderWay(run)
  return (
    <>
      {underWay ? <UnderWay run={run} label={first ? 'First sync' : 'Syncing'} /> : null}
      <div role="status">{underWay ? null : <Ended run={run} />}</div>
      <RefreshWhile active={underWay} />
    </>
  )
}

function UnderWay({ run, label }: { run: RunAnswer; label: string }) {
  const { counts, planned } = run
  if (run.status === 'queued') return <Progress label={label} note="Waiting to start" />
  if (planned === null) return <Progress label={label} note="Reading the list of entries" />
  const tried = triedSoFar(counts, planned)
  return (
    <>
      <Progress
        label={label}
        value={tried}
        max={Math.max(planned, 1)}
        note={`${tried.toLocaleString('en')} of ${counted(planned, 'entry', 'entries')}`}
      />
      {tried > 0 ? <p className="mt-1.5 text-sm text-muted">{countsWords(counts)}</p> : null}
    </>
  )
}

function Ended({ run }: { run: RunAnswer }) {
  const { label, tone } = stateOfRun(run)
  const duration = durationWords(run)
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm">
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">{resultWords(run)}</span>
      <span className="text-muted">
        <RelativeTime at={run.finished_at ?? run.created_at} />
        {duration ? `, took ${duration}` : null}
      </span>
    </div>
  )
}
