import { lowAt, type Token, touchesPrevious } from '../words/tokens'
import { expandTwoDigitYear, type FoundDate, isDayOfMonth, isYear, toDateParts } from './date-parts'
import { weekdayAt } from './date-words'

/** Returns the number at a position if it has at most four digits; undefined otherwise. */
export function readUpToFourDigits(tokens: readonly Token[], index: number): number | undefined {
  const token = tokens[index]
  return token?.kind === 'digits' && token.text.length <= 4 ? Number(token.text) : undefined
}

/** Whether the digits at a place are part of a longer number such as 12.500 or 10:30. */
export const isPartOfLongerNumber = (tokens: readonly Token[], index: number): boolean =>
  touchesPrevious(tokens, index) &&
  ((/^[.,:'’]$/.test(lowAt(tokens, index - 1)) &&
    touchesPrevious(tokens, index - 1) &&
    tokens[index - 2]?.kind === 'digits') ||
    tokens[index - 1]?.kind === 'word')

/** Reads 2026-11-03, 2026/11/03, 2026.11.03 and 2026-11. */
export function readIsoDate(tokens: readonly Token[], start: number): FoundDate[] | undefined {
  const year = tokens[start]
  if (!year || !isYear(year.text) || isPartOfLongerNumber(tokens, start)) return undefined
  const sign = lowAt(tokens, start + 1)
  if (!/^[-/.‑]$/.test(sign) || !touchesPrevious(tokens, start + 1) || !touchesPrevious(tokens, start + 2))
    return undefined
  const month = readUpToFourDigits(tokens, start + 2)
  if (month === undefined || month < 1 || month > 12 || tokens[start + 2]?.text.length !== 2) return undefined
  const day = readUpToFourDigits(tokens, start + 4)
  if (
    lowAt(tokens, start + 3) === sign &&
    touchesPrevious(tokens, start + 3) &&
    touchesPrevious(tokens, start + 4) &&
    day !== undefined
  ) {
    if (!isDayOfMonth(day, month)) return undefined
    return [{ start, end: start + 5, readings: [toDateParts(Number(year.text), month, day)] }]
  }
  if (sign !== '-') return undefined
  return [{ start, end: start + 3, readings: [toDateParts(Number(year.text), month)] }]
}

/**
 * Reads 11/3/2026 and 3/11/2026, both ways if both are dates. Without a year, only after a preposition or a
 * weekday.
 */
export function readSlashDate(tokens: readonly Token[], start: number): FoundDate[] | undefined {
  const [one, other] = [readUpToFourDigits(tokens, start), readUpToFourDigits(tokens, start + 2)]
  const sign = lowAt(tokens, start + 1)
  if (
    one === undefined ||
    other === undefined ||
    (sign !== '/' && sign !== '-') ||
    !touchesPrevious(tokens, start + 1)
  )
    return undefined
  if (!touchesPrevious(tokens, start + 2) || isPartOfLongerNumber(tokens, start)) return undefined
  if ((tokens[start]?.text.length ?? 9) > 2 || (tokens[start + 2]?.text.length ?? 9) > 2) return undefined
  let year: number | undefined
  let end = start + 3
  const last = tokens[start + 4]
  if (
    lowAt(tokens, start + 3) === sign &&
    touchesPrevious(tokens, start + 3) &&
    last?.kind === 'digits' &&
    touchesPrevious(tokens, start + 4)
  ) {
    if (isYear(last.text)) year = Number(last.text)
    else if (last.text.length === 2) year = expandTwoDigitYear(Number(last.text))
    else return undefined
    end = start + 5
  } else if (
    sign === '-' ||
    !(
      /^(?:on|by|until|till|from|since|before|after|am|vom|bis)$/.test(lowAt(tokens, start - 1)) ||
      weekdayAt(tokens, start - 2) !== undefined
    )
  )
    return undefined
  const readings = [
    ...(isDayOfMonth(other, one) ? [toDateParts(year, one, other)] : []),
    ...(isDayOfMonth(one, other) && one !== other ? [toDateParts(year, other, one)] : []),
  ]
  if (readings.length === 0) return undefined
  return [{ start, end, readings }]
}
