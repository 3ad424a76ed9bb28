const maxSeconds = 24 * 60 * 60

/**
 * Seconds to wait by a Retry-After header, a number or a date; at most 24 hours. Undefined when absent or
 * meaningless, 0 when the date has passed. Serves spec/security#2.8.
 */
export function retryAfterSeconds(header: string | undefined, now = Date.now()): number | undefined {
  const value = header?.trim()
  if (value === undefined || value === '') return undefined
  if (/^\d+$/.test(value)) return Math.min(Number(value), maxSeconds)
  // Date.parse takes almost anything, "5 minutes" too; the three date forms of HTTP begin with a weekday.
  if (!/^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(value)) return undefined
  const at = Date.parse(value)
  if (Number.isNaN(at)) return undefined
  return Math.min(Math.max(0, Math.ceil((at - now) / 1000)), maxSeconds)
}
