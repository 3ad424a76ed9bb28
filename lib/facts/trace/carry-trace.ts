import type { VariantWriter } from '@/db/allowed-values'
import { sentenceSpans } from '@/lib/text/sentences'
import { CodePoints } from './code-points'
import { FactFinder } from './fact-finder'
import type { Trace, TracedFact, TracedSentence } from './trace'

/** The fields of a variant that consist of sentences. */
export type TracedText = { title: string | null; text: string }

export type VariantBeforeEdit = TracedText & {
  trace: Trace
  writtenBy: VariantWriter
  /** Whether a person has changed it before. */
  edited: boolean
}

/** A sentence while it is being located, with its place in UTF-16 units. */
type LocatedSentence = Pick<TracedSentence, 'field' | 'by' | 'facts'> & { from: number; until: number }

const tracedFields = ['title', 'text'] as const

/**
 * Carries the trace of a variant over to the text a person has changed it to (spec/writing#3): unchanged sentences
 * keep theirs at their new places, all others become that person's, with the facts whose words they contain. Takes
 * the variant as it was, its new text and language, and the facts of the item's card (none if the item has changed
 * since). A variant without a trace gets one: its sentences are matched by their words. `writtenBy` becomes
 * `person` once nothing of the earlier text is left. Pure; never throws.
 */
export function carryTrace(
  before: VariantBeforeEdit,
  after: TracedText & { language: string },
  facts: readonly TracedFact[],
): { trace: Trace; writtenBy: VariantWriter } {
  const finder = new FactFinder(before.trace.facts, facts)
  const known = locatePreviousSentences(before, after.language, finder)
  const sentences = tracedFields.flatMap((field) => {
    const now = after[field] ?? ''
    const kept = findUnchangedSentences(
      before[field] ?? '',
      now,
      known.filter((one) => one.field === field),
    )
    const added = findUncoveredSentences(now, kept, after.language).map(
      (span): LocatedSentence => ({
        ...span,
        field,
        by: 'person',
        facts: finder.find(now.slice(span.from, span.until)),
      }),
    )
    return convertToCodePoints(
      [...kept, ...added].sort((a, b) => a.from - b.from),
      now,
    )
  })
  const isLeft = sentences.some(({ by }) => by !== 'person')
  return {
    trace: { sentences, facts: finder.getFacts(sentences.flatMap((one) => one.facts)) },
    writtenBy: isLeft ? before.writtenBy : 'person',
  }
}

/** The sentences as they were, including those missing from the trace. */
function locatePreviousSentences(
  before: VariantBeforeEdit,
  language: string,
  finder: FactFinder,
): LocatedSentence[] {
  return tracedFields.flatMap((field) => {
    const text = before[field] ?? ''
    const points = new CodePoints(text)
    const traced = before.trace.sentences
      .filter((one) => one.field === field)
      .map((one): LocatedSentence => ({ ...one, from: points.unit(one.from), until: points.unit(one.until) }))
      .filter(({ from, until }) => from < until && until <= text.length)
      .sort((a, b) => a.from - b.from)
      .filter((one, at, all) => at === 0 || one.from >= (all[at - 1]?.until ?? 0))
    const others = findUncoveredSentences(text, traced, language).map((span): LocatedSentence => {
      const found = finder.find(text.slice(span.from, span.until))
      // If a person changed the text before traces existed, only what the item says is certainly not theirs.
      const isTheirs = before.edited && found.length === 0
      return { ...span, field, by: isTheirs ? 'person' : before.writtenBy, facts: found }
    })
    return [...traced, ...others].sort((a, b) => a.from - b.from)
  })
}

/** The sentences of a field that its new text still contains unchanged, each once. */
function findUnchangedSentences(
  before: string,
  now: string,
  known: readonly LocatedSentence[],
): LocatedSentence[] {
  if (before === now) return [...known]
  const taken: LocatedSentence[] = []
  const isFree = (from: number, until: number) => taken.every((one) => until <= one.from || from >= one.until)
  let cursor = 0
  for (const [at, sentence] of known.entries()) {
    const words = before.slice(sentence.from, sentence.until)
    const [previous, next] = [known[at - 1], known[at + 1]]
    const around = {
      before: before.slice(previous?.until ?? 0, sentence.from),
      after: before.slice(sentence.until, next?.from ?? before.length),
      lastWord: previous ? (before.slice(previous.from, previous.until).split(/\s/).at(-1) ?? '') : '',
      firstWord: next ? (/^\S+/.exec(before.slice(next.from, next.until))?.[0] ?? '') : '',
    }
    const places = findOccurrences(words, now).filter(
      (from) => isFree(from, from + words.length) && isWholeSentenceAt(now, from, words, around),
    )
    // Most sentences stay in order; one that was moved is found all the same.
    const from = places.find((place) => place >= cursor) ?? places[0]
    if (from === undefined) continue
    const until = from + words.length
    taken.push({ ...sentence, from, until })
    cursor = until
  }
  return taken.sort((a, b) => a.from - b.from)
}

/** Maximum number of occurrences to look at; no one repeats a sentence more often. */
const maxOccurrences = 50

function findOccurrences(words: string, text: string): number[] {
  const places: number[] = []
  for (
    let at = text.indexOf(words);
    at >= 0 && places.length < maxOccurrences;
    at = text.indexOf(words, at + 1)
  )
    places.push(at)
  return places
}

const sentenceEndPattern =
  /(?:[.!?…。！？؟।:;]|\p{Extended_Pictographic}\u{FE0F}?)[\p{Pe}\p{Pf}\p{Pi}"'*_]*$/u
/** Ends a sentence even if the next one follows without a space. */
const unspacedEndPattern = /[。！？][\p{Pe}\p{Pf}"']*$/u
/** Number of UTF-16 units to look at on each side: enough for whatever ends or separates sentences. */
const maxContextLength = 12

/** What is around a sentence before an edit: up to its neighbors, and their words closest to it. */
type Surroundings = { before: string; after: string; lastWord: string; firstWord: string }

/** Whether the words are a whole sentence in the new text too, not the beginning or end of a longer one. */
function isWholeSentenceAt(text: string, from: number, words: string, around: Surroundings): boolean {
  const until = from + words.length
  const head = text.slice(Math.max(0, from - maxContextLength), from)
  const tail = text.slice(until, until + maxContextLength)
  const begins =
    head.trim() === '' ||
    /\n[^\S\n]*$/.test(head) ||
    (/\s$/.test(head) && sentenceEndPattern.test(head.trimEnd())) ||
    unspacedEndPattern.test(head) ||
    isSeparatedBy(around.before, (part) => text.slice(0, from).endsWith(part)) ||
    (around.lastWord !== '' && text.slice(0, from).endsWith(around.lastWord + around.before))
  const ends =
    tail.trim() === '' ||
    /^[^\S\n]*\n/.test(tail) ||
    (sentenceEndPattern.test(words) && !/^[\p{L}\p{N}]/u.test(tail) && !/^\s\p{Ll}/u.test(tail)) ||
    unspacedEndPattern.test(words) ||
    isSeparatedBy(around.after, (part) => text.slice(until).startsWith(part)) ||
    (around.firstWord !== '' && text.startsWith(around.after + around.firstWord, until))
  return begins && ends
}

/** Whether the text between two sentences still separates them, as " · " does; a space alone does not. */
const isSeparatedBy = (between: string, isThere: (part: string) => boolean): boolean =>
  between.trim() !== '' && isThere(between)

/** The sentences in those parts of a text that no span covers. */
function findUncoveredSentences(
  text: string,
  spans: readonly { from: number; until: number }[],
  language: string,
): { from: number; until: number }[] {
  const gaps: { from: number; until: number }[] = []
  let at = 0
  for (const span of spans) {
    if (span.from > at) gaps.push({ from: at, until: span.from })
    at = span.until
  }
  if (at < text.length) gaps.push({ from: at, until: text.length })
  return gaps.flatMap((gap) => findSentencesInGap(text, gap, language))
}

function findSentencesInGap(text: string, gap: { from: number; until: number }, language: string) {
  const found: { from: number; until: number }[] = []
  let start = gap.from
  for (const line of text.slice(gap.from, gap.until).split('\n')) {
    for (const { from, until } of joinEntryNumbers(line, sentenceSpans(line, language))) {
      const words = line.slice(from, until)
      if (!/[\p{L}\p{N}]/u.test(words)) continue
      const head = words.length - words.trimStart().length
      found.push({ from: start + from + head, until: start + from + words.trimEnd().length })
    }
    start += line.length + 1
  }
  return found
}

/** Joins the number of an entry ("5.") with its words. */
function joinEntryNumbers(line: string, spans: readonly { from: number; until: number }[]) {
  const whole: { from: number; until: number }[] = []
  for (const span of spans) {
    const last = whole.at(-1)
    if (last && /^\s*\d{1,3}[.)]\s*$/.test(line.slice(last.from, last.until))) last.until = span.until
    else whole.push({ ...span })
  }
  return whole
}

/** Converts places to code points, as they are stored. */
function convertToCodePoints(sentences: readonly LocatedSentence[], text: string): TracedSentence[] {
  const points = new CodePoints(text)
  return sentences.map(({ field, from, until, by, facts }) => ({
    field,
    from: points.at(from),
    until: points.at(until),
    by,
    facts,
  }))
}
