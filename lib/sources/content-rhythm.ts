const hour = 3_600_000
const day = 24 * hour

/** Arrivals closer than this are one: a day's batch, or a backlog that is worked through run by run. */
const apart = 6 * hour
/** How many arrivals are remembered: at least ten days, years of a monthly source. */
const remembered = 40
/** Less than this tells nothing about a rhythm. */
const leastGaps = 5
const leastSpan = 3 * day

export type ContentRhythm = {
  /** Milliseconds between two arrivals, usually. */
  usualGap: number
  /** A silence longer than this is not usual, in milliseconds. */
  silence: number
}

/** The remembered arrivals (oldest first) with one more; unchanged when it belongs to the last one. */
export function withArrival(times: readonly Date[], at: Date): Date[] {
  const last = times.at(-1)
  if (last && at.getTime() - last.getTime() < apart) return [...times]
  return [...times, at].slice(-remembered)
}

/**
 * How often something new arrives, learned from the times it did (oldest first): runs that brought something, or
 * deliveries that were pushed. The usual gap is the median, so that one holiday changes nothing. A silence is unusual when
 * it is longer than a day, than three usual gaps, and by half than all earlier gaps but the longest: a source that rests at
 * weekends is not reported on Sundays. Undefined without enough evidence (five gaps over three days). Pure.
 */
export function learnRhythm(times: readonly Date[]): ContentRhythm | undefined {
  const gaps = times.slice(1).map((time, at) => time.getTime() - (times[at]?.getTime() ?? 0))
  const span = gaps.reduce((sum, gap) => sum + gap, 0)
  if (gaps.length < leastGaps || span < leastSpan) return undefined
  const sorted = gaps.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const usualGap = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
  const secondLongest = sorted.at(-2) ?? 0
  return { usualGap, silence: Math.max(day, 3 * usualGap, 1.5 * secondLongest) }
}

type Remembered = { contentTimes: Date[]; silentAfter: Date | null }

/** What to store of a source when something new came: the columns of `sources`. */
export function afterArrival(
  source: Pick<Remembered, 'contentTimes'>,
  at: Date,
): Remembered & { lastContentAt: Date } {
  const contentTimes = withArrival(source.contentTimes, at)
  return { contentTimes, lastContentAt: at, silentAfter: silentFrom(contentTimes, at) }
}

/** When silence begins to be unusual for a source that is watched (again) since then; null without a rhythm. */
export function silentFrom(times: readonly Date[], since: Date): Date | null {
  const rhythm = learnRhythm(times)
  return rhythm ? new Date(since.getTime() + rhythm.silence) : null
}
