import type { Token } from '../words/tokens'
import type { FoundNumber } from './found-number'
import { readSuffixUnit } from './number-words'
import { readCurrency, readUnit } from './units'

const touchesPrevious = (tokens: readonly Token[], index: number): boolean => tokens[index]?.gap === ''

const usualCodes = new Set(
  'b2b b2c c2c d2c 3d 2d 4d 4k 8k 5g 4g mp3 mp4 co2 h2o 24h 24x7 web3 web2 g7 g20 a4 a5 a3 1a k9 y2k w3c i18n a11y s3 mp 1e 2fa h1 h2'.split(
    ' ',
  ),
)

/**
 * Reads a code of letters and digits: "B12", "v2.4", "A47", "iPhone15". Units, ordinals and multiples are not
 * codes.
 */
export function readCode(tokens: readonly Token[], start: number): FoundNumber | undefined {
  let end = start
  let text = ''
  while (end - start < 8) {
    const token = tokens[end]
    const inner =
      /^[.\-_]$/.test(token?.text ?? '') &&
      end > start &&
      touchesPrevious(tokens, end + 1) &&
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
      if (readSuffixUnit(next?.low ?? '') !== undefined) return undefined
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

/** Reads a phone number: "+49 30 1234-567", "(030) 1234567". It is judged as a whole, by its digits. */
export function readPhone(tokens: readonly Token[], start: number): FoundNumber | undefined {
  const first = tokens[start]
  if (
    first?.text === '+'
      ? tokens[start + 1]?.kind !== 'digits' || !touchesPrevious(tokens, start + 1)
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
