type TimeShape = {
  /** What to show besides the time of day. */
  date?: 'short' | 'long' | 'full' | 'none'
  /** Say the time zone too. */
  zone?: boolean
}

/**
 * A moment in words, in a time zone: "Mon 23 Nov, 09:00", with the year when `date` is full, and without its weekday when it is long; "09:00 CET" with `zone`. Throws
 * a RangeError for no time zone.
 */
export function formatTime(at: Date, timeZone: string, { date = 'short', zone }: TimeShape = {}): string {
  const time = formatOf(zone ? 'timeAndZone' : 'time', timeZone).format(at)
  if (date === 'none') return time
  return `${formatOf(date, timeZone).format(at).replace(',', '')}, ${time}`
}

/** A day in words, in a time zone: "Mon 23 Nov". Throws a RangeError for no time zone. */
export const formatDay = (at: Date, timeZone: string): string =>
  formatOf('short', timeZone).format(at).replace(',', '')

const formats = {
  long: { day: 'numeric', month: 'short', year: 'numeric' },
  full: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit' },
  timeAndZone: { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>

// Making one costs more than all a page formats with it. A server meets few time zones.
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
