import type { TextSpan } from './x-links'

export type AvoidedWord = TextSpan & { word: string }

/**
 * Finds the words and phrases a brand avoids: whole words, any case, any white space between the words of a phrase.
 * Takes a text and the list as people typed it (blank entries are passed over); gives spans in order.
 */
export function findAvoidedWords(text: string, words: readonly string[]): AvoidedWord[] {
  const found: AvoidedWord[] = []
  for (const word of words) {
    const forms = [...new Set([word.trim().normalize('NFC'), word.trim().normalize('NFD')])].filter(Boolean)
    if (forms.length === 0) continue
    const body = forms.map((form) => form.split(/\s+/u).map(literal).join('\\s+')).join('|')
    const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])(?:${body})(?![\\p{L}\\p{M}\\p{N}_])`, 'giu')
    for (const match of text.matchAll(pattern)) {
      found.push({ from: match.index, until: match.index + match[0].length, word: word.trim() })
    }
  }
  return found.sort((a, b) => a.from - b.from || b.until - a.until)
}

// A hyphen stays as it is: escaped outside a class it is an error in a Unicode pattern.
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
