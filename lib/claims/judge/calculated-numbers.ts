import type { Evidence, KnownNumber } from '../evidence/evidence'
import { doorPattern, isFactor, parseTimeValue } from '../evidence/number-context'
import { collectMeaningfulStems, countSharedWords } from '../evidence/surroundings'
import { monthsByWord } from '../read/date-words'
import { formatCanonicalNumber } from '../read/digits'
import type { FoundClaim } from '../read/read-claims'
import { formatSeasonValue, seasons } from '../read/seasons'
import { stem } from '../words/stems'
import type { Token } from '../words/tokens'

/**
 * What a sentence calculates from numbers of its sources: differences, sums, ages, years ago; and whether a number
 * that a source has refers to something else there. All pure; each looks at a bounded number of tokens and amounts.
 */

const maxAmounts = 60
const lowAt = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? ''

/** Returns where the sentence around a claim begins and ends, at most `reach` tokens away. */
function findSentence(tokens: readonly Token[], { start, end }: FoundClaim, reach: number): [number, number] {
  const parts = (index: number) =>
    tokens[index]?.first === true ||
    (/^[.!?…;]$/.test(tokens[index - 1]?.text ?? '') && tokens[index]?.gap !== '')
  let from = start
  while (from > 0 && start - from < reach && !parts(from)) from--
  let until = end
  while (until < tokens.length && until - end < reach && !parts(until)) until++
  return [from, until]
}

const monthStems = new Set([...monthsByWord.keys()].map(stem))

/**
 * Returns the stems of the words around a claim in its sentence, without the names of months, which occur with
 * anything.
 */
export function collectStemsAround(tokens: readonly Token[], found: FoundClaim): Set<string> {
  const [from, until] = findSentence(tokens, found, 30)
  const own = collectMeaningfulStems(tokens, found.start, found.end)
  const all = [
    ...collectMeaningfulStems(tokens, from, found.start),
    ...collectMeaningfulStems(tokens, found.end, until),
  ]
  return new Set(all.filter((word) => !own.has(word) && !monthStems.has(word)))
}

const differencePattern =
  /^(?:sav(?:e|es|ed|ings?)|cheaper|dearer|pricier|expensive|less|fewer|more|off|reduc(?:ed|tion)|discount|extra|earlier|later|sooner|longer|shorter|faster|slower|older|younger|higher|lower|heavier|lighter|taller|deeper|warmer|colder|missing|lacking|remaining|left|needed|short|difference|gap|ris(?:e|es|en)|rose|fall(?:s|en)?|fell|drop(?:s|ped)?|climb(?:s|ed)?|increased?s?|up|down|cut|spar(?:e|en|t|st)|gespart|ersparnis|rabatt|nachlass|gunstiger|billiger|teurer|verteuert|weniger|mehr|fruher|eher|spater|langer|kurzer|schneller|langsamer|alter|junger|hoher|niedriger|schwerer|leichter|warmer|kalter|fehl(?:t|en|ende[nrs]?)|sinkt|sinken|sank|gesunken|gesenkt|steigt|steigen|stieg|gestiegen|erhoht|reduziert|unterschied|aufschlag|zusatzlich)$/
const moreOrFewerPattern = /^(?:more|fewer|additional|extra|mehr|weniger|weitere[nr]?|zusatzliche[nr]?|neue)$/

const hasDifferenceWord = (found: FoundClaim, tokens: readonly Token[]): boolean => {
  const [from, until] = findSentence(tokens, found, 7)
  // "Eleven decibels quieter than the average"
  for (let index = found.end; index < found.end + 3 && index < until; index++)
    if (/^(?:than|als)$/.test(lowAt(tokens, index)) && lowAt(tokens, index - 1).endsWith('er')) return true
  for (let index = from; index < until; index++) {
    const low = lowAt(tokens, index)
    if (differencePattern.test(low) || (low === 'to' && lowAt(tokens, index + 1) === 'go')) return true
  }
  return false
}

/**
 * Whether the number is the difference of two known ones: "Seven pounds dearer" for £72 and £65, "13.600 Euro
 * fehlen noch" for 23.000 and 9.400, "seven more formats" for eleven and four.
 */
export function isDifference(found: FoundClaim, tokens: readonly Token[], evidence: Evidence): boolean {
  const { number, start, end } = found
  if (!number) return false
  if (number.dimension === '') {
    const isCounted =
      [end, start - 1].some((index) => moreOrFewerPattern.test(lowAt(tokens, index))) ||
      (found.words.length > 0 && /^(?:more|fewer|mehr|weniger)$/.test(lowAt(tokens, end + 1)))
    if (!isCounted) return isScoreDifference(found, tokens, evidence)
    const known = evidence.numbers.filter(({ dimension }) => dimension === '').slice(0, maxAmounts)
    return number.numbers.some((text) =>
      known.some(({ amount }, at) => {
        const next = known[at + 1]
        return next !== undefined && Math.abs(amount - next.amount) === Number(text)
      }),
    )
  }
  if (!hasDifferenceWord(found, tokens)) return false
  const said = collectStemsAround(tokens, found)
  const known = (evidence.amounts.get(number.dimension) ?? []).slice(0, maxAmounts)
  const price = number.dimension.startsWith('price') && evidence.seenUnits.has(number.dimension)
  const bare = price ? [...evidence.lone].map(Number).slice(0, 20) : []
  const isIt = (one: number, other: number) =>
    number.numbers.includes(formatCanonicalNumber(Math.abs(one - other)))
  if (bare.some((one) => bare.some((other) => isIt(one, other)))) return true
  const pairs: { score: number; sentence: number; isIt: boolean }[] = []
  for (const [at, one] of known.entries())
    for (const other of known.slice(at + 1, at + 4)) {
      const apart = Math.abs(one.around.sentence - other.around.sentence)
      if (one.amount === other.amount || apart > 3) continue
      const score = countSharedWords(said, new Set([...one.around.near, ...other.around.near]))
      const it = isIt(one.amount, other.amount)
      if (it || (other === known[at + 1] && apart === 0))
        pairs.push({ score, sentence: one.around.sentence, isIt: it })
    }
  // If two other amounts share more words with this sentence, those are the ones it compares.
  return pairs.some(
    (pair) =>
      pair.isIt &&
      !pairs.some(
        (rival) => !rival.isIt && rival.score > pair.score + (rival.sentence === pair.sentence ? 0 : 1),
      ),
  )
}

const leadPattern =
  /^(?:up|down|ahead|behind|clear|apart|adrift|short|off|lead|vorsprung|ruckstand|abstand|hinter|vor|vorn|vorne|zuruck|fuhrung|trennen|differenz)$/
const scorePattern = /^(?:point|goal|run|punkt|tor|treff|zahl|korb)/

/**
 * Whether the number is the distance between two scores of one sentence: "Seven points down at the break" for
 * 34–41, "zwei Zähler hinter der Spitze".
 */
function isScoreDifference(
  { number, words, end }: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
): boolean {
  if (!words.some((word) => scorePattern.test(word))) return false
  if (!tokens.slice(end, end + 6).some(({ low }) => leadPattern.test(low))) return false
  const known = evidence.numbers.filter(({ dimension }) => dimension === '').slice(0, maxAmounts)
  return known.some(({ amount, around }, at) => {
    const next = known[at + 1]
    return (
      next !== undefined &&
      next.around.sentence === around.sentence &&
      (number?.numbers ?? []).includes(formatCanonicalNumber(Math.abs(amount - next.amount)))
    )
  })
}

const totalPattern =
  /^(?:all|total|totall?ing|altogether|together|combined|overall|plus|insgesamt|zusammen|gesamt|alles|summe|summa|macht|beide[nr]?|both|samt|inklusive|inkl|including|incl|included|einschliesslich|inbegriffen)$/

/**
 * Whether the number is the sum of successive amounts, in a sentence that adds: "64 Euro insgesamt" for 40 and 24.
 */
export function isSum(found: FoundClaim, tokens: readonly Token[], evidence: Evidence): boolean {
  const { number } = found
  if (!number) return false
  const [from, until] = findSentence(tokens, found, 8)
  if (!tokens.slice(from, until).some(({ low }) => totalPattern.test(low))) return false
  const known = (evidence.amounts.get(number.dimension) ?? []).slice(0, maxAmounts)
  const said = collectStemsAround(tokens, found)
  const most = number.dimension === '' ? 2 : 4
  const apart = number.dimension === '' ? 1 : 2
  let isSummed = false
  let isOther = false
  for (const [at, one] of known.entries()) {
    let sum = one.amount
    let isMeant = countSharedWords(said, one.around.said) > 0
    for (const [step, next] of known.slice(at + 1, at + most + 1).entries()) {
      const last = known[at + step] ?? one
      if (Math.abs(next.around.sentence - last.around.sentence) > apart) break
      sum += next.amount
      isMeant &&= countSharedWords(said, next.around.said) > 0
      if (!number.numbers.includes(formatCanonicalNumber(sum))) isOther ||= isMeant
      else if (isMeant) return true
      else isSummed = true
    }
  }
  // If the sentence shares words with other amounts, it adds those.
  return isSummed && !isOther
}

const agePattern = /(?:jahrig(?:e[nrsm]?)?)$/

/**
 * Whether the number is a known age or follows from a year of birth: "Die 36-Jährige" for "Theda Wohlers, 36,", "at
 * 88".
 */
export function isKnownAge(found: FoundClaim, tokens: readonly Token[], evidence: Evidence): boolean {
  const { number, start, end } = found
  if (!number) return false
  const factor = number.unit?.factor ?? 1
  if (number.dimension !== '' && (number.dimension !== 'months' || factor !== 12)) return false
  const isSaid =
    tokens.slice(start, end + 1).some(({ low }) => agePattern.test(low) || low === 'old' || low === 'alt') ||
    (lowAt(tokens, end) === '-' && lowAt(tokens, end + 1) === 'old') ||
    /^(?:aged|age|alter)$/.test(lowAt(tokens, start - 1))
  if (isEarlierAge(found, tokens, evidence)) return true
  if (!isSaid) return false
  const year = evidence.published?.year ?? evidence.thisYear
  return number.numbers.some((text) => {
    const age = Number(text) / factor
    if (!(age >= 1 && age <= 115)) return false
    if (evidence.ages.has(age)) return true
    return [...evidence.births].some((birth) => year - birth === age || year - birth - 1 === age)
  })
}

/** Whether the number is an earlier age: "She came at twenty-seven" for a woman of 34 who came seven years ago. */
function isEarlierAge(
  { number, start, end }: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
): boolean {
  if (number?.dimension !== '' || evidence.ages.size === 0) return false
  if (!/^(?:at|mit|aged|was|war|been|is|ist)$/.test(lowAt(tokens, start - 1))) return false
  const next = tokens[end]
  if (next?.kind === 'word' && !next.first && /^\p{Lu}/u.test(next.text)) return false
  const years = (evidence.amounts.get('months') ?? []).slice(0, maxAmounts).map(({ amount }) => amount / 12)
  return number.numbers.some((text) =>
    [...evidence.ages].some((age) => years.some((ago) => ago >= 1 && age - ago === Number(text))),
  )
}

/** Whether the source has the year that is meant: "Vor neun Jahren" for 2017, in content published in 2026. */
export function isYearsAgo({ values }: FoundClaim, evidence: Evidence): boolean {
  const year = evidence.published?.year ?? evidence.thisYear
  return values.some((value) => {
    const ago = /^date:relative:ago-(\d{1,4})-years$/.exec(value)?.[1]
    return ago !== undefined && evidence.years.has(year - Number(ago))
  })
}

/**
 * Whether the source has the day of the month that is given next to the month: "Ende Januar, am 31., ist Schluss".
 * Undefined if the number is not such a day.
 */
export function isDayOfDate(
  { number, start, end }: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
): boolean | undefined {
  const day = Number(number?.numbers[0])
  if (number?.dimension !== '' || !(day >= 1 && day <= 31)) return undefined
  if (!/^(?:am|dem|den|zum|vom|ab|bis)$/.test(lowAt(tokens, start - 1))) return undefined
  if (tokens[end]?.text !== '.' || tokens[end]?.gap !== '') return undefined
  const near = tokens.slice(Math.max(0, start - 12), end + 12)
  const named = near.flatMap(({ low }) => monthsByWord.get(low) ?? [])
  if (named.length === 0) return evidence.daysOfMonth.has(day) || undefined
  return named.some((month) => evidence.dates.has(`${month}-${day}`))
}

/** Returns the numbers in the source that have one of these values. */
const findSameNumbers = ({ number, values }: FoundClaim, evidence: Evidence): KnownNumber[] =>
  (evidence.amounts.get(number?.dimension ?? '') ?? [])
    .slice(0, maxAmounts)
    .filter((known) => known.values.some((value) => values.includes(value)))

/**
 * Whether the sentence is about the number it gives rather than its rival, by the words around both: "190 people"
 * for 190 passengers, although 146 people work there.
 */
export function isCloserThanRival(
  found: FoundClaim,
  rival: KnownNumber,
  tokens: readonly Token[],
  evidence: Evidence,
): boolean {
  const said = collectStemsAround(tokens, found)
  for (const word of found.words) said.delete(word)
  const score = (known: KnownNumber) => countSharedWords(said, known.around.said)
  const own = Math.max(0, ...findSameNumbers(found, evidence).map(score))
  return own > score(rival)
}

/**
 * Returns another factor from the source if it has factors but not this one: the same number elsewhere may count
 * anything.
 */
export function findOtherFactor(
  found: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
): KnownNumber | undefined {
  if (!isFactor(tokens, found)) return undefined
  const known = evidence.numbers.filter((one) => one.isFactor)
  return known.some(({ values }) => values.some((value) => found.values.includes(value)))
    ? undefined
    : known[0]
}

/** Dimensions of which a text often has several amounts, each for another thing. */
const measuredDimensionPattern = /^(?:time|months|percent|temperature|length|mass|volume|price:[A-Z]{3})$/

/**
 * Detects a number that the source has, but for something that this sentence does not speak of: "Switch the heating
 * off and give it ten minutes" where the source says "turn the heating off and wait 30 minutes" and that the job
 * takes ten. Returns the number that the source has instead.
 */
export function findExpectedNumber(
  found: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
): KnownNumber | undefined {
  const dimension = found.number?.dimension ?? ''
  if (!measuredDimensionPattern.test(dimension)) return undefined
  const same = findSameNumbers(found, evidence)
  if (same.length === 0 || same.length > 8) return undefined
  // "From flour to table in forty minutes" is about the whole.
  if (
    /^(?:in|within|under|unter|innerhalb|binnen|after|nach|about|only|just|nur|keine|kaum)$/.test(
      lowAt(tokens, found.start - 1),
    )
  )
    return undefined
  const said = collectStemsAround(tokens, found)
  for (const word of found.words) said.delete(stem(word))
  if (said.size === 0 || same.some(({ around }) => countSharedWords(said, around.said) > 0)) return undefined
  const others = (evidence.amounts.get(dimension) ?? [])
    .slice(0, maxAmounts)
    .filter((known) => !same.includes(known))
    .map((known) => ({ known, score: countSharedWords(said, known.around.near) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const [first] = others
  if (!first) return undefined
  if (first.score > 1) return first.known
  const isAlone = others.every(({ known }) => known.amount === first.known.amount)
  return isAlone && !dimension.startsWith('price') ? first.known : undefined
}

/**
 * Whether the doors open that long before a known time: "The doors open half an hour earlier" for 19.30 Uhr and
 * "Einlass ab 19 Uhr", wherever these two are.
 */
export function isTimeBetweenDoorsAndStart(
  found: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
): boolean {
  const { number } = found
  if (number?.dimension !== 'time' || evidence.doorTimes.size === 0) return false
  const [from, until] = findSentence(tokens, found, 10)
  const low = tokens.slice(from, until).map((token) => token.low)
  if (!low.some((word) => doorPattern.test(word))) return false
  if (!low.some((word) => /^(?:before|earlier|fruher|vorher|davor|vor)$/.test(word))) return false
  const times = [...evidence.values.keys()].flatMap((value) => parseTimeValue(value)).slice(0, 200)
  return number.numbers.some((text) =>
    [...evidence.doorTimes].some((door) => times.some((time) => (time - door) * 60 === Number(text))),
  )
}

/** Whether the source has this season of this year, in any word for it or by one of its months. */
export function hasSeason(season: number, year: number, evidence: Evidence): boolean {
  const { words = [], months = [] } = seasons[season] ?? {}
  if (evidence.values.has(formatSeasonValue(season, year))) return true
  const isOfAnotherYear = evidence.values.has(formatSeasonValue(season))
  // If the source names another season of that year, one of its months is no evidence for this season.
  if (seasons.some((_, other) => other !== season && evidence.values.has(formatSeasonValue(other, year))))
    return false
  return (
    (!isOfAnotherYear && words.some((word) => evidence.words.has(word))) ||
    months.some((month) =>
      (evidence.dates.get(`${month}-`) ?? []).some(
        (known) => year === (known.year ?? evidence.published?.year ?? evidence.thisYear),
      ),
    )
  )
}
