'use client'

import { formatTime } from '@/lib/time-zones/format-time'
import { useTimeZone } from './time-zone'

type LocalTimeProps = {
  at: Date | string
  /** What to show besides the time of day. */
  date?: 'short' | 'long' | 'none'
  /** Say the time zone too. */
  zone?: boolean
  className?: string
}

/** A moment in the person's own time zone: "Mon 23 Nov, 09:00". */
export function LocalTime({ at, date = 'short', zone, className }: LocalTimeProps) {
  const timeZone = useTimeZone()
  const moment = typeof at === 'string' ? new Date(at) : at
  return (
    <time
      dateTime={moment.toISOString()}
      title={timeZone.replaceAll('_', ' ')}
      className={className}
      suppressHydrationWarning
    >
      {formatTime(moment, timeZone, { date, zone })}
    </time>
  )
}
