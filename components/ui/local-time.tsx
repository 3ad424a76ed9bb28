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
  const day = formatOf(date === 'long' ? 'long' : 'short', timeZone).format(at)
  const time = formatOf(zone ? 'timeAndZone' : 'time', timeZone).format(at)
  return date === 'none' ? time : `${day.replace(',', '')}, ${time}`
}

const formats = {
  long: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit' },
  timeAndZone: { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

// Making one costs more than all a page formats with it. A server meets few time zones.
const made = new Map<string, Intl.DateTimeFormat>()
const mostMade = 500

function formatOf(format: keyof typeof formats, timeZone: string): Intl.DateTimeFormat {
  const key = `${format} ${timeZone}`
  const known = made.get(key)
  if (known) return known
  if (made.size >= mostMade) made.clear()
  const one = new Intl.DateTimeFormat('en-GB', { ...formats[format], timeZone })
  made.set(key, one)
  return one
}
