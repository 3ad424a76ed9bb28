import { dayOf } from './wall-time'

type TimeShape = {
  /** What to show in addition to the time of day. */
  date?: 'short' | 'long' | 'full' | 'none'
  /** Also show the time zone. */
  zone?: boolean
}

/**
 * Formats a timestamp for people, in a time zone: "Mon 23 Nov, 09:00". With `date`, `full` adds the year and `long`
 * has the year but no weekday; "09:00 CET" with `zone`. Throws a RangeError for an invalid time zone.
 */
export function formatTime(at: Date, timeZone: string, { date = 'short', zone }: TimeShape = {}): string {
  const time = formatOf(zone ? 'timeAndZone' : 'time', timeZone).format(at)
  if (date === 'none') return time
  return `${formatOf(date, timeZone).format(at).replace(',', '')}, ${time}`
}

/**
 * Formats a timestamp the way every page shows it, in a time zone: "Mon 23 Nov, 09:00", or "23 Nov 2025, 09:00" if
 * it is in another year than `now`; "Mon 23 Nov, 09:00 CET" with `zone`. Throws a RangeError for an invalid time zone.
 * Serves spec/words#6.
 */
export function formatMoment(
  at: Date,
  timeZone: string,
  { now = new Date(), zone = false }: { now?: Date; zone?: boolean } = {},
): string {
  const sameYear = dayOf(at, timeZone).slice(0, 4) === dayOf(now, timeZone).slice(0, 4)
  return formatTime(at, timeZone, { date: sameYear ? 'short' : 'long', zone })
}

/** Formats a day for people, in a time zone: "Mon 23 Nov". Throws a RangeError for an invalid time zone. */
export const formatDay = (at: Date, timeZone: string): string =>
  formatOf('short', timeZone).format(at).replace(',', '')

const formats = {
  long: { day: 'numeric', month: 'short', year: 'numeric' },
  full: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit' },
  timeAndZone: { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

// Creating a formatter costs more than everything a page formats with it. A server encounters few time zones.
const made = new Map<string, Intl.DateTimeFormat>()
const maxMade = 500

function formatOf(format: keyof typeof formats, timeZone: string): Intl.DateTimeFormat {
  const key = `${format} ${timeZone}`
  const known = made.get(key)
  if (known) return known
  if (made.size >= maxMade) made.clear()
  const one = new Intl.DateTimeFormat('en-GB', { ...formats[format], timeZone })
  made.set(key, one)
  return one
}
