import { type Evidence, hasWordWithPrefix } from '../evidence/evidence'
import { formatCanonicalNumber } from '../read/digits'
import { saysOpen } from '../read/open-days'
import type { FoundClaim } from '../read/read-claims'
import { findUnit } from '../read/units'
import { stem } from '../words/stems'
import type { Token } from '../words/tokens'
import { isPerCountedThing } from './multiplied-numbers'

/**
 * What follows for a sentence from its sources beyond an equal value: a bound, a frequency, one person's share of a
 * price, the days on which something is closed. All pure; most look at a bounded number of tokens and amounts.
 */

const maxAmounts = 60
const lowAt = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? ''

const belowPattern = /^(?:under|below|unter|beneath)$/
const abovePattern = /^(?:over|above|uber|ueber|exceeding)$/
const thanPattern = /^(?:than|als)$/
const lessPattern = /^(?:less|fewer|weniger|cheaper|kurzer|shorter|gunstiger)$/
const morePattern = /^(?:more|mehr|longer|langer|teurer)$/
const negationPattern =
  /^(?:no|none|not|nothing|nobody|never|neither|kein|keine[nrms]?|nicht|nichts|nie|niemand)$/

/** Returns the side of the number that the amount is on; a denial such as "none of them is more than" reverses it. */
function readBoundSide({ start }: FoundClaim, tokens: readonly Token[]): 'below' | 'above' | undefined {
  const [near, far] = [lowAt(tokens, start - 1), lowAt(tokens, start - 2)]
  const said =
    belowPattern.test(near) || (thanPattern.test(near) && lessPattern.test(far))
      ? 'below'
      : abovePattern.test(near) || (thanPattern.test(near) && morePattern.test(far))
        ? 'above'
        : undefined
  if (said === undefined) return undefined
  for (let back = start - 1; back >= 0 && start - back < 9; back--) {
    const token = tokens[back]
    if (!token || /^[.!?;:]$/.test(token.text)) break
    if (negationPattern.test(token.low)) return said === 'below' ? 'above' : 'below'
  }
  return said
}

/**
 * Whether a round number is a true bound of a known amount close to it: "under ten seconds" for nine, "none is more
 * than £7" for £6.80.
 */
export function isTrueBound(found: FoundClaim, tokens: readonly Token[], evidence: Evidence): boolean {
  const { number } = found
  const side = readBoundSide(found, tokens)
  if (!side || !number) return false
  const factor = number.unit?.factor ?? 1
  const isRound = (amount: number) => amount % 5 === 0 || amount < 10
  return number.numbers.some((text) => {
    const own = Number(text)
    if (!(own > 0) || !isRound(own / factor)) return false
    return (evidence.amounts.get(number.dimension) ?? []).slice(0, maxAmounts).some(({ amount }) => {
      const off = Math.abs(own - amount) / Math.max(own, amount)
      return off > 0 && off <= 0.25 && (side === 'below' ? amount < own : amount > own)
    })
  })
}

/** Whether a frequency matches a known interval: "three times an hour" for every 20 minutes. */
export function isKnownFrequency(
  { number, end, start }: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
): boolean {
  const amount = Number(number?.numbers[0])
  if (number?.dimension !== '' || !(amount >= 1 && amount <= 60)) return false
  let at = end
  if (/^(?:times?|mal)$/.test(lowAt(tokens, at))) at++
  else if (
    !/(?:mal|ce)$/.test(lowAt(tokens, start)) &&
    !/^(?:boats?|buses?|trains?|busse|zuge)$/.test(lowAt(tokens, at))
  )
    return false
  else if (lowAt(tokens, start).endsWith('mal') === false) at++
  while (at < end + 4 && /^(?:an?|in|per|pro|each|every|der|die|jede|jeder|am)$/.test(lowAt(tokens, at))) at++
  const unit = findUnit(lowAt(tokens, at))
  if (unit?.dimension !== 'time') return false
  const every = unit.factor / amount
  return (evidence.amounts.get('time') ?? []).slice(0, maxAmounts).some((one) => one.amount === every)
}

/**
 * Whether the number is that of the weekdays in the evidence: "three nights a week" for Mondays, Wednesdays and
 * Fridays.
 */
export function isWeekdayCount(
  { number, end }: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
): boolean {
  if (number?.dimension !== '' && number?.dimension !== 'time') return false
  const amount = Number(number.numbers[0]) / (number.unit?.factor ?? 1)
  const ahead = [0, 1, 2, 3, 4].map((step) => lowAt(tokens, end + step))
  const week = ahead.findIndex((word) => /^(?:week|woche)$/.test(word))
  if (week < 0 || !/^(?:an?|per|pro|the|each|every|die|der|jede)$/.test(ahead[week - 1] ?? '')) return false
  if (saysOpen(tokens, 0, Math.min(tokens.length, 60)) && evidence.openDays.size === amount) return true
  return amount > 1 && evidence.statedWeekdays.size === amount
}

/**
 * Whether a price is one share of a known price: "£57 each" for £114 for two, "9 Euro pro Flasche" for 54 Euro for
 * six.
 */
export function isShareOfPrice(found: FoundClaim, tokens: readonly Token[], evidence: Evidence): boolean {
  const { number, start, end } = found
  if (!number?.dimension.startsWith('price')) return false
  const near = tokens.slice(Math.max(0, start - 4), end + 4).map(({ low }) => low)
  const isEach = near.some((word) => /^(?:each|apiece|person|head|kopf|nase|jede[rn]?|je)$/.test(word))
  const isPerThing =
    /^(?:per|pro|an?|die|das|der|the)$/.test(lowAt(tokens, end)) && tokens[end + 1]?.kind === 'word'
  if (!isEach && !isPerThing) return false
  const sizes = [2, 3, 4, 5, 6, 8, 9, 10, 12, 16, 20, 24].filter((size) =>
    isEach && size <= 6 ? true : evidence.values.has(`number:${size}`) || hasPackOfSize(size, evidence),
  )
  // If the source gives the number of sessions, "12 Euro pro Termin" is calculated from that instead.
  if (isPerCountedThing(found, tokens, evidence)) return false
  const known = (evidence.amounts.get(number.dimension) ?? []).slice(0, maxAmounts)
  return number.numbers.some((text) =>
    known.some(({ amount }) => sizes.some((size) => formatCanonicalNumber(amount / size) === text)),
  )
}

const packPrefixBySize: Record<number, string> = {
  2: 'zweier',
  3: 'dreier',
  4: 'vierer',
  5: 'funfer',
  6: 'sechser',
  8: 'achter',
  10: 'zehner',
  12: 'zwolfer',
}

/** Whether the evidence names a pack of this size: "Sechserkarton", "Zehnerkarte". */
function hasPackOfSize(size: number, evidence: Evidence): boolean {
  const pack = packPrefixBySize[size]
  return pack !== undefined && hasWordWithPrefix(evidence.sorted().words, pack)
}

/**
 * Whether a time is a true bound of a known time: "before five in the morning" for 4.40, "shortly before midnight"
 * for 23.50. The known time must be within the hour on the right side.
 */
export function isTrueTimeBound(
  { start, values }: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
): boolean {
  const word = lowAt(tokens, start - 1)
  const isBefore = /^(?:before|vor|by|bis)$/.test(word)
  if (!isBefore && !/^(?:after|nach|past)$/.test(word)) return false
  const isShort = /^(?:shortly|just|kurz|knapp|bald)$/.test(lowAt(tokens, start - 2))
  if (/^(?:by|bis)$/.test(word) && !isShort) return false
  const room = isShort ? 20 : 60
  const known = parseTimeValues(
    [...evidence.values.keys()].filter((value) => value.startsWith('time:')).slice(0, 200),
  )
  return parseTimeValues(values).some((own) =>
    known.some((other) => {
      const apart = ((isBefore ? own - other : other - own) + 1440) % 1440
      return apart > 0 && apart < room
    }),
  )
}

const parseTimeValues = (values: readonly string[]): number[] =>
  values.flatMap((value) => {
    const [, hours, minutes] = /^time:(\d+):(\d+)$/.exec(value) ?? []
    return hours === undefined ? [] : [60 * Number(hours) + Number(minutes)]
  })

const closedPattern = /^(?:closed|shut|zu|geschlossen|ruhetage?|schliesst|pause|closes)$/

/**
 * Whether the text may say "Closed on Mondays": the source names the days on which it is open, and this is not one
 * of them.
 */
export function isClosedDay(
  weekday: number | undefined,
  tokens: readonly Token[],
  evidence: Evidence,
): boolean {
  if (weekday === undefined || evidence.openDays.size < 3 || evidence.openDays.has(weekday)) return false
  return tokens.slice(0, 60).some(({ low }) => closedPattern.test(low))
}

/**
 * Whether a short quote is in the source in another inflection: „überfälliger Schritt“ for „einem überfälligen
 * Schritt“.
 */
export const hasInflectedQuote = (quoted: readonly string[], evidence: Evidence): boolean => {
  if (evidence.language !== 'de' || quoted.length < 2 || quoted.length > 3) return false
  const { ids, stream } = evidence.wordStream()
  const known = new Map<string, Set<number>>()
  for (const [word, id] of ids) {
    const base = stem(word)
    const same = known.get(base) ?? new Set()
    known.set(base, same.add(id))
  }
  const sought = quoted.map((word) => known.get(stem(word)))
  return stream.some((_, at) => sought.every((some, step) => some?.has(stream[at + step] ?? 0)))
}

const lastEntryPattern =
  /^(?:letzte[rnms]?|last|latest|einlass|eintritt|kassenschluss|kasse|entry|admission|doors?|kitchen|kuche|orders?|bestellungen?|checkout)$/

/**
 * Whether a time is the last entry: "Letzter Einlass: 20 Uhr" for a source that is open until nine and admits no
 * one in the last hour.
 */
export function isLastEntryTime(
  { start, end, values }: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
): boolean {
  if (evidence.offsets.size === 0) return false
  if (!tokens.slice(Math.max(0, start - 12), end + 12).some(({ low }) => lastEntryPattern.test(low)))
    return false
  const known = new Set(
    parseTimeValues([...evidence.values.keys()].filter((value) => value.startsWith('time:'))),
  )
  return parseTimeValues(values).some((own) =>
    [...evidence.offsets].some((seconds) => known.has((own + seconds / 60) % 1440)),
  )
}
