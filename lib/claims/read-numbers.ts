import { grownUnit, readGrownNumber, readNumberWords } from './number-words'
import type { Reading } from './read-dates'
import type { Token } from './tokens'
import { readCurrency, readUnit, type Unit, unitOf } from './units'

export type FoundNumber = {
  start: number
  end: number
  /** Every way to read it: "1.204" is a thousand or one and a bit. */
  numbers: string[]
  dimension: string
  unit?: Unit | undefined
  ordinal: boolean
  /** Only judged where the evidence says another number of the same thing, as with "one hour" and list markers. */
  isWeak: boolean
  /** The plain digits of numbers with a space inside, which may be two. */
  parts?: string[] | undefined
  /** "v2.4.1", "B12", "+49 30 …": compared as it is written. */
  code?: string | undefined
}

const at = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? ''
const touches = (tokens: readonly Token[], index: number): boolean => tokens[index]?.gap === ''

/** One way to write a number, whatever digits were lost in computing it. */
export const canonical = (value: number): string => String(Number(value.toPrecision(12)))

const whole = (digits: string): string => {
  const bare = digits.replace(/^0+(?=\d)/, '')
  return bare.length > 15 ? bare : canonical(Number(bare))
}

const vulgar: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
}

const grouping = /^[\u00A0\u2007\u2008\u2009\u202F ]$/
const separators = /^[.,'’˙·]$/

type Digits = { until: number; numbers: string[]; parts?: string[]; code?: string }

/** Reads digits with what groups and parts them: 1,204 = 1.204 = 1 204 = 1'204, 12.5 = 12,5. */
function readDigits(tokens: readonly Token[], start: number, reading: Reading): Digits | undefined {
  const first = tokens[start]
  if (first?.kind !== 'digits') return undefined
  const groups = [first.text]
  const signs: string[] = []
  let index = start + 1
  while (groups.length < 12) {
    const token = tokens[index]
    const next = tokens[index + 1]
    if (
      token?.kind === 'sign' &&
      token.gap === '' &&
      separators.test(token.text) &&
      next?.kind === 'digits' &&
      next.gap === ''
    ) {
      signs.push(token.text === '’' ? "'" : token.text)
      groups.push(next.text)
      index += 2
    } else if (
      token?.kind === 'digits' &&
      token.text.length === 3 &&
      grouping.test(token.gap) &&
      signs.every((sign) => sign === ' ') &&
      (groups[0]?.length ?? 9) < 4
    ) {
      signs.push(' ')
      groups.push(token.text)
      index++
    } else break
  }
  if (signs.length === 0) return { until: start + 1, numbers: [whole(first.text)] }
  const kinds = new Set(signs)
  const last = signs.at(-1) ?? ''
  const tail = groups.at(-1) ?? ''
  const head = groups[0] ?? ''
  const grouped = (parts: readonly string[]) =>
    head.length <= 3 && head !== '0' && parts.slice(1).every((part) => part.length === 3)
  const decimal = (left: string, right: string) => canonical(Number(`${left}.${right.slice(0, 15)}`))
  if (kinds.size === 1 && grouped(groups)) {
    const joined = whole(groups.join(''))
    if (last === ' ')
      return { until: index, numbers: [joined], ...(groups.length === 2 ? { parts: groups.map(whole) } : {}) }
    const isNative =
      !reading.isEvidence && last === (reading.language === 'en' ? ',' : reading.language === 'de' ? '.' : '')
    if (groups.length > 2 || last === "'" || isNative) return { until: index, numbers: [joined] }
    return { until: index, numbers: [joined, decimal(head, tail)] }
  }
  if (signs.length === 1 && last !== "'" && last !== ' ')
    return { until: index, numbers: [decimal(head, tail)] }
  if (kinds.size === 2 && signs.indexOf(last) === signs.length - 1 && grouped(groups.slice(0, -1)))
    return { until: index, numbers: [decimal(groups.slice(0, -1).join(''), tail)] }
  if (kinds.size === 1 && last === '.') return { until: index, numbers: [], code: groups.join('.') }
  // "1, 2" without spaces, "12,13,14"
  return { until: start + 1, numbers: [whole(head)] }
}

const scales: Record<string, number> = {
  thousand: 1e3,
  tausend: 1e3,
  tsd: 1e3,
  mio: 1e6,
  million: 1e6,
  millionen: 1e6,
  millions: 1e6,
  mn: 1e6,
  mrd: 1e9,
  milliarde: 1e9,
  milliarden: 1e9,
  bn: 1e9,
  dozen: 12,
  dutzend: 12,
  hundred: 100,
  hundert: 100,
  trillion: 1e12,
}

/** "million", "Mio.", "k": what the digits before are multiplied by. */
function readScale(
  tokens: readonly Token[],
  index: number,
  reading: Reading,
  isMoney: boolean,
): { times: number[]; until: number } | undefined {
  const dash = at(tokens, index) === '-' && touches(tokens, index) && touches(tokens, index + 1) ? 1 : 0
  const token = tokens[index + dash]
  if (token?.kind !== 'word' || token.first) return undefined
  const dotted = (until: number) =>
    at(tokens, until) === '.' && touches(tokens, until) && tokens[until + 1] ? until + 1 : until
  if (token.gap === '' && (token.text === 'k' || token.text === 'K'))
    return { times: [1e3], until: index + dash + 1 }
  if (isMoney && token.gap === '' && /^(?:m|M)$/.test(token.text))
    return { times: [1e6], until: index + dash + 1 }
  if (isMoney && token.gap === '' && /^(?:b|B)$/.test(token.text))
    return { times: [1e9], until: index + dash + 1 }
  if (reading.languages.length === 0) return undefined
  if (/^billion(?:en|s)?$/.test(token.low))
    return {
      times: reading.isEvidence ? [1e9, 1e12] : [reading.language === 'de' ? 1e12 : 1e9],
      until: index + dash + 1,
    }
  const times = scales[token.low]
  return times === undefined
    ? undefined
    : {
        times: [times],
        until: /^(?:tsd|mio|mrd)$/.test(token.low) ? dotted(index + dash + 1) : index + dash + 1,
      }
}

const scaled = (numbers: readonly string[], times: readonly number[]): string[] =>
  numbers.flatMap((number) => times.map((by) => canonical(Number(number) * by)))

type Bare = {
  end: number
  numbers: string[]
  ordinal: boolean
  isWeak: boolean
  parts?: string[] | undefined
  unit?: Unit | undefined
  hasFraction?: boolean
}

/** Digits with their fraction and scale, or a number in words. */
function readBare(
  tokens: readonly Token[],
  start: number,
  reading: Reading,
  isMoney: boolean,
): (Bare & { code?: string | undefined }) | undefined {
  const token = tokens[start]
  if (!token) return undefined
  const alone = vulgar[token.text]
  if (alone !== undefined)
    return { end: start + 1, numbers: [canonical(alone)], ordinal: false, isWeak: false }
  const digits = readDigits(tokens, start, reading)
  if (digits) {
    let { numbers, until } = digits
    const { parts, code } = digits
    if (code !== undefined) return { end: until, numbers, ordinal: false, isWeak: false, code }
    // "1½", "1 1/2", "3/4"
    const half = vulgar[at(tokens, until)]
    const fraction = fractionAt(tokens, until)
    if (half !== undefined && !tokens[until]?.first) {
      numbers = numbers.map((number) => canonical(Number(number) + half))
      until++
    } else if (
      fraction !== undefined &&
      tokens[until]?.gap === ' ' &&
      until === start + 1 &&
      token.text.length < 3
    ) {
      numbers = numbers.map((number) => canonical(Number(number) + fraction))
      until += 3
    } else {
      const own = fractionAt(tokens, start)
      if (own !== undefined)
        return { end: start + 3, numbers: [canonical(own)], ordinal: false, isWeak: false }
    }
    const scale = readScale(tokens, until, reading, isMoney)
    if (scale)
      return { end: scale.until, numbers: scaled(numbers, scale.times), ordinal: false, isWeak: false }
    if (touches(tokens, until) && /^(?:st|nd|rd|th)$/.test(at(tokens, until)))
      return { end: until + 1, numbers, ordinal: true, isWeak: false }
    const dot = at(tokens, until) === '.' && touches(tokens, until)
    const ordinal =
      dot && tokens[until + 1]?.kind === 'word' && tokens[until + 1]?.gap !== '' && reading.language !== 'en'
    return { end: until, numbers, ordinal, isWeak: false, parts }
  }
  if (token.kind !== 'word') return undefined
  for (const language of reading.languages) {
    if (language === 'de') {
      const grown = readGrownNumber(token.low)
      if (grown)
        return {
          end: start + 1,
          numbers: [canonical(grown.value)],
          ordinal: false,
          isWeak: false,
          unit: unitOf(grown.unit),
        }
    }
    const number = readNumberWords(tokens, start, language)
    if (number && !isFigureOfSpeech(tokens, start, number.until, language, reading)) {
      const isWeak = number.isOne
      return { end: number.until, numbers: [canonical(number.value)], ordinal: number.ordinal, isWeak }
    }
  }
  return undefined
}

function fractionAt(tokens: readonly Token[], index: number): number | undefined {
  const [above, below] = [tokens[index], tokens[index + 2]]
  if (above?.kind !== 'digits' || below?.kind !== 'digits' || tokens[index + 1]?.text !== '/')
    return undefined
  if (!touches(tokens, index + 1) || below.gap !== '' || above.text.length > 2 || below.text.length > 2)
    return undefined
  const [one, other] = [Number(above.text), Number(below.text)]
  return other > 1 && other <= 16 && one > 0 && one < other && at(tokens, index + 3) !== '/'
    ? one / other
    : undefined
}

/** "tausend Dank", "second to none", "at sixes": number words that count nothing. */
function isFigureOfSpeech(
  tokens: readonly Token[],
  start: number,
  until: number,
  language: string,
  reading: Reading,
): boolean {
  if (reading.isEvidence) return false
  const [before, word, next] = [at(tokens, start - 1), at(tokens, start), at(tokens, until)]
  if (language === 'de')
    return (
      (/^(?:tausend|hundert)$/.test(word) && (/^(?:dank|mal|und)$/.test(next) || until - start > 1)) ||
      (word === 'acht' &&
        (/^(?:in|ausser|nehmt|nimm|gebt|gib|habt)$/.test(before) ||
          /^(?:geben|auf|gegeben|nehmen)$/.test(next))) ||
      (word === 'elf' && /^(?:erste|erster|die)$/.test(before)) ||
      (word === 'null' && /^(?:problem|bock|und)$/.test(next)) ||
      (word === 'vier' && /^(?:auf|unter)$/.test(before) && /^(?:augen|pfoten)$/.test(next)) ||
      (/^(?:sieben|dritte)$/.test(word) && /^(?:sachen|welt)$/.test(next)) ||
      (/^dritte[rn]?$/.test(word) && /^\p{Ll}/u.test(tokens[until]?.text ?? '')) ||
      (word.startsWith('zweite') && /^(?:hand|wahl|heimat|chance|zuhause|mal)$/.test(next)) ||
      (/^(?:ein|eine|einen|einem|einer|eines|eins)$/.test(word) &&
        unitAfter(tokens, until) === undefined &&
        (until === start + 1 || (/^halbe[nrsm]?$/.test(at(tokens, start + 1)) && until === start + 2))) ||
      (/^(?:halb|halbe|halben|halber|halbes)$/.test(word) &&
        until === start + 1 &&
        unitAfter(tokens, until) === undefined)
    )
  return (
    (word === 'one' && until === start + 1 && unitAfter(tokens, until) === undefined) ||
    (word === 'half' &&
      until === start + 1 &&
      unitAfter(tokens, skipArticle(tokens, until)) === undefined &&
      next !== 'of' &&
      (next !== 'the' || at(tokens, until + 1) === 'price')) ||
    (word === 'zero' && until === start + 1) ||
    (/^(?:million|thousand)$/.test(at(tokens, until - 1)) && /^(?:thanks|times|thank)$/.test(next)) ||
    (word === 'two' && /^(?:or|and)$/.test(before) && at(tokens, start - 2) === 'one') ||
    (word === 'third' && /^(?:party|parties|-)$/.test(next))
  )
}

const skipArticle = (tokens: readonly Token[], index: number): number =>
  /^(?:a|an)$/.test(at(tokens, index)) ? index + 1 : index

/** A unit, but not in "one day" and "eines Tages". */
function unitAfter(tokens: readonly Token[], index: number): Unit | undefined {
  const found = readUnit(tokens, index)
  if (!found || tokens[index]?.first || at(tokens, index).length < 2) return undefined
  return /^(?:day|days|tag|tages|tagen|foot|feet|inch|second|seconds|cup|tasse|pound|pounds)$/.test(
    at(tokens, index),
  ) && at(tokens, index - 1) !== '-'
    ? undefined
    : found.unit
}

/** Reads the number that begins at a place with its unit or currency. */
export function readNumber(
  tokens: readonly Token[],
  start: number,
  reading: Reading,
): FoundNumber | undefined {
  const token = tokens[start]
  if (!token || (token.kind !== 'digits' && token.kind !== 'word' && token.kind !== 'sign')) return undefined
  const phone = readPhone(tokens, start)
  if (phone) return phone
  const ahead = token.kind === 'digits' ? undefined : readCurrency(tokens, start)
  if (ahead && !ahead.hundredths) {
    const bare = tokens[ahead.until]?.first
      ? undefined
      : tokens[ahead.until]?.kind === 'digits'
        ? readBare(tokens, ahead.until, reading, true)
        : undefined
    if (bare && bare.code === undefined) return money(tokens, start, bare, ahead.code, bare.end)
    return undefined
  }
  const minus =
    /^[-−–]$/.test(token.text) &&
    touches(tokens, start + 1) &&
    (start === 0 || token.first || !touches(tokens, start)) &&
    tokens[start + 1]?.kind === 'digits'
  const worded = token.kind === 'word' && token.low === 'minus' && tokens[start + 1]?.kind !== 'sign'
  if (minus || worded) {
    const below = readNumber(tokens, start + 1, reading)
    if (below?.unit && /^(?:temperature|fahrenheit|percent)$/.test(below.dimension))
      return { ...below, start, numbers: below.numbers.map((number) => canonical(-Number(number))) }
    return undefined
  }
  // "A year and a half"
  if (
    /^(?:a|an|one)$/.test(token.low) &&
    at(tokens, start + 2) === 'and' &&
    at(tokens, start + 3) === 'a' &&
    at(tokens, start + 4) === 'half'
  ) {
    const counted = reading.languages.includes('en') ? readUnit(tokens, start + 1) : undefined
    const bare = { end: start + 5, numbers: ['1.5'], ordinal: false, isWeak: false }
    if (counted?.until === start + 2) return measured(tokens, start, bare, counted.unit, start + 5)
  }
  const code = readCode(tokens, start)
  if (code) return code
  const bare = readBare(tokens, start, reading, false)
  if (!bare) return undefined
  if (bare.code !== undefined)
    return {
      start,
      end: bare.end,
      numbers: [],
      dimension: '',
      ordinal: false,
      isWeak: false,
      code: bare.code,
    }
  const ofUnit =
    at(tokens, bare.end) === 'of' && /^(?:a|an)$/.test(at(tokens, bare.end + 1))
      ? readUnit(tokens, bare.end + 2)
      : undefined
  if (ofUnit) return measured(tokens, start, bare, ofUnit.unit, ofUnit.until)
  const spot = skipArticle(tokens, bare.end)
  const from = spot !== bare.end && at(tokens, start) !== 'half' ? bare.end : spot
  const dash = at(tokens, from) === '-' && touches(tokens, from) && touches(tokens, from + 1) ? 1 : 0
  const currency = tokens[from + dash]?.gap.includes('\n') ? undefined : readCurrency(tokens, from + dash)
  if (
    currency &&
    (!bare.ordinal || token.kind === 'digits') &&
    !(currency.hundredths && token.kind === 'word' && bare.isWeak)
  ) {
    const values = currency.hundredths
      ? bare.numbers.map((number) => canonical(Number(number) / 100))
      : bare.numbers
    return money(tokens, start, { ...bare, numbers: values }, currency.code, currency.until)
  }
  const priceDash = readPriceDash(tokens, bare.end)
  const afterDash = priceDash === undefined ? undefined : readCurrency(tokens, priceDash)
  if (afterDash) return money(tokens, start, bare, afterDash.code, afterDash.until)
  const grown = dash ? grownUnit(at(tokens, from + 1)) : undefined
  if (grown !== undefined) return measured(tokens, start, bare, unitOf(grown), from + 2)
  if (bare.unit) return measured(tokens, start, bare, bare.unit, bare.end)
  // "12er", "5x", "3-mal" are plain counts.
  const found = bare.ordinal && !/^(?:%|prozent)$/.test(at(tokens, from)) ? undefined : readUnit(tokens, from)
  return found
    ? measured(tokens, start, bare, found.unit, found.until)
    : measured(tokens, start, bare, undefined, bare.end)
}

/** "12,-" and "12.–" */
function readPriceDash(tokens: readonly Token[], index: number): number | undefined {
  return /^[.,]$/.test(at(tokens, index)) &&
    touches(tokens, index) &&
    /^[-–—]$/.test(at(tokens, index + 1)) &&
    touches(tokens, index + 1)
    ? index + 2
    : undefined
}

function money(
  tokens: readonly Token[],
  start: number,
  bare: Bare,
  code: string,
  until: number,
): FoundNumber {
  let end = readPriceDash(tokens, until) ?? until
  let numbers = bare.numbers
  // "12 Euro 50"
  const cents = tokens[end]
  if (
    cents?.kind === 'digits' &&
    cents.text.length === 2 &&
    cents.gap === ' ' &&
    /^(?:euro|franken|€)$/.test(at(tokens, end - 1)) &&
    !(
      /^[.,:]$/.test(at(tokens, end + 1)) &&
      touches(tokens, end + 1) &&
      touches(tokens, end + 2) &&
      tokens[end + 2]
    )
  ) {
    numbers = numbers.map((number) => canonical(Number(number) + Number(cents.text) / 100))
    end++
  }
  return { start, end, numbers, dimension: `price:${code}`, ordinal: false, isWeak: false, parts: bare.parts }
}

const smallerTime: Record<number, RegExp> = {
  3600: /^(?:min|mins|minute|minuten|minutes|m)$/,
  604800: /^(?:tag|tage|tagen|day|days)$/,
}

function measured(
  tokens: readonly Token[],
  start: number,
  bare: Bare,
  unit: Unit | undefined,
  end: number,
): FoundNumber {
  const { ordinal, isWeak, parts } = bare
  if (!unit) return { start, end, numbers: bare.numbers, dimension: '', ordinal, isWeak, parts }
  let numbers = bare.numbers.map((number) => canonical(Number(number) * unit.factor))
  let until = end
  // "1 h 30 min", "zwei Stunden und 15 Minuten"
  const smaller = unit.dimension === 'time' ? smallerTime[unit.factor] : undefined
  if (smaller) {
    const skip = /^(?:and|und|,)$/.test(at(tokens, until)) ? 1 : 0
    const spot = until + skip
    const more = tokens[spot]
    const worded =
      more?.kind === 'word'
        ? (readNumberWords(tokens, spot, 'en') ?? readNumberWords(tokens, spot, 'de'))
        : undefined
    const count =
      more?.kind === 'digits' && more.text.length <= 2
        ? { value: Number(more.text), until: spot + 1 }
        : worded?.ordinal === false
          ? worded
          : undefined
    const next = count && readUnit(tokens, count.until)
    if (count && next && smaller.test(at(tokens, count.until))) {
      numbers = numbers.map((number) => canonical(Number(number) + count.value * next.unit.factor))
      until = next.until
    }
  }
  return {
    start,
    end: until,
    numbers,
    dimension: unit.dimension,
    unit,
    ordinal: false,
    isWeak,
    parts: parts && undefined,
  }
}

const usualCodes = new Set(
  'b2b b2c c2c d2c 3d 2d 4d 4k 8k 5g 4g mp3 mp4 co2 h2o 24h 24x7 web3 web2 g7 g20 a4 a5 a3 1a k9 y2k w3c i18n a11y s3 mp 1e 2fa h1 h2'.split(
    ' ',
  ),
)

/** Letters and digits in one: "B12", "v2.4", "A47", "iPhone15". Units, ordinals and multiples are none. */
function readCode(tokens: readonly Token[], start: number): FoundNumber | undefined {
  let end = start
  let text = ''
  while (end - start < 8) {
    const token = tokens[end]
    const inner =
      /^[.\-_]$/.test(token?.text ?? '') &&
      end > start &&
      touches(tokens, end + 1) &&
      tokens[end + 1]?.kind === 'digits'
    if (
      !token ||
      (token.kind !== 'word' && token.kind !== 'digits' && !inner) ||
      (end > start && token.gap !== '')
    )
      break
    text += token.low
    end++
  }
  const first = tokens[start]
  if (
    end - start < 2 ||
    first === undefined ||
    (start > 0 && first.gap === '' && tokens[start - 1]?.kind !== 'sign')
  )
    return undefined
  if (first.kind === 'digits') {
    if (/[.\-_]/.test(text) || !/^\d+[a-z]+(?:\d|$)/.test(text)) return undefined
    const next = tokens[start + 1]
    if (!next || end - start === 2) {
      if (readUnit(tokens, start + 1) || readCurrency(tokens, start + 1)) return undefined
      if (
        /^(?:st|nd|rd|th|k|m|bn|mio|mrd|x|s|er|ern|am|pm|uhr|h|mn|mal|fach|tel|ste|te|sten|ten|ster|ter|stes|tes|in|b)$/.test(
          next?.low ?? '',
        )
      )
        return undefined
      if (grownUnit(next?.low ?? '') !== undefined) return undefined
    } else if (/^\d+(?:h\d+|x\d+)/.test(text)) return undefined
  } else {
    const dashed = tokens[start + 1]
    if (dashed?.kind !== 'digits') return undefined
    if (first.text.length > 12 || readCurrency(tokens, start)) return undefined
    if (/^x$/.test(first.low)) return undefined
  }
  return {
    start,
    end,
    numbers: [],
    dimension: '',
    ordinal: false,
    isWeak: usualCodes.has(text),
    code: text.replace(/^v(?=\d)/, ''),
  }
}

/** "+49 30 1234-567", "(030) 1234567": judged as one, by its digits. */
function readPhone(tokens: readonly Token[], start: number): FoundNumber | undefined {
  const first = tokens[start]
  if (
    first?.text === '+'
      ? tokens[start + 1]?.kind !== 'digits' || !touches(tokens, start + 1)
      : !(first?.kind === 'digits' && /^0[1-9]/.test(first.text))
  )
    return undefined
  let digits = ''
  let end = start
  let groups = 0
  for (let index = start; index - start < 20; index++) {
    const token = tokens[index]
    if (!token || (token.first && index > start)) break
    if (token.kind === 'digits') {
      if (index > start && token.gap.length > 1) break
      digits += token.text
      groups++
      end = index + 1
    } else if (!/^[+()/\-–]$/.test(token.text) || token.gap.length > 1) break
  }
  const isPlain = first?.text !== '+' && groups < 2
  if (digits.length < (isPlain ? 9 : 7) || digits.length > 17) return undefined
  return {
    start,
    end,
    numbers: [],
    dimension: '',
    ordinal: false,
    isWeak: false,
    code: `tel ${digits.replace(/^0+/, '')}`,
  }
}
