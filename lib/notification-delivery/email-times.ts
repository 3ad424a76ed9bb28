import { addDays } from '@/lib/time-zones/days'
import { dayOf, firstMomentFrom, instantOf } from '@/lib/time-zones/wall-time'

export type EmailTimes = {
  emailMode: 'immediate' | 'daily'
  digestHour: number
  timeZone: string
  quietFrom: string | null
  quietUntil: string | null
}

/**
 * Returns when an email about something that happened at `now` goes out: at once or with the next digest, but at the
 * end of the person's quiet hours if that falls within them. All times are wall time in the person's time zone. A later event is never due
 * earlier, even across clock changes, so emails keep their order (spec/planning#5).
 */
export function emailDueAt(now: Date, times: EmailTimes): Date {
  const zone = times.timeZone
  const today = dayOf(now, zone)
  if (times.emailMode === 'daily') {
    const hour = `${String(times.digestHour).padStart(2, '0')}:00`
    const digestOf = (day: string) => afterQuietHours(instantOf(`${day}T${hour}`, zone), times)
    // Yesterday's digest may have been held back until today.
    const [next] = [addDays(today, -1), today].map(digestOf).filter((at) => at > now)
    return next ?? digestOf(addDays(today, 1))
  }
  return afterQuietHours(now, times)
}

/** Returns the end of the quiet hours that a time falls within; otherwise that time. */
export function afterQuietHours(now: Date, times: EmailTimes): Date {
  const { quietFrom, quietUntil, timeZone: zone } = times
  const today = dayOf(now, zone)
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return now
  // Yesterday's quiet hours may last into today. Each period begins and ends once, even in a night when the clocks
  // go back.
  for (const day of [addDays(today, -1), today]) {
    const begin = firstMomentFrom(`${day}T${quietFrom}`, zone)
    const end = firstMomentFrom(`${quietFrom > quietUntil ? addDays(day, 1) : day}T${quietUntil}`, zone)
    // If the clocks skip the time between two quiet periods, the next one has already begun.
    if (begin <= now && now < end) return afterQuietHours(end, times)
  }
  return now
}

/** Defaults for people who have set nothing. */
export const defaultEmailTimes = {
  emailMode: 'immediate',
  digestHour: 8,
  timeZone: 'UTC',
  quietFrom: null,
  quietUntil: null,
} as const
