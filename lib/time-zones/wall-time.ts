import { isDay } from './days'

const wallPattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/
const day = 86_400_000

/** Whether a text is a date and time of day as a wall clock shows them: "2026-11-23T09:00". */
export function isWallTime(text: string): boolean {
  const match = wallPattern.exec(text)
  return match !== null && isDay(match[1] ?? '')
}

/**
 * Returns the instant at which a clock in a time zone shows a wall time ("2026-11-23T09:00"). A wall time that
 * occurs twice yields the first occurrence; one that does not exist is shifted by the length of the gap (02:30
 * becomes 03:30), as Temporal's `compatible` does. Throws a RangeError for an invalid wall time or time zone.
 * Serves spec/planning#2.
 */
export const instantOf = (wall: string, zone: string): Date => new Date(clockOf(zone)(utcOf(wall)))

/**
 * Like `instantOf`, for many wall times in one time zone: takes a wall time as if it were UTC and returns its
 * instant, both in milliseconds.
 */
export function clockOf(zone: string): (asUtc: number) => number {
  const known = new Map<number, number>()
  const offsetOn = (at: number): number => {
    const offset = known.get(at) ?? offsetAt(at, zone)
    known.set(at, offset)
    return offset
  }
  return (asUtc) => {
    const midnight = Math.floor(asUtc / day) * day
    const before = offsetOn(midnight - day)
    if (before === offsetOn(midnight + 2 * day)) return asUtc - before
    return firstMoment(asUtc, zone) ?? asUtc - offsetAt(asUtc - day, zone)
  }
}

/** Returns what a clock in a time zone shows at an instant, to the minute: "2026-11-23T09:00". */
export const wallTimeOf = (at: Date, zone: string): string => clockAt(at, zone).slice(0, 16)

/** Returns the day in a time zone at an instant: "2026-11-23". */
export const dayOf = (at: Date, zone: string): string => clockAt(at, zone).slice(0, 10)

/**
 * Returns the first instant of a day ("2026-11-23") in a time zone: midnight, or the end of the gap if the clocks
 * skip midnight. Throws a RangeError for an invalid day or time zone.
 */
export const startOfDay = (of: string, zone: string): Date => firstMomentFrom(`${of}T00:00`, zone)

/**
 * Returns the first instant at which a clock in a time zone shows a wall time or, if the clocks skip it, the end of
 * the gap (02:30 becomes 03:00, where `instantOf` returns 03:30). Throws a RangeError for an invalid wall time or
 * time zone.
 */
export function firstMomentFrom(wall: string, zone: string): Date {
  const asUtc = utcOf(wall)
  return new Date(firstMoment(asUtc, zone) ?? changeAround(asUtc, zone))
}

/**
 * Returns how far a time zone is ahead of UTC at an instant, in milliseconds. Throws a RangeError for an invalid
 * time zone.
 */
export function offsetAt(at: Date | number, zone: string): number {
  const match = offsetPattern.exec(formatOf(zone).format(at))
  if (!match) return 0
  const [, sign, hours, minutes, seconds = 0] = match
  return (sign === '+' ? 1 : -1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
}

/**
 * Returns the first instant at which clocks in the time zone show what UTC shows at `asUtc`; undefined if they
 * never do.
 */
function firstMoment(asUtc: number, zone: string): number | undefined {
  // Offsets are less than a day, so a clock change lies between these two.
  const offsets = [offsetAt(asUtc - day, zone), offsetAt(asUtc + day, zone)]
  const found = offsets.filter((offset) => offsetAt(asUtc - offset, zone) === offset)
  return found.length ? asUtc - Math.max(...found) : undefined
}

/** Returns the instant within a day of another at which the clocks of a time zone change. */
function changeAround(at: number, zone: string): number {
  let [before, after] = [at - day, at + day]
  const offset = offsetAt(before, zone)
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(middle, zone) === offset) before = middle
    else after = middle
  }
  return after
}

const clockAt = (at: Date, zone: string): string => new Date(at.getTime() + offsetAt(at, zone)).toISOString()

function utcOf(wall: string): number {
  if (!isWallTime(wall)) throw new RangeError(`not a date and time: ${wall.slice(0, 40)}`)
  return Date.parse(`${wall}:00Z`)
}

const offsetPattern = /GMT([+\u2212-])(\d{2}):(\d{2})(?::(\d{2}))?$/

// Creating a format costs as much as using it many times. A server encounters few time zones.
const formats = new Map<string, Intl.DateTimeFormat>()
const maxFormats = 100

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  // The year is included only because there has to be something to format.
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    timeZoneName: 'longOffset',
  })
  if (formats.size >= maxFormats) formats.clear()
  formats.set(zone, made)
  return made
}
