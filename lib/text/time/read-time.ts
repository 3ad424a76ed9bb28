import { parseIsoTime } from './iso-time'
import { readWordedTime } from './read-worded-time'

/**
 * `iso` where a specification requires ISO 8601 (bibles, manifests, pushes); `any` where others write dates as they
 * like.
 */
export type TimeForm = 'iso' | 'any'

/** No date is longer; anything longer is text. */
const maxLength = 100

/** Before 1973, a number is more likely a year or a count than seconds since 1970. */
const minEpochSeconds = 1e8

/** Programs write years such as 1 and 9999 if they have no date. */
const [firstYear, lastYear] = [1000, 2199]

/**
 * The only reader of times, for every source: ISO 8601; and where any form is allowed, the email form of feeds (RFC
 * 822) in all its variants, days with the month's name in several languages, seconds or milliseconds since 1970,
 * and Date values. Without a zone it is UTC, regardless of the machine's own. Undefined for anything that does not
 * state a day clearly, for an impossible zone (+99:99), and for years that stand for no date. Serves
 * spec/decisions#2.
 */
export function readTime(value: unknown, form: TimeForm = 'any'): Date | undefined {
  const time = anyTime(value, form)
  return time && isPlausibleYear(time) ? time : undefined
}

/** Returns why `readTime` rejects a value, for a note that begins with where the value is. */
export function explainUnreadableTime(value: unknown, form: TimeForm = 'any'): string {
  const shown = String(value).slice(0, 60).toWellFormed()
  const time = anyTime(value, form)
  if (time && !isPlausibleYear(time))
    return `says the year ${time.getUTCFullYear()} (“${shown}”), which means “no date”`
  if (form === 'iso') return `isn’t an ISO 8601 time ("${shown}")`
  if (isAmbiguousDate(shown)) return `(“${shown}”) could be two different days. Write it like 2026-12-31`
  return `isn’t a date (“${shown}”)`
}

function anyTime(value: unknown, form: TimeForm): Date | undefined {
  if (value instanceof Date) return invalidToUndefined(value)
  if (typeof value === 'number') return form === 'any' ? fromNumber(value) : undefined
  if (typeof value !== 'string' || value.length > maxLength) return undefined
  const text = value.trim()
  const iso = parseIsoTime(text)
  if (iso || form === 'iso') return iso
  if (/^\d{10}$|^\d{13}$/.test(text)) return fromNumber(Number(text))
  const time = readWordedTime(text)
  return time && invalidToUndefined(time)
}

function fromNumber(value: number): Date | undefined {
  if (Math.abs(value) < minEpochSeconds) return undefined
  return invalidToUndefined(new Date(value < 1e11 ? value * 1000 : value))
}

/** Whether a text is a date whose day and month could be swapped. */
const isAmbiguousDate = (text: string): boolean =>
  /^\s*(?:0?[1-9]|1[0-2])([/-])(?:0?[1-9]|1[0-2])\1\d{4}\b/.test(text)

const invalidToUndefined = (time: Date): Date | undefined => (Number.isNaN(time.getTime()) ? undefined : time)

const isPlausibleYear = (time: Date): boolean =>
  time.getUTCFullYear() >= firstYear && time.getUTCFullYear() <= lastYear
