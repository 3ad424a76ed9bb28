import { functionWords } from './common-words'
import { type DateParts, weekdayOf } from './date-parts'
import { canonical } from './digits'
import { add, anything, dateKey, type Evidence, type KnownNumber } from './evidence'
import { doorWord, isFactor, minutesOf } from './number-signs'
import { endsClosing } from './open-days'
import { perOf } from './per'
import type { Found } from './read-claims'
import { seasonBefore, seasonValue } from './seasons'
import { stem } from './stems'
import type { Surroundings } from './surroundings'
import type { Token } from './tokens'
import { unitOf } from './units'

const hedges =
  /^(?:over|than|about|around|nearly|almost|roughly|approximately|uber|als|rund|etwa|knapp|fast|circa|ca|mindestens|least|ungefahr|up|bis)$/

/** Adds what a claim in the evidence says: its values, and its number, day, time or age. */
export function addFound(
  evidence: Evidence,
  tokens: readonly Token[],
  found: Found,
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
  for (const value of found.values) add(evidence.values, value, isShort || isCut ? [anything] : words)
  for (const parts of found.dates ?? []) {
    addDate(evidence, parts, text)
    const season = parts.year === undefined ? undefined : seasonBefore(tokens, found.start)
    if (season !== undefined)
      for (const value of [seasonValue(season), seasonValue(season, parts.year)])
        add(evidence.values, value, [])
  }
  if (found.dates && endsClosing(tokens, found.start) && evidence.closedUntil.length < 50)
    evidence.closedUntil.push(...found.dates.filter(({ day }) => day !== undefined))
  if (found.kind === 'time' && evidence.timeTexts.length < 50) evidence.timeTexts.push(text)
  if (found.kind === 'time' && isOfDoors(tokens, found))
    for (const minutes of found.values.flatMap((value) => minutesOf(value))) evidence.doorTimes.add(minutes)
  addMoments(evidence, found, text, around)
  addAge(evidence, tokens, found)
  if (!number) return
  if (number.code?.startsWith('tel ')) {
    const digits = number.code.slice(4)
    const end = digits.slice(-6)
    evidence.phones.set(end, [...(evidence.phones.get(end) ?? []).slice(0, 20), digits])
  }
  const last = number.code === undefined ? undefined : /(?<!\d)\d{1,15}$/.exec(number.code)?.[0]
  if (last && !number.code?.startsWith('tel ')) add(evidence.values, `number:${Number(last)}`, [])
  // A version is also evidence for its prefixes: 2.4 for 2.4.1.
  const version = number.code?.split('.') ?? []
  for (let parts = 2; parts < Math.min(version.length, 6); parts++)
    add(evidence.values, `number:${version.slice(0, parts).join('.')}`, [])
  for (const part of number.parts ?? []) add(evidence.values, `number:${part}`, words)
  if (number.code !== undefined) return
  const factor = number.unit?.factor ?? 1
  for (const amount of number.numbers) {
    if (number.dimension !== '')
      evidence.rawAmounts.add(String(Number((Number(amount) / factor).toPrecision(12))))
    else if (number.ordinal) evidence.ordinals.add(amount)
    else if (tokens.length < 4 || tokens[found.start - 1]?.text === ':') evidence.lone.add(amount)
  }
  if (tokens[found.start - 1]?.text === ':') addLabelled(evidence, tokens, found)
  const before = tokens[found.start - 1]?.low ?? ''
  const known: KnownNumber = {
    text,
    values: found.values,
    amount: Number(number.numbers[0]),
    dimension: number.dimension,
    words: found.words,
    isHedged: hedges.test(before),
    isFactor: isFactor(tokens, found),
    per: perOf(tokens, found.start, found.end),
    around,
  }
  evidence.numbers.push(known)
  if (number.dimension === 'time' && /^(?:before|vor)$/.test(tokens[found.end]?.low ?? ''))
    evidence.offsets.add(known.amount)
  pushTo(evidence.amounts, known.dimension, known)
  for (const word of new Set(found.words)) pushTo(evidence.counted, `${known.dimension} ${word}`, known)
}

function addMoments({ moments }: Evidence, found: Found, text: string, around: Surroundings): void {
  if (moments.length >= 200 || around.sentence < 0) return
  if (found.kind === 'time')
    moments.push({ kind: 'time', text, values: found.values, weekday: undefined, around })
  for (const parts of found.dates ?? []) {
    const { month, day } = parts
    const weekday = parts.weekday ?? weekdayOf(parts)
    if (month !== undefined && day !== undefined)
      moments.push({ kind: 'day', text, values: [`${month}-${day}`], weekday, around })
    else if (weekday !== undefined && month === undefined)
      moments.push({ kind: 'weekday', text, values: [], weekday, around })
  }
}

/** Whether a time is when the doors open: "Einlass ab 19 Uhr", "19:00 | Doors, mulled apple juice". */
function isOfDoors(tokens: readonly Token[], { start, end }: Found): boolean {
  for (let index = start - 1; index >= 0 && start - index < 4 && !tokens[index + 1]?.first; index--)
    if (doorWord.test(tokens[index]?.low ?? '')) return true
  for (let index = end; index < end + 2 && !tokens[index]?.first; index++)
    if (doorWord.test(tokens[index]?.low ?? '')) return true
  return false
}

/** Adds ages and birth years: "Theda Wohlers, 36, climbs", "aged 88", "(41)", "born in 1938". */
function addAge(evidence: Evidence, tokens: readonly Token[], { start, end, number, dates }: Found): void {
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
function addLabelled(evidence: Evidence, tokens: readonly Token[], { start, number }: Found): void {
  const name = tokens[start - 2]
  if (name?.kind !== 'word' || number?.dimension !== '' || number.numbers.length === 0) return
  const amount = Number(number.numbers[0])
  if (/^(?:cents?|pence)$/.test(name.low))
    for (const currency of ['EUR', 'USD', 'GBP', 'CHF'])
      add(evidence.values, `price:${currency}:${(amount / 100).toFixed(2)}`, [anything])
  const unit = unitOf(name.low)
  if (unit && tokens[start - 3] !== undefined)
    add(
      evidence.values,
      `${unit.dimension === 'time' ? 'duration' : unit.dimension}:${canonical(amount * unit.factor)}`,
      [anything],
    )
}

function pushTo(map: Map<string, KnownNumber[]>, key: string, number: KnownNumber): void {
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
    if (month !== undefined && !evidence.dayTexts.has(dateKey(parts)))
      evidence.dayTexts.set(dateKey(parts), text)
    if (evidence.dateTexts.length < 50 && !evidence.dateTexts.includes(text)) evidence.dateTexts.push(text)
  }
  if (month === undefined) return
  for (const key of new Set([dateKey(parts), dateKey({ month })])) {
    const known = evidence.dates.get(key) ?? []
    const isNew = !known.some((one) => one.year === year && one.day === day && one.weekday === weekday)
    if (isNew && known.length < 100) evidence.dates.set(key, [...known, parts])
  }
}
