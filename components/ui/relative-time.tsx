import { classNames } from './class-names'

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const absolute = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** "3 hours ago", "in 2 days"; under 45 seconds "just now" or "in a moment". */
export function relativeTime(at: Date, now: Date): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000)
  if (Math.abs(seconds) < 45) return seconds <= 0 ? 'just now' : 'in a moment'
  for (const [unit, size] of steps)
    if (Math.abs(seconds) >= size * 0.92) return relative.format(Math.round(seconds / size), unit)
  return relative.format(Math.round(seconds / 60) || Math.sign(seconds), 'minute')
}

type RelativeTimeProps = {
  at: Date | string
  /** What "now" is; the moment of rendering when absent. */
  now?: Date
  className?: string
}

/** How long ago or in how long, with the exact time (UTC) on hover. Render it on the server. */
export function RelativeTime({ at, now = new Date(), className }: RelativeTimeProps) {
  const date = typeof at === 'string' ? new Date(at) : at
  return (
    <time
      dateTime={date.toISOString()}
      title={`${absolute.format(date)} UTC`}
      className={classNames('whitespace-nowrap', className)}
      suppressHydrationWarning
    >
      {relativeTime(date, now)}
    </time>
  )
}

/** The exact time, in UTC: "21 Nov 2026, 11:05 UTC". */
export function AbsoluteTime({ at, className }: { at: Date | string; className?: string }) {
  const date = typeof at === 'string' ? new Date(at) : at
  return (
    <time dateTime={date.toISOString()} className={className}>
      {absolute.format(date)} UTC
    </time>
  )
}
