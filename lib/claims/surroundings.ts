import { functionWords } from './common-words'
import type { Found } from './read-claims'
import { opensSentence } from './read-names'
import { stem } from './stems'
import type { Token } from './tokens'

/** Where a number stands in its source, and the words it stands among: two numbers of one sentence belong to each other. */
export type Surroundings = {
  /** Counts the sentences of all sources. */
  sentence: number
  /** The stems of the words between the number before and the number behind. */
  near: ReadonlySet<string>
  /** Those of its whole sentence. */
  said: ReadonlySet<string>
}

const reach = 14

/** The number of the sentence that each token belongs to, from `first` on; a line ends one too. */
export function sentencesOf(tokens: readonly Token[], first: number): number[] {
  let sentence = first
  return tokens.map((token, index) => {
    // "At 3.30. The workshop …": behind a number a small word with a capital begins the next one.
    const opens = () =>
      opensSentence(tokens, index) ||
      (token.gap !== '' && /^\p{Lu}/u.test(token.text) && functionWords.has(token.low))
    const ends = index > 0 && (token.first || (endsOne(tokens[index - 1]) && opens()))
    if (ends) sentence++
    return sentence
  })
}

const endsOne = (token: Token | undefined): boolean => /^[.!?…]$/.test(token?.text ?? '')

/** Words that stand with every price. */
const ofAnyPrice = /^(?:costs?|prices?|kostet|kosten|preise?)$/

/** The stems of the words that say something in a row of tokens. */
export function tellingStems(tokens: readonly Token[], from: number, until: number): Set<string> {
  const stems = new Set<string>()
  for (let index = Math.max(0, from); index < until; index++) {
    const token = tokens[index]
    if (
      token?.kind === 'word' &&
      token.low.length > 2 &&
      !functionWords.has(token.low) &&
      !ofAnyPrice.test(token.low)
    )
      stems.add(stem(token.low))
  }
  return stems
}

/** What stands around each number of a text, in order. Linear: looks at a bounded number of tokens around each. */
export function surroundingsOf(
  tokens: readonly Token[],
  found: readonly Found[],
  sentences: readonly number[],
): Surroundings[] {
  const whole = new Map<number, ReadonlySet<string>>()
  return found.map(({ start, end }, at) => {
    const sentence = sentences[start] ?? 0
    const [before, behind] = [found[at - 1]?.end ?? 0, found[at + 1]?.start ?? tokens.length]
    let from = start
    while (from > Math.max(before, start - reach) && sentences[from - 1] === sentence) from--
    let until = end
    // What stands behind a comma speaks of the next one.
    while (
      until < Math.min(behind, end + reach) &&
      sentences[until] === sentence &&
      !/^[,;)]$/.test(tokens[until]?.text ?? '')
    )
      until++
    let said = whole.get(sentence)
    if (!said) {
      let [first, last] = [start, end]
      while (first > start - 4 * reach && sentences[first - 1] === sentence) first--
      while (last < end + 4 * reach && sentences[last] === sentence) last++
      said = tellingStems(tokens, first, last)
      whole.set(sentence, said)
    }
    const near = new Set([...tellingStems(tokens, from, start), ...tellingStems(tokens, end, until)])
    return { sentence, near, said }
  })
}

/** How many words two sets share. */
export function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  let count = 0
  for (const word of few) if (many.has(word)) count++
  return count
}
