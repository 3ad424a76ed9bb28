import { plainLine } from '@/lib/text/plain-text'

type Bible = Record<string, unknown>

/** Returns the bible that an item carries, if any (spec/service#2.6 `metadata.bible`). */
export function findBible(metadata: Record<string, unknown>): Bible | undefined {
  const { bible } = metadata
  return typeof bible === 'object' && bible !== null && !Array.isArray(bible) ? (bible as Bible) : undefined
}

/**
 * Reads one field of a bible in a language: `base_xx`, or plain `base` as the fallback for English
 * (spec/service#2.4: vibe_core_traits is English, vibe_core_traits_de German). Bibles may have any shape: callers
 * skip whatever is not text.
 */
export function getFieldInLanguage(bible: Bible, base: string, language: string): unknown {
  const own = bible[`${base}_${language}`]
  if (!isBlank(own)) return own
  return language === 'en' ? bible[base] : undefined
}

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Returns one line of plain text from a field, or null. */
export function readPlainLine(value: unknown): string | null {
  const line = typeof value === 'string' ? plainLine(value) : ''
  return /[\p{L}\p{N}]/u.test(line) ? line : null
}

/** Returns lines of plain text from a list, without blanks and duplicates. */
export function readPlainLines(value: unknown): string[] {
  const list = Array.isArray(value) ? value : []
  return [...new Set(list.map(readPlainLine).filter((line) => line !== null))]
}

/** Returns a field that is itself an object; empty if it is not. */
export const toBibleObject = (value: unknown): Bible =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Bible) : {}
