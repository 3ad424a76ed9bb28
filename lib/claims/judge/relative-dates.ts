import type { Evidence } from '../evidence/evidence'
import type { ReadingMode } from '../read/date-parts'
import type { FoundClaim } from '../read/read-claims'
import { readDates } from '../read/read-dates'
import type { Token } from '../words/tokens'

const millisecondsPerDay = 86_400_000

type DayRange = { from: number; until: number }

/** Returns the days that a relative date means, counted from the publication date, as days since 1970. */
function resolveRelativeDate(value: string, published: number): DayRange | undefined {
  const name = /^date:relative:(.+)$/.exec(value)?.[1] ?? ''
  const at = (from: number, until = from): DayRange => ({ from: published + from, until: published + until })
  if (/^(?:today|tonight|this-(?:morning|afternoon|evening|night))$/.test(name)) return at(0)
  if (name === 'tomorrow') return at(1)
  if (name === 'yesterday') return at(-1)
  const [, count, unit] = /^in-(\d{1,3})-(days|weeks|months)$/.exec(name) ?? []
  if (unit === 'days') return at(Number(count))
  // "Sunday in a week" may be three days earlier or later.
  if (unit === 'weeks') return at(7 * Number(count) - 3, 7 * Number(count) + 3)
  // January 1, 1970 was a Thursday.
  const weekday = ((published + 3) % 7) + 1
  const monday = 1 - weekday
  if (name === 'this-week') return at(monday, monday + 6)
  if (name === 'next-week') return at(monday + 7, monday + 13)
  if (name === 'this-weekend') return at(monday + 5, monday + 6)
  if (name === 'next-weekend') return at(monday + 5, monday + 13)
  const [, direction, named] = /^(this|next)-weekday-(\d)$/.exec(name) ?? []
  if (named === undefined) return undefined
  const first = (Number(named) - weekday + 7) % 7
  return direction === 'this' ? at(first) : at(first === 0 ? 7 : first)
}

function resolveClaimDays({ values }: FoundClaim, { published }: Evidence): DayRange[] {
  if (!published) return []
  const since = Math.floor(Date.UTC(published.year, published.month - 1, published.day) / millisecondsPerDay)
  return values.flatMap((value) => resolveRelativeDate(value, since) ?? [])
}

const isInRanges = (days: readonly DayRange[], year: number, month: number, date: number): boolean => {
  const at = Math.floor(Date.UTC(year, month - 1, date) / millisecondsPerDay)
  return days.some(({ from, until }) => from <= at && at <= until)
}

/**
 * Whether a relative date is right from the day of publication and has its date next to it, so that no one is
 * misled when the post goes out later: "Sunday week, on 29 November".
 */
export function isRelativeWithDate(
  found: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
  reading: ReadingMode,
): boolean {
  const days = resolveClaimDays(found, evidence)
  if (days.length === 0) return false
  for (let index = Math.max(0, found.start - 12); index < found.end + 12; index++)
    for (const { readings } of readDates(tokens, index, reading) ?? [])
      for (const { year, month, day: date } of readings) {
        if (month === undefined || date === undefined || !evidence.dates.has(`${month}-${date}`)) continue
        const { year: own = 0 } = evidence.published ?? {}
        const years = year === undefined ? [own, own + 1] : [year]
        if (years.some((one) => isInRanges(days, one, month, date))) return true
      }
  return false
}

/** Returns the only date in the source that a relative date can mean, as the source writes it. */
export function findMeantDate(found: FoundClaim, evidence: Evidence): string | undefined {
  const days = resolveClaimDays(found, evidence)
  const own = evidence.published?.year ?? 0
  const texts = new Set<string>()
  for (const known of evidence.dates.values())
    for (const { year, month, day: date } of known) {
      if (month === undefined || date === undefined) continue
      const years = year === undefined ? [own, own + 1] : [year]
      if (!years.some((one) => isInRanges(days, one, month, date))) continue
      const text = evidence.dayTexts.get(`${month}-${date}`)
      if (text !== undefined) texts.add(text)
    }
  return texts.size === 1 ? [...texts][0] : undefined
}

const firstMonthBySeason: Readonly<Record<string, number>> = { spring: 2, summer: 5, autumn: 8, winter: 11 }

/** Returns the days of the month, season or year that a relative date means on a given day. */
function resolvePeriod(value: string, today: number): DayRange | undefined {
  const [, direction, name = ''] =
    /^date:relative:(this|next)-(month|year|spring|summer|autumn|winter)$/.exec(value) ?? []
  if (direction === undefined) return undefined
  const date = new Date(today * millisecondsPerDay)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const from = (at: number) => Math.floor(Date.UTC(year, at, 1) / millisecondsPerDay)
  const months = (at: number, count: number): DayRange => ({ from: from(at), until: from(at + count) - 1 })
  if (name === 'month') return months(month + (direction === 'next' ? 1 : 0), 1)
  if (name === 'year') return months(direction === 'next' ? 12 : 0, 12)
  const start = firstMonthBySeason[name] ?? 0
  // The current or the coming season; "next" is never the current one.
  const isOver = month > start + 2 || (direction === 'next' && month >= start)
  return months(start + (isOver ? 12 : 0), 3)
}

/**
 * Whether "next month" or "this spring" means a date in the source, on the day of publication and still a week
 * later, as posts go out within that week. Shorter ones, such as "next week", are soon wrong and stay flagged.
 */
export function isLastingRelativeDate({ values }: FoundClaim, evidence: Evidence): boolean {
  const { published } = evidence
  if (!published) return false
  const since = Math.floor(Date.UTC(published.year, published.month - 1, published.day) / millisecondsPerDay)
  const isMeant = (days: DayRange): boolean =>
    [...evidence.dates].some(
      ([key, all]) =>
        !key.endsWith('-') &&
        all.some(({ year, month = 1, day: date = 1 }) => {
          const own = { year: published.year, month: published.month, day: published.day }
          // The publication date itself is not a date that the content speaks of.
          if (month === own.month && date === own.day && year === own.year) return false
          const years = year === undefined ? [own.year, own.year + 1] : [year]
          return years.some((one) => isInRanges([days], one, month, date))
        }),
    )
  return values.some((value) => {
    const days = [0, 7].map((later) => resolvePeriod(value, since + later))
    const [first, last] = days
    return first !== undefined && first.from === last?.from && isMeant(first)
  })
}
