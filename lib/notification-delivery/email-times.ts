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
 * When an email for something that happened at `now` goes out: at once, at the end of the person's quiet hours, or with the next
 * digest. Everything is wall time of the person's time zone; what happens later is never due earlier, also where clocks change, so that
 * emails keep their order (spec/planning#5).
 */
export function emailDueAt(now: Date, times: EmailTimes): Date {
  const zone = times.timeZone
  const today = dayOf(now, zone)
  if (times.emailMode === 'daily') {
    const hour = `${String(times.digestHour).padStart(2, '0')}:00`
    const at = instantOf(`${today}T${hour}`, zone)
    return at > now ? at : instantOf(`${addDays(today, 1)}T${hour}`, zone)
  }
  const { quietFrom, quietUntil } = times
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return now
  // Those of the day before may last until today; each begin and end once, also in a night in which clocks go back.
  for (const day of [addDays(today, -1), today]) {
    const begin = firstMomentFrom(`${day}T${quietFrom}`, zone)
    const end = firstMomentFrom(`${quietFrom > quietUntil ? addDays(day, 1) : day}T${quietUntil}`, zone)
    // Where clocks skip the time between two nights, the next quiet hours have begun.
    if (begin <= now && now < end) return emailDueAt(end, times)
  }
  return now
}

/** As long as a person has set nothing. */
export const usualTimes = {
  emailMode: 'immediate',
  digestHour: 8,
  timeZone: 'UTC',
  quietFrom: null,
  quietUntil: null,
} as const
