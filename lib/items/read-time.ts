import { parseIsoTime } from './iso-time'

/**
 * Reads a time as sources write them: ISO 8601, the e-mail form of feeds (RFC 822), seconds or milliseconds since 1970 and
 * Date values. Undefined for anything that does not say a day plainly. Serves decisions 2.
 */
export function readTime(value: unknown): Date | undefined {
  if (value instanceof Date) return plausible(value)
  if (typeof value === 'number') return plausible(new Date(value < 1e11 ? value * 1000 : value))
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  const iso = parseIsoTime(text)
  if (iso) return iso
  // A name of a month and a year: what is left to guess is only the form. "01/02/2026" says no day plainly.
  if (/[a-z]{3}/i.test(text) && /\d{4}/.test(text)) return plausible(new Date(text))
  return undefined
}

const plausible = (time: Date): Date | undefined => {
  const year = time.getUTCFullYear()
  return Number.isNaN(time.getTime()) || year < 1 || year > 9999 ? undefined : time
}
