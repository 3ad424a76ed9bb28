import { createAdvice } from './create-advice'
import { type Evidence, toClaimLanguage } from './evidence/evidence'
import { prepareEvidence } from './evidence/prepare-evidence'
import { isCopiedVerbatim } from './evidence/verbatim'
import { judgeClaim } from './judge/judge-claim'
import { findCertainNames, judgeNames } from './judge/judge-names'
import { type Claim, claimKinds, type UnsupportedClaim } from './read/claim'
import type { ReadingMode } from './read/date-parts'
import { type FoundClaim, readClaims } from './read/read-claims'
import { readNameCandidates } from './read/read-name-candidates'
import { type TokenizedText, tokenizeText } from './words/tokens'

/** Maximum number of unsupported claims returned per kind; no one reads more. */
const maxClaimsPerKind = 100
/**
 * With more unsupported claims than this, none are compared word for word with the source. No real post has that
 * many.
 */
const maxComparedClaims = 200

const createReadingMode = (language: string): ReadingMode => {
  const own = toClaimLanguage(language)
  return { languages: own ? [own] : [], language: own, isEvidence: false }
}

/** The kinds that are also found in languages whose words are not read. */
const languageIndependentKinds = new Set([
  'number',
  'date',
  'time',
  'price',
  'link',
  'email',
  'mention',
  'quote',
])

/**
 * Finds what a text claims: numbers, dates, times, prices, names, places, addresses, mentions, hashtags and quotes.
 * Takes any text and its language tag; in languages other than English and German, it reads only what is written in
 * digits and symbols. Returns the claims in text order, with offsets in code points and their canonical forms.
 * Pure, linear, never throws. Serves spec/writing#3.
 */
export function findClaims(text: string, options: { language: string }): Claim[] {
  const read = tokenizeText(text)
  const reading = createReadingMode(options.language)
  const found = readClaimsForLanguage(read, reading)
  const names = reading.language
    ? findCertainNames(
        read.tokens,
        readNameCandidates(read.tokens, collectClaimedIndexes(found), reading.language),
      )
    : []
  return [...found, ...names].map((one) => toClaim(one, read)).sort(compareByPosition)
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
  const read = tokenizeText(text)
  const reading = createReadingMode(options.language)
  const evidence = isPreparedEvidence(options.evidence)
    ? options.evidence
    : prepareEvidence(options.evidence, options.language)
  const found = readClaimsForLanguage(read, reading)
  const judged = found.flatMap((one) => {
    const verdict = judgeClaim(one, read.tokens, evidence, reading)
    return verdict ? [{ found: one, nearest: verdict.nearest }] : []
  })
  const names = reading.language
    ? judgeNames(
        read.tokens,
        readNameCandidates(read.tokens, collectClaimedIndexes(found), reading.language),
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
      const claim = toClaim(found, read)
      return { ...claim, ...createAdvice(claim, nearest) }
    })
    .filter(
      (claim, _, some) =>
        some.length > maxComparedClaims || !isCopiedVerbatim(points(), claim, evidence.asItReads()),
    )
    .sort(compareByPosition)
  return claimKinds
    .flatMap((kind) => all.filter((claim) => claim.kind === kind).slice(0, maxClaimsPerKind))
    .sort(compareByPosition)
}

const isPreparedEvidence = (evidence: readonly string[] | Evidence): evidence is Evidence =>
  !Array.isArray(evidence)

const readClaimsForLanguage = ({ tokens }: TokenizedText, reading: ReadingMode): FoundClaim[] =>
  readClaims(tokens, reading).filter(
    ({ kind }) => reading.language !== undefined || languageIndependentKinds.has(kind),
  )

/** Indexes of the tokens that belong to a claim other than a quote, and so cannot be names. */
const collectClaimedIndexes = (found: readonly FoundClaim[]): ReadonlySet<number> =>
  new Set(
    found
      .filter(({ kind }) => kind !== 'quote')
      .flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  )

function toClaim({ kind, start, end, values }: FoundClaim, { tokens, slice }: TokenizedText): Claim {
  const from = tokens[start]?.from ?? 0
  const until = tokens[end - 1]?.until ?? from
  return { kind, from, until, text: slice(from, until), values }
}

const compareByPosition = (a: Claim, b: Claim): number => a.from - b.from || b.until - a.until
