const day = /^\d{4}-\d{2}-\d{2}$/

/** The Monday ("2026-11-16") of a moment's or a day's week; of `fallback` when the text is no day of this century. */
export function mondayOf(of: Date | string | undefined, fallback = new Date()): string {
  const at = typeof of === 'string' && day.test(of) ? new Date(`${of}T00:00:00Z`) : of
  const known = at instanceof Date && Math.abs(at.getUTCFullYear() - 2050) < 50 ? at : fallback
  return shiftDays(isoDay(known), -((known.getUTCDay() + 6) % 7))
}

/** A day some days later or earlier. */
export function shiftDays(from: string, days: number): string {
  return isoDay(new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000))
}

/** The seven days from a Monday on. */
export const daysOf = (monday: string): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((days) => shiftDays(monday, days))

/** "16 – 22 November 2026". */
export function nameOfWeek(monday: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    new Date(`${monday}T00:00:00Z`),
    new Date(`${shiftDays(monday, 6)}T00:00:00Z`),
  )
}

const isoDay = (at: Date): string => at.toISOString().slice(0, 10)
