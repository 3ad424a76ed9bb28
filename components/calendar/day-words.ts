const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })

const formats = {
  /** "Mon 23 Nov" */
  short: format({ weekday: 'short', day: 'numeric', month: 'short' }),
  /** "Monday 23 November" */
  long: format({ weekday: 'long', day: 'numeric', month: 'long' }),
  /** "November 2026" */
  month: format({ month: 'long', year: 'numeric' }),
  /** "23 November 2026" */
  date: format({ dateStyle: 'long' }),
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** Formats a day ("2026-11-23"). Browser-safe, and independent of the reader's time zone. */
export const dayWords = (day: string, shape: keyof typeof formats = 'short'): string =>
  formats[shape].format(noon(day)).replace(',', '')

/** Formats a wall time as "Mon 23 Nov, 09:00". */
export const wallWords = (wall: string): string => `${dayWords(wall.slice(0, 10))}, ${wall.slice(11, 16)}`

/** Formats a range of days, both ends included: "16 – 22 November 2026". */
export const spanWords = (from: string, to: string): string => formats.date.formatRange(noon(from), noon(to))
