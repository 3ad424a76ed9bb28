'use client'

import { formatTime } from '@/lib/time-zones/format-time'
import { useOtherTimeZone, useTimeZone, zoneWords } from './time-zone'

type LocalTimeProps = {
  at: Date | string
  /** What to show in addition to the time of day. */
  date?: 'short' | 'long' | 'none'
  /**
   * Also shows the time zone. It is shown anyway if the person's clock differs, unless only the time of day is
   * shown.
   */
  zone?: boolean
  className?: string
}

/** A timestamp in the project's time zone, or in the person's own outside of projects: "Mon 23 Nov, 09:00". */
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

/** The tooltip of a time: its time zone, and the time on the person's own clock if it differs. */
export function zoneTitle(at: Date, timeZone: string, other: string | undefined): string {
  if (other === undefined) return zoneWords(timeZone)
  return `${zoneWords(timeZone)}. Your time: ${formatTime(at, other)} (${zoneWords(other)})`
}
