import { monthNumber } from './month-names'
import { parseZoneOffset } from './parse-zone-offset'

type Clock = { hour: number; minute: number; second: number; offset: number }
type Day = { year: number; month: number; day: number }

/**
 * Reads a date as people and emails write it: "Tue, 3 Nov 2026 10:00:00 GMT", "November 3rd, 2026 at 4 pm",
 * "Dienstag, 3. November 2026, 10:00 Uhr", "3.11.2026", "2026/11/3". Without a zone, or with an unknown one, it is
 * UTC; the weekday is ignored. Undefined if the day is not stated clearly, as in 1/2/2026.
 */
export function readWordedTime(value: string): Date | undefined {
  const text = value.replace(/\([^()]*\)|\[[^\][]*\]/g, ' ').toLowerCase()
  const { clock, rest } = takeClock(text)
  const day = clock && readDay(rest)
  if (!day) return undefined
  const time = new Date(0)
  time.setUTCFullYear(day.year, day.month - 1, day.day)
  if (time.getUTCMonth() !== day.month - 1 || time.getUTCDate() !== day.day) return undefined
  time.setUTCHours(clock.hour, clock.minute - clock.offset, clock.second)
  return time
}

const clockPatterns = [
  /(?<!\d)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?(?:\s{0,5}([ap])\.?m\b\.?)?(?:\s{0,5}((?:gmt|utc|ut|z)?\s{0,5}[+-]\d{1,2}(?::?\d{2})?(?!\d)|[a-z]{1,5}\b))?/,
  /(?<![\d.])(\d{1,2})(?:[.:](\d{2}))?()\s*(?:([ap])\.?m\b\.?|uhr\b)()/,
  /(?<!\d)(\d{1,2})\s?h\s?(\d{2})?(?!\w)()()()/,
]

/** Takes the time of day out of the text: midnight if there is none, no clock if the time is impossible. */
function takeClock(text: string): { clock: Clock | undefined; rest: string } {
  for (const form of clockPatterns) {
    const match = form.exec(text)
    if (!match) continue
    const [, hours, minutes, seconds, half, zone = ''] = match
    const isZone = zone !== '' && monthNumber(zone) === undefined
    const offset = parseZoneOffset(zone) ?? 0
    // 24:00 ends the day; a leap second is treated as the second before it.
    const hour = Number(hours)
    const clock = {
      hour: half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0),
      minute: Number(minutes ?? 0),
      second: Math.min(Number(seconds ?? 0), 59),
      offset: isZone ? offset : 0,
    }
    const wrong =
      (isZone && parseZoneOffset(zone) === undefined && /\d/.test(zone)) ||
      clock.hour > 24 ||
      clock.minute > 59 ||
      Number(seconds ?? 0) > 60 ||
      (clock.hour === 24 && clock.minute + clock.second > 0) ||
      (half !== undefined && (hour < 1 || hour > 12))
    const rest = `${text.slice(0, match.index)} ${isZone ? '' : zone} ${text.slice(match.index + match[0].length)}`
    return { clock: wrong ? undefined : clock, rest }
  }
  return { clock: { hour: 0, minute: 0, second: 0, offset: 0 }, rest: text }
}

const fillerWords = new Set(
  'at um on of the den der am de del do le la el il à a as alle t uhr kl klo om o'.split(' '),
)

function readDay(text: string): Day | undefined {
  const numeric = /^\D{0,20}?\b(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})[\s,.]*[a-z]{0,5}[\s,.]*$/.exec(text)
  if (numeric)
    return numericDay(
      Number(numeric[1]),
      numeric[2] ?? '',
      Number(numeric[3]),
      numeric[4] ?? '',
      numeric[1] ?? '',
    )
  const words = text.match(/\p{L}+|\d+(?:(?:st|nd|rd|th|er|º|ª)(?!\p{L}))?/gu) ?? []
  if (words.length > 12) return undefined
  const meant = words.filter((word) => !fillerWords.has(word))
  const months = meant.flatMap((word, at) => (monthNumber(word) === undefined ? [] : [at]))
  // "mar. 3 nov.": the first of two names is the weekday; so is any other first word.
  const monthAt = months.at(-1)
  if (monthAt === undefined) return undefined
  const numbers = meant.filter((word) => /^\d/.test(word))
  const others = meant.length - numbers.length - 1
  if (numbers.length !== 2 || others > 1 || (others === 1 && !/^\p{L}/u.test(meant[0] ?? '')))
    return undefined
  const [first = '', second = ''] = numbers
  const yearFirst = /^\d{4}$/.test(first)
  const year = readYear(yearFirst ? first : second)
  const day = Number.parseInt(yearFirst ? second : first, 10)
  if (year === undefined) return undefined
  return { year, month: monthNumber(meant[monthAt] ?? '') ?? 0, day }
}

/**
 * With dots, the day always comes first (3.11.2026); with other separators, only what can be read in one way
 * counts.
 */
function numericDay(one: number, sign: string, two: number, last: string, first: string): Day | undefined {
  if (first.length === 4)
    return last.length <= 2 ? validateDay({ year: one, month: two, day: Number(last) }) : undefined
  if (last.length !== 4 || first.length > 2) return undefined
  const year = Number(last)
  if (sign === '.' || one > 12 || one === two) return validateDay({ year, month: two, day: one })
  return two > 12 ? validateDay({ year, month: one, day: two }) : undefined
}

const validateDay = (day: Day): Day | undefined =>
  day.month >= 1 && day.month <= 12 && day.day >= 1 && day.day <= 31 ? day : undefined

/** Two and three digits as in RFC 2822 4.3: 26 is 2026, 99 is 1999, 126 is 2026. */
function readYear(digits: string): number | undefined {
  const year = Number(digits)
  if (/^\d{4}$/.test(digits)) return year
  if (/^\d{2}$/.test(digits)) return year < 50 ? 2000 + year : 1900 + year
  return /^\d{3}$/.test(digits) ? 1900 + year : undefined
}
