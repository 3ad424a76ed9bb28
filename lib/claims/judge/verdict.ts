import type { Evidence } from '../evidence/evidence'
import type { FoundClaim } from '../read/read-claims'
import type { Token } from '../words/tokens'

/** The verdict that a claim is not supported; `nearest` is what the evidence says instead. */
export type Verdict = { nearest: string | undefined }

/** Builds the verdict that a claim is not supported. Takes what the evidence says instead, if it says one thing. */
export const reportUnsupported = (nearest?: string): Verdict => ({ nearest })

/** Returns what the evidence says if it says one thing only. */
export const findOnlyText = (texts: readonly string[]): string | undefined =>
  new Set(texts).size === 1 ? texts[0] : undefined

/** Whether the evidence has all digits of a claim, for languages whose words are not read. */
export const hasAllDigits = (found: FoundClaim, tokens: readonly Token[], evidence: Evidence): boolean =>
  tokens
    .slice(found.start, found.end)
    .filter(({ kind }) => kind === 'digits')
    .every(({ text }) => evidence.digits.has(text.replace(/^0+(?=\d)/, '')))
