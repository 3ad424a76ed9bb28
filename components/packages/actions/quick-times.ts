import { addDays, startOfWeek } from '@/lib/time-zones/days'
import { dayOf, wallTimeOf } from '@/lib/time-zones/wall-time'

type QuickTime = { label: string; wall: string }

/**
 * Commonly chosen times, relative to now in a time zone: soon, tomorrow morning, and Monday morning unless that is
 * tomorrow.
 */
export function quickTimes(now: Date, zone: string): [QuickTime, QuickTime, ...QuickTime[]] {
  const today = dayOf(now, zone)
  const fiveMinutes = 5 * 60_000
  const soon = new Date(Math.ceil((now.getTime() + 60 * 60_000) / fiveMinutes) * fiveMinutes)
  const [tomorrow, monday] = [addDays(today, 1), addDays(startOfWeek(today), 7)]
  return [
    { label: 'In an hour', wall: wallTimeOf(soon, zone) },
    { label: 'Tomorrow at 9', wall: `${tomorrow}T09:00` },
    ...(monday === tomorrow ? [] : [{ label: 'Monday at 9', wall: `${monday}T09:00` }]),
  ]
}
