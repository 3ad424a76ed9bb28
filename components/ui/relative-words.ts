const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['hour', 3_600],
  ['minute', 60],
]
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const daySeconds = 86_400

/**
 * Formats a time relative to now: "3 hours ago", "in 2 minutes"; "just now" or "in a moment" under 45 seconds.
 * Undefined from one day on, where the weekday, date and time say more. Serves spec/words#6.
 */
export function relativeTime(at: Date, now: Date): string | undefined {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000)
  if (Math.abs(seconds) < 45) return seconds <= 0 ? 'just now' : 'in a moment'
  if (Math.abs(seconds) >= daySeconds) return undefined
  for (const [unit, size] of steps)
    if (Math.abs(seconds) >= size * 0.92) return relative.format(Math.round(seconds / size), unit)
  return relative.format(Math.sign(seconds), 'minute')
}
