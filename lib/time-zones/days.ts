const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/
const millisecondsOfDay = 86_400_000

/**
 * Whether a text is a calendar day such as "2026-11-23", from the year 1 on; 30 February is not. Serves
 * spec/planning#2.
 */
export function isDay(text: string): boolean {
  const match = dayPattern.exec(text)
  if (!match || match[1] === '0000') return false
  const [month, day] = [Number(match[2]), Number(match[3])]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(Number(match[1]), month)
}

/** Returns the number of days in a month (1 to 12) of a year. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/**
 * Returns the day ("2026-11-23") this many days later or, if negative, earlier. Throws a RangeError for an invalid
 * day.
 */
export const addDays = (day: string, days: number): string =>
  new Date(utcOf(day) + days * millisecondsOfDay).toISOString().slice(0, 10)

/** Returns the weekday of a day: 1 is Monday, 7 is Sunday, as in ISO 8601. Throws a RangeError for an invalid day. */
export const weekdayOf = (day: string): number => new Date(utcOf(day)).getUTCDay() || 7

/** Returns the Monday of the day's week. */
export const startOfWeek = (day: string): string => addDays(day, 1 - weekdayOf(day))

/** Returns the first day of the day's month. */
export const startOfMonth = (day: string): string => `${day.slice(0, 8)}01`

/** Returns the number of days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number => (utcOf(to) - utcOf(from)) / millisecondsOfDay

function utcOf(day: string): number {
  if (!isDay(day)) throw new RangeError(`not a day of the calendar: ${day.slice(0, 40)}`)
  return Date.parse(`${day}T00:00:00Z`)
}
