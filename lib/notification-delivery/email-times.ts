import { addDays } from '@/lib/time-zones/days'
import { dayOf, instantOf, wallTimeOf } from '@/lib/time-zones/wall-time'

export type EmailTimes = {
  emailMode: 'immediate' | 'daily'
  digestHour: number
  timeZone: string
  quietFrom: string | null
  quietUntil: string | null
}

/**
 * When an email for something that happened at `now` goes out: at once, at the end of the person's quiet hours, or with the next
 * digest. Everything is wall time of the person's time zone (spec/planning#5).
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
  const clock = wallTimeOf(now, zone).slice(11, 16)
  const overnight = quietFrom > quietUntil
  const isQuiet = overnight
    ? clock >= quietFrom || clock < quietUntil
    : clock >= quietFrom && clock < quietUntil
  if (!isQuiet) return now
  const endsToday = clock < quietUntil
  return instantOf(`${endsToday ? today : addDays(today, 1)}T${quietUntil}`, zone)
}

/** As long as a person has set nothing. */
export const usualTimes = {
  emailMode: 'immediate',
  digestHour: 8,
  timeZone: 'UTC',
  quietFrom: null,
  quietUntil: null,
} as const
