'use client'

import { formatTime } from '@/lib/time-zones/format-time'
import { classNames } from './class-names'
import { LocalTime } from './local-time'
import { relativeTime } from './relative-words'
import { useTimeZone } from './time-zone'

type RelativeTimeProps = {
  at: Date | string
  /** What "now" is; the moment of rendering when absent. */
  now?: Date
  className?: string
}

/**
 * How long ago or in how long, under a day; then "Mon 23 Nov, 09:00", and the year when it is another one. The exact time in
 * the person's own time zone is shown on hover.
 */
export function RelativeTime({ at, now = new Date(), className }: RelativeTimeProps) {
  const timeZone = useTimeZone()
  const date = typeof at === 'string' ? new Date(at) : at
  const sameYear = date.getUTCFullYear() === now.getUTCFullYear()
  return (
    <time
      dateTime={date.toISOString()}
      title={`${formatTime(date, timeZone, { date: 'long' })} (${timeZone.replaceAll('_', ' ')})`}
      className={classNames('whitespace-nowrap', className)}
      suppressHydrationWarning
    >
      {relativeTime(date, now) ?? formatTime(date, timeZone, { date: sameYear ? 'short' : 'long' })}
    </time>
  )
}

/** The exact time in the person's own time zone: "21 Nov 2026, 11:05". */
export function AbsoluteTime({ at, className }: { at: Date | string; className?: string }) {
  return <LocalTime at={at} date="long" className={className} />
}
