/** However long a feed asks not to be read again, we ask again after this time. */
const maxFreshSeconds = 24 * 60 * 60

/**
 * Returns for how many seconds a feed and its server ask not to be read again: the larger of the feed's own value
 * (ttl, sy:updatePeriod) and Cache-Control's max-age.
 */
export function computeFreshSeconds(
  headers: Record<string, string>,
  declaredSeconds: number | undefined,
): number {
  const control = headers['cache-control'] ?? ''
  const age = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,10})/i.exec(control)?.[1]
  const passed = /^\d{1,10}$/.test(headers.age?.trim() ?? '') ? Number(headers.age) : 0
  const cached =
    age === undefined || /no-cache|no-store/i.test(control) ? 0 : Math.max(0, Number(age) - passed)
  const freshSeconds = Math.max(
    cached,
    declaredSeconds !== undefined && Number.isFinite(declaredSeconds) && declaredSeconds > 0
      ? declaredSeconds
      : 0,
  )
  return Math.min(Math.round(freshSeconds), maxFreshSeconds)
}
