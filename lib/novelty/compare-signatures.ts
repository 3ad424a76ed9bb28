import { compareNumbers } from './number-words'
import { type PostWord, stemWord } from './read-words'
import type { Signature } from './signature'
import { findMeanings } from './synonyms'

/** Why two posts count as the same. */
export type SimilarReason = 'same-text' | 'same-fact' | 'same-opening' | 'same-meaning'

/** How distinctive a word is on its channel, from 0 to 1: low if many posts contain it. */
export type WordWeight = (stem: string) => number

const equalWeight: WordWeight = () => 1

/**
 * Thresholds from which two posts count as the same, measured on testing/novelty
 * (docs/decisions/0138-similar-posts.md): for the share of common word pairs and triples, for the share of the
 * weight of all meaningful words, and for the same share after discounting passages that both texts have word for
 * word, as templates do. The more weight is shared, the smaller the last share may be.
 */
const minTextShare = 0.5
const minWordShare = 0.66
const minFactShare = 0.6
const weightInFact = 0.17
/** Shared weight above this adds nothing: long posts share words by chance. */
const maxWeightInFact = 5
/**
 * Adjustments to the share: a different number, or a different weekday or month, counts against the same fact, and
 * a name in both counts for it. A person who rewords a post drops a number but does not replace it with another; a
 * template is filled with new ones each time.
 */
const differentNumberPenalty = -0.065
const differentDayPenalty = -0.2
const sharedNameBonus = 0.03
/** Further ones add nothing. */
const maxCounted = 3
/** Less shared weight than this is just two words that happen to match. */
const minSharedWeight = 2
/** An opening with fewer words, or with less distinctive ones, is a greeting. */
const minOpeningWords = 5
const minOpeningWeight = 5
/** Words within a run of this many words that both texts contain count half. */
const minRunLength = 3

/**
 * Compares the words of two posts: returns their similarity from 0 to 1, and why they count as the same, or `null` if
 * they are different posts. `contradicts`: each names a number or a day that the other one does not. Pure. Serves
 * spec/planning#1 (novelty gate).
 */
export function compareSignatures(
  a: Signature,
  b: Signature,
  weight: WordWeight = equalWeight,
): { reason: SimilarReason | null; similarity: number; contradicts: boolean } {
  const { shared, reworded, all, evidence, contradicts } = calculateShares(a, b, weight)
  const similarity = Math.min(1, Math.max(shared.share, reworded.share))
  const hasEnough = shared.weight >= Math.min(minSharedWeight, all * 0.8) && all > 0
  const isText = shingleShare(a.words, b.words)
  if (isText >= minTextShare && shared.share >= minTextShare)
    return { reason: 'same-text', similarity: Math.max(similarity, isText), contradicts }
  if (hasEnough && (shared.share + Math.min(0, evidence) >= minWordShare || isSameFact(reworded, evidence)))
    return { reason: 'same-fact', similarity, contradicts }
  if (hasSameOpening(a, b, weight)) return { reason: 'same-opening', similarity, contradicts }
  return { reason: null, similarity, contradicts }
}

const isSameFact = ({ share, weight }: Share, evidence: number): boolean =>
  share + weightInFact * Math.log1p(Math.min(weight, maxWeightInFact)) + evidence >= minFactShare

/** Jaccard similarity of the word pairs and triples of two texts; 1 if both consist of the same single word. */
function shingleShare(a: readonly string[], b: readonly string[]): number {
  const [first, second] = [shinglesOf(a), shinglesOf(b)]
  let both = 0
  for (const shingle of first) if (second.has(shingle)) both++
  const all = first.size + second.size - both
  return all === 0 ? 0 : both / all
}

function shinglesOf(words: readonly string[]): Set<string> {
  if (words.length === 1) return new Set(words)
  const shingles = new Set<string>()
  for (let at = 0; at + 1 < words.length; at++) {
    const pair = `${words[at]} ${words[at + 1]}`
    shingles.add(pair)
    if (at + 2 < words.length) shingles.add(`${pair} ${words[at + 2]}`)
  }
  return shingles
}

type Share = { share: number; weight: number }

type Shares = {
  shared: Share
  /** Like `shared`, but words of passages that both texts have word for word count half. */
  reworded: Share
  /** The weight of the post with less to say. */
  all: number
  /** How much names, numbers and days speak for the same fact (positive) or against it (negative). */
  evidence: number
  /** Each post has a number or a day that the other one does not have. */
  contradicts: boolean
}

/**
 * Sums the weight of the words that both posts contain. Each word counts once, paired with the most similar word of
 * the other post. The share is the mean of the shares of the shorter post and of both together, so that neither
 * shortening nor lengthening hides a repeated post.
 */
function calculateShares(first: Signature, second: Signature, weight: WordWeight): Shares {
  const [a, b] = [first.terms, second.terms]
  const [ofA, ofB] = [a, b].map((terms) => terms.map((term) => baseWeight(term) * weight(term.stem))) as [
    number[],
    number[],
  ]
  const pairs: { one: number; other: number; gain: number }[] = []
  for (const [one, left] of a.entries())
    for (const [other, right] of b.entries()) {
      const alike = compareWords(left, right)
      if (alike > 0) pairs.push({ one, other, gain: alike * Math.min(ofA[one] ?? 0, ofB[other] ?? 0) })
    }
  pairs.sort((x, y) => y.gain - x.gain)
  const copied = copiedWords(first.words, second.words)
  const [takenA, takenB] = [new Set<number>(), new Set<number>()]
  let [shared, reworded, names] = [0, 0, 0]
  for (const { one, other, gain } of pairs) {
    if (takenA.has(one) || takenB.has(other)) continue
    takenA.add(one)
    takenB.add(other)
    if (a[one]?.isName && b[other]?.isName) names++
    shared += gain
    reworded += copied.has(a[one]?.stem ?? '') ? gain / 2 : gain
  }
  const [weightOfA, weightOfB] = [sum(ofA), sum(ofB)]
  const least = Math.min(weightOfA, weightOfB)
  const share = (part: number): Share => ({
    share: least === 0 ? 0 : (part / least + (2 * part) / (weightOfA + weightOfB)) / 2,
    weight: part,
  })
  const others = (is: (word: PostWord) => boolean) =>
    Math.min(
      a.filter((word, at) => is(word) && !takenA.has(at)).length,
      b.filter((word, at) => is(word) && !takenB.has(at)).length,
    )
  const numbers = others(({ isNumber }) => isNumber)
  const days = others(({ stem }) => dayAndMonthStems.has(stem))
  const evidence =
    differentNumberPenalty * Math.min(numbers, maxCounted) +
    differentDayPenalty * Math.min(days, 1) +
    sharedNameBonus * Math.min(names, maxCounted)
  const contradicts = numbers > 0 || days > 0
  return { shared: share(shared), reworded: share(reworded), all: least, evidence, contradicts }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Numbers with several digits and long words hardly ever match by chance. */
function baseWeight({ stem, isNumber }: PostWord): number {
  if (isNumber) return stem.length > 2 ? 1.5 : stem.length > 1 ? 1.2 : 0.8
  return stem.length > 6 ? 1.2 : stem.length > 3 ? 1 : 0.7
}

/**
 * How similar two words are: 1 for the same word, less if one contains the other, is an inflected form of it or a
 * synonym.
 */
function compareWords(a: PostWord, b: PostWord): number {
  if (a.stem === b.stem) return 1
  if (a.isNumber || b.isNumber) return a.isNumber && b.isNumber ? compareNumbers(a.stem, b.stem) : 0
  const [short, long] = a.stem.length <= b.stem.length ? [a.stem, b.stem] : [b.stem, a.stem]
  if (short.length >= 4) {
    if (short.charCodeAt(0) === long.charCodeAt(0)) {
      let common = 1
      while (common < short.length && short.charCodeAt(common) === long.charCodeAt(common)) common++
      if (common >= 4 && common >= long.length * 0.6) return 0.9
      if (common === short.length) return 0.75
    }
    if (long.endsWith(short)) return 0.75
    if (short.length >= 5 && long.includes(short)) return 0.6
  }
  const meanings = findMeanings(a.stem)
  if (meanings.length > 0 && findMeanings(b.stem).some((one) => meanings.includes(one))) return 0.8
  return 0
}

/** The words of all runs that both texts contain word for word: the fixed text of a template. */
function copiedWords(a: readonly string[], b: readonly string[]): Set<string> {
  const runs = new Set<string>()
  for (let at = 0; at + minRunLength <= b.length; at++) runs.add(b.slice(at, at + minRunLength).join(' '))
  const copied = new Set<string>()
  for (let at = 0; at + minRunLength <= a.length; at++) {
    const words = a.slice(at, at + minRunLength)
    if (runs.has(words.join(' '))) for (const word of words) copied.add(word)
  }
  return copied
}

/** Weekdays, days and hours, with which each post of a series begins. */
const isTimeWord = ({ stem, isNumber }: PostWord): boolean =>
  isNumber ? stem.length < 3 : relativeDays.has(stem)
const stems = (words: string): string[] => words.trim().split(/\s+/).map(stemWord)
const weekdays = stems(`
  monday tuesday wednesday thursday friday saturday sunday
  montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag`)
const relativeDays = new Set([
  ...weekdays,
  ...stems('today tomorrow tonight week weekend heute morgen woche wochenende'),
])
const dayAndMonthStems = new Set([
  ...weekdays,
  ...stems(`
    january february march april june july august september october november december
    januar februar marz mai juni juli oktober dezember`),
])

function hasSameOpening(a: Signature, b: Signature, weight: WordWeight): boolean {
  if (a.opening.length < minOpeningWords || b.opening.length < minOpeningWords) return false
  const length = Math.min(a.opening.length, b.opening.length)
  for (let at = 0; at < length; at++) if (a.opening[at] !== b.opening[at]) return false
  const opening = new Set(a.opening.slice(0, length))
  const telling = a.terms.filter((term) => opening.has(term.stem) && !isTimeWord(term))
  return sum(telling.map((term) => baseWeight(term) * weight(term.stem))) >= minOpeningWeight
}
