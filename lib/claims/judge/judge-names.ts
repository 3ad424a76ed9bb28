import type { Evidence, KnownNames } from '../evidence/evidence'
import { listNameSlots, listShortenedForms, type NameSlot } from '../evidence/evidence-names'
import type { ClaimLanguage } from '../read/claim'
import type { FoundClaim } from '../read/read-claims'
import {
  formatNameValue,
  isFirstName,
  listPlaceNames,
  type NameCandidate,
  normalizeName,
} from '../read/read-name-candidates'
import { functionWords, isCommonGermanNoun, measureWords } from '../words/common-words'
import { isCommonEnglishWord } from '../words/english-words'
import { stem } from '../words/stems'
import { foldWithDigraphs, type Token } from '../words/tokens'
import { isPartOfKnownWord } from './is-made-of-known-words'

/** From this strength on, a word counts as a name. */
const minNameStrength = 2

/**
 * Returns the names of a text regardless of the evidence: only words that are certainly names, adjacent ones
 * joined.
 */
export function findCertainNames(tokens: readonly Token[], signs: readonly NameCandidate[]): FoundClaim[] {
  return joinAdjacentNames(
    tokens,
    signs.filter(({ strength }) => strength >= minNameStrength).map((sign) => ({ sign, nearest: undefined })),
  ).map(({ found }) => found)
}

type FlaggedName = { sign: NameCandidate; nearest: string | undefined }

/**
 * Returns the names of a text that the evidence lacks. A word that may or may not be a name counts if it takes the
 * place of a name in the evidence, or differs from one by a letter: a swapped name must not be missed, and a common
 * noun must not be reported.
 */
export function judgeNames(
  tokens: readonly Token[],
  signs: readonly NameCandidate[],
  evidence: Evidence,
  language: ClaimLanguage,
): { found: FoundClaim; nearest: string | undefined }[] {
  const used = new Set(signs.map(({ low }) => low))
  const flagged = signs.flatMap((sign): FlaggedName[] => {
    const known = isKnownWord(sign, tokens, evidence, language)
    if (known === 'made of known words') {
      const { strength, nearest } = findReplacedFollower(sign, tokens, evidence, used, language)
      return strength > minNameStrength ? [{ sign, nearest }] : []
    }
    if (known) {
      const mixed = findMixedUpName(sign, tokens, evidence)
      return mixed === undefined ? [] : [{ sign, nearest: mixed }]
    }
    const { strength, nearest } = findReplacedName(sign, tokens, evidence, used, language)
    return sign.strength + strength >= minNameStrength ? [{ sign, nearest }] : []
  })
  return joinAdjacentNames(tokens, flagged)
}

function joinAdjacentNames(
  tokens: readonly Token[],
  flagged: readonly FlaggedName[],
): { found: FoundClaim; nearest: string | undefined }[] {
  const out: { found: FoundClaim; nearest: string | undefined }[] = []
  for (const { sign, nearest } of flagged) {
    const last = out.at(-1)
    const { index } = sign
    const isNext =
      last !== undefined &&
      tokens[index]?.first === false &&
      (last.found.end === index ||
        (last.found.end === index - 1 && tokens[index - 1]?.text === '-' && tokens[index - 1]?.gap === ''))
    if (last && isNext) {
      last.found.end = index + 1
      if (sign.isPlace && last.found.end - last.found.start === 1) last.found.kind = 'place'
      if (nearest && !last.nearest?.includes(nearest))
        last.nearest = last.nearest ? `${last.nearest} ${nearest}` : nearest
      continue
    }
    // A known first name before an unknown last name is part of the error.
    const before = tokens[index - 1]
    const start =
      before?.kind === 'word' &&
      !tokens[index]?.first &&
      isFirstName(normalizeName(before)) &&
      /^\p{Lu}/u.test(before.text) &&
      (last?.found.end ?? 0) < index
        ? index - 1
        : index
    out.push({
      found: {
        kind: sign.isPlace ? 'place' : 'name',
        start,
        end: index + 1,
        values: [],
        words: [],
        isWeak: false,
      },
      nearest,
    })
  }
  for (const { found } of out) {
    const text = tokens
      .slice(found.start, found.end)
      .map(({ text, gap }, at) => (at > 0 && gap !== '' ? ' ' : '') + text)
      .join('')
    found.values = [formatNameValue(text).replace(/'s?$/, '')]
  }
  return out
}

/** Whether a word is in the evidence in any form: inflected, in a compound, as an abbreviation, or in the other language. */
function isKnownWord(
  { low, index }: NameCandidate,
  tokens: readonly Token[],
  evidence: Evidence,
  language: ClaimLanguage,
): boolean | 'made of known words' {
  const { words } = evidence
  const text = tokens[index]?.text ?? ''
  const forms = new Set([low, foldWithDigraphs(text).replace(/'s?$/, ''), ...listPlaceNames(low)])
  for (const form of forms) if (words.has(form)) return true
  // A last name is not an inflection of another: Dorner is not Dorn.
  const before = tokens[index - 1]
  const isPerson =
    isFirstName(low) || (before?.kind === 'word' && tokens[index]?.gap !== '' && isFirstName(before.low))
  for (const form of forms) {
    if (form.endsWith('s') && words.has(form.slice(0, -1))) return true
    if (words.has(`${form}s`) && form.length > 2) return true
  }
  if (text === text.toUpperCase()) {
    if (evidence.names.initials.has(low)) return true
    if (low.endsWith('s') && evidence.names.initials.has(low.slice(0, -1))) return true
  }
  if (isPerson) return false
  for (const form of forms) {
    if (form.length < 4) continue
    // "Brand" is not an inflected form of "Brandt", which is a person's name.
    if (lastNameEndLetters.some((end) => evidence.names.written.has(form + end)) && !isCommonGermanNoun(form))
      return false
    if (evidence.stems.has(stem(form)) && !evidence.names.written.has(low))
      return isKnownInflection(form, evidence)
    for (const end of derivationSuffixes)
      if (
        form.endsWith(end) &&
        form.length - end.length > 3 &&
        isKnownBase(form.slice(0, -end.length), evidence)
      )
        return true
    if (form.length > 4 && isPartOfKnownWord(form, evidence))
      return isKnownInflection(form, evidence) || !isKnownName(form, evidence)
    if (form.length > 7 && (language === 'de' ? isKnownCompound : isTwoKnownWords)(form, evidence))
      return 'made of known words'
  }
  return false
}

/** Letters that end a last name but no inflected word. */
const lastNameEndLetters = [...'tdlkhmzfxpg']

const derivationSuffixes = [
  'er',
  'erin',
  'ern',
  'ner',
  'isch',
  'ische',
  'ischen',
  'ischer',
  'isches',
  'an',
  'ian',
  'ish',
  'ese',
  'es',
  'en',
  'n',
  'e',
]

const isKnownBase = (base: string, evidence: Evidence): boolean =>
  evidence.words.has(base) || evidence.words.has(`${base}e`) || evidence.words.has(`${base}en`)

/**
 * Whether the evidence has the word with an inflection ending, or a word with the same stem: "Kunden" for "Kunde".
 */
const isKnownInflection = (form: string, evidence: Evidence): boolean => {
  for (const end of ['', 's', 'n', 'en', 'e', 'es', 'er', 'ern', 'em'])
    if (evidence.words.has(form + end)) return true
  return evidence.stems.has(stem(form))
}

/**
 * Whether a word consists of two words of the evidence. English joins few words, and only whole ones: "Glasshouse"
 * from "glass" and "house", but not "Westcombe" from "west".
 */
function isTwoKnownWords(low: string, { words }: Evidence): boolean {
  for (let split = 3; split <= Math.min(low.length - 3, 60); split++)
    if (words.has(low.slice(0, split)) && words.has(low.slice(split))) return true
  return false
}

const isKnownName = (form: string, evidence: Evidence): boolean => evidence.names.written.has(form)

/**
 * Whether a word is a compound of a known word and another known or common one: "Jubiläumskonzert" from "Jubiläum"
 * and "Konzert".
 */
function isKnownCompound(low: string, evidence: Evidence): boolean {
  if (low.length > 60) return true
  const knows = (part: string) =>
    part.length > 2 && (evidence.words.has(part) || evidence.stems.has(stem(part)))
  for (let split = 3; split <= low.length - 3; split++) {
    const end = low.slice(split)
    const head = low.slice(0, split)
    const isHead = knows(head) || (head.length > 3 && knows(head.replace(/(?:e?s|e?n)$/, '')))
    if (isHead && (knows(end) || isCommonGermanNoun(end))) return true
    if (end.length > 3 && knows(end) && isCommonGermanNoun(head)) return true
  }
  return false
}

/**
 * If the first and the last name are both in the evidence, but of different people, returns the last name that
 * belongs to the first name.
 */
function findMixedUpName(
  { low, index }: NameCandidate,
  tokens: readonly Token[],
  evidence: Evidence,
): string | undefined {
  const before = tokens[index - 1]
  if (!before || tokens[index]?.first || tokens[index]?.gap === '' || before.kind !== 'word') return undefined
  const first = normalizeName(before)
  if (!isFirstName(first) || isFirstName(low) || !/^\p{Lu}/u.test(before.text)) return undefined
  const others = evidence.names.followers.get(first)
  if (!others || others.has(low) || !evidence.names.written.has(low)) return undefined
  const [other] = others
  const written = other === undefined ? undefined : evidence.names.written.get(other)
  // Both may have a middle name or a title; only what follows another first name is another person's name.
  const isAnothers =
    [...evidence.names.followers].length < 2000 &&
    [...evidence.names.followers].some(
      ([name, behind]) => name !== first && isFirstName(name) && behind.has(low),
    )
  return isAnothers && written ? written : undefined
}

type ReplacedName = { strength: number; nearest: string | undefined }

/** Returns how strongly a word appears to take the place of a name in the evidence, and which name. */
function findReplacedName(
  sign: NameCandidate,
  tokens: readonly Token[],
  evidence: Evidence,
  used: ReadonlySet<string>,
  language: ClaimLanguage,
): ReplacedName {
  const { low, index, opens } = sign
  const { names } = evidence
  const written = (name: string) => formatFullName(name, names)
  // "Big News" is not a misspelled "New".
  const isPlainWord = language === 'en' && sign.strength < 1 && isCommonEnglishWord(low)
  if (low.length > 3 && low.length < 30 && !isPlainWord) {
    for (const short of listShortenedForms(low))
      for (const name of names.shortened.get(short) ?? [])
        if (
          name !== low &&
          !used.has(name) &&
          differsByOneLetter(low, name) &&
          stem(low) !== stem(name) &&
          !hasSameStem(low, name)
        )
          return { strength: 3, nearest: written(name) }
  }
  const free = (slot: NameSlot | undefined) =>
    [...((slot && names.slots.get(slot.key)) ?? [])].filter((name) => !used.has(name))
  const place = findSimilarPlace(sign, tokens, names, used)
  if (place !== undefined) return { strength: 5, nearest: written(place) }
  // "Owner Sabine" does not replace the name in "Inhaberin Sabine".
  const isTitle = opens && isFirstName(tokens[index + 1]?.low ?? '')
  // "Got clay?" takes no name's place: in English, a first word does so only if a capitalized word follows.
  const isLoose = opens && language === 'en' && !/^\p{Lu}/u.test(tokens[index + 1]?.text ?? '')
  const slots = listNameSlots(tokens, index).filter(({ side }) => side === 'before' || !(isTitle || isLoose))
  const near = (side: NameSlot['side']) => slots.find((slot) => slot.side === side && !slot.isWide)
  const result = (strength: number, rivals: readonly string[]) => ({
    strength,
    nearest: new Set(rivals).size === 1 ? written(rivals[0] ?? '') : undefined,
  })
  const right = new Set(free(near('behind')))
  const both = free(near('before')).filter((name) => right.has(name))
  if (both.length > 0) return result(2, both)
  const named = findReplacedFollower(sign, tokens, evidence, used, language)
  if (named.strength > 0) return named
  const telling = slots.filter(({ isWide, word }) => isWide || !functionWords.has(word)).flatMap(free)
  if (telling.length > 0) return result(language === 'de' ? (opens ? 1.5 : 2) : opens ? 2 : 1, telling)
  // "in Teltow" for "in Kleinmachnow", "mit Weber" for "mit Schmidt"
  const left = near('before')
  const rivals =
    left === undefined || !prepositionPattern.test(left.word)
      ? []
      : placePrepositions.includes(left.word)
        ? placePrepositions.flatMap((word) => free({ ...left, key: `before ${word}` }))
        : free(left)
  return rivals.length > 0 ? result(1, rivals) : { strength: 0, nearest: undefined }
}

/**
 * Returns a place in the evidence that shares a long beginning or end with the word and follows such a preposition
 * too: "In Hohenstein" for "in Hohenlanke". Ignores what the words mean.
 */
function findSimilarPlace(
  { low, index }: NameCandidate,
  tokens: readonly Token[],
  { slots }: KnownNames,
  used: ReadonlySet<string>,
): string | undefined {
  const before = tokens[index - 1]?.low ?? ''
  if (low.length < 8 || low.length > 40 || tokens[index]?.first || !placePrepositions.includes(before))
    return undefined
  return placePrepositions
    .flatMap((word) => [...(slots.get(`before ${word}`) ?? [])])
    .find((name) => {
      if (name === low || used.has(name) || name.length < 8) return false
      let start = 0
      while (start < name.length && name[start] === low[start]) start++
      let end = 0
      while (end < name.length && name.at(-1 - end) === low.at(-1 - end)) end++
      const [most, rest] = [Math.max(start, end), Math.max(name.length, low.length)]
      return most >= 5 && rest - most >= 3
    })
}

/**
 * Returns how strongly a word replaces what follows the previous word in the evidence: "Restaurant Mond" for
 * "Restaurant Sonne". There, even an ordinary word is a name.
 */
function findReplacedFollower(
  { index }: NameCandidate,
  tokens: readonly Token[],
  { names }: Evidence,
  used: ReadonlySet<string>,
  language: ClaimLanguage,
): ReplacedName {
  const title = findCapitalizedBefore(tokens, index)
  const followers = title === undefined || measureWords.has(title) ? undefined : names.followers.get(title)
  const rivals = [...(followers ?? [])].filter((name) => !used.has(name))
  if (rivals.length === 0) return { strength: 0, nearest: undefined }
  return {
    strength: language === 'de' ? 5 : 2,
    nearest: rivals.length === 1 ? names.forms.get(rivals[0] ?? '') : undefined,
  }
}

/** Returns the capitalized word directly before a word, on the same line. */
function findCapitalizedBefore(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index - 1]
  const isNext =
    token?.kind === 'word' &&
    /^\p{Lu}/u.test(token.text) &&
    tokens[index]?.gap !== '' &&
    !tokens[index]?.first
  return isNext ? normalizeName(token) : undefined
}

const placePrepositions = ['in', 'aus', 'nach', 'bei', 'from', 'near']
const prepositionPattern = /^(?:in|nach|aus|bei|von|mit|fur|gegen|durch|uber|um|an|from|near|at|by|with|for)$/

/** Returns a name as written, and a first name with its last name if there is only one. */
function formatFullName(name: string, names: KnownNames): string | undefined {
  const written = names.written.get(name)
  const [last, ...more] = isFirstName(name) ? (names.followers.get(name) ?? []) : []
  const end = last === undefined || more.length > 0 ? undefined : names.written.get(last)
  return written !== undefined && end !== undefined ? `${written} ${end}` : written
}

/**
 * Whether two words are derived from one stem and so are not names: "Designer" and "Designed", "Bäckerei" and
 * "Bäckerin".
 */
const hasSameStem = (one: string, other: string): boolean =>
  /(?:ed|er|ers|es|ing|ei|in|en|or|et)$/.test(one) &&
  /(?:ed|er|ers|es|ing|ei|in|en|or|et)$/.test(other) &&
  one.length > 6 &&
  one.slice(0, -2) === other.slice(0, -2)

/** Whether two words differ by one letter (changed, added or left out) or by two swapped neighbors. */
function differsByOneLetter(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < Math.min(one.length, other.length) && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one.length - start - end, other.length - start - end]
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && one[start] === other[start + 1] && one[start + 1] === other[start]
}
