'use client'

import { formatTime } from '@/lib/time-zones/format-time'
import { useOtherTimeZone, useTimeZone, zoneWords } from './time-zone'

type LocalTimeProps = {
  at: Date | string
  /** What to show besides the time of day. */
  date?: 'short' | 'long' | 'none'
  /** Say the time zone too; it is said anyway where the person's clock shows another time, unless only the time of day is shown. */
  zone?: boolean
  className?: string
}

/** A moment as it is told on this page: in the project's time zone, else in the person's own. "Mon 23 Nov, 09:00". */
export function LocalTime({ at, date = 'short', zone, className }: LocalTimeProps) {
  const moment = typeof at === 'string' ? new Date(at) : at
  const timeZone = useTimeZone()
  const other = useOtherTimeZone(timeZone, moment)
  const says = zone || (other !== undefined && date !== 'none')
  return (
    <time
      dateTime={moment.toISOString()}
      title={zoneTitle(moment, timeZone, other)}
      className={className}
      suppressHydrationWarning
    >
      {formatTime(moment, timeZone, { date, zone: says })}
    </time>
  )
}

/** What hovering over a time tells: its time zone, and what the person's own clock shows then. */
export function zoneTitle(at: Date, timeZone: string, other: string | undefined): string {
  if (other === undefined) return zoneWords(timeZone)
  return `${zoneWords(timeZone)}. Your time: ${formatTime(at, other)} (${zoneWords(other)})`
}
