import { type Evidence, formatDateKey, listRecentYears } from '../evidence/evidence'
import { calculateWeekday, type DateParts, type ReadingMode } from '../read/date-parts'
import { findClause, saysClosed, saysOpen } from '../read/open-days'
import type { FoundClaim } from '../read/read-claims'
import { findSeasonBefore } from '../read/seasons'
import { foldWithDigraphs, type Token } from '../words/tokens'
import { hasSeason, isYearsAgo } from './calculated-numbers'
import { findOtherMoment } from './find-other-moment'
import { hasQuote } from './has-quote'
import { hasInflectedQuote, isClosedDay, isLastEntryTime, isTrueTimeBound } from './inferred-claims'
import { isMadeOfKnownWords } from './is-made-of-known-words'
import { judgeNumber } from './judge-number'
import { findMeantDate, isLastingRelativeDate, isRelativeWithDate } from './relative-dates'
import { findOnlyText, hasAllDigits, reportUnsupported, type Verdict } from './verdict'

/** Judges a claim that is not a name: undefined if the evidence makes it in some form. */
export function judgeClaim(
  found: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
  reading: ReadingMode,
): Verdict | undefined {
  const verdict = judgeValue(found, tokens, evidence, reading)
  if (verdict || (found.kind !== 'date' && found.kind !== 'time')) return verdict
  const other = findOtherMoment(found, tokens, evidence)
  return other && reportUnsupported(other.text)
}

/** Judges a claim by its value alone, without the words around it. */
function judgeValue(
  found: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
  reading: ReadingMode,
): Verdict | undefined {
  const known = found.values.some((value) => evidence.values.has(value))
  switch (found.kind) {
    case 'number':
    case 'price':
      return judgeNumber(found, tokens, evidence, reading)
    case 'date':
      if (hasOtherSeason(found, tokens, evidence)) return reportUnsupported()
      if (found.dates)
        return known && found.values.length > found.dates.length && hasSameNumber(found, evidence)
          ? undefined
          : judgeDate(found.dates, evidence, reading, found, tokens)
      return known ||
        isSpanOfKnownDates(found, evidence) ||
        isNowadays(found, tokens) ||
        isYearsAgo(found, evidence) ||
        isRelativeWithDate(found, tokens, evidence, reading) ||
        isLastingRelativeDate(found, evidence)
        ? undefined
        : reportUnsupported(findMeantDate(found, evidence))
    case 'time':
      return known ||
        isTrueTimeBound(found, tokens, evidence) ||
        isLastEntryTime(found, tokens, evidence) ||
        (reading.language === undefined && hasAllDigits(found, tokens, evidence))
        ? undefined
        : reportUnsupported(findOnlyText(evidence.timeTexts))
    case 'link':
      return known || isKnownHost(found, evidence)
        ? undefined
        : reportUnsupported(findOnlyText(evidence.linkTexts))
    case 'mention':
      return known || evidence.handles.has(foldWithDigraphs((tokens[found.start]?.text ?? '').slice(1)))
        ? undefined
        : reportUnsupported()
    case 'hashtag':
      return known || isMadeOfKnownWords((tokens[found.start]?.text ?? '').slice(1), evidence)
        ? undefined
        : reportUnsupported()
    case 'quote':
      return (found.quoted ?? []).every(
        (part) => hasQuote(part, evidence) || hasInflectedQuote(part, evidence),
      )
        ? undefined
        : reportUnsupported()
    default:
      return known ? undefined : reportUnsupported()
  }
}

/** Whether the source has another season for the year: "Autumn 2027" where it says spring. */
function hasOtherSeason({ dates, start }: FoundClaim, tokens: readonly Token[], evidence: Evidence): boolean {
  const season = dates === undefined ? undefined : findSeasonBefore(tokens, start)
  return (
    season !== undefined &&
    (dates ?? []).every(
      ({ year, month }) => month === undefined && year !== undefined && !hasSeason(season, year, evidence),
    )
  )
}

/** Whether the claim is a duration that the source's dates span: "In two days volunteers counted …". */
const isSpanOfKnownDates = (found: FoundClaim, evidence: Evidence): boolean =>
  found.values.some((value) => {
    const days = /^date:relative:in-(\d+)-days$/.exec(value)?.[1]
    return days !== undefined && evidence.values.has(`days:${days}`)
  })

/** Whether "today" means these days: "Früher Lastwagen, heute Bücher". */
const isNowadays = (found: FoundClaim, tokens: readonly Token[]): boolean =>
  found.values.includes('date:relative:today') &&
  tokens.some(({ low }) => /^(?:fruher|damals|einst|einstmals|once|formerly|then|ehemals|bis)$/.test(low))

/** Whether a year such as "2026" is a number in the evidence. */
const hasSameNumber = (found: FoundClaim, evidence: Evidence): boolean =>
  found.values.some((value) => value.startsWith('number:') && evidence.values.has(value))

/** Whether it is the address of a site whose pages the evidence links to. */
function isKnownHost(found: FoundClaim, evidence: Evidence): boolean {
  return found.values.some((value) => {
    const target = value.slice(5)
    return !/[/?#]/.test(target) && evidence.hosts.has(target)
  })
}

function judgeDate(
  readings: readonly DateParts[],
  evidence: Evidence,
  reading: ReadingMode,
  found: FoundClaim,
  tokens: readonly Token[],
): Verdict | undefined {
  // A date that happens to be a Saturday does not support "Every Saturday".
  const isHabit =
    /^(?:every|each|jede[nrm]?|immer)$/.test(tokens[found.start - 1]?.low ?? '') ||
    /(?:days|tags|wochs|abends)$/.test(tokens[found.start]?.low ?? '')
  const days = isHabit ? evidence.statedWeekdays : evidence.weekdays
  const open = readings.map((one) =>
    one.month === undefined ? judgeOpenDay(one.weekday, found, tokens, evidence) : undefined,
  )
  if (open.includes('said')) return undefined
  if (open.includes('denied')) return reportUnsupported()
  if (readings.some((parts) => isKnownDate(parts, evidence, days))) return undefined
  if (readings.some((one) => isDayAfterClosing(one, tokens, evidence))) return undefined
  if (readings.some((one) => one.month === undefined && isClosedDay(one.weekday, tokens, evidence)))
    return undefined
  if (reading.language === undefined && hasAllDigits(found, tokens, evidence)) return undefined
  return reportUnsupported(
    readings.some(({ day }) => day !== undefined) ? findOnlyText(evidence.dateTexts) : undefined,
  )
}

/**
 * Returns whether the source says or denies that something is closed or open on a weekday: "Tuesdays we are closed"
 * where it says open, or the other way around.
 */
function judgeOpenDay(
  weekday: number | undefined,
  { start }: FoundClaim,
  tokens: readonly Token[],
  { openDays, closedDays }: Evidence,
): 'said' | 'denied' | undefined {
  if (weekday === undefined) return undefined
  const { from, until } = findClause(tokens, start)
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
    const recent = listRecentYears(evidence)
    const years = known.year === undefined ? (recent.length > 0 ? recent : [evidence.thisYear]) : [known.year]
    return years.some((year) => {
      const next = new Date(Date.UTC(year, (known.month ?? 1) - 1, (known.day ?? 0) + 1))
      return (
        next.getUTCMonth() + 1 === month &&
        next.getUTCDate() === day &&
        (claim.year === undefined || claim.year === next.getUTCFullYear()) &&
        (claim.weekday === undefined || claim.weekday === ((next.getUTCDay() + 6) % 7) + 1) &&
        (known.weekday === undefined || known.weekday === calculateWeekday({ ...known, year }))
      )
    })
  })
}

function isKnownDate(claim: DateParts, evidence: Evidence, weekdays: ReadonlySet<number>): boolean {
  const { year, month, day, weekday } = claim
  if (month === undefined) {
    if (year !== undefined) return evidence.years.has(year)
    return weekday !== undefined && weekdays.has(weekday)
  }
  return (evidence.dates.get(formatDateKey(day === undefined ? { month } : claim)) ?? []).some((known) => {
    if (year !== undefined && (known.year === undefined ? !evidence.years.has(year) : known.year !== year))
      return false
    return weekday === undefined || isWeekdayOfDate(weekday, { ...known, year: known.year ?? year }, evidence)
  })
}

function isWeekdayOfDate(weekday: number, known: DateParts, evidence: Evidence): boolean {
  if (known.weekday !== undefined) return known.weekday === weekday
  const own = calculateWeekday(known)
  if (own !== undefined) return own === weekday
  return (
    evidence.weekdays.has(weekday) ||
    listRecentYears(evidence).some((year) => calculateWeekday({ ...known, year }) === weekday)
  )
}
