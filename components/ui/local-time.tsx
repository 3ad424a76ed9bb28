'use client'

import { formatMoment, formatTime } from '@/lib/time-zones/format-time'
import { useOtherTimeZone, useTimeZone, zoneWords } from './time-zone'

type LocalTimeProps = { at: Date | string; className?: string }

/**
 * A timestamp as a date, for what is planned: "Mon 23 Nov, 09:00", with the year if it is a different one. In the
 * project's time zone on its pages, otherwise in the person's own; names the zone if the person's clock differs. The
 * tooltip shows the full time. What has happened is shown with `RelativeTime`, in the same format after a day.
 */
export function LocalTime({ at, className }: LocalTimeProps) {
  const moment = new Date(at)
  const { words, full } = useMomentWords(moment, new Date())
  return (
    <time dateTime={moment.toISOString()} title={full} className={className} suppressHydrationWarning>
      {words}
    </time>
  )
}

/** Returns a time in the words of the page, and in full for its tooltip. */
export function useMomentWords(at: Date, now: Date): { words: string; full: string } {
  const timeZone = useTimeZone()
  const other = useOtherTimeZone(timeZone, at)
  return {
    words: formatMoment(at, timeZone, { now, zone: other !== undefined }),
    full: fullTime(at, timeZone, other),
  }
}

/** A time in full, with its time zone, and the time on the person's own clock if it differs. */
export function fullTime(at: Date, timeZone: string, other: string | undefined): string {
  const full = `${formatTime(at, timeZone, { date: 'full' })} (${zoneWords(timeZone)})`
  return other === undefined ? full : `${full}. Your time: ${formatTime(at, other)} (${zoneWords(other)})`
}
