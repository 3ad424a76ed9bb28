import { calculateWeekday, type DateParts } from '../read/date-parts'
import { formatCanonicalNumber } from '../read/digits'
import { endsClosingPeriod } from '../read/open-days'
import type { FoundClaim } from '../read/read-claims'
import { readPerUnits } from '../read/read-per-units'
import { findSeasonBefore, formatSeasonValue } from '../read/seasons'
import { findUnit } from '../read/units'
import { functionWords } from '../words/common-words'
import { stem } from '../words/stems'
import type { Token } from '../words/tokens'
import { addValue, anyCountedThing, type Evidence, formatDateKey, type KnownNumber } from './evidence'
import { doorPattern, isFactor, parseTimeValue } from './number-context'
import type { Surroundings } from './surroundings'

const hedgePattern =
  /^(?:over|than|about|around|nearly|almost|roughly|approximately|uber|als|rund|etwa|knapp|fast|circa|ca|mindestens|least|ungefahr|up|bis)$/

/** Adds what a claim in the evidence says: its values, and its number, day, time or age. */
export function addEvidenceClaim(
  evidence: Evidence,
  tokens: readonly Token[],
  found: FoundClaim,
  text: string,
  around: Surroundings,
): void {
  const { number } = found
  const words = [...found.words]
  // "1,160 homes, up from 300": what the second number counts was named before.
  const isShort =
    number !== undefined && words.length === 0 && functionWords.has(tokens[found.start - 1]?.low ?? '')
  // If no word after the number says what it counts, the words before it do: "Workshops insgesamt 4".
  if (number && words.length === 0 && !isShort)
    for (let back = found.start - 1; back >= 0 && found.start - back < 4; back--) {
      const token = tokens[back]
      if (token?.kind !== 'word' || tokens[back + 1]?.first) break
      if (!functionWords.has(token.low)) words.push(stem(token.low))
    }
  // "98 pp." may be pages or anything else.
  const isCut = words.length > 0 && words.every((word) => word.length < 3)
  for (const value of found.values)
    addValue(evidence.values, value, isShort || isCut ? [anyCountedThing] : words)
  for (const parts of found.dates ?? []) {
    addDate(evidence, parts, text)
    const season = parts.year === undefined ? undefined : findSeasonBefore(tokens, found.start)
    if (season !== undefined)
      for (const value of [formatSeasonValue(season), formatSeasonValue(season, parts.year)])
        addValue(evidence.values, value, [])
  }
  if (found.dates && endsClosingPeriod(tokens, found.start) && evidence.closedUntil.length < 50)
    evidence.closedUntil.push(...found.dates.filter(({ day }) => day !== undefined))
  if (found.kind === 'time' && evidence.timeTexts.length < 50) evidence.timeTexts.push(text)
  if (found.kind === 'time' && isDoorTime(tokens, found))
    for (const minutes of found.values.flatMap((value) => parseTimeValue(value)))
      evidence.doorTimes.add(minutes)
  addMoments(evidence, found, text, around)
  addAge(evidence, tokens, found)
  if (!number) return
  if (number.code?.startsWith('tel ')) {
    const digits = number.code.slice(4)
    const end = digits.slice(-6)
    evidence.phones.set(end, [...(evidence.phones.get(end) ?? []).slice(0, 20), digits])
  }
  const last = number.code === undefined ? undefined : /(?<!\d)\d{1,15}$/.exec(number.code)?.[0]
  if (last && !number.code?.startsWith('tel ')) addValue(evidence.values, `number:${Number(last)}`, [])
  // A version is also evidence for its prefixes: 2.4 for 2.4.1.
  const version = number.code?.split('.') ?? []
  for (let parts = 2; parts < Math.min(version.length, 6); parts++)
    addValue(evidence.values, `number:${version.slice(0, parts).join('.')}`, [])
  for (const part of number.parts ?? []) addValue(evidence.values, `number:${part}`, words)
  if (number.code !== undefined) return
  const factor = number.unit?.factor ?? 1
  for (const amount of number.numbers) {
    if (number.dimension !== '')
      evidence.rawAmounts.add(String(Number((Number(amount) / factor).toPrecision(12))))
    else if (number.ordinal) evidence.ordinals.add(amount)
    else if (tokens.length < 4 || tokens[found.start - 1]?.text === ':') evidence.lone.add(amount)
  }
  if (tokens[found.start - 1]?.text === ':') addLabelledNumber(evidence, tokens, found)
  const before = tokens[found.start - 1]?.low ?? ''
  const known: KnownNumber = {
    text,
    values: found.values,
    amount: Number(number.numbers[0]),
    dimension: number.dimension,
    words: found.words,
    isHedged: hedgePattern.test(before),
    isFactor: isFactor(tokens, found),
    per: readPerUnits(tokens, found.start, found.end),
    around,
  }
  evidence.numbers.push(known)
  if (number.dimension === 'time' && /^(?:before|vor)$/.test(tokens[found.end]?.low ?? ''))
    evidence.offsets.add(known.amount)
  addKnownNumber(evidence.amounts, known.dimension, known)
  for (const word of new Set(found.words))
    addKnownNumber(evidence.counted, `${known.dimension} ${word}`, known)
}

function addMoments({ moments }: Evidence, found: FoundClaim, text: string, around: Surroundings): void {
  if (moments.length >= 200 || around.sentence < 0) return
  if (found.kind === 'time')
    moments.push({ kind: 'time', text, values: found.values, weekday: undefined, around })
  for (const parts of found.dates ?? []) {
    const { month, day } = parts
    const weekday = parts.weekday ?? calculateWeekday(parts)
    if (month !== undefined && day !== undefined)
      moments.push({ kind: 'day', text, values: [`${month}-${day}`], weekday, around })
    else if (weekday !== undefined && month === undefined)
      moments.push({ kind: 'weekday', text, values: [], weekday, around })
  }
}

/** Whether a time is when the doors open: "Einlass ab 19 Uhr", "19:00 | Doors, mulled apple juice". */
function isDoorTime(tokens: readonly Token[], { start, end }: FoundClaim): boolean {
  for (let index = start - 1; index >= 0 && start - index < 4 && !tokens[index + 1]?.first; index--)
    if (doorPattern.test(tokens[index]?.low ?? '')) return true
  for (let index = end; index < end + 2 && !tokens[index]?.first; index++)
    if (doorPattern.test(tokens[index]?.low ?? '')) return true
  return false
}

/** Adds ages and birth years: "Theda Wohlers, 36, climbs", "aged 88", "(41)", "born in 1938". */
function addAge(
  evidence: Evidence,
  tokens: readonly Token[],
  { start, end, number, dates }: FoundClaim,
): void {
  const before = tokens[start - 1]
  const year = dates?.find(({ month }) => month === undefined)?.year ?? dates?.[0]?.year
  const isBirth = tokens
    .slice(Math.max(0, start - 4), start)
    .some(({ low, text }) => /^(?:born|geboren|geb|jahrgang|birth)$/.test(low) || text === '*')
  if (year !== undefined && isBirth) evidence.births.add(year)
  const amount = Number(number?.numbers[0])
  if (number?.dimension !== '' || !Number.isInteger(amount) || amount < 1 || amount > 115) return
  const isNamed = (token: Token | undefined) => token?.kind === 'word' && /^\p{Lu}/u.test(token.text)
  const closes = /^[,.)]$/.test(tokens[end]?.text ?? '')
  if (closes && /^[,(]$/.test(before?.text ?? '') && isNamed(tokens[start - 2])) evidence.ages.add(amount)
  if (
    /^(?:aged|age|alter|mit|at|is|ist|von|turned|turns)$/.test(before?.low ?? '') &&
    number.ordinal === false
  )
    evidence.ages.add(amount)
}

/** Adds the number in the unit that the field name ends in: "fee_cents: 2500", "dauer_min: 90". */
function addLabelledNumber(
  evidence: Evidence,
  tokens: readonly Token[],
  { start, number }: FoundClaim,
): void {
  const name = tokens[start - 2]
  if (name?.kind !== 'word' || number?.dimension !== '' || number.numbers.length === 0) return
  const amount = Number(number.numbers[0])
  if (/^(?:cents?|pence)$/.test(name.low))
    for (const currency of ['EUR', 'USD', 'GBP', 'CHF'])
      addValue(evidence.values, `price:${currency}:${(amount / 100).toFixed(2)}`, [anyCountedThing])
  const unit = findUnit(name.low)
  if (unit && tokens[start - 3] !== undefined)
    addValue(
      evidence.values,
      `${unit.dimension === 'time' ? 'duration' : unit.dimension}:${formatCanonicalNumber(amount * unit.factor)}`,
      [anyCountedThing],
    )
}

function addKnownNumber(map: Map<string, KnownNumber[]>, key: string, number: KnownNumber): void {
  const list = map.get(key)
  if (!list) map.set(key, [number])
  else if (list.length < 200) list.push(number)
}

function addDate(evidence: Evidence, parts: DateParts, text: string): void {
  const { year, month, day, weekday } = parts
  if (year !== undefined) evidence.years.add(year)
  if (weekday !== undefined) {
    evidence.weekdays.add(weekday)
    evidence.statedWeekdays.add(weekday)
  }
  if (day !== undefined) {
    evidence.daysOfMonth.add(day)
    if (month !== undefined && !evidence.dayTexts.has(formatDateKey(parts)))
      evidence.dayTexts.set(formatDateKey(parts), text)
    if (evidence.dateTexts.length < 50 && !evidence.dateTexts.includes(text)) evidence.dateTexts.push(text)
  }
  if (month === undefined) return
  for (const key of new Set([formatDateKey(parts), formatDateKey({ month })])) {
    const known = evidence.dates.get(key) ?? []
    const isNew = !known.some((one) => one.year === year && one.day === day && one.weekday === weekday)
    if (isNew && known.length < 100) evidence.dates.set(key, [...known, parts])
  }
}
