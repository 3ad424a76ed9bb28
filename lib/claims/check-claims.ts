import { type Claim, claimKinds, type UnsupportedClaim } from './claim'
import type { Reading } from './date-parts'
import { claimLanguage, type Evidence } from './evidence'
import { judge } from './judge'
import { allNames, judgeNames } from './judge-names'
import { advice } from './messages'
import { prepareEvidence } from './prepare-evidence'
import { type Found, readClaims } from './read-claims'
import { readNames } from './read-names'
import { type ReadText, readText } from './tokens'
import { standsWordForWord } from './verbatim'

/** Nobody reads more of one kind. */
const maxOfKind = 100
/** No post has more to compare with what its source says word for word. */
const mostCompared = 200

const readingOf = (language: string): Reading => {
  const own = claimLanguage(language)
  return { languages: own ? [own] : [], language: own, isEvidence: false }
}

/** The kinds that are looked for in languages whose words are not read. */
const inAnyLanguage = new Set(['number', 'date', 'time', 'price', 'link', 'email', 'mention', 'quote'])

/**
 * Finds what a text claims: numbers, dates, times, prices, names, places, addresses, mentions, hashtags and quotes. Takes any
 * text and the tag of its language; of languages other than English and German it reads what is written in digits and signs.
 * Gives the claims in the order of the text, with offsets in code points and their canonical forms. Pure, linear, never
 * throws. Serves spec/writing#3.
 */
export function findClaims(text: string, options: { language: string }): Claim[] {
  const read = readText(text)
  const reading = readingOf(options.language)
  const found = claimsOf(read, reading)
  const names = reading.language
    ? allNames(read.tokens, readNames(read.tokens, takenBy(found), reading.language))
    : []
  return [...found, ...names].map((one) => claimOf(one, read)).sort(inOrder)
}

/**
 * Finds the claims of a text that none of the evidence makes in any equivalent form (1,204 = 1.204 = "zwölfhundertvier"). Takes
 * the text, its language, and all texts that count as sources, or what `prepareEvidence` made of them, so that many sentences
 * are checked at the cost of one reading. Gives for each claim what is wrong and what to do, of each kind the first hundred.
 * Pure, linear, never throws. Serves spec/writing#3.
 */
export function checkClaims(
  text: string,
  options: { language: string; evidence: readonly string[] | Evidence },
): UnsupportedClaim[] {
  const read = readText(text)
  const reading = readingOf(options.language)
  const evidence = isPrepared(options.evidence)
    ? options.evidence
    : prepareEvidence(options.evidence, options.language)
  const found = claimsOf(read, reading)
  const judged = found.flatMap((one) => {
    const verdict = judge(one, read.tokens, evidence, reading)
    return verdict ? [{ found: one, nearest: verdict.nearest }] : []
  })
  const names = reading.language
    ? judgeNames(
        read.tokens,
        readNames(read.tokens, takenBy(found), reading.language),
        evidence,
        reading.language,
      )
    : []
  let split: string[] | undefined
  const points = (): string[] => {
    split ??= [...text]
    return split
  }
  const all = [...judged, ...names]
    .map(({ found, nearest }) => {
      const claim = claimOf(found, read)
      return { ...claim, ...advice(claim, nearest) }
    })
    .filter(
      (claim, _, some) =>
        some.length > mostCompared || !standsWordForWord(points(), claim, evidence.asItReads()),
    )
    .sort(inOrder)
  return claimKinds
    .flatMap((kind) => all.filter((claim) => claim.kind === kind).slice(0, maxOfKind))
    .sort(inOrder)
}

const isPrepared = (evidence: readonly string[] | Evidence): evidence is Evidence => !Array.isArray(evidence)

const claimsOf = ({ tokens }: ReadText, reading: Reading): Found[] =>
  readClaims(tokens, reading).filter(({ kind }) => reading.language !== undefined || inAnyLanguage.has(kind))

/** The words that are part of a number or a date are no names. */
const takenBy = (found: readonly Found[]): ReadonlySet<number> =>
  new Set(
    found
      .filter(({ kind }) => kind !== 'quote')
      .flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  )

function claimOf({ kind, start, end, values }: Found, { tokens, slice }: ReadText): Claim {
  const from = tokens[start]?.from ?? 0
  const until = tokens[end - 1]?.until ?? from
  return { kind, from, until, text: slice(from, until), values }
}

const inOrder = (a: Claim, b: Claim): number => a.from - b.from || b.until - a.until
