import { parseIsoTime } from './iso-time'
import { readWordedTime } from './read-worded-time'

/** No date is longer; what is, is text. */
const longest = 100

/** Before 1973 a number is more likely a year or a count than seconds since 1970. */
const leastSeconds = 1e8

/**
 * Reads a time as sources write them: ISO 8601, the e-mail form of feeds (RFC 822) with all its liberties, days with the
 * month's name in several languages, seconds or milliseconds since 1970 and Date values. Without a zone it is UTC,
 * whatever the machine's own. Undefined for anything that does not say a day plainly. Serves decisions 2.
 */
export function readTime(value: unknown): Date | undefined {
  if (value instanceof Date) return plausible(value)
  if (typeof value === 'number') return fromNumber(value)
  if (typeof value !== 'string' || value.length > longest) return undefined
  const text = value.trim()
  if (/^\d{10}$|^\d{13}$/.test(text)) return fromNumber(Number(text))
  const time = parseIsoTime(text) ?? readWordedTime(text)
  return time && plausible(time)
}

function fromNumber(value: number): Date | undefined {
  if (Math.abs(value) < leastSeconds) return undefined
  return plausible(new Date(value < 1e11 ? value * 1000 : value))
}

/** Whether a text is a date of which day and month could be told apart in two ways, for saying so. */
export const isAmbiguousDate = (text: string): boolean =>
  text.length <= longest && /^\s*(?:0?[1-9]|1[0-2])([/-])(?:0?[1-9]|1[0-2])\1\d{4}\b/.test(text)

const plausible = (time: Date): Date | undefined => {
  const year = time.getUTCFullYear()
  return Number.isNaN(time.getTime()) || year < 1 || year > 9999 ? undefined : time
}
