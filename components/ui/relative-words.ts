const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** "3 hours ago", "in 2 days"; under 45 seconds "just now" or "in a moment". */
export function relativeTime(at: Date, now: Date): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000)
  if (Math.abs(seconds) < 45) return seconds <= 0 ? 'just now' : 'in a moment'
  for (const [unit, size] of steps)
    if (Math.abs(seconds) >= size * 0.92) return relative.format(Math.round(seconds / size), unit)
  return relative.format(Math.round(seconds / 60) || Math.sign(seconds), 'minute')
}
