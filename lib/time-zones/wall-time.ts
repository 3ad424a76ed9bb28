import { isDay } from './days'

const wallPattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/
const day = 86_400_000

/** Whether a text is a date and a time of day as a clock on the wall shows them: "2026-11-23T09:00". */
export function isWallTime(text: string): boolean {
  const match = wallPattern.exec(text)
  return match !== null && isDay(match[1] ?? '')
}

/**
 * The moment at which a clock in a time zone shows a wall time ("2026-11-23T09:00"). Of a wall time that occurs twice it is
 * the first occurrence; one that does not exist is moved on by the length of the gap (02:30 becomes 03:30), as Temporal's
 * `compatible` does. Throws a RangeError for what is no wall time or no time zone. Serves spec/planning#2.
 */
export const instantOf = (wall: string, zone: string): Date => new Date(clockOf(zone)(utcOf(wall)))

/**
 * As `instantOf`, for many wall times of one time zone: takes what a clock shows as if it were UTC and gives its moment, both in
 * milliseconds.
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

/** What a clock in a time zone shows at a moment, to the minute: "2026-11-23T09:00". */
export const wallTimeOf = (at: Date, zone: string): string => clockAt(at, zone).slice(0, 16)

/** The day it is in a time zone at a moment: "2026-11-23". */
export const dayOf = (at: Date, zone: string): string => clockAt(at, zone).slice(0, 10)

/**
 * The first moment of a day ("2026-11-23") in a time zone: midnight, or what follows the gap where clocks skip midnight.
 * Throws a RangeError for what is no day or no time zone.
 */
export const startOfDay = (of: string, zone: string): Date => firstMomentFrom(`${of}T00:00`, zone)

/**
 * The first moment at which a clock in a time zone shows a wall time or, where clocks skip it, what follows the gap (02:30 becomes
 * 03:00, where `instantOf` gives 03:30). Throws a RangeError for what is no wall time or no time zone.
 */
export function firstMomentFrom(wall: string, zone: string): Date {
  const asUtc = utcOf(wall)
  return new Date(firstMoment(asUtc, zone) ?? changeAround(asUtc, zone))
}

/** How far the clocks of a time zone are ahead of UTC at a moment, in milliseconds. Throws a RangeError for no time zone. */
export function offsetAt(at: Date | number, zone: string): number {
  const match = offsetPattern.exec(formatOf(zone).format(at))
  if (!match) return 0
  const [, sign, hours, minutes, seconds = 0] = match
  return (sign === '+' ? 1 : -1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
}

/** The first moment at which clocks show what a clock of UTC shows at `asUtc`; undefined when they never do. */
function firstMoment(asUtc: number, zone: string): number | undefined {
  // Offsets are under a day, so that a change of the clocks lies between these two.
  const offsets = [offsetAt(asUtc - day, zone), offsetAt(asUtc + day, zone)]
  const found = offsets.filter((offset) => offsetAt(asUtc - offset, zone) === offset)
  return found.length ? asUtc - Math.max(...found) : undefined
}

/** The moment within a day of another at which the clocks of a time zone change. */
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

// Making a format costs as much as using it many times. A server meets few time zones.
const formats = new Map<string, Intl.DateTimeFormat>()
const maxFormats = 100

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  // The year comes along only because there has to be something to format.
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    timeZoneName: 'longOffset',
  })
  if (formats.size >= maxFormats) formats.clear()
  formats.set(zone, made)
  return made
}
