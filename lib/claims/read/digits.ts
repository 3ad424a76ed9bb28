import type { Token } from '../words/tokens'
import type { ReadingMode } from './date-parts'

const lowAt = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? ''
const touchesPrevious = (tokens: readonly Token[], index: number): boolean => tokens[index]?.gap === ''

/** Formats a number in one canonical way, regardless of digits lost in calculation. */
export const formatCanonicalNumber = (value: number): string => String(Number(value.toPrecision(12)))

const normalizeInteger = (digits: string): string => {
  const bare = digits.replace(/^0+(?=\d)/, '')
  return bare.length > 15 ? bare : formatCanonicalNumber(Number(bare))
}

export const fractionValueBySign: Record<string, number> = {
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

const groupSpacePattern = /^[\u00A0\u2007\u2008\u2009\u202F ]$/
const separatorPattern = /^[.,'’˙·]$/

type FoundDigits = { until: number; numbers: string[]; parts?: string[]; code?: string }

/** Reads digits with their group and decimal separators: 1,204 = 1.204 = 1 204 = 1'204, 12.5 = 12,5. */
export function readDigits(
  tokens: readonly Token[],
  start: number,
  reading: ReadingMode,
): FoundDigits | undefined {
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
      separatorPattern.test(token.text) &&
      next?.kind === 'digits' &&
      next.gap === ''
    ) {
      signs.push(token.text === '’' ? "'" : token.text)
      groups.push(next.text)
      index += 2
    } else if (
      token?.kind === 'digits' &&
      token.text.length === 3 &&
      groupSpacePattern.test(token.gap) &&
      signs.every((sign) => sign === ' ') &&
      (groups[0]?.length ?? 9) < 4
    ) {
      signs.push(' ')
      groups.push(token.text)
      index++
    } else break
  }
  if (signs.length === 0) return { until: start + 1, numbers: [normalizeInteger(first.text)] }
  const kinds = new Set(signs)
  const last = signs.at(-1) ?? ''
  const tail = groups.at(-1) ?? ''
  const head = groups[0] ?? ''
  const grouped = (parts: readonly string[]) =>
    head.length <= 3 && head !== '0' && parts.slice(1).every((part) => part.length === 3)
  const decimal = (left: string, right: string) =>
    formatCanonicalNumber(Number(`${left}.${right.slice(0, 15)}`))
  if (kinds.size === 1 && grouped(groups)) {
    const joined = normalizeInteger(groups.join(''))
    if (last === ' ')
      return {
        until: index,
        numbers: [joined],
        ...(groups.length === 2 ? { parts: groups.map(normalizeInteger) } : {}),
      }
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
  // A list without spaces, such as "1,2" or "12,13,14".
  return { until: start + 1, numbers: [normalizeInteger(head)] }
}

const factorByScaleWord: Record<string, number> = {
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

/** Reads a scale after digits ("million", "Mio.", "k") and returns the factors it may stand for. */
export function readScale(
  tokens: readonly Token[],
  index: number,
  reading: ReadingMode,
  isMoney: boolean,
): { times: number[]; until: number } | undefined {
  const dash =
    lowAt(tokens, index) === '-' && touchesPrevious(tokens, index) && touchesPrevious(tokens, index + 1)
      ? 1
      : 0
  const token = tokens[index + dash]
  if (token?.kind !== 'word' || token.first) return undefined
  const dotted = (until: number) =>
    lowAt(tokens, until) === '.' && touchesPrevious(tokens, until) && tokens[until + 1] ? until + 1 : until
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
  const times = factorByScaleWord[token.low]
  return times === undefined
    ? undefined
    : {
        times: [times],
        until: /^(?:tsd|mio|mrd)$/.test(token.low) ? dotted(index + dash + 1) : index + dash + 1,
      }
}

/**
 * Multiplies every number by every factor, as "3 Mio." has one factor and "3 billion" may have two. Takes and returns
 * canonical numbers.
 */
export const applyScale = (numbers: readonly string[], times: readonly number[]): string[] =>
  numbers.flatMap((number) => times.map((by) => formatCanonicalNumber(Number(number) * by)))
