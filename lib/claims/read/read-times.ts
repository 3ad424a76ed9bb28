import type { Token } from '../words/tokens'
import type { ReadingMode } from './date-parts'
import { readNumberWords } from './number-words'

/** A time of day in minutes since midnight; several if the text does not say morning or evening. */
export type FoundTime = { start: number; end: number; minutes: number[]; seconds?: number; isBare?: boolean }

const lowAt = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? ''
const touchesPrevious = (tokens: readonly Token[], index: number): boolean => tokens[index]?.gap === ''

function readUpToTwoDigits(tokens: readonly Token[], index: number): number | undefined {
  const token = tokens[index]
  return token?.kind === 'digits' && token.text.length <= 2 ? Number(token.text) : undefined
}

type FoundAmPm = { half: 'a' | 'p'; until: number }

/** Reads "pm", "p.m." or "PM". */
function readAmPm(tokens: readonly Token[], index: number, reading: ReadingMode): FoundAmPm | undefined {
  const word = lowAt(tokens, index)
  if (!reading.languages.includes('en') || tokens[index]?.first) return undefined
  const touching = touchesPrevious(tokens, index)
  if (word === 'pm' || (word === 'am' && (touching || reading.language !== 'de')))
    return { half: word === 'pm' ? 'p' : 'a', until: index + 1 }
  if (
    (word === 'a' || word === 'p') &&
    lowAt(tokens, index + 1) === '.' &&
    lowAt(tokens, index + 2) === 'm' &&
    touchesPrevious(tokens, index + 2)
  )
    return {
      half: word,
      until: lowAt(tokens, index + 3) === '.' && touchesPrevious(tokens, index + 3) ? index + 4 : index + 3,
    }
  return undefined
}

const afterNoonPattern =
  /^(?:abends|nachmittags|mittags|nachts|evening|afternoon|night|tonight|abend|nachmittag)$/
const beforeNoonPattern = /^(?:morgens|vormittags|fruh|morning|morgen|vormittag)$/

/** Returns the half of the day that the words around a time indicate. */
function inferAmPm(
  tokens: readonly Token[],
  start: number,
  end: number,
  hour?: number,
): 'a' | 'p' | undefined {
  const skip = /^(?:in|am|the|on|at|um|gegen|ab)$/
  let index = end
  while (index - end < 2 && skip.test(lowAt(tokens, index))) index++
  const near = [
    lowAt(tokens, index),
    lowAt(tokens, start - 1),
    skip.test(lowAt(tokens, start - 1)) ? lowAt(tokens, start - 2) : '',
  ]
  // "One at night" is after midnight.
  if (hour !== undefined && hour < 5 && near.some((word) => /^(?:nachts|night|nacht)$/.test(word))) return 'a'
  if (near.some((word) => afterNoonPattern.test(word) || /tag(?:nachmittag|abend|nacht)$/.test(word)))
    return 'p'
  return near.some((word) => beforeNoonPattern.test(word)) ? 'a' : undefined
}

const toHourOfDay = (hour: number, half: 'a' | 'p'): number => (hour % 12) + (half === 'p' ? 12 : 0)

function listPossibleMinutes(
  hour: number,
  minute: number,
  half: 'a' | 'p' | undefined,
  isOpen: boolean,
): number[] | undefined {
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return undefined
  if (half) return hour >= 1 && hour <= 12 ? [toHourOfDay(hour, half) * 60 + minute] : [hour * 60 + minute]
  if (isOpen && hour >= 1 && hour <= 12) return [(hour % 12) * 60 + minute, ((hour % 12) + 12) * 60 + minute]
  return [(hour % 24) * 60 + minute]
}

const isClockWord = (tokens: readonly Token[], index: number): boolean =>
  lowAt(tokens, index) === 'uhr' || lowAt(tokens, index) === "o'clock"

/** Reads the time of day that begins at a position, in digits or words. */
export function readTimeOfDay(
  tokens: readonly Token[],
  start: number,
  reading: ReadingMode,
): FoundTime | undefined {
  const token = tokens[start]
  if (token?.kind === 'word') return readSpokenTime(tokens, start, reading)
  const hour = readUpToTwoDigits(tokens, start)
  if (hour === undefined || hour > 24) return undefined
  const before = tokens[start - 1]
  if (
    before &&
    touchesPrevious(tokens, start) &&
    /^[.,:/]$/.test(before.text) &&
    tokens[start - 2]?.kind === 'digits' &&
    touchesPrevious(tokens, start - 1)
  )
    return undefined
  const isEnglish = reading.isEvidence || reading.language !== 'de'
  const minute =
    touchesPrevious(tokens, start + 1) && touchesPrevious(tokens, start + 2)
      ? readUpToTwoDigits(tokens, start + 2)
      : undefined
  const isPair = minute !== undefined && minute < 60 && tokens[start + 2]?.text.length === 2
  const sign = lowAt(tokens, start + 1)
  if (isPair && sign === ':') {
    let end = start + 3
    let seconds = touchesPrevious(tokens, end + 1) ? readUpToTwoDigits(tokens, end + 1) : undefined
    if (
      lowAt(tokens, end) === ':' &&
      touchesPrevious(tokens, end) &&
      touchesPrevious(tokens, end + 1) &&
      seconds !== undefined
    ) {
      if (seconds > 59) return undefined
      end += 2
    } else seconds = undefined
    const half = readAmPm(tokens, end, reading)
    if (half) end = half.until
    else if (isClockWord(tokens, end)) end++
    const said = half?.half ?? inferAmPm(tokens, start, end, hour)
    const minutes = listPossibleMinutes(
      hour,
      minute,
      hour <= 12 ? said : undefined,
      isEnglish && token?.text.length === 1 + Number(hour > 9) && !(lowAt(tokens, end - 1) === 'uhr'),
    )
    return minutes && { start, end, minutes, ...(seconds ? { seconds } : {}) }
  }
  if (isPair && sign === '.') {
    const half = readAmPm(tokens, start + 3, reading)
    if (half || isClockWord(tokens, start + 3)) {
      const end = half?.until ?? start + 4
      const minutes = listPossibleMinutes(
        hour,
        minute,
        half?.half ?? (hour <= 12 ? inferAmPm(tokens, start, end, hour) : undefined),
        false,
      )
      return minutes && { start, end, minutes }
    }
    return undefined
  }
  const half = readAmPm(tokens, start + 1, reading)
  if (half) {
    const minutes = hour >= 1 && hour <= 12 ? listPossibleMinutes(hour, 0, half.half, false) : undefined
    return minutes && { start, end: half.until, minutes }
  }
  if (isClockWord(tokens, start + 1)) {
    let end = start + 2
    const extra = sign === 'uhr' && !tokens[end]?.first ? readUpToTwoDigits(tokens, end) : undefined
    const isExtra =
      extra !== undefined &&
      extra < 60 &&
      tokens[end]?.text.length === 2 &&
      !/^[.:]$/.test(lowAt(tokens, end + 1))
    if (isExtra) end++
    const said = hour <= 12 ? inferAmPm(tokens, start, end, hour) : undefined
    const minutes = listPossibleMinutes(hour, isExtra ? extra : 0, said, sign !== 'uhr')
    return minutes && { start, end, minutes }
  }
  if (sign === 'h' && touchesPrevious(tokens, start + 1) && token?.text.length === 2 && hour > 5) {
    const extra = touchesPrevious(tokens, start + 2) ? readUpToTwoDigits(tokens, start + 2) : undefined
    if (extra !== undefined && extra < 60) return { start, end: start + 3, minutes: [hour * 60 + extra] }
  }
  if (
    /^(?:at|um)$/.test(lowAt(tokens, start - 1)) &&
    reading.languages.length > 0 &&
    endsTime(tokens, start + 1) &&
    !isChangeOfAmount(tokens, start + 1)
  ) {
    const minutes = listPossibleMinutes(hour, 0, inferAmPm(tokens, start, start + 1), true)
    return minutes && { start, end: start + 1, minutes, isBare: true }
  }
  return undefined
}

const afterTimePattern =
  /^(?:in|im|am|on|at|and|und|or|oder|for|für|fur|the|with|mit|geht|we|wir|to|bis|auf|beginnt|startet|starts|sharp|dabei|los)$/
const endsTime = (tokens: readonly Token[], index: number): boolean => {
  const next = tokens[index]
  if (next === undefined || next.first) return true
  if (next.kind === 'sign')
    return /^[!?;)…]$/.test(next.text) || (/^[.,]$/.test(next.text) && !touchesPrevious(tokens, index + 1))
  return next.kind === 'word' && afterTimePattern.test(next.low)
}

/** Whether "um" gives a difference and not a time: "Sinkt um 16 auf 149 Euro". */
const isChangeOfAmount = (tokens: readonly Token[], index: number): boolean =>
  lowAt(tokens, index) === 'auf' && tokens[index + 1]?.kind === 'digits'

const minutesByGermanWord: Record<string, number> = { funf: 5, zehn: 10, zwanzig: 20 }
const minutesByEnglishWord: Record<string, number> = { half: 30, quarter: 15, ten: 10, twenty: 20, five: 5 }

/** How times in words begin, to skip all other words quickly. */
const timeStartPattern =
  /^(?:noon|mid|mitt|half|halb|quart|viert|dreiv|ein|on|z[ew]|t[ewh]|d?rei|f[iou]|s[ei]|acht|neun|nin|el|eig)/

function readSpokenTime(
  tokens: readonly Token[],
  start: number,
  reading: ReadingMode,
): FoundTime | undefined {
  const word = lowAt(tokens, start)
  if (!timeStartPattern.test(word)) return undefined
  const english = reading.languages.includes('en')
  const german = reading.languages.includes('de')
  if (english && (word === 'noon' || word === 'midday')) return { start, end: start + 1, minutes: [720] }
  if ((english && word === 'midnight') || (german && word === 'mitternacht'))
    return { start, end: start + 1, minutes: [0] }
  const hourAt = (index: number): { hour: number; until: number } | undefined => {
    const digits = readUpToTwoDigits(tokens, index)
    if (digits !== undefined)
      return digits >= 1 && digits <= 12 ? { hour: digits, until: index + 1 } : undefined
    for (const language of reading.languages) {
      const number = readNumberWords(tokens, index, language)
      if (
        number &&
        !number.ordinal &&
        Number.isInteger(number.value) &&
        number.value >= 1 &&
        number.value <= 12
      )
        return { hour: number.value, until: number.until }
    }
    return undefined
  }
  const both = (minutes: number, from: number, end: number): FoundTime => {
    const said = readAmPm(tokens, end, reading)
    const half = said?.half ?? inferAmPm(tokens, from, end)
    const base = ((minutes % 720) + 720) % 720
    return {
      start: from,
      end: said?.until ?? (isClockWord(tokens, end) ? end + 1 : end),
      minutes: half ? [base + (half === 'p' ? 720 : 0)] : [base, base + 720],
    }
  }
  const link = lowAt(tokens, start + 1)
  const part = minutesByEnglishWord[word]
  if (english && part !== undefined && /^(?:past|to|after)$/.test(link)) {
    const hour = hourAt(start + 2)
    // "From ten to four" are two times.
    const isRange = link === 'to' && /^(?:from|between|open)$/.test(lowAt(tokens, start - 1))
    if (hour && !isRange) return both(hour.hour * 60 + (link === 'to' ? -part : part), start, hour.until)
  }
  // British: "half six" is half past six.
  if (
    english &&
    word === 'half' &&
    (/^(?:at|from|until|till|by|to|-|–)$/.test(lowAt(tokens, start - 1)) ||
      /^(?:to|until|till|-|–)$/.test(lowAt(tokens, start + 2)))
  ) {
    const hour = hourAt(start + 1)
    if (hour) return both(hour.hour * 60 + 30, start, hour.until)
  }
  if (german && word === 'halb') {
    const hour = hourAt(start + 1)
    if (hour) return both(hour.hour * 60 - 30, start, hour.until)
  }
  if (german && word === 'viertel' && /^(?:nach|vor)$/.test(link)) {
    const hour = hourAt(start + 2)
    if (hour) return both(hour.hour * 60 + (link === 'vor' ? -15 : 15), start, hour.until)
  }
  // "Zehn vor zwölf", but not "zehn vor zwölf Gästen".
  const minutes = minutesByGermanWord[word]
  if (german && minutes !== undefined && /^(?:nach|vor)$/.test(link)) {
    const isHalf = lowAt(tokens, start + 2) === 'halb'
    const hour = hourAt(start + (isHalf ? 3 : 2))
    const next = hour && tokens[hour.until]
    if (hour && !/^\p{Lu}/u.test(next && !next.first && next.low !== 'uhr' ? next.text : ''))
      return both(
        hour.hour * 60 - (isHalf ? 30 : 0) + (link === 'vor' ? -minutes : minutes),
        start,
        hour.until,
      )
  }
  if (german && word === 'dreiviertel') {
    const hour = hourAt(start + 1)
    if (hour) return both(hour.hour * 60 - 15, start, hour.until)
  }
  for (const language of reading.languages) {
    const number = readNumberWords(tokens, start, language)
    if (!number || number.ordinal || !Number.isInteger(number.value) || number.value > 24) continue
    if (isClockWord(tokens, number.until)) {
      const minutes = listPossibleMinutes(
        number.value,
        0,
        number.value <= 12 ? inferAmPm(tokens, start, number.until + 1, number.value) : undefined,
        true,
      )
      return minutes && { start, end: number.until + 1, minutes }
    }
    const half = readAmPm(tokens, number.until, reading)
    if (half && number.value >= 1 && number.value <= 12)
      return { start, end: half.until, minutes: [toHourOfDay(number.value, half.half) * 60] }
    // "Eleven at night", "nine in the evening"
    const isOfDay =
      number.until === start + 1 &&
      number.value <= 12 &&
      (/^(?:at night)$/.test(`${lowAt(tokens, start + 1)} ${lowAt(tokens, start + 2)}`) ||
        /^in the (?:morning|afternoon|evening)$/.test(
          [1, 2, 3].map((step) => lowAt(tokens, start + step)).join(' '),
        ))
    const said =
      isOfDay ||
      (number.until === start + 1 &&
        /^(?:at|um)$/.test(lowAt(tokens, start - 1)) &&
        endsTime(tokens, number.until))
    const minutes = said
      ? listPossibleMinutes(number.value, 0, inferAmPm(tokens, start, number.until), true)
      : undefined
    if (minutes) return { start, end: number.until, minutes, isBare: true }
  }
  return undefined
}

/** Returns the possible times of a number before "to 7 pm", in minutes: in either half of the day. */
export const listMinutesOfHour = (hour: number): number[] | undefined =>
  Number.isInteger(hour) && hour >= 0 && hour <= 24
    ? (listPossibleMinutes(hour, 0, undefined, true) ?? undefined)
    : undefined

/** Formats minutes after midnight as a canonical value: `time:19:30`. */
export const formatTimeValue = (minutes: number): string =>
  `time:${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
