import type { FoundClaim } from '../read/read-claims'
import { stem } from '../words/stems'
import type { Token } from '../words/tokens'
import type { Enumeration, Evidence } from './evidence'
import { collectMeaningfulStems, indexSentences } from './surroundings'

const maxEnumerations = 200
const conjunctionPattern = /^(?:and|und|sowie|or|oder|et|y|e|en|i|och|og|&|\+)$/
const rangeSignPattern = /^(?:to|bis|-|–|—|through)$/

/** Clothing sizes in order: "XS to XXL" is six sizes. */
const clothingSizes = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl']

/**
 * Collects the enumerations of a source: "Quarry Lane, Mill Rise and Upper Street", "Batches: L2714, L2715", "lots
 * 2631 to 2644". Linear.
 */
export function readEnumerations(tokens: readonly Token[], kept: Enumeration[]): void {
  const sentences = indexSentences(tokens, 0)
  for (let from = 0; from < tokens.length && kept.length < maxEnumerations; ) {
    let until = from + 1
    while (until < tokens.length && sentences[until] === sentences[from]) until++
    if (until - from < 120) addSentenceEnumerations(tokens, from, until, kept)
    from = until
  }
}

function addSentenceEnumerations(
  tokens: readonly Token[],
  from: number,
  until: number,
  kept: Enumeration[],
): void {
  let said: ReadonlySet<string> | undefined
  let label: string | undefined
  const add = (count: number): void => {
    said ??= collectMeaningfulStems(tokens, from, until)
    kept.push({ count, said, ...(label === undefined ? {} : { label }) })
  }
  let parts = 1
  let length = 0
  let isClosed = false
  let isLabelled = false
  const end = (): void => {
    if (parts > 1 && parts <= 12 && (isClosed || isLabelled)) add(parts)
    parts = 1
    isClosed = false
  }
  for (let index = from; index < until; index++) {
    const token = tokens[index]
    if (!token) break
    if (token.text === ':') {
      isLabelled = true
      const name = tokens[index - 1]
      label = name?.kind === 'word' ? stem(name.low) : undefined
      parts = 1
      length = 0
    } else if (token.text === ',' || conjunctionPattern.test(token.low)) {
      // "… and 3 p.m. and cost £8": what follows the last part is not in the list.
      if (length > 4 || (isClosed && length > 0)) end()
      // ", and" is one separator.
      if (length > 0) parts++
      isClosed ||= conjunctionPattern.test(token.low)
      length = 0
    } else if (token.kind !== 'sign') length++
    if (length > 4 && isClosed) {
      end()
      length = 5
    }
    if (rangeSignPattern.test(token.low)) {
      const [small, large] = [
        clothingSizes.indexOf(tokens[index - 1]?.low ?? ''),
        clothingSizes.indexOf(tokens[index + 1]?.low ?? ''),
      ]
      if (small >= 0 && large > small) add(large - small + 1)
    }
    const [low, high] = [Number(tokens[index - 1]?.text), Number(tokens[index + 1]?.text)]
    if (rangeSignPattern.test(token.low) && low >= 100 && high > low && high - low < 50) add(high - low + 1)
  }
  end()
}

/** Whether the number counts an enumeration: "Three streets" for three named ones that the source calls streets. */
export function isEnumerationCount({ number, words }: FoundClaim, { enumerations }: Evidence): boolean {
  const amount = Number(number?.numbers[0])
  if (number?.dimension !== '' || !(amount >= 2 && amount <= 50)) return false
  return enumerations.some(({ count, said }) => count === amount && words.some((word) => said.has(word)))
}

/**
 * Returns how many things a labeled list of the source has, if none has the given number: "Four colours" where the
 * source lists three after "Colours:" and says four elsewhere.
 */
export function findOtherListLength(
  { number, words }: FoundClaim,
  { enumerations }: Evidence,
): number | undefined {
  const amount = Number(number?.numbers[0])
  if (number?.dimension !== '' || number.ordinal || !(amount >= 2 && amount <= 12)) return undefined
  const lists = enumerations.filter(({ label }) => label !== undefined && label === words[0])
  return lists.some(({ count }) => count === amount) ? undefined : lists[0]?.count
}
