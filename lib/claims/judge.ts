import { type DateParts, type Reading, weekdayOf } from './date-parts'
import { dateKey, type Evidence, recentYears } from './evidence'
import { findQuote } from './find-quote'
import { isBeforeEnd, isClosedDay, isInflectedQuote, isTimeBound } from './follows'
import { judgeNumber } from './judge-numbers'
import { isMadeOfWords } from './made-of-words'
import { clauseAround, saysClosed, saysOpen } from './open-days'
import { otherMoment } from './other-moment'
import type { Found } from './read-claims'
import { hasSeason, isYearsAgo } from './reckoned'
import { isDatedRelative, isLastingRelative, relativeTo } from './relative-days'
import { seasonBefore } from './seasons'
import { foldWide, type Token } from './tokens'
import { hasDigits, only, unsupported, type Verdict } from './verdict'

/** Judges a claim that is not a name: undefined if the evidence makes it in some form. */
export function judge(
  found: Found,
  tokens: readonly Token[],
  evidence: Evidence,
  reading: Reading,
): Verdict | undefined {
  const verdict = judgeAlone(found, tokens, evidence, reading)
  if (verdict || (found.kind !== 'date' && found.kind !== 'time')) return verdict
  const other = otherMoment(found, tokens, evidence)
  return other && unsupported(other.text)
}

/** Judges a claim by its value alone, without the words around it. */
function judgeAlone(
  found: Found,
  tokens: readonly Token[],
  evidence: Evidence,
  reading: Reading,
): Verdict | undefined {
  const known = found.values.some((value) => evidence.values.has(value))
  switch (found.kind) {
    case 'number':
    case 'price':
      return judgeNumber(found, tokens, evidence, reading)
    case 'date':
      if (isOtherSeason(found, tokens, evidence)) return unsupported()
      if (found.dates)
        return known && found.values.length > found.dates.length && hasNumber(found, evidence)
          ? undefined
          : judgeDate(found.dates, evidence, reading, found, tokens)
      return known ||
        isSpan(found, evidence) ||
        isNowadays(found, tokens) ||
        isYearsAgo(found, evidence) ||
        isDatedRelative(found, tokens, evidence, reading) ||
        isLastingRelative(found, evidence)
        ? undefined
        : unsupported(relativeTo(found, evidence))
    case 'time':
      return known ||
        isTimeBound(found, tokens, evidence) ||
        isBeforeEnd(found, tokens, evidence) ||
        (reading.language === undefined && hasDigits(found, tokens, evidence))
        ? undefined
        : unsupported(only(evidence.timeTexts))
    case 'link':
      return known || isHost(found, evidence) ? undefined : unsupported(only(evidence.linkTexts))
    case 'mention':
      return known || evidence.handles.has(foldWide((tokens[found.start]?.text ?? '').slice(1)))
        ? undefined
        : unsupported()
    case 'hashtag':
      return known || isMadeOfWords((tokens[found.start]?.text ?? '').slice(1), evidence)
        ? undefined
        : unsupported()
    case 'quote':
      return (found.quoted ?? []).every(
        (part) => findQuote(part, evidence) || isInflectedQuote(part, evidence),
      )
        ? undefined
        : unsupported()
    default:
      return known ? undefined : unsupported()
  }
}

/** Whether the source has another season for the year: "Autumn 2027" where it says spring. */
function isOtherSeason({ dates, start }: Found, tokens: readonly Token[], evidence: Evidence): boolean {
  const season = dates === undefined ? undefined : seasonBefore(tokens, start)
  return (
    season !== undefined &&
    (dates ?? []).every(
      ({ year, month }) => month === undefined && year !== undefined && !hasSeason(season, year, evidence),
    )
  )
}

/** Whether the claim is a duration that the source's dates span: "In two days volunteers counted …". */
const isSpan = (found: Found, evidence: Evidence): boolean =>
  found.values.some((value) => {
    const days = /^date:relative:in-(\d+)-days$/.exec(value)?.[1]
    return days !== undefined && evidence.values.has(`days:${days}`)
  })

/** Whether "today" means these days: "Früher Lastwagen, heute Bücher". */
const isNowadays = (found: Found, tokens: readonly Token[]): boolean =>
  found.values.includes('date:relative:today') &&
  tokens.some(({ low }) => /^(?:fruher|damals|einst|einstmals|once|formerly|then|ehemals|bis)$/.test(low))

/** Whether a year such as "2026" is a number in the evidence. */
const hasNumber = (found: Found, evidence: Evidence): boolean =>
  found.values.some((value) => value.startsWith('number:') && evidence.values.has(value))

/** Whether it is the address of a site whose pages the evidence links to. */
function isHost(found: Found, evidence: Evidence): boolean {
  return found.values.some((value) => {
    const target = value.slice(5)
    return !/[/?#]/.test(target) && evidence.hosts.has(target)
  })
}

function judgeDate(
  readings: readonly DateParts[],
  evidence: Evidence,
  reading: Reading,
  found: Found,
  tokens: readonly Token[],
): Verdict | undefined {
  // A date that happens to be a Saturday does not support "Every Saturday".
  const isHabit =
    /^(?:every|each|jede[nrm]?|immer)$/.test(tokens[found.start - 1]?.low ?? '') ||
    /(?:days|tags|wochs|abends)$/.test(tokens[found.start]?.low ?? '')
  const days = isHabit ? evidence.statedWeekdays : evidence.weekdays
  const open = readings.map((one) =>
    one.month === undefined ? isOpenOn(one.weekday, found, tokens, evidence) : undefined,
  )
  if (open.includes('said')) return undefined
  if (open.includes('denied')) return unsupported()
  if (readings.some((parts) => isDated(parts, evidence, days))) return undefined
  if (readings.some((one) => isDayAfterClosing(one, tokens, evidence))) return undefined
  if (readings.some((one) => one.month === undefined && isClosedDay(one.weekday, tokens, evidence)))
    return undefined
  if (reading.language === undefined && hasDigits(found, tokens, evidence)) return undefined
  return unsupported(readings.some(({ day }) => day !== undefined) ? only(evidence.dateTexts) : undefined)
}

/**
 * Returns whether the source says or denies that something is closed or open on a weekday: "Tuesdays we are closed"
 * where it says open, or the other way around.
 */
function isOpenOn(
  weekday: number | undefined,
  { start }: Found,
  tokens: readonly Token[],
  { openDays, closedDays }: Evidence,
): 'said' | 'denied' | undefined {
  if (weekday === undefined) return undefined
  const { from, until } = clauseAround(tokens, start)
  if (saysClosed(tokens, from, until)) {
    if (closedDays.has(weekday)) return 'said'
    return openDays.has(weekday) && openDays.size >= 3 ? 'denied' : undefined
  }
  return saysOpen(tokens, from, until) && closedDays.has(weekday) && !openDays.has(weekday)
    ? 'denied'
    : undefined
}

/** Whether a date is the day after a closing period: "Back on 9 January" for "closed until Friday, 8 January". */
function isDayAfterClosing(claim: DateParts, tokens: readonly Token[], evidence: Evidence): boolean {
  const { month, day } = claim
  if (month === undefined || day === undefined) return false
  if (!tokens.some(({ low }) => /^(?:back|again|reopens?|reopening|return|wieder|weiter)$/.test(low)))
    return false
  return evidence.closedUntil.some((known) => {
    // Without a known year, this year will do: the day after the third is the fourth in any year.
    const recent = recentYears(evidence)
    const years = known.year === undefined ? (recent.length > 0 ? recent : [evidence.thisYear]) : [known.year]
    return years.some((year) => {
      const next = new Date(Date.UTC(year, (known.month ?? 1) - 1, (known.day ?? 0) + 1))
      return (
        next.getUTCMonth() + 1 === month &&
        next.getUTCDate() === day &&
        (claim.year === undefined || claim.year === next.getUTCFullYear()) &&
        (claim.weekday === undefined || claim.weekday === ((next.getUTCDay() + 6) % 7) + 1) &&
        (known.weekday === undefined || known.weekday === weekdayOf({ ...known, year }))
      )
    })
  })
}

function isDated(claim: DateParts, evidence: Evidence, weekdays: ReadonlySet<number>): boolean {
  const { year, month, day, weekday } = claim
  if (month === undefined) {
    if (year !== undefined) return evidence.years.has(year)
    return weekday !== undefined && weekdays.has(weekday)
  }
  return (evidence.dates.get(dateKey(day === undefined ? { month } : claim)) ?? []).some((known) => {
    if (year !== undefined && (known.year === undefined ? !evidence.years.has(year) : known.year !== year))
      return false
    return weekday === undefined || isWeekday(weekday, { ...known, year: known.year ?? year }, evidence)
  })
}

function isWeekday(weekday: number, known: DateParts, evidence: Evidence): boolean {
  if (known.weekday !== undefined) return known.weekday === weekday
  const own = weekdayOf(known)
  if (own !== undefined) return own === weekday
  return (
    evidence.weekdays.has(weekday) ||
    recentYears(evidence).some((year) => weekdayOf({ ...known, year }) === weekday)
  )
}
