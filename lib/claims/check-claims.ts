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

/** Maximum number of unsupported claims returned per kind; no one reads more. */
const maxOfKind = 100
/**
 * With more unsupported claims than this, none are compared word for word with the source. No real post has that
 * many.
 */
const mostCompared = 200

const readingOf = (language: string): Reading => {
  const own = claimLanguage(language)
  return { languages: own ? [own] : [], language: own, isEvidence: false }
}

/** The kinds that are also found in languages whose words are not read. */
const inAnyLanguage = new Set(['number', 'date', 'time', 'price', 'link', 'email', 'mention', 'quote'])

/**
 * Finds what a text claims: numbers, dates, times, prices, names, places, addresses, mentions, hashtags and quotes.
 * Takes any text and its language tag; in languages other than English and German, it reads only what is written in
 * digits and symbols. Returns the claims in text order, with offsets in code points and their canonical forms.
 * Pure, linear, never throws. Serves spec/writing#3.
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
 * Finds the claims of a text that the evidence does not make in any equivalent form (1,204 = 1.204 =
 * "zwölfhundertvier"). Takes the text, its language, and all texts that count as sources, or the result of
 * `prepareEvidence`, so that many sentences can be checked at the cost of one reading. Returns what is wrong with
 * each claim and what to do, for the first hundred of each kind. Pure, linear, never throws. Serves spec/writing#3.
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

/** Indexes of the tokens that belong to a claim other than a quote, and so cannot be names. */
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
