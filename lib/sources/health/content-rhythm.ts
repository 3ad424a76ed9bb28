const hour = 3_600_000
const day = 24 * hour

/** Arrivals closer together than this count as one: a day's batch, or a backlog processed over several runs. */
const minSeparation = 6 * hour
/** Number of arrivals to remember: at least ten days, or years for a monthly source. */
const maxRememberedArrivals = 40
/** Fewer gaps than this reveal no rhythm. */
const minGaps = 5
const minSpan = 3 * day

export type ContentRhythm = {
  /** Usual time between two arrivals, in milliseconds. */
  usualGap: number
  /** Silence beyond this is unusual, in milliseconds. */
  silence: number
}

/** Adds an arrival to the remembered ones (oldest first); returns them unchanged if it belongs to the last one. */
export function addArrival(times: readonly Date[], at: Date): Date[] {
  const last = times.at(-1)
  if (last && at.getTime() - last.getTime() < minSeparation) return [...times]
  return [...times, at].slice(-maxRememberedArrivals)
}

/**
 * Learns how often something new arrives from past arrival times (oldest first): runs that imported something, or
 * deliveries that were pushed. The usual gap is the median, so that one holiday changes nothing. A silence is
 * unusual when it is longer than a day, than three usual gaps, and than one and a half times the second-longest
 * gap: a source that rests on weekends is not reported on Sundays. Undefined without enough evidence (five gaps
 * over three days). Pure.
 */
export function learnRhythm(times: readonly Date[]): ContentRhythm | undefined {
  const gaps = times.slice(1).map((time, at) => time.getTime() - (times[at]?.getTime() ?? 0))
  const span = gaps.reduce((sum, gap) => sum + gap, 0)
  if (gaps.length < minGaps || span < minSpan) return undefined
  const sorted = gaps.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const usualGap = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
  const secondLongest = sorted.at(-2) ?? 0
  return { usualGap, silence: Math.max(day, 3 * usualGap, 1.5 * secondLongest) }
}

type ArrivalHistory = { contentTimes: Date[]; silentAfter: Date | null }

/** Returns the columns of `sources` to update when something new has arrived. */
export function recordArrivalTime(
  source: Pick<ArrivalHistory, 'contentTimes'>,
  at: Date,
): ArrivalHistory & { lastContentAt: Date } {
  const contentTimes = addArrival(source.contentTimes, at)
  return { contentTimes, lastContentAt: at, silentAfter: computeSilentAfter(contentTimes, at) }
}

/**
 * Returns when silence starts to be unusual for a source that has been watched (again) since then; null without a
 * rhythm.
 */
export function computeSilentAfter(times: readonly Date[], since: Date): Date | null {
  const rhythm = learnRhythm(times)
  return rhythm ? new Date(since.getTime() + rhythm.silence) : null
}
