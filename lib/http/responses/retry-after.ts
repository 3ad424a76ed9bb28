const maxSeconds = 24 * 60 * 60

/**
 * Seconds to wait according to a Retry-After header (number or date); at most 24 hours. Undefined if absent or
 * invalid, 0 if the date has passed. Serves spec/security#2.8.
 */
export function retryAfterSeconds(header: string | undefined, now = Date.now()): number | undefined {
  const value = header?.trim()
  if (value === undefined || value === '') return undefined
  if (/^\d+$/.test(value)) return Math.min(Number(value), maxSeconds)
  // Date.parse accepts almost anything, even "5 minutes"; the three HTTP date formats begin with a weekday.
  if (!/^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(value)) return undefined
  const at = Date.parse(value)
  if (Number.isNaN(at)) return undefined
  return Math.min(Math.max(0, Math.ceil((at - now) / 1000)), maxSeconds)
}
