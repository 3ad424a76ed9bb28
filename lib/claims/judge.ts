import { functionWords } from './common-words'
import { type DateParts, type Reading, weekdayOf } from './date-parts'
import { canonical } from './digits'
import { countsEnumeration } from './enumerations'
import { anything, beginsOne, dateKey, type Evidence, type KnownNumber, recentYears } from './evidence'
import { findQuote } from './find-quote'
import {
  countsWeekdays,
  isBound,
  isClosedDay,
  isHowOften,
  isInflectedQuote,
  isPartOfPrice,
  isTimeBound,
} from './follows'
import { clauseAround, saysClosed, saysOpen } from './open-days'
import type { Found } from './read-claims'
import {
  belongsElsewhere,
  hasSeason,
  isAge,
  isBeforeStart,
  isDayOfDate,
  isDifference,
  isSum,
  isYearsAgo,
  otherFactor,
  sayMore,
} from './reckoned'
import { isDatedRelative, relativeTo } from './relative-days'
import { countsList, isRounded, isShareOfKnown, isYearsApart } from './rounding'
import { seasonBefore } from './seasons'
import { stem } from './stems'
import { fold, foldWide, type Token } from './tokens'
import { unitOf } from './units'

/** A claim is not supported; `nearest` is what the evidence says instead. */
export type Verdict = { nearest: string | undefined }

const unsupported = (nearest?: string): Verdict => ({ nearest })

/** Judges a claim that is no name: undefined when the evidence makes it in some form. */
export function judge(
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
        isDatedRelative(found, tokens, evidence, reading)
        ? undefined
        : unsupported(relativeTo(found, evidence))
    case 'time':
      return known ||
        isTimeBound(found, tokens, evidence) ||
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

/** "Autumn 2027" where the source says spring. */
function isOtherSeason({ dates, start }: Found, tokens: readonly Token[], evidence: Evidence): boolean {
  const season = dates === undefined ? undefined : seasonBefore(tokens, start)
  return (
    season !== undefined &&
    (dates ?? []).every(
      ({ year, month }) => month === undefined && year !== undefined && !hasSeason(season, year, evidence),
    )
  )
}

/** "In two days volunteers counted …" says how long it took, where the source names those days. */
const isSpan = (found: Found, evidence: Evidence): boolean =>
  found.values.some((value) => {
    const days = /^date:relative:in-(\d+)-days$/.exec(value)?.[1]
    return days !== undefined && evidence.values.has(`days:${days}`)
  })

/** "Früher Lastwagen, heute Bücher": today as these days. */
const isNowadays = (found: Found, tokens: readonly Token[]): boolean =>
  found.values.includes('date:relative:today') &&
  tokens.some(({ low }) => /^(?:fruher|damals|einst|einstmals|once|formerly|then|ehemals|bis)$/.test(low))

const only = (texts: readonly string[]): string | undefined =>
  new Set(texts).size === 1 ? texts[0] : undefined

/** "2026" may also be a number that the evidence has. */
const hasNumber = (found: Found, evidence: Evidence): boolean =>
  found.values.some((value) => value.startsWith('number:') && evidence.values.has(value))

/** The address of a site whose pages the evidence links to. */
function isHost(found: Found, evidence: Evidence): boolean {
  return found.values.some((value) => {
    const target = value.slice(5)
    return !/[/?#]/.test(target) && evidence.hosts.has(target)
  })
}

const hasDigits = (found: Found, tokens: readonly Token[], evidence: Evidence): boolean =>
  tokens
    .slice(found.start, found.end)
    .filter(({ kind }) => kind === 'digits')
    .every(({ text }) => evidence.digits.has(text.replace(/^0+(?=\d)/, '')))

function judgeDate(
  readings: readonly DateParts[],
  evidence: Evidence,
  reading: Reading,
  found: Found,
  tokens: readonly Token[],
): Verdict | undefined {
  // "Every Saturday" is not said by a date that happens to be one.
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

/** "Tuesdays we are closed" where the source says open, and the other way round. */
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

/** "Back on 9 January" of "closed until Friday, 8 January". */
function isDayAfterClosing(claim: DateParts, tokens: readonly Token[], evidence: Evidence): boolean {
  const { month, day } = claim
  if (month === undefined || day === undefined) return false
  if (!tokens.some(({ low }) => /^(?:back|again|reopens?|reopening|return|wieder|weiter)$/.test(low)))
    return false
  return evidence.closedUntil.some((known) => {
    const years = known.year === undefined ? recentYears(evidence) : [known.year]
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

function judgeNumber(
  found: Found,
  tokens: readonly Token[],
  evidence: Evidence,
  reading: Reading,
): Verdict | undefined {
  const { number, words, values } = found
  if (!number) return values.some((value) => evidence.values.has(value)) ? undefined : unsupported()
  if (isRun(found, evidence) || isPluralOfNumber(found, tokens, evidence)) return undefined
  if (number.code !== undefined) return judgeCode(number.code, values, evidence, found)
  const dayOfDate = isDayOfDate(found, tokens, evidence)
  if (dayOfDate !== undefined) return dayOfDate ? undefined : unsupported(only(evidence.dateTexts))
  const contexts = values.flatMap((value) => evidence.values.get(value) ?? [])
  const others = words.flatMap((word) => evidence.counted.get(`${number.dimension} ${word}`) ?? [])
  const rival = others.find((other) => !other.values.some((value) => values.includes(value)))
  const factor = contexts.length > 0 ? otherFactor(found, tokens, evidence) : undefined
  if (factor) return unsupported(factor.text)
  if (contexts.length > 0) {
    const agrees =
      words.length === 0 ||
      contexts.some((context) => context.some((word) => word === anything || words.includes(word)))
    // A number as large as this is no other one's by chance: what it counts has another word.
    const isTelling = number.numbers.some((amount) => Number(amount) >= 1000)
    if (agrees || !rival || isTelling) {
      const other = belongsElsewhere(found, tokens, evidence)
      return other === undefined ? undefined : unsupported(other.text)
    }
    return sayMore(found, rival, tokens, evidence) ? undefined : unsupported(rival.text)
  }
  if (isOtherwiseSaid(found, tokens, evidence, reading)) return undefined
  if (rival) return unsupported(rival.text)
  if (found.isWeak) {
    const same = (evidence.amounts.get(number.dimension) ?? []).filter((other) => other.dimension !== '')
    return same.length > 0 && number.dimension !== '' && !isYearOrDay(number.dimension)
      ? unsupported(same.length === 1 ? same[0]?.text : undefined)
      : undefined
  }
  return unsupported(nearestNumber(found, evidence))
}

/** A long number that the source has with other blanks in it. */
const isRun = ({ number }: Found, { runs }: Evidence): boolean =>
  (number?.numbers ?? []).some((digits) => digits.length >= 7 && runs.has(digits)) ||
  (number?.code?.startsWith('tel ') === true && runs.has(number.code.slice(4)))

/** "Under-18s", "PW-3s": the plural of a number behind a hyphen, no seconds. */
const isPluralOfNumber = ({ start, end }: Found, tokens: readonly Token[], { digits }: Evidence): boolean =>
  tokens[end - 1]?.text === 's' &&
  tokens[end - 1]?.gap === '' &&
  tokens[start - 1]?.text === '-' &&
  tokens[start]?.gap === '' &&
  digits.has(tokens[start]?.text ?? '')

const isYearOrDay = (dimension: string): boolean => dimension === 'months'

/** Forms that are equal without having the same value: a day for an ordinal, a number in a field of its own, a rounded one. */
function isOtherwiseSaid(
  found: Found,
  tokens: readonly Token[],
  evidence: Evidence,
  reading: Reading,
): boolean {
  const { number, words } = found
  if (!number) return false
  const factor = number.unit?.factor ?? 1
  const raw = number.numbers.map((amount) => canonical(Number(amount) / factor))
  if (number.dimension === '') {
    if (
      (number.ordinal || standsAlone(tokens, found) || (reading.language === 'de' && words.length === 0)) &&
      raw.some((amount) => evidence.rawAmounts.has(amount))
    )
      return true
    if (
      number.ordinal &&
      words.length === 0 &&
      raw.some((amount) => evidence.daysOfMonth.has(Number(amount)))
    )
      return true
    if (number.parts?.every((part) => evidence.values.has(`number:${part}`))) return true
    if (words.length === 0 && raw.some((amount) => evidence.years.has(Number(amount)))) return true
  } else if (
    number.unit?.factor === 12 &&
    number.dimension === 'months' &&
    raw.some((amount) => evidence.ordinals.has(amount))
  ) {
    // "A hundred years" of "the 100th birthday".
    return true
  } else if (factor % 12 === 0 && number.dimension === 'months' && isYearsApart(found, tokens, evidence)) {
    return true
  } else if (raw.some((amount) => evidence.lone.has(amount))) {
    const key = number.dimension.startsWith('price:') ? number.dimension : `${number.dimension}:${factor}`
    if (evidence.seenUnits.has(key)) return true
  }
  if (reading.language === undefined && hasDigits(found, tokens, evidence)) return true
  return (
    isRounded(found, tokens, evidence) ||
    isShareOfKnown(found, tokens, evidence) ||
    countsList(found, tokens) ||
    countsEnumeration(found, evidence) ||
    isHoursBehindWord(found, evidence) ||
    isCenturyOfYear(found, tokens, evidence) ||
    isBound(found, tokens, evidence) ||
    isHowOften(found, tokens, evidence) ||
    countsWeekdays(found, tokens, evidence) ||
    isPartOfPrice(found, tokens, evidence) ||
    isDifference(found, tokens, evidence) ||
    isSum(found, tokens, evidence) ||
    isAge(found, tokens, evidence) ||
    isBeforeStart(found, tokens, evidence)
  )
}

/** "Nine quiet hours", "30 Urlaubstage": the unit stands behind another word, or ends one. */
function isHoursBehindWord({ number, words }: Found, evidence: Evidence): boolean {
  return words.some((word) => {
    const end = /(?:tag|stund|minut|woch|monat|jahr)$/.exec(word)?.[0]
    const unit =
      unitOf(word) ??
      unitOf(`${word}s`) ??
      (end === undefined ? undefined : (unitOf(`${end}e`) ?? unitOf(`${end}en`)))
    return (
      (unit?.dimension === 'time' || unit?.dimension === 'months') &&
      (number?.numbers ?? []).some((amount) =>
        evidence.values.has(
          `${unit.dimension === 'time' ? 'duration' : 'months'}:${canonical(Number(amount) * unit.factor)}`,
        ),
      )
    )
  })
}

/** "The 18th century" of 1743. */
const isCenturyOfYear = (found: Found, tokens: readonly Token[], { years, digits }: Evidence): boolean => {
  const word = tokens[found.end + (tokens[found.end]?.text === '.' ? 1 : 0)]?.low ?? ''
  if (found.number?.ordinal !== true || !/^(?:century|jahrhunderts?)$/.test(word)) return false
  const century = Number(found.number.numbers[0])
  const known = [...years, ...[...digits].filter((text) => /^(?:1\d|20)\d\d$/.test(text)).map(Number)]
  return known.some((year) => Math.ceil(year / 100) === century)
}

/** "Mira is 14": nothing says what the number counts. */
function standsAlone(tokens: readonly Token[], { end }: Found): boolean {
  const next = tokens[end]
  return (
    next === undefined ||
    next.first ||
    next.kind !== 'word' ||
    (functionWords.has(next.low) && !/^(?:of|von|out|der|des)$/.test(next.low))
  )
}

function judgeCode(
  code: string,
  values: readonly string[],
  evidence: Evidence,
  found: Found,
): Verdict | undefined {
  if (values.some((value) => evidence.values.has(value)) || evidence.words.has(code)) return undefined
  if (code.startsWith('tel ')) {
    const digits = code.slice(4)
    const known = evidence.phones.get(digits.slice(-6)) ?? []
    return known.some((other) => other.endsWith(digits) || digits.endsWith(other)) ||
      evidence.digits.has(digits)
      ? undefined
      : unsupported()
  }
  return found.isWeak ? undefined : unsupported()
}

/** What the evidence says in place of a number: of the same dimension, not far away, and no other as near. */
function nearestNumber({ number, words }: Found, evidence: Evidence): string | undefined {
  if (!number) return undefined
  const amount = Number(number.numbers[0])
  const all = evidence.amounts.get(number.dimension) ?? []
  const byText = new Map<string, KnownNumber>(all.map((known) => [canonical(known.amount), known]))
  const near = [...byText.values()]
    .map((known) => ({ known, far: Math.abs(Math.log(known.amount / amount)) }))
    .filter(({ far }) => far < 1.2)
    .sort((a, b) => a.far - b.far)
  const [first, second] = near
  if (!first || (number.dimension === '' && words.length > 0 && first.far > 0.2 && byText.size > 1))
    return undefined
  return second && second.far < 2 * first.far ? undefined : first.known.text
}

const maxTagLength = 100

/** Whether a hashtag is made of words of the evidence: #JazzNacht of "jazz" and "Nacht", #Coffee of "coffees". */
export function isMadeOfWords(tag: string, evidence: Evidence): boolean {
  if (tag.length > maxTagLength) return false
  const parts = tag.split('_').filter((part) => part !== '')
  return (
    parts.length > 0 &&
    parts.every((part) => isMade(fold(part), evidence) || isMade(foldWide(part), evidence))
  )
}

function isMade(low: string, evidence: Evidence): boolean {
  const reach: boolean[] = [true]
  for (let end = 1; end <= low.length; end++) {
    reach[end] = false
    for (let start = 0; start < end && !reach[end]; start++)
      reach[end] = reach[start] === true && isPart(low.slice(start, end), evidence)
  }
  return reach[low.length] === true
}

const joints = new Set(
  's n en er e und and the of in im am a an for fur 4 & der die das to mit with at'.split(' '),
)

function isPart(part: string, evidence: Evidence): boolean {
  if (evidence.words.has(part) && (part.length > 1 || /\d/.test(part))) return true
  if (joints.has(part)) return true
  if (part.length < 4) return false
  return evidence.stems.has(stem(part)) || isPartOfWord(part, evidence)
}

/** Whether a word of the evidence begins or ends with this one. */
export function isPartOfWord(part: string, evidence: Evidence): boolean {
  const { words, backwards } = evidence.sorted()
  return beginsOne(words, part) || beginsOne(backwards, [...part].reverse().join(''))
}
