import type { FoundClaim } from '../read/read-claims'
import { opensSentence } from '../read/read-name-candidates'
import { functionWords } from '../words/common-words'
import { stem } from '../words/stems'
import type { Token } from '../words/tokens'

/** Where a number is in its source, and the words around it: two numbers of one sentence belong together. */
export type Surroundings = {
  /** Index of the sentence, counted across all sources. */
  sentence: number
  /** Stems of the words between the previous number and the next. */
  near: ReadonlySet<string>
  /** Stems of the words in the whole sentence. */
  said: ReadonlySet<string>
}

const maxTokenDistance = 14

/** Returns the index of each token's sentence, starting at `first`. A line break ends a sentence too. */
export function indexSentences(tokens: readonly Token[], first: number): number[] {
  let sentence = first
  return tokens.map((token, index) => {
    // "At 3.30. The workshop …": after a number, a capitalized function word opens the next sentence.
    const opens = () =>
      opensSentence(tokens, index) ||
      (token.gap !== '' && /^\p{Lu}/u.test(token.text) && functionWords.has(token.low))
    const ends = index > 0 && (token.first || (endsSentence(tokens[index - 1]) && opens()))
    if (ends) sentence++
    return sentence
  })
}

const endsSentence = (token: Token | undefined): boolean => /^[.!?…]$/.test(token?.text ?? '')

/** Words that occur with every price. */
const priceWordPattern = /^(?:costs?|prices?|kostet|kosten|preise?)$/

/** Returns the stems of the meaningful words in a range of tokens. */
export function collectMeaningfulStems(tokens: readonly Token[], from: number, until: number): Set<string> {
  const stems = new Set<string>()
  for (let index = Math.max(0, from); index < until; index++) {
    const token = tokens[index]
    if (
      token?.kind === 'word' &&
      token.low.length > 2 &&
      !functionWords.has(token.low) &&
      !priceWordPattern.test(token.low)
    )
      stems.add(stem(token.low))
  }
  return stems
}

/** Returns the surroundings of each claim, in order. Linear: looks at a bounded number of tokens around each. */
export function findSurroundings(
  tokens: readonly Token[],
  found: readonly FoundClaim[],
  sentences: readonly number[],
): Surroundings[] {
  const whole = new Map<number, ReadonlySet<string>>()
  return found.map(({ start, end }, at) => {
    const sentence = sentences[start] ?? 0
    const [before, behind] = [found[at - 1]?.end ?? 0, found[at + 1]?.start ?? tokens.length]
    let from = start
    while (from > Math.max(before, start - maxTokenDistance) && sentences[from - 1] === sentence) from--
    let until = end
    // What follows a comma is about the next number.
    while (
      until < Math.min(behind, end + maxTokenDistance) &&
      sentences[until] === sentence &&
      !/^[,;)]$/.test(tokens[until]?.text ?? '')
    )
      until++
    let said = whole.get(sentence)
    if (!said) {
      let [first, last] = [start, end]
      while (first > start - 4 * maxTokenDistance && sentences[first - 1] === sentence) first--
      while (last < end + 4 * maxTokenDistance && sentences[last] === sentence) last++
      said = collectMeaningfulStems(tokens, first, last)
      whole.set(sentence, said)
    }
    const near = new Set([
      ...collectMeaningfulStems(tokens, from, start),
      ...collectMeaningfulStems(tokens, end, until),
    ])
    return { sentence, near, said }
  })
}

/** Returns how many words two sets have in common. */
export function countSharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  let count = 0
  for (const word of few) if (many.has(word)) count++
  return count
}
