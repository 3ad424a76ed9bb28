'use client'

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
      {localTime(moment, timeZone, { date, zone })}
    </time>
  )
}

/** The same as words. */
export function localTime(
  at: Date,
  timeZone: string,
  { date = 'short', zone }: Pick<LocalTimeProps, 'date' | 'zone'> = {},
): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    ...(date === 'long'
      ? { day: 'numeric', month: 'short', year: 'numeric' }
      : { weekday: 'short', day: 'numeric', month: 'short' }),
    timeZone,
  }).format(at)
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(zone ? { timeZoneName: 'short' } : {}),
    timeZone,
  }).format(at)
  return date === 'none' ? time : `${day.replace(',', '')}, ${time}`
}
