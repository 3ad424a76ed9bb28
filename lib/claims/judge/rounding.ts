import type { Evidence } from '../evidence/evidence'
import { formatCanonicalNumber } from '../read/digits'
import type { FoundClaim } from '../read/read-claims'
import type { Token } from '../words/tokens'

type Rounding = 'down' | 'up' | 'near'
const roundingPatterns: [RegExp, Rounding][] = [
  [/^(?:over|uber|ueber|than|als|mindestens|least|past|beyond)$/, 'down'],
  [/^(?:nearly|almost|knapp(?:e[nrms]?)?|fast|beinahe|under|unter|einmal|to|hochstens|most|bald)$/, 'up'],
  [
    /^(?:about|around|roughly|approximately|some|rund|etwa|circa|ca|ungefahr|gut(?:e[nrms]?)?|schatzungsweise|um)$/,
    'near',
  ],
]
/** Before "als" and "than": "fewer than 500" rounds up. */
const fewerPattern = /^(?:fewer|less|weniger|nicht)$/

/**
 * Returns in which direction the word before a number rounds it: "over 12,000", "just under £4 million", "fast die
 * Hälfte".
 */
export function readRounding(found: FoundClaim, tokens: readonly Token[]): Rounding | undefined {
  let back = found.start - 1
  // "ca. 40", "just under £4", "nearly a third", "nearly one in four"
  while (
    back > 0 &&
    found.start - back < 4 &&
    (tokens[back]?.text === '.' ||
      /^(?:a|an|one|in|ein|eine|einen|einem|der|die|das|the|jede[rs]?|£|€|\$)$/.test(tokens[back]?.low ?? ''))
  )
    back--
  const word = tokens[back]
  if (word?.kind !== 'word') return undefined
  const before = tokens[back - 1]?.low ?? ''
  if (word.low === 'to' && before !== 'close' && before !== 'up') return undefined
  // "Gut 500 Kalorien", but not the farm "Gut Ravensholm".
  if (word.low === 'gut' && !/^\p{Ll}/u.test(word.text) && back !== found.start - 1) return undefined
  if ((word.low === 'than' || word.low === 'als') && fewerPattern.test(before)) return 'up'
  return roundingPatterns.find(([form]) => form.test(word.low))?.[1]
}

/** Returns the number of significant digits: 2 for 12,000. */
const countSignificantDigits = (amount: number): number =>
  formatCanonicalNumber(Math.abs(amount))
    .replace('.', '')
    .replace(/^0+/, '')
    .replace(/(?<!0)0+$/, '').length

/**
 * Whether a known number gives `amount` if it is rounded to as many significant digits: 3,247 gives 3,000 or 4,000.
 */
function isRoundedTo(known: number, amount: number, rounding: Rounding): boolean {
  const digits = countSignificantDigits(amount)
  const size = 10 ** (Math.floor(Math.log10(Math.abs(known))) + 1 - digits)
  const by = (round: (value: number) => number) =>
    Number((round(known / size) * size).toPrecision(12)) === amount
  if (rounding === 'near') return by(Math.round)
  // "Over 400" for 450 is allowed; more than 15 percent off would mislead.
  const off = Math.abs(known - amount) / known
  return rounding === 'down' ? by(Math.floor) && off <= 0.15 : by(Math.ceil) && off <= 0.15
}

/** Whether a number is a known one, rounded, with a hedge before it: "More than 12,000" for 12,050. */
export function isRoundedKnownNumber(
  found: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
): boolean {
  const { number } = found
  const rounding = readRounding(found, tokens)
  if (!rounding || !number) return false
  return number.numbers.some((text) => {
    const amount = Number(text)
    return (evidence.amounts.get(number.dimension) ?? []).some((known) => {
      if (!(known.amount > 0) || !(amount > 0)) return false
      const factor = number.unit?.factor ?? 1
      const [own, other] = [amount / factor, known.amount / factor]
      if (number.dimension === 'time' && (own * 4) % 1 === 0 && own < 3 && rounding !== 'near') {
        const off = (other - own) / other
        if (rounding === 'down' ? off > 0 && off <= 0.2 : off < 0 && off >= -0.2) return true
      }
      if (countSignificantDigits(own) >= countSignificantDigits(other))
        return isRoundedHalfYears(own, other, rounding, factor)
      return isRoundedTo(other, own, rounding)
    })
  })
}

/**
 * Whether a number of months and one of days are about the same length: "Anderthalb Monate" for six weeks, "a
 * month" for 30 days.
 */
export function isSimilarDuration(found: FoundClaim, tokens: readonly Token[], evidence: Evidence): boolean {
  const { number } = found
  const isLong = number?.dimension === 'time' && (number.unit?.factor ?? 0) >= 86_400
  if (!number || !(number.dimension === 'months' || isLong)) return false
  const rounding = readRounding(found, tokens)
  const month = 30.4 * 86_400
  const others = (evidence.amounts.get(isLong ? 'months' : 'time') ?? []).slice(0, 60)
  return number.numbers.some((text) =>
    others.some(({ amount }) => {
      const [own, other] = isLong ? [Number(text), amount * month] : [Number(text) * month, amount]
      if (!isLong && other < 13 * 86_400) return false
      const off = (other - own) / other
      return (
        Math.abs(off) <= 0.09 ||
        (rounding === 'down' && off > 0 && off <= 0.15) ||
        (rounding === 'up' && off < 0 && off >= -0.15)
      )
    }),
  )
}

/** Whether known years are this far apart, also rounded: "Nearly three hundred years" for 1743 and 2027. */
export function isYearDifference(found: FoundClaim, tokens: readonly Token[], evidence: Evidence): boolean {
  const years = Number(found.number?.numbers[0]) / 12
  const known = new Set([
    ...evidence.years,
    ...[...evidence.digits].filter((text) => /^(?:1[5-9]|20)\d\d$/.test(text)).map(Number),
  ])
  if (!(years > 1) || known.size > 30) return false
  const rounding = readRounding(found, tokens)
  // "More than 17 years" from October 2009 to April 2027. The year of the reader is a possible end too.
  const ends =
    rounding === undefined ? [] : [...known].filter((year) => year > 1990).concat(evidence.thisYear)
  const isAbout = (from: number): boolean =>
    ends.some((until) =>
      rounding === 'down'
        ? until - from === years ||
          until - from === years + 1 ||
          isRoundedTo(until - from, years, 'down') ||
          isJustOver(until - from, years)
        : isRoundedTo(until - from, years, rounding ?? 'near'),
    )
  if (rounding !== undefined && [...known].some((from) => isAbout(from))) return true
  return [...known].some((from) =>
    rounding === undefined
      ? known.has(from + years)
      : [...known].some((until) => until - from > 1 && isRoundedTo(until - from, years, rounding)),
  )
}

/** Whether a number is slightly more than a round one: "More than 330 years" for 340. */
const isJustOver = (known: number, amount: number): boolean =>
  amount >= 20 && amount % 10 === 0 && known > amount && (known - amount) / known <= 0.05

/** Whether a number of half years is rounded: "More than a year and a half" for 19 months. */
function isRoundedHalfYears(own: number, other: number, rounding: Rounding, factor: number): boolean {
  if (factor !== 12 || rounding === 'near' || (own * 2) % 1 !== 0) return false
  const off = (other - own) / other
  return rounding === 'down' ? off > 0 && off <= 0.12 : off < 0 && off >= -0.12
}

/** Whether two amounts of the source have this ratio: "Half the price", "a third of the money". */
export function isFractionOfKnown(found: FoundClaim, tokens: readonly Token[], evidence: Evidence): boolean {
  const shares = found.values.flatMap((value) => {
    const percent = Number(/^percent:(\d+(?:\.\d+)?)$/.exec(value)?.[1])
    return percent > 0 && percent < 100 ? [percent] : []
  })
  if (shares.length === 0) return false
  const rounding = readRounding(found, tokens)
  const room = rounding === undefined ? 0.5 : 4
  // "Over a third" for 38 percent, "fast die Hälfte" for 43: on the right side, and at most 15 percent off.
  const isAbout = (share: number, part: number): boolean => {
    if (Math.abs(part - share) <= room) return true
    if (rounding === undefined || rounding === 'near') return false
    const off = (part - share) / part
    return rounding === 'down' ? off > 0 && off <= 0.15 : off < 0 && off >= -0.15
  }
  // A percentage in figures must follow from two numbers of one sentence; "a third" may also follow from two that
  // are further apart.
  const isExact = found.number?.dimension === 'percent'
  const known = evidence.numbers
    .filter(({ dimension, amount }) => amount > 0 && dimension !== 'months')
    .slice(0, 60)
  return known.some((part) => {
    if (part.dimension === 'percent')
      return room > 1 && shares.some((share) => Math.abs(share - part.amount) <= room)
    return known.some(
      (whole) =>
        whole.dimension === part.dimension &&
        whole.amount > part.amount &&
        (!isExact || whole.around.sentence === part.around.sentence) &&
        (part.dimension.startsWith('price') ||
          (part.words.length > 0 && part.words.some((word) => whole.words.includes(word))) ||
          (part.words.length === 0 && part.dimension === '')) &&
        shares.some((share) => isAbout(share, (part.amount / whole.amount) * 100)),
    )
  })
}

/**
 * Whether the number is that of the entries on the other side of the colon: "Haydn, Hensel, Schostakowitsch: drei
 * Komponisten".
 */
export function isListEntryCount(found: FoundClaim, tokens: readonly Token[]): boolean {
  const amount = Number(found.number?.numbers[0])
  if (found.number?.dimension !== '' || !(amount >= 2 && amount <= 12)) return false
  // Twelve entries of four words are shorter. Without a limit, a long text would be searched for each of its
  // numbers.
  if (tokens.length > 200) return false
  const colon = tokens.findIndex(({ text }, index) => text === ':' && tokens[index + 1]?.gap !== '')
  if (colon < 0) return false
  const other = found.start < colon ? tokens.slice(colon + 1) : tokens.slice(0, colon)
  let entries = 1
  let length = 0
  let isLast = false
  for (const [index, token] of other.entries()) {
    // "Vossberg, Talas und Pohlmann lesen am 20.": what follows the last entry applies to all.
    if (isLast && length > 0) return entries === amount
    if (/^[.!?;]$/.test(token.text))
      return index > other.length - 2 && entries === amount && length > 0 && length < 5
    if (token.text === ',' || /^(?:and|und|&)$/.test(token.low)) {
      if (length > 4) return false
      // ", and" is one separator.
      if (length > 0) entries++
      isLast = token.text !== ',' && found.start < colon
      length = 0
    } else length++
  }
  return entries === amount && length > 0 && length < 5
}
