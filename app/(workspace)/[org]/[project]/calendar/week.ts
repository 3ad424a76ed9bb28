import { addDays, isDay, startOfWeek } from '@/lib/time-zones/days'

/** The Monday ("2026-11-16") of a day's week; of `fallback`'s when the text is no day of this century. */
export const mondayOf = (of: string | undefined, fallback: string): string =>
  startOfWeek(of && isDay(of) && /^20/.test(of) ? of : fallback)

/** The seven days from a Monday on. */
export const daysOf = (monday: string): string[] => [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days))

/** "16 – 22 November 2026". */
export function nameOfWeek(monday: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    new Date(`${monday}T00:00:00Z`),
    new Date(`${addDays(monday, 6)}T00:00:00Z`),
  )
}
