import type { Token } from '../words/tokens'
import type { ClaimLanguage } from './claim'

/** A number written in words, with the index of the token after it. */
export type WordNumber = { value: number; until: number; ordinal: boolean; isOne: boolean }

const splitWords = (words: string): string[] => words.trim().split(/\s+/)
const numberConsecutiveWords = (words: string, from: number, step = 1): [string, number][] =>
  splitWords(words).map((word, at) => [word, from + at * step])

const englishSmallNumbers = new Map<string, number>([
  ...numberConsecutiveWords(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen',
    0,
  ),
  ...numberConsecutiveWords('fifteen sixteen seventeen eighteen nineteen', 15),
])
const englishTens = new Map(
  numberConsecutiveWords('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
)
const englishOrdinals = new Map<string, number>([
  ...numberConsecutiveWords(
    'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth',
    3,
  ),
  ...numberConsecutiveWords('fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth', 14),
  ...numberConsecutiveWords(
    'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth',
    20,
    10,
  ),
  ['hundredth', 100],
  ['thousandth', 1000],
])
const englishCompoundOrdinals = new Map<string, number>([['first', 1], ['second', 2], ...englishOrdinals])
const englishScales = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
])

const lowAt = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? ''
const isWord = (tokens: readonly Token[], index: number): boolean => tokens[index]?.kind === 'word'

/**
 * Reads an English number in words: "twelve hundred and four", "a dozen", "two and a half million", "twenty-first",
 * "two thirds".
 */
export function readEnglishNumber(tokens: readonly Token[], start: number): WordNumber | undefined {
  let index = start
  let total = 0
  let current = 0
  let seen = false
  let ordinal = false
  let lastSmall = 0
  const isArticle = lowAt(tokens, index) === 'a' || lowAt(tokens, index) === 'an'
  if (isArticle) {
    const next = lowAt(tokens, index + 1)
    if (/^(?:hundred|thousand|million|billion|trillion|dozen)$/.test(next)) current = 1
    else if (
      next === 'half' ||
      next === 'third' ||
      next === 'quarter' ||
      next === 'fifth' ||
      next === 'tenth'
    ) {
      const value = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4, fifth: 1 / 5, tenth: 1 / 10 }[next]
      // "A third workshop" is an ordinal; "by a third" and "a third of it" are not.
      const after = tokens[index + 2]
      const isShare =
        lowAt(tokens, start - 1) === 'by' ||
        /^(?:of|on|more|less|off|cheaper|dearer|extra|faster|longer|shorter|lower|higher|again)$/.test(
          after?.low ?? '',
        ) ||
        after === undefined ||
        after.first ||
        after.kind === 'sign'
      if (next !== 'half' && !isShare) return undefined
      return { value, until: index + 2, ordinal: false, isOne: false }
    } else return undefined
    index++
    seen = true
  }
  if (lowAt(tokens, index) === 'half') {
    // "half a dozen", "half a million", "half an hour", "half of".
    const article = /^(?:a|an)$/.test(lowAt(tokens, index + 1)) ? 1 : 0
    const scale = lowAt(tokens, index + 1 + article)
    if (scale === 'dozen') return { value: 6, until: index + 2 + article, ordinal: false, isOne: false }
    const times = englishScales.get(scale) ?? 1
    const until = times > 1 ? index + 2 + article : index + 1
    return { value: times / 2, until, ordinal: false, isOne: false }
  }
  for (; index < tokens.length && index - start < 24; ) {
    const word = lowAt(tokens, index)
    if (!isWord(tokens, index)) break
    const small = englishSmallNumbers.get(word)
    const tens = englishTens.get(word)
    const scale = englishScales.get(word)
    if (small !== undefined) {
      // "nineteen ninety", but not "two three".
      if (seen && lastSmall > 0 && !(lastSmall >= 20 && lastSmall % 10 === 0 && small > 0 && small < 10)) {
        if (lastSmall < 13 || lastSmall > 20 || small < 10 || current > 99) break
        current *= 100
      }
      current += small
      lastSmall = lastSmall >= 20 && small < 10 ? 99 : small || 99
    } else if (tens !== undefined) {
      if (lastSmall > 0) {
        if (lastSmall < 13 || lastSmall > 20 || current > 99) break
        current *= 100
      }
      current += tens
      lastSmall = tens
    } else if (word === 'hundred') {
      if (!seen) return undefined
      current = (current || 1) * 100
      lastSmall = 0
    } else if (scale !== undefined) {
      if (!seen) return undefined
      total += (current || 1) * scale
      current = 0
      lastSmall = 0
    } else if (word === 'dozen' && seen) {
      current = (current || 1) * 12
      index++
      break
    } else if (
      englishCompoundOrdinals.has(word) &&
      (seen ? lastSmall >= 20 || lastSmall === 0 : englishOrdinals.has(word))
    ) {
      current += englishCompoundOrdinals.get(word) ?? 0
      ordinal = true
      seen = true
      index++
      break
    } else break
    seen = true
    index++
    // "twenty-one", "one hundred and four"
    const sign = lowAt(tokens, index)
    if (
      sign === '-' &&
      tokens[index]?.gap === '' &&
      tokens[index + 1]?.gap === '' &&
      isEnglishNumberWord(lowAt(tokens, index + 1))
    )
      index++
    else if (sign === 'and' && lastSmall === 0 && isEnglishNumberWord(lowAt(tokens, index + 1))) index++
  }
  if (!seen) return undefined
  let value = total + current
  // "two and a half", "three quarters", "two thirds"
  if (
    lowAt(tokens, index) === 'and' &&
    lowAt(tokens, index + 1) === 'a' &&
    lowAt(tokens, index + 2) === 'half'
  ) {
    value += 0.5
    index += 3
    const scale = englishScales.get(lowAt(tokens, index))
    if (scale) {
      value *= scale
      index++
    }
  } else if (!ordinal && value < 20) {
    const joined = lowAt(tokens, index) === '-' ? 1 : 0
    const parts = englishFractions.get(lowAt(tokens, index + joined))
    if (parts) return { value: value / parts, until: index + joined + 1, ordinal: false, isOne: false }
  }
  return { value, until: index, ordinal, isOne: value === 1 && !ordinal }
}

const isEnglishNumberWord = (word: string): boolean =>
  englishSmallNumbers.has(word) ||
  englishTens.has(word) ||
  englishCompoundOrdinals.has(word) ||
  englishScales.has(word) ||
  word === 'hundred'

const englishFractions = new Map([
  ['thirds', 3],
  ['third', 3],
  ['quarters', 4],
  ['quarter', 4],
  ['fifths', 5],
  ['fifth', 5],
  ['tenths', 10],
  ['half', 2],
])

const germanSmallNumbers = new Map<string, number>([
  ...numberConsecutiveWords(
    'null ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn',
    0,
  ),
  ...numberConsecutiveWords('funfzehn sechzehn siebzehn achtzehn neunzehn', 15),
  ['zwo', 2],
  ['eins', 1],
  ['fuenf', 5],
  ['zwoelf', 12],
  ['fuenfzehn', 15],
])
const germanTens = new Map<string, number>([
  ...numberConsecutiveWords('zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig', 20, 10),
  ['fuenfzig', 50],
])
const germanOnes = new Set(splitWords('ein eine einen einem einer eines eins'))
const germanScales = new Map<string, number>([
  ['million', 1e6],
  ['millionen', 1e6],
  ['milliarde', 1e9],
  ['milliarden', 1e9],
  ['billion', 1e12],
  ['billionen', 1e12],
])
const germanFractions = new Map([
  ['drittel', 3],
  ['viertel', 4],
  ['funftel', 5],
  ['fuenftel', 5],
  ['sechstel', 6],
  ['achtel', 8],
  ['zehntel', 10],
])

/**
 * Returns the value of a German number word: "zwölfhundertvier" is 1204. Undefined for any other word. Expects it
 * in lower case, without accents.
 */
function parseGermanCardinal(word: string): number | undefined {
  if (word.length > 60) return undefined
  const split = word.indexOf('tausend')
  if (split >= 0) {
    const left = split === 0 ? 1 : parseGermanBelowThousand(word.slice(0, split))
    const rest = word.slice(split + 7)
    const right = rest === '' ? 0 : parseGermanBelowThousand(rest.replace(/^und(?!$)/, ''))
    return left === undefined || right === undefined ? undefined : left * 1000 + right
  }
  return parseGermanBelowThousand(word)
}

function parseGermanBelowThousand(word: string): number | undefined {
  const split = word.indexOf('hundert')
  if (split < 0) return parseGermanBelowHundred(word)
  const left = split === 0 ? 1 : parseGermanBelowHundred(word.slice(0, split))
  const rest = word.slice(split + 7)
  const right = rest === '' ? 0 : parseGermanBelowHundred(rest.replace(/^und(?!$)/, ''))
  return left === undefined || right === undefined || left === 0 ? undefined : left * 100 + right
}

function parseGermanBelowHundred(word: string): number | undefined {
  const simple = germanSmallNumbers.get(word) ?? germanTens.get(word)
  if (simple !== undefined) return simple
  for (let split = word.indexOf('und'); split > 0; split = word.indexOf('und', split + 1)) {
    const ones = germanSmallNumbers.get(word.slice(0, split))
    const tens = germanTens.get(word.slice(split + 3))
    if (ones !== undefined && ones > 0 && ones < 10 && tens !== undefined) return tens + ones
  }
  return undefined
}

const irregularGermanOrdinals = new Map([
  ['dritt', 3],
  ['siebt', 7],
  ['acht', 8],
  ['zweit', 2],
])

/** Reads a German ordinal: "dritte", "zwanzigsten". "Erste" is too common to count as a claim. */
function parseGermanOrdinal(word: string): number | undefined {
  const stem = /^(.{2,50}?)e[nrsm]?$/.exec(word)?.[1]
  if (stem === undefined) return undefined
  const known = irregularGermanOrdinals.get(stem)
  if (known !== undefined) return known
  if (!stem.endsWith('t')) return undefined
  const short = parseGermanCardinal(stem.slice(0, stem.endsWith('st') ? -2 : -1))
  if (short === undefined || short < 2) return undefined
  // Ordinals end in "-te" below twenty ("vierte") and in "-ste" from there on ("zwanzigste").
  const last = short % 100
  return (last > 19 || last === 0) === stem.endsWith('st') ? short : undefined
}

/** Suffixes that attach to a German number: "dreitägig", "zweistündige", "fünfmal", "sechsköpfig". */
const numberSuffixPattern =
  /(tagig|taegig|stundig|stuendig|minutig|minuetig|wochig|woechig|monatig|jahrig|jaehrig|kopfig|koepfig|mal|fach|malig|gangig|teilig|seitig|stockig|stufig|spurig|tags|taglich)(?:e[nrsm]?)?$/
const unitByNumberSuffix: Record<string, string> = {
  tagig: 'tag',
  taegig: 'tag',
  stundig: 'stunde',
  stuendig: 'stunde',
  minutig: 'minute',
  minuetig: 'minute',
  wochig: 'woche',
  woechig: 'woche',
  monatig: 'monat',
  jahrig: 'jahr',
  jaehrig: 'jahr',
}

/** Reads "dreitägig" as 3 and "tag"; the unit is "" if the word counts heads or times. */
export function readSuffixedNumber(low: string): { value: number; unit: string } | undefined {
  if (low.length > 60) return undefined
  const end = numberSuffixPattern.exec(low)
  if (!end || end.index === 0) return undefined
  const value = parseGermanCardinal(low.slice(0, end.index))
  return value === undefined || value < 2
    ? undefined
    : { value, unit: unitByNumberSuffix[end[1] ?? ''] ?? '' }
}

/** Returns the unit of a suffix after digits and a hyphen: "-tägig", "-jährige". */
export const readSuffixUnit = (low: string): string | undefined => {
  const end = low.length > 60 ? null : numberSuffixPattern.exec(low)
  return end?.index === 0 ? unitByNumberSuffix[end[1] ?? ''] : undefined
}

/**
 * Reads a German number in words: "zwölfhundertvier", "zwei Millionen", "anderthalb", "ein Dutzend", "zwei
 * Drittel", "dritte".
 */
export function readGermanNumber(tokens: readonly Token[], start: number): WordNumber | undefined {
  const word = lowAt(tokens, start)
  const done = (value: number, until: number, ordinal = false): WordNumber => ({
    value,
    until,
    ordinal,
    isOne: value === 1 && !ordinal,
  })
  if (/^halbe[nrsm]?$/.test(word)) {
    const scale = germanScales.get(lowAt(tokens, start + 1))
    if (scale) return done(scale / 2, start + 2)
    return lowAt(tokens, start + 1) === 'dutzend' ? done(6, start + 2) : done(0.5, start + 1)
  }
  if (word === 'halfte') return done(0.5, start + 1)
  if (word === 'dreiviertel') return done(0.75, start + 1)
  let value = /^anderthalb(?:e[nr]?)?$/.test(word) ? 1.5 : undefined
  if (value === undefined && /einhalb$/.test(word) && word.length > 7)
    value = addIfDefined(parseGermanCardinal(word.slice(0, -7).replace(/und$/, '')), 0.5)
  if (value === undefined && germanOnes.has(word)) value = 1
  value ??= parseGermanCardinal(word)
  if (value === undefined) {
    const ordinal = parseGermanOrdinal(word)
    return ordinal === undefined ? undefined : done(ordinal, start + 1, true)
  }
  let until = start + 1
  const next = lowAt(tokens, until)
  const half = value === 1 && /^halbe[nrsm]?$/.test(next)
  if (half) {
    const inner = readGermanNumber(tokens, until)
    return inner && { ...inner, isOne: false }
  }
  if (value === 1 && next === 'halb') return done(0.5, until + 1)
  const parts = germanFractions.get(next.replace(/eln$/, 'el'))
  if (parts) return done(value / parts, until + 1)
  const scale = germanScales.get(next)
  if (scale) {
    value *= scale
    until++
    const rest = parseGermanCardinal(lowAt(tokens, until))
    if (rest !== undefined && rest > 1) {
      value += rest
      until++
    }
  } else if (next === 'dutzend') {
    value *= 12
    until++
  } else if (next === 'tausend' && value > 1) {
    value *= 1000
    until++
  }
  // "acht" also means attention, and "null" nothing; `isFigureOfSpeech` excludes these.
  return done(value, until)
}

const addIfDefined = (value: number | undefined, more: number): number | undefined =>
  value === undefined ? undefined : value + more

/** Reads a number in words in the given language. */
export const readNumberWords = (
  tokens: readonly Token[],
  start: number,
  language: ClaimLanguage,
): WordNumber | undefined =>
  !numberStartPatterns[language].test(tokens[start]?.low ?? '')
    ? undefined
    : language === 'de'
      ? readGermanNumber(tokens, start)
      : readEnglishNumber(tokens, start)

/** How number words begin, to skip all other words quickly. */
const numberStartPatterns: Record<ClaimLanguage, RegExp> = {
  de: /^(?:null|ein|zw[eoa]|zwoe|drei|drit|vier|fu|fue|sech|sieb|acht|neun|zehn|elf|hund|taus|halb|half|halft|ander)/,
  en: /^(?:an?$|half|zero|one|t[wher]|fo|fi|si|se|ei|ni|el|hun|tho|mil|bil|tri)/,
}
