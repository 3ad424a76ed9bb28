import type { ClaimLanguage } from '../read/claim'
import { findPlaceName, isFirstName, normalizeName, opensSentence } from '../read/read-name-candidates'
import { functionWords, isCommonGermanNoun, loanWords, usuallyCapitalizedWords } from '../words/common-words'
import type { Token } from '../words/tokens'
import type { KnownNames } from './evidence'

const isCapitalized = (token: Token): boolean => token.kind === 'word' && /^\p{Lu}/u.test(token.text)

/** Collects whatever is written like a name, with its slots and neighbors, to detect another name in its place. */
export function addKnownNames(
  names: KnownNames,
  tokens: readonly Token[],
  language: ClaimLanguage | undefined,
): void {
  let run: Token[] = []
  for (const [index, token] of tokens.entries()) {
    const joined = run.length > 0 && (token.first || token.gap === '')
    if (!isCapitalized(token) || joined) {
      if (token.text === '-' && token.gap === '') continue
      addInitials(names, run)
      run = []
    }
    if (!isCapitalized(token)) continue
    run.push(token)
    const low = normalizeName(token)
    const next = tokens[index + 1]
    if (next && isCapitalized(next) && next.gap !== '' && !next.first && !functionWords.has(low)) {
      addToSet(names.followers, low, normalizeName(next))
      names.forms.set(normalizeName(next), next.text)
    }
    const before = tokens[index - 1]
    const isLast = before?.kind === 'word' && token.gap !== '' && !token.first && isFirstName(before.low)
    const isName = isLast || isFirstName(low) || findPlaceName(low) !== undefined
    if (low.length < 2 || functionWords.has(low) || usuallyCapitalizedWords.has(low)) continue
    // "Carla Winter" and "Landshut" are names, whatever their words mean.
    if (!isName && language !== 'en' && (isCommonGermanNoun(low) || loanWords.has(low))) continue
    // At the start of a sentence, a capital letter means nothing.
    const isSure = isName || (next !== undefined && isCapitalized(next) && next.gap !== '')
    if (opensSentence(tokens, index) && !isSure && tokens.length > 1) continue
    names.written.set(low, token.text)
    if (low.length > 3 && low.length < 30)
      for (const short of listShortenedForms(low)) addToSet(names.shortened, short, low)
    for (const slot of listNameSlots(tokens, index)) addToSet(names.slots, slot.key, low)
  }
  addInitials(names, run)
}

export type NameSlot = { key: string; side: 'before' | 'behind'; isWide: boolean; word: string }

/**
 * Returns the slots of a word: after the previous word, before the next word, and both again with two words if the
 * nearer one is a function word.
 */
export function listNameSlots(tokens: readonly Token[], index: number): NameSlot[] {
  const slots: NameSlot[] = []
  const before = tokens[index - 1]
  const far = tokens[index - 2]
  const near = (token: Token | undefined): token is Token => token !== undefined && token.kind !== 'sign'
  if (near(before) && !tokens[index]?.first) {
    slots.push({ key: `before ${before.low}`, side: 'before', isWide: false, word: before.low })
    if (near(far) && !before.first && functionWords.has(before.low) && !functionWords.has(far.low))
      slots.push({ key: `before ${far.low} ${before.low}`, side: 'before', isWide: true, word: far.low })
  }
  const next = tokens[index + 1]
  const further = tokens[index + 2]
  if (near(next) && !next.first) {
    slots.push({ key: `behind ${next.low}`, side: 'behind', isWide: false, word: next.low })
    if (near(further) && !further.first && functionWords.has(next.low) && !functionWords.has(further.low))
      slots.push({
        key: `behind ${next.low} ${further.low}`,
        side: 'behind',
        isWide: true,
        word: further.low,
      })
  }
  return slots
}

function addInitials(names: KnownNames, run: readonly Token[]): void {
  if (run.length < 2 || run.length > 8) return
  for (let from = 0; from < run.length - 1; from++)
    names.initials.add(
      run
        .slice(from)
        .map(({ low }) => low.charAt(0))
        .join(''),
    )
}

function addToSet(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key)
  if (!known) map.set(key, new Set([value]))
  else if (known.size < 50) known.add(value)
}

/** A word, and its variants with one letter left out. */
export const listShortenedForms = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
]
