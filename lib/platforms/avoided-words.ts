import type { TextSpan } from './x-links'

export type AvoidedWord = TextSpan & { word: string }

/**
 * Finds the words and phrases a brand avoids: whole words, any case, any white space between the words of a phrase.
 * Takes a text and the list as people typed it (blank entries are passed over); gives spans in order.
 */
export function findAvoidedWords(text: string, words: readonly string[]): AvoidedWord[] {
  const found: AvoidedWord[] = []
  for (const { word, pattern } of patternsOf(words)) {
    for (const match of text.matchAll(pattern)) {
      found.push({ from: match.index, until: match.index + match[0].length, word })
    }
  }
  return found.sort((a, b) => a.from - b.from || b.until - a.until)
}

type WordPattern = { word: string; pattern: RegExp }

// A list is looked for in every sentence of a text; its patterns are made once.
const known = new WeakMap<readonly string[], WordPattern[]>()

function patternsOf(words: readonly string[]): WordPattern[] {
  const before = known.get(words)
  if (before?.length === words.length) return before
  const made = words.map((typed) => {
    const word = typed.trim()
    const forms = [...new Set([word.normalize('NFC'), word.normalize('NFD')])]
    const body = forms.map((form) => form.split(/\s+/u).map(literal).join('\\s+')).join('|')
    // A blank entry must find nothing.
    const whole = word === '' ? '(?!)' : `(?<![\\p{L}\\p{M}\\p{N}_])(?:${body})(?![\\p{L}\\p{M}\\p{N}_])`
    return { word, pattern: new RegExp(whole, 'giu') }
  })
  known.set(words, made)
  return made
}

// A hyphen stays as it is: escaped outside a class it is an error in a Unicode pattern.
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
