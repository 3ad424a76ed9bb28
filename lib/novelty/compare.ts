import { likenessOfNumbers } from './number-words'
import { type PostWord, stemOf } from './read-words'
import type { Signature } from './signature'
import { meaningsOf } from './synonyms'

/** Why two posts are the same. */
export type SimilarReason = 'same-text' | 'same-fact' | 'same-opening'

/** How much a word tells on its channel, from 0 to 1: little when many posts say it. */
export type WordWeight = (stem: string) => number

const evenly: WordWeight = () => 1

/**
 * The shares from which on two posts are the same, measured on testing/novelty (docs/decisions/0138-similar-posts.md): of word pairs and triples, of
 * the weight of all words that say something, and of the weight without what stands in both word for word, as templates do. The
 * last one may be the smaller, the more weight it is a share of.
 */
const sameText = 0.5
const sameWords = 0.66
const sameFact = 0.6
const weightInFact = 0.17
/** More shared weight than this proves no more: long posts share words by accident. */
const maxWeightInFact = 5
/**
 * What another number or another weekday or month says against it, and a name in both for it. Who rewords a post leaves a number
 * out, and does not put another in its place; a template is filled with others each time.
 */
const otherNumber = -0.065
const otherDay = -0.2
const sameName = 0.03
/** More of them prove no more. */
const maxCounted = 3
/** Less than this of shared weight is two words that happen to agree. */
const leastShared = 2
/** An opening of fewer words, or of words that tell less, is a greeting. */
const leastOpeningWords = 5
const leastOpeningWeight = 5
/** What a run of this many words in both texts says counts half. */
const run = 3

/**
 * Whether two posts say the same: their similarity from 0 to 1, and the reason, `null` where they are different posts. Pure; serves
 * spec/planning#1 (novelty gate).
 */
export function compareSignatures(
  a: Signature,
  b: Signature,
  weight: WordWeight = evenly,
): { reason: SimilarReason | null; similarity: number } {
  const { shared, reworded, all, evidence } = shares(a, b, weight)
  const similarity = Math.min(1, Math.max(shared.share, reworded.share))
  const hasEnough = shared.weight >= Math.min(leastShared, all * 0.8) && all > 0
  const isText = shingleShare(a.words, b.words)
  if (isText >= sameText && shared.share >= sameText)
    return { reason: 'same-text', similarity: Math.max(similarity, isText) }
  if (hasEnough && (shared.share + Math.min(0, evidence) >= sameWords || isSameFact(reworded, evidence)))
    return { reason: 'same-fact', similarity }
  if (hasSameOpening(a, b, weight)) return { reason: 'same-opening', similarity }
  return { reason: null, similarity }
}

const isSameFact = ({ share, weight }: Share, evidence: number): boolean =>
  share + weightInFact * Math.log1p(Math.min(weight, maxWeightInFact)) + evidence >= sameFact

/** The share of two texts' word pairs and triples that both have (Jaccard); 1 for the same single word. */
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
  /** The same with half of what stands in both word for word. */
  reworded: Share
  /** The weight of the post that says less. */
  all: number
  /** What names, numbers and days in one or both say for the same fact, or against it. */
  evidence: number
}

/**
 * The weight of the words that both say; each counts once, with the word of the other post that is most like it. As a share it is
 * the middle of those of the shorter post and of both, so that neither shortening nor lengthening hides a post.
 */
function shares(first: Signature, second: Signature, weight: WordWeight): Shares {
  const [a, b] = [first.terms, second.terms]
  const [ofA, ofB] = [a, b].map((terms) => terms.map((term) => baseWeight(term) * weight(term.stem))) as [
    number[],
    number[],
  ]
  const pairs: { one: number; other: number; gain: number }[] = []
  for (const [one, left] of a.entries())
    for (const [other, right] of b.entries()) {
      const alike = likeness(left, right)
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
  const evidence =
    otherNumber *
      Math.min(
        others(({ isNumber }) => isNumber),
        maxCounted,
      ) +
    otherDay *
      Math.min(
        others(({ stem }) => dayNames.has(stem)),
        1,
      ) +
    sameName * Math.min(names, maxCounted)
  return { shared: share(shared), reworded: share(reworded), all: least, evidence }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Numbers of more than one digit and long words hardly ever agree by accident. */
function baseWeight({ stem, isNumber }: PostWord): number {
  if (isNumber) return stem.length > 2 ? 1.5 : stem.length > 1 ? 1.2 : 0.8
  return stem.length > 6 ? 1.2 : stem.length > 3 ? 1 : 0.7
}

/** How far two words say the same: 1 the same word, less for one that is part of the other, inflected or put for it. */
function likeness(a: PostWord, b: PostWord): number {
  if (a.stem === b.stem) return 1
  if (a.isNumber || b.isNumber) return a.isNumber && b.isNumber ? likenessOfNumbers(a.stem, b.stem) : 0
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
  const meanings = meaningsOf(a.stem)
  if (meanings.length > 0 && meaningsOf(b.stem).some((one) => meanings.includes(one))) return 0.8
  return 0
}

/** The words that stand in both texts within the same run of words: what a template says in each of its posts. */
function copiedWords(a: readonly string[], b: readonly string[]): Set<string> {
  const runs = new Set<string>()
  for (let at = 0; at + run <= b.length; at++) runs.add(b.slice(at, at + run).join(' '))
  const copied = new Set<string>()
  for (let at = 0; at + run <= a.length; at++) {
    const words = a.slice(at, at + run)
    if (runs.has(words.join(' '))) for (const word of words) copied.add(word)
  }
  return copied
}

/** Weekdays, days and hours: what series begin with each time. */
const saysWhen = ({ stem, isNumber }: PostWord): boolean =>
  isNumber ? stem.length < 3 : relativeDays.has(stem)
const stems = (words: string): string[] => words.trim().split(/\s+/).map(stemOf)
const weekdays = stems(`
  monday tuesday wednesday thursday friday saturday sunday
  montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag`)
const relativeDays = new Set([
  ...weekdays,
  ...stems('today tomorrow tonight week weekend heute morgen woche wochenende'),
])
const dayNames = new Set([
  ...weekdays,
  ...stems(`
    january february march april june july august september october november december
    januar februar marz mai juni juli oktober dezember`),
])

function hasSameOpening(a: Signature, b: Signature, weight: WordWeight): boolean {
  if (a.opening.length < leastOpeningWords || b.opening.length < leastOpeningWords) return false
  const length = Math.min(a.opening.length, b.opening.length)
  for (let at = 0; at < length; at++) if (a.opening[at] !== b.opening[at]) return false
  const opening = new Set(a.opening.slice(0, length))
  const telling = a.terms.filter((term) => opening.has(term.stem) && !saysWhen(term))
  return sum(telling.map((term) => baseWeight(term) * weight(term.stem))) >= leastOpeningWeight
}
