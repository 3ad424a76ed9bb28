import type { SourceStatus } from '@/db/allowed-values'
import type { SourceError, SourceWait } from '@/db/schema/sources'
import type { SourceHealth } from '../schemas'
import { learnRhythm } from './content-rhythm'

const hour = 3_600_000
const day = 24 * hour

export type SourceToAssess = {
  status: SourceStatus
  error: SourceError | null
  waiting: SourceWait | null
  consecutiveFailures: number
  lastSyncedAt: Date | null
  lastContentAt: Date | null
  contentTimes: Date[]
  silentAfter: Date | null
}

/** Assesses a source from its own row: whether it fails, waits, has gone silent, or is as usual. Pure. */
export function assessSourceHealth(source: SourceToAssess, now: Date): SourceHealth {
  const rhythm = learnRhythm(source.contentTimes)
  const state = assessState(source, now)
  return {
    state,
    usual_gap_hours: rhythm ? Math.max(1, Math.round(rhythm.usualGap / hour)) : null,
    last_content_at: source.lastContentAt?.toISOString() ?? null,
    failed_tries: source.consecutiveFailures,
    ...describeState(state, source, rhythm?.usualGap, now),
  }
}

/** Returns the pause that a source's server asked for, unless it is over. */
export const findCurrentWait = (
  { waiting }: Pick<SourceToAssess, 'waiting'>,
  now: Date,
): SourceWait | null => (waiting && Date.parse(waiting.until) > now.getTime() ? waiting : null)

function assessState(source: SourceToAssess, now: Date): SourceHealth['state'] {
  if (source.status === 'paused') return 'paused'
  if (source.status === 'error') return 'failing'
  if (findCurrentWait(source, now)) return 'waiting'
  if (source.lastSyncedAt === null && source.lastContentAt === null) return 'new'
  return source.silentAfter !== null && source.silentAfter <= now ? 'silent' : 'well'
}

function describeState(
  state: SourceHealth['state'],
  source: SourceToAssess,
  usualGap: number | undefined,
  now: Date,
): Pick<SourceHealth, 'message' | 'hint'> {
  if (state === 'failing') return { message: source.error?.message ?? null, hint: source.error?.hint ?? null }
  if (state === 'waiting')
    return {
      message: findCurrentWait(source, now)?.message ?? null,
      hint: 'Nothing to do. We continue when the wait is over.',
    }
  if (state !== 'silent' || usualGap === undefined || source.lastContentAt === null)
    return { message: null, hint: null }
  const silence = now.getTime() - source.lastContentAt.getTime()
  return {
    message: `Usually has something new ${formatGap(usualGap)}; nothing for ${formatSpan(silence)}.`,
    hint: 'We can read it without problems. Check the source itself. If it has new content, its list may be outdated. If not, you don’t need to do anything.',
  }
}

/** Describes a usual gap: "every 2 days". */
export function formatGap(ms: number): string {
  if (ms < 10 * hour) return 'several times a day'
  const days = Math.max(1, Math.round(ms / day))
  if (days === 1) return 'every day'
  if (days < 14) return days === 7 ? 'every week' : `every ${days} days`
  if (days < 60) return `every ${Math.round(days / 7)} weeks`
  return `every ${Math.round(days / 30)} months`
}

/** Like `formatGap`, for a source's health; undefined while its rhythm is unknown. */
export const formatUsualGap = ({ usual_gap_hours }: SourceHealth): string | undefined =>
  usual_gap_hours === null ? undefined : formatGap(usual_gap_hours * hour)

function formatSpan(ms: number): string {
  if (ms < 2 * day) return `${Math.max(1, Math.floor(ms / hour))} hours`
  const days = Math.floor(ms / day)
  if (days < 60) return `${days} days`
  return `${Math.floor(days / 30)} months`
}
