const minute = 60_000
const day = 24 * 60 * minute

/** When entries were left over by the limit, the next run goes on after this, without waiting for the rhythm. */
const soon = minute

/** Milliseconds until the next sync after a good one: the source's rhythm, or soon when changed entries are left over. */
export const delayAfterSuccess = (intervalMinutes: number, leftOver: boolean): number =>
  leftOver ? Math.min(soon, intervalMinutes * minute) : intervalMinutes * minute

/** What is gone for good is looked for once a day; a person may have said so by mistake. */
export const delayWhenGone = day

/**
 * Milliseconds until the next try after the nth failure in a row: from a minute up to a day, doubling, up to a fifth
 * more or less so that many sources of one server do not come back together. Never sooner than the server asked for.
 * `random` is from 0 to 1. Serves spec/decisions#4, spec/security#2.8.
 */
export function backoffAfterFailure(
  failures: number,
  random: number,
  retryAfterSeconds: number | undefined,
): number {
  const growing = Math.min(day, minute * 2 ** Math.min(Math.max(failures, 1) - 1, 20))
  const pause = growing * (0.8 + 0.4 * random)
  return Math.round(Math.min(day, Math.max(pause, (retryAfterSeconds ?? 0) * 1000)))
}
