const minute = 60_000
const day = 24 * 60 * minute

/** If the limit left entries over, the next run continues after this instead of waiting for the interval. */
const leftoverDelayMs = minute

/**
 * Returns the milliseconds until the next sync after a successful one: the source's interval, or soon if changed
 * entries are left over.
 */
export const delayAfterSuccess = (intervalMinutes: number, leftOver: boolean): number =>
  leftOver ? Math.min(leftoverDelayMs, intervalMinutes * minute) : intervalMinutes * minute

/** Anything reported as permanently gone is checked once a day; the report may have been a mistake. */
export const delayWhenGone = day

/**
 * Returns the milliseconds until the next attempt after the nth consecutive failure: from a minute up to a day,
 * doubling, with jitter of up to ±20% so that many sources on one server do not return together. Never sooner than
 * the server asked for. `random` is from 0 to 1. Serves spec/decisions#4, spec/security#2.8.
 */
export function backoffAfterFailure(
  failures: number,
  random: number,
  retryAfterSeconds: number | undefined,
): number {
  const exponentialMs = Math.min(day, minute * 2 ** Math.min(Math.max(failures, 1) - 1, 20))
  const pause = exponentialMs * (0.8 + 0.4 * random)
  return Math.round(Math.min(day, Math.max(pause, (retryAfterSeconds ?? 0) * 1000)))
}
