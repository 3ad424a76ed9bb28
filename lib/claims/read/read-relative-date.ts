import type { Token } from '../words/tokens'
import type { ReadingMode } from './date-parts'
import { weekdayAt } from './date-words'
import { readNumberWords } from './number-words'

const lowAt = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? ''

const relativeDateByWord: Record<string, string> = {
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  tonight: 'tonight',
  ubermorgen: 'in-2-days',
  uebermorgen: 'in-2-days',
  vorgestern: 'ago-2-days',
  gestern: 'yesterday',
  diesjahrig: 'this-year',
  diesjaehrig: 'this-year',
  letztjahrig: 'last-year',
  vorjahrig: 'last-year',
}

const directionPatterns: [RegExp, string][] = [
  [/^(?:this|dies(?:e[rsnm]?)?)$/, 'this'],
  [/^(?:next|upcoming|coming|nachste[rsnm]?|naechste[rsnm]?|kommende[rsnm]?)$/, 'next'],
  [/^(?:last|previous|letzte[rsnm]?|vorige[rsnm]?|vergangene[rsnm]?)$/, 'last'],
]
const spanPatterns: [RegExp, string][] = [
  [/^(?:week|woche)$/, 'week'],
  [/^(?:weekend|wochenende)$/, 'weekend'],
  [/^(?:month|monat|monats)$/, 'month'],
  [/^(?:year|jahr|jahres|jahre)$/, 'year'],
  [/^(?:summer|sommer)$/, 'summer'],
  [/^(?:winter)$/, 'winter'],
  [/^(?:spring|fruhling|fruhjahr)$/, 'spring'],
  [/^(?:autumn|fall|herbst)$/, 'autumn'],
  [/^(?:season|saison)$/, 'season'],
  [/^(?:morning|morgen|fruh)$/, 'morning'],
  [/^(?:afternoon|nachmittag)$/, 'afternoon'],
  [/^(?:evening|abend)$/, 'evening'],
  [/^(?:night|nacht)$/, 'night'],
]
const countedUnitPatterns: [RegExp, string][] = [
  [/^(?:days?|tage?n?)$/, 'days'],
  [/^(?:weeks?|wochen?)$/, 'weeks'],
  [/^(?:months?|monate?n?)$/, 'months'],
  [/^(?:years?|jahre?n?)$/, 'years'],
]
const findPatternName = (table: readonly [RegExp, string][], word: string): string | undefined =>
  word === '' || word.length > 20 ? undefined : table.find(([form]) => form.test(word))?.[1]

/** Verbs that ask the reader to act: "Book today" says nothing about a day. */
const callToActionPattern =
  /^(?:book|order|get|buy|sign|register|join|try|start|shop|subscribe|download|grab|reserve|apply|follow|visit|donate|share|secure|check|learn|read|discover|see|find|contact|call|claim|save)$/

/** How relative dates begin, to skip all other words quickly. */
const relativeDateStartPattern =
  /^(?:to|ye|day|heu|mor|ub|ueb|vor|ge|die|thi|let|las|nex|up|com|na|kom|pre|ver|in|wi|bin|af)/

export type FoundRelativeDate = { end: number; values: string[] }

/**
 * Reads dates that are relative to the day of writing: "tomorrow", "nächste Woche", "heute Abend", "in drei Tagen".
 */
export function readRelativeDate(
  tokens: readonly Token[],
  start: number,
  reading: ReadingMode,
): FoundRelativeDate | undefined {
  const token = tokens[start]
  if (token?.kind !== 'word' || reading.languages.length === 0) return undefined
  if (!relativeDateStartPattern.test(token.low)) return undefined
  const done = (end: number, ...names: string[]): FoundRelativeDate => ({
    end,
    values: names.map((name) => `date:relative:${name}`),
  })
  const word = token.low
  const german = reading.languages.includes('de')
  const english = reading.languages.includes('en')
  const next = lowAt(tokens, start + 1)
  if (english && word === 'day' && (next === 'after' || next === 'before')) {
    const base = lowAt(tokens, start + 2)
    if (base === 'tomorrow') return done(start + 3, 'in-2-days')
    if (base === 'yesterday') return done(start + 3, 'ago-2-days')
  }
  if (english && word === 'today') return isCallToAction(tokens, start) ? undefined : done(start + 1, 'today')
  if (german && word === 'heute') {
    if (lowAt(tokens, start - 1) === 'noch' && !reading.isEvidence) return undefined
    const part = findPatternName(spanPatterns, next)
    const all = reading.isEvidence ? ['today'] : []
    if (part === 'evening') return done(start + 2, 'tonight', 'this-evening', ...all)
    if (part === 'night') return done(start + 2, 'tonight', 'this-night', ...all)
    if (part === 'morning' || part === 'afternoon') return done(start + 2, `this-${part}`, ...all)
    return done(start + 1, 'today')
  }
  if (german && word === 'morgen') {
    // Capitalized, "Morgen" is the morning, unless it opens a sentence.
    const before = tokens[start - 1]
    const opens =
      token.first || before === undefined || (before.kind === 'sign' && !/^[,-]$/.test(before.text))
    const isTomorrow = token.text === 'morgen' || (opens && !/^(?:ist|war|allerseits|zusammen)$/.test(next))
    if (isTomorrow && !/^(?:guten|jeden|am|heute|gestern|ubermorgen|diesen)$/.test(before?.low ?? '')) {
      const part = findPatternName(spanPatterns, next)
      return done(part ? start + 2 : start + 1, 'tomorrow')
    }
    return undefined
  }
  const known =
    relativeDateByWord[word] ??
    (/^(?:dies|letzt|vor)ja(?:e)?hrig/.test(word)
      ? relativeDateByWord[word.replace(/e[nrsm]?$/, '')]
      : undefined)
  if (known)
    return (
      known === 'tonight' || known === 'tomorrow' || known === 'yesterday'
        ? english || word === 'gestern'
        : german
    )
      ? done(start + 1, known)
      : undefined
  const direction = findPatternName(directionPatterns, word)
  if (direction) {
    const article = lowAt(tokens, start - 1)
    // "the last week of the exhibition", "the coming years"
    if (
      article === 'the' ||
      ((article === 'die' || article === 'der' || article === 'das') &&
        direction === 'last' &&
        lowAt(tokens, start - 2) !== 'in')
    )
      return undefined
    if (direction === 'this' && /^dies$/.test(word)) return undefined
    const span = findPatternName(spanPatterns, next)
    if (span) {
      const more = span === 'evening' || span === 'night' ? (direction === 'this' ? ['tonight'] : []) : []
      return done(start + 2, `${direction}-${span}`, ...more)
    }
    const weekday = weekdayAt(tokens, start + 1)
    return weekday === undefined ? undefined : done(start + 2, `${direction}-weekday-${weekday}`)
  }
  if (/^(?:in|vor|within|innerhalb|binnen|nach|after)$/.test(word)) {
    const from = start + (next === 'von' || next === 'just' || next === 'nur' || next === 'only' ? 2 : 1)
    const count = readCount(tokens, from, reading)
    const unit = count && findPatternName(countedUnitPatterns, lowAt(tokens, count.until))
    if (!count || !unit) return undefined
    if (word === 'vor') return german ? done(count.until + 1, `ago-${count.value}-${unit}`) : undefined
    // "in 20 Jahren Vereinsgeschichte" and "after three days" may refer to any time: these are durations.
    const isWithin = reading.isEvidence && /^(?:within|innerhalb|binnen)$/.test(word)
    if ((word !== 'in' && !isWithin) || unit === 'years') return undefined
    return done(count.until + 1, `in-${count.value}-${unit}`)
  }
  return undefined
}

function readCount(
  tokens: readonly Token[],
  start: number,
  reading: ReadingMode,
): { value: number; until: number } | undefined {
  const token = tokens[start]
  if (token?.kind === 'digits')
    return token.text.length < 4 ? { value: Number(token.text), until: start + 1 } : undefined
  if (token?.kind !== 'word') return undefined
  if (/^(?:a|an)$/.test(token.low)) return { value: 1, until: start + 1 }
  for (const language of reading.languages) {
    const number = readNumberWords(tokens, start, language)
    if (number) return number
  }
  return undefined
}

function isCallToAction(tokens: readonly Token[], index: number): boolean {
  const after = tokens[index + 1]
  if (after && after.kind === 'word' && !after.first && !/^(?:at|on|via|and)$/.test(after.low)) return false
  for (let back = index; back >= 0 && index - back < 14; back--) {
    const token = tokens[back]
    if (!token) return false
    const before = tokens[back - 1]
    const opens = token.first || before === undefined || /^[.!?:–—]$/.test(before.text)
    if (opens) return callToActionPattern.test(token.low)
  }
  return false
}
