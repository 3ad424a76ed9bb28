'use client'

import { formatTime } from '@/lib/time-zones/format-time'
import { dayOf } from '@/lib/time-zones/wall-time'
import { classNames } from './class-names'
import { LocalTime, zoneTitle } from './local-time'
import { relativeTime } from './relative-words'
import { useOtherTimeZone, useTimeZone } from './time-zone'

type RelativeTimeProps = {
  at: Date | string
  /** The time to compare with; the time of rendering by default. */
  now?: Date
  className?: string
}

/**
 * Relative time if less than a day away; otherwise "Mon 23 Nov, 09:00", with the year if it is a different one. The
 * tooltip shows the exact time. In the project's time zone on its pages, otherwise in the person's own.
 */
export function RelativeTime({ at, now = new Date(), className }: RelativeTimeProps) {
  const timeZone = useTimeZone()
  const moment = typeof at === 'string' ? new Date(at) : at
  const other = useOtherTimeZone(timeZone, moment)
  const sameYear = dayOf(moment, timeZone).slice(0, 4) === dayOf(now, timeZone).slice(0, 4)
  return (
    <time
      dateTime={moment.toISOString()}
      title={`${formatTime(moment, timeZone, { date: 'long' })} (${zoneTitle(moment, timeZone, other)})`}
      className={classNames('whitespace-nowrap', className)}
      suppressHydrationWarning
    >
      {relativeTime(moment, now) ??
        formatTime(moment, timeZone, { date: sameYear ? 'short' : 'long', zone: other !== undefined })}
    </time>
  )
}

/** The exact time: "21 Nov 2026, 11:05". */
export function AbsoluteTime({ at, className }: { at: Date | string; className?: string }) {
  return <LocalTime at={at} date="long" className={className} />
}
