const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const millisecondsOfDay = 86_400_000

/**
 * Whether a text is a day of the calendar as "2026-11-23", from the year 1 on: 30 February is none.
 * Serves spec/planning#2.
 */
export function isDay(text: string): boolean {
  const match = dayPattern.exec(text)
  if (!match || match[1] === '0000') return false
  const [month, day] = [Number(match[2]), Number(match[3])]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(Number(match[1]), month)
}

/** How many days a month (1 to 12) of a year has. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The day ("2026-11-23") some days later or, with a negative number, earlier. Throws a RangeError for what is no day. */
export const addDays = (day: string, days: number): string =>
  new Date(utcOf(day) + days * millisecondsOfDay).toISOString().slice(0, 10)

/** The weekday of a day: 1 is Monday, 7 is Sunday, as ISO 8601 counts. Throws a RangeError for what is no day. */
export const weekdayOf = (day: string): number => new Date(utcOf(day)).getUTCDay() || 7

/** The Monday of the week a day is in. */
export const startOfWeek = (day: string): string => addDays(day, 1 - weekdayOf(day))

/** The first day of the month a day is in. */
export const startOfMonth = (day: string): string => `${day.slice(0, 8)}01`

/** How many days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => (utcOf(to) - utcOf(from)) / millisecondsOfDay

function utcOf(day: string): number {
  if (!isDay(day)) throw new RangeError(`not a day of the calendar: ${day.slice(0, 40)}`)
  return Date.parse(`${day}T00:00:00Z`)
}
