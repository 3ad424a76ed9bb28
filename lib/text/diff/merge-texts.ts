import { findHunks, type Hunk, hasWordCharacter, splitWords } from './find-hunks'

/** A part of a merged text: settled, or a conflict to choose from. */
export type MergePart =
  | { kind: 'merged'; text: string }
  | { kind: 'conflict'; base: string; ours: string; theirs: string }

/**
 * Merges two changes of one text (spec/planning#4): `base` is what both started from, `ours` what people made of
 * it, `theirs` the newly written text. Takes changes to different words from both sides. If both sides changed the
 * same or adjacent words, whole sentences are left to choose from; identical changes are no conflict. Every word
 * comes from one of the texts, and no word of `base` is lost unless someone changed it. Pure.
 */
export function mergeTexts(
  { base, ours, theirs }: { base: string; ours: string; theirs: string },
  language: string,
): MergePart[] {
  if (ours === theirs || theirs === base) return createMergedPart(ours)
  if (ours === base) return createMergedPart(theirs)
  const words = splitWords(base, language)
  const sides = [ours, theirs].map((text) => {
    const own = splitWords(text, language)
    return { own, hunks: findHunks(words, own) }
  }) as [Side, Side]
  const parts: MergePart[] = []
  const add = (text: string): void => {
    const last = parts.at(-1)
    if (last?.kind === 'merged') last.text += text
    else if (text !== '') parts.push({ kind: 'merged', text })
  }
  let at = 0
  for (const range of findChangedRanges(sides, words, sentencesOf(base, words, language))) {
    add(words.slice(at, range.from).join(''))
    const [before, mine, new_] = [
      words.slice(range.from, range.until).join(''),
      readSideText(sides[0], range),
      readSideText(sides[1], range),
    ]
    if (mine === new_ || new_ === before) add(mine)
    else if (mine === before) add(new_)
    else parts.push({ kind: 'conflict', base: before, ours: mine, theirs: new_ })
    at = range.until
  }
  add(words.slice(at).join(''))
  return parts
}

type Side = { own: string[]; hunks: Hunk[] }
type Range = { from: number; until: number; sides: Set<number> }

const createMergedPart = (text: string): MergePart[] => (text === '' ? [] : [{ kind: 'merged', text }])

/**
 * Returns the ranges of the base that were changed, as whole sentences if both sides changed them. In order, and
 * never touching.
 */
function findChangedRanges(
  sides: readonly Side[],
  words: readonly string[],
  sentences: readonly number[],
): Range[] {
  const changes = sides.flatMap(({ hunks }, side) =>
    hunks.map(({ from, until }) => ({ from, until, sides: new Set([side]) })),
  )
  let ranges = joinTouching(changes, (last, next) => areAdjacentEdits(last, next, words, sentences))
  for (;;) {
    const widened = ranges.map((range) =>
      range.sides.size > 1 && !isSameChange(sides, range) ? widenToSentences(range, sentences) : range,
    )
    const next = joinTouching(widened, () => false)
    // A widened sentence may reach another change, which then belongs to it.
    if (JSON.stringify(next.map(toBounds)) === JSON.stringify(ranges.map(toBounds))) return next
    ranges = next
  }
}

const toBounds = ({ from, until }: Range) => [from, until]

const isSameChange = ([ours, theirs]: readonly Side[], range: Range): boolean =>
  ours !== undefined && theirs !== undefined && readSideText(ours, range) === readSideText(theirs, range)

/** Joins changes that overlap or touch, and those that `touches` counts as touching. */
function joinTouching(changes: readonly Range[], touches: (last: Range, next: Range) => boolean): Range[] {
  const ranges: Range[] = []
  for (const change of [...changes].sort((a, b) => a.from - b.from || a.until - b.until)) {
    const last = ranges.at(-1)
    if (!last || (change.from > last.until && !touches(last, change)))
      ranges.push({ ...change, sides: new Set(change.sides) })
    else {
      last.until = Math.max(last.until, change.until)
      for (const side of change.sides) last.sides.add(side)
    }
  }
  return ranges
}

/** If two people change adjacent words of a sentence, each must see what the other did. */
const areAdjacentEdits = (
  last: Range,
  next: Range,
  words: readonly string[],
  sentences: readonly number[],
): boolean =>
  new Set([...last.sides, ...next.sides]).size > 1 &&
  !words.slice(last.until, next.from).some(hasWordCharacter) &&
  !sentences.some((start) => start > last.until && start <= next.from)

function widenToSentences(range: Range, sentences: readonly number[]): Range {
  if (range.from === range.until) return range
  const from = Math.max(...sentences.filter((start) => start <= range.from))
  const until = Math.min(...sentences.filter((start) => start >= range.until))
  return { ...range, from, until }
}

/** Returns the word indexes at which sentences and lines begin, and the end of the last one. */
function sentencesOf(text: string, words: readonly string[], language: string): number[] {
  const starts = new Set<number>([0])
  const segmenter = new Intl.Segmenter(language === 'de' ? 'de' : 'en', { granularity: 'sentence' })
  for (const { index, segment } of segmenter.segment(text)) starts.add(index).add(index + segment.length)
  for (const { index } of text.matchAll(/\n/g)) starts.add(index + 1)
  let place = 0
  const found: number[] = []
  for (const [at, word] of words.entries()) {
    if (starts.has(place)) found.push(at)
    place += word.length
  }
  return [...found, words.length]
}

/** Returns a side's text for a range of the base. Each of its changes is entirely inside or outside the range. */
function readSideText({ own, hunks }: Side, { from, until }: Range): string {
  return own.slice(shiftPosition(hunks, from, 'from'), shiftPosition(hunks, until, 'until')).join('')
}

function shiftPosition(hunks: readonly Hunk[], at: number, edge: 'from' | 'until'): number {
  let shift = 0
  for (const hunk of hunks) {
    // An insertion at the very start or end of the range belongs to it.
    if (edge === 'from' ? hunk.until >= at : hunk.until > at) break
    shift = hunk.newUntil - hunk.until
  }
  return at + shift
}
