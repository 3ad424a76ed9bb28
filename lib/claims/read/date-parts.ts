import type { ClaimLanguage } from './claim'

/** The known parts of a date. `weekday` counts from Monday (1). */
export type DateParts = { year?: number; month?: number; day?: number; weekday?: number }

export type FoundDate = { start: number; end: number; readings: DateParts[] }

/** How to read a text: claims strictly, evidence in every way it could be meant. */
export type ReadingMode = {
  languages: readonly ClaimLanguage[]
  language: ClaimLanguage | undefined
  isEvidence: boolean
}

/** Whether a month (from 1) has this day; February has 29. */
export const isDayOfMonth = (day: number, month: number): boolean =>
  day >= 1 && month >= 1 && month <= 12 && day <= (monthLengths[month - 1] ?? 0)

const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether digits are a year from 1000 to 2199. */
export const isYear = (text: string): boolean => /^(?:1\d{3}|20\d{2}|21\d{2})$/.test(text)

/** Builds the parts of a date, without those that are undefined. */
export const toDateParts = (year: number | undefined, month?: number, day?: number): DateParts => ({
  ...(year === undefined ? {} : { year }),
  ...(month === undefined ? {} : { month }),
  ...(day === undefined ? {} : { day }),
})

/** Returns the year that two digits stand for: 0 to 69 are 2000 to 2069, 70 to 99 are 1970 to 1999. */
export const expandTwoDigitYear = (short: number): number => (short < 70 ? 2000 : 1900) + short

/** Returns the weekday of a complete date (Monday is 1); undefined if a part is missing. */
export function calculateWeekday({ year, month, day }: DateParts): number | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined
  const time = new Date(0)
  time.setUTCFullYear(year, month - 1, day)
  return ((time.getUTCDay() + 6) % 7) + 1
}

const padToTwoDigits = (value: number | undefined): string => String(value ?? '').padStart(2, '0')

const weekdayNames = ['', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/**
 * Formats a date as a canonical value: `date:2026-11-03`, `date:--11-03`, `date:2026-11`, `date:--11`, `date:2026`,
 * `date:tuesday`.
 */
export function formatDateValue({ year, month, day, weekday }: DateParts): string {
  if (year === undefined && month === undefined && day === undefined)
    return `date:${weekdayNames[weekday ?? 0]}`
  const start = year === undefined ? '-' : String(year)
  return `date:${[start, ...(month === undefined ? [] : [padToTwoDigits(month)]), ...(day === undefined ? [] : [padToTwoDigits(day)])].join('-')}`
}
