import type { VisibleBlock } from '@/lib/text/markdown/read-visible-blocks'
import { isAboutMail } from '../exclude/find-mail-parts'
import { isPageFurniture } from '../exclude/page-furniture'
import { isAboutPage } from '../exclude/public-notices'
import { isSafetyWarning } from '../exclude/safety-warnings'
import { findFooterAndCut, getGreetingLength } from '../exclude/text-edges'
import type { FieldSpan } from '../fields/item-name'
import { findSentenceExclusion, isLookalikeLink } from '../find-exclusions'
import { findLabelRole, findSentenceRole } from '../practical-roles'
import type { Exclusion, Fact, FactKind } from '../schemas'
import { datelinePattern, findSentenceSpans } from '../sentences/find-sentence-spans'
import { findSpanWithoutMarks } from '../sentences/find-span-without-marks'
import { isSelfContained } from '../sentences/is-self-contained'
import { isCondition, limitsPreviousParagraph, limitsPreviousSentence } from '../sentences/limiting-sentences'
import { isShortSentence } from '../sentences/sentence-shape'
import type { CodePoints } from '../trace/code-points'
import type { FactCollector, FactFields } from './fact-collector'
import { findLabeledValueExclusion } from './find-labeled-value-exclusion'
import { findSentenceKind } from './find-sentence-kind'
import { findDetailRole, findValueKind } from './find-value-kind'
import { continuesInListPattern, listIntroductionPattern, openValuePattern } from './practical-line-patterns'
import { type Detail, isTimeDetail, readDetails } from './read-details'
import { readLine } from './read-line'
import { adjustExclusionForField } from './record-parts'
import { unmissedExclusions } from './text-flow'
import type { TextReading } from './text-reading'

type BlockContext = {
  points: CodePoints
  field: string
  language: string
  section: string | undefined
  isFirst: boolean
  isBelowList: boolean
  isAboveList: boolean
}

/** Context shared by the functions that read the parts of one block. */
type BlockReading = BlockContext & {
  block: VisibleBlock
  /** Returns the place of a range of the block's text, given in UTF-16 units. */
  placeOf: (from: number, until: number) => FieldSpan
  /** Fields that all facts of the block share. */
  common: FactFields & { language: string }
  /** Whether a salutation comes right before the block, or begins it. */
  isGreeted: boolean
}

/**
 * Reads a block's sentences and the dates, prices and other details in them. Returns the sentence that introduces the list below
 * the block, if there is one.
 */
export function readSentences(
  reading: TextReading,
  block: VisibleBlock,
  context: BlockContext,
): string | undefined {
  const { card } = reading
  const { points, field, language, section } = context
  const placeOf = (from: number, until: number): FieldSpan => ({
    field,
    from: points.at(block.places[from] ?? 0),
    until: points.at((block.places[until - 1] ?? 0) + 1),
  })
  const common = {
    language,
    ...(section === undefined ? {} : { section }),
    ...(block.list === undefined ? {} : { list: block.list.id }),
  }
  if (
    block.label !== undefined &&
    block.label !== '' &&
    !readLabeledValue(reading, block, { placeOf, common })
  )
    return undefined
  const greeting = context.isFirst ? getGreetingLength(block.text) : 0
  const isGreeted = reading.isGreeted || greeting > 0
  reading.isGreeted = false
  if (greeting > 0) card.exclude('salutation', block.text.slice(0, greeting).trim(), placeOf(0, greeting))
  const { footer, cut } = findFooterAndCut(block.text)
  if (footer < block.text.length)
    card.exclude('notice', block.text.slice(footer), placeOf(footer, block.text.length))
  const head = greeting || readDateline(reading, block, { placeOf, common })

  let introduction: string | undefined
  let isFirst = true
  /** Why the sentence was left out that the next ones continue. */
  let missing: Exclusion | undefined
  let isOfLabelledEntry = false
  let isBesideNote = false
  const body = block.text.slice(head, footer)
  for (const one of findSentenceSpans(
    body,
    language,
    block.list !== undefined && block.label === undefined,
  )) {
    const span = { from: one.from + head, until: one.until + head }
    const sentence = block.text.slice(span.from, span.until)
    const text = sentence.trim()
    const from = span.from + sentence.length - sentence.trimStart().length
    // "(#1842)", the number of a pull request, is not worth telling.
    if (!/[\p{L}\p{N}]/u.test(text) || /^[\s([]{0,2}#\d{1,7}[\s)\].]{0,3}$/.test(text)) continue
    const { reason, limited } = judgeSentence(reading, text, {
      block,
      field,
      isFirst,
      isCut: span.until > cut,
    })
    if (reason !== undefined) {
      reading.excludeText(reason, text, placeOf(from, from + text.length))
      isBesideNote ||= reason === 'internal_note' || reason === 'draft'
      if (reason === 'notice') readPriceBeforeNotice(reading, text, from, { placeOf, common })
      if (!unmissedExclusions.has(reason)) missing = reason
      continue
    }
    // "`diff` compares two snapshots. Peak memory went from 3.8 to 0.2 GB.": of what, without the code before it?
    const isOrphan =
      missing !== undefined &&
      (isUnorderedEntry(block)
        ? missing === 'code' || missing === 'markup'
        : !isSelfContained(text, language, false))
    if (isOrphan && missing !== undefined && !/[?？]$/u.test(text)) {
      reading.excludeText(missing, text, placeOf(from, from + text.length))
      continue
    }
    missing = undefined
    if (context.isAboveList && span.until === footer && introducesList(text, block)) {
      card.add('heading', text, placeOf(from, from + text.length), { language })
      reading.flow.addHeading()
      introduction = text
      continue
    }
    const kindOfFirst = findSentenceKind(
      block,
      isFirst && isGreeted ? capitalize(text) : text,
      section,
      context.isBelowList,
    )
    // "Offline codes. Doors now accept codes …": an entry that begins with its topic.
    // "Telescope, 130 mm. Comes with a map": so is one whose last words are no sentence.
    if (isFirst)
      isOfLabelledEntry =
        (kindOfFirst === 'entry' && /[.!?]$/u.test(text)) ||
        (isUnorderedEntry(block) && !/[.!?…][)"'”“«»’]*$/u.test(body.trimEnd()))
    const kind = isOfLabelledEntry && kindOfFirst === 'statement' ? 'entry' : kindOfFirst
    readSentence(
      reading,
      { text, from, kind, limited, isFirst, isBesideNote },
      { ...context, block, placeOf, common, isGreeted },
    )
    isFirst = false
  }
  readLinks(reading, block, { placeOf, common })
  return introduction
}

type Shared = Pick<BlockReading, 'placeOf' | 'common'>

/** Reads the value of a block with a label. Returns whether its sentences should be read as well. */
function readLabeledValue(reading: TextReading, block: VisibleBlock, { placeOf, common }: Shared): boolean {
  const { card, flow, footnotes, nature } = reading
  const label = block.label ?? ''
  const place = placeOf(0, block.text.length)
  const reason = openValuePattern.test(block.text)
    ? 'draft'
    : findLabeledValueExclusion(label, block.text, nature)
  if (reason !== undefined) {
    reading.excludeText(reason, block.text, place)
    return false
  }
  flow.addGap()
  const role = findLabelRole(label)
  const kind = findValueKind(label, block.text, role)
  const value = card.add(kind, block.text, place, { ...common, label, role })
  if (value) footnotes.addMarks(block.text, [value])
  // "Closed: Monday and 24 December" does not name a day on which something takes place.
  return kind === 'trait' && role === undefined
}

/** Excludes the dateline ("BERLIN, 3 May –") or callout mark before a text; keeps its details. Returns its length. */
function readDateline({ card }: TextReading, block: VisibleBlock, { placeOf, common }: Shared): number {
  const length = block.list === undefined ? (datelinePattern.exec(block.text)?.[0].length ?? 0) : 0
  if (length === 0) return 0
  const text = block.text.slice(0, length)
  card.exclude(text.startsWith('[!') ? 'markup' : 'byline', text.trim(), placeOf(0, length))
  for (const { kind, from, until } of readDetails(text))
    card.add(kind, text.slice(from, until), placeOf(from, until), common)
  return length
}

/** Returns why a sentence is not for posts, and the statements that it limits. */
function judgeSentence(
  reading: TextReading,
  text: string,
  { block, field, isFirst, isCut }: { block: VisibleBlock; field: string; isFirst: boolean; isCut: boolean },
): { reason: Exclusion | undefined; limited: readonly Fact[] } {
  const { flow, told } = reading
  const isStep = block.list?.ordered || (block.list && /^\p{Ll}/u.test(text))
  const found = isCut ? 'navigation' : adjustExclusionForField(findExclusion(reading, text, isStep), field)
  // What would be small print elsewhere is a condition of the statement before it here, or the answer to a
  // question.
  const isAnswer = found === 'notice' && flow.isAfterQuestion
  const isConditionHere = found === 'notice' && told.length > 0 && isCondition(text) && !isAboutPage(text)
  if (isConditionHere && !flow.isAfterQuestion) return { reason: undefined, limited: told.slice(-1) }
  const limited = findLimitedFacts(reading, text, isFirst && block.list === undefined)
  return { reason: isAnswer || isConditionHere ? undefined : found, limited }
}

const findExclusion = (
  { nature, isMail }: TextReading,
  text: string,
  isStep: boolean | undefined,
): Exclusion | undefined =>
  findSentenceExclusion(text, isStep, nature) ?? (isMail && isAboutMail(text) ? 'internal_note' : undefined)

/** The statements that a sentence limits: the one before it, or all of the paragraph before its own. */
function findLimitedFacts(
  { told, toldBefore }: TextReading,
  text: string,
  isFirst: boolean,
): readonly Fact[] {
  if (told.length > 0) return limitsPreviousSentence(text) ? told.slice(-1) : []
  return isFirst && limitsPreviousParagraph(text) ? toldBefore : []
}

/** "249,00 € inkl. MwSt., zzgl. Versand": keeps the price that a shop's small print begins with. */
function readPriceBeforeNotice(
  { card }: TextReading,
  text: string,
  from: number,
  { placeOf, common }: Shared,
): void {
  const [price] = readDetails(text)
  if (price?.kind === 'price' && price.from === 0)
    card.add('price', text.slice(0, price.until), placeOf(from, from + price.until), {
      ...common,
      role: 'price',
    })
}

const introducesList = (text: string, block: VisibleBlock): boolean =>
  listIntroductionPattern.test(text) || (block.list === undefined && continuesInListPattern.test(text))

type SentenceRead = {
  text: string
  /** Where it begins in its block, in UTF-16 units. */
  from: number
  kind: ReturnType<typeof findSentenceKind>
  limited: readonly Fact[]
  isFirst: boolean
  /** Whether a note for editors comes before it in its block. */
  isBesideNote: boolean
}

/** Adds a sentence and its details. */
function readSentence(reading: TextReading, sentence: SentenceRead, around: BlockReading): void {
  const { card, flow, footnotes } = reading
  const { text, from, kind } = sentence
  const { block, placeOf, common } = around
  const details = readDetails(text)
  const before = card.facts.length
  const isOfLabel = block.label !== undefined
  if (kind !== undefined && !isOfLabel) addSentence(reading, { ...sentence, kind }, details, around)
  if (kind === undefined && (text.length > 100 || /[.!?…]$/u.test(text))) flow.addGap()
  else if (kind === undefined) flow.addLine()
  if (kind === undefined && !isOfLabel) {
    readLine(card, text, { placeOf: (at, until) => placeOf(from + at, from + until), details, common })
    // One word can warn: "Caustic."
    if (
      card.facts.length === before &&
      (countWords(text) > 1 || /^\P{L}{0,3}\p{Lu}\p{Ll}{4,}[.!]$/u.test(text))
    )
      addLine(reading, text, placeOf(from, from + text.length), {
        ...common,
        isBesideNote: sentence.isBesideNote,
      })
  }
  const role = findSentenceRole(text, details.some(isTimeDetail))
  for (const detail of details)
    card.add(
      detail.kind,
      text.slice(detail.from, detail.until),
      placeOf(from + detail.from, from + detail.until),
      { ...common, role: findDetailRole(detail.kind, role) },
    )
  footnotes.addMarks(text, card.facts.slice(before))
}

/**
 * Keeps words that are neither a sentence nor an entry: between others they are a line of the text; before the first,
 * they are set aside, as they are after the last (`setAsideTrailingLines`).
 */
function addLine(
  { card }: TextReading,
  text: string,
  place: FieldSpan,
  { isBesideNote, ...common }: FactFields & { isBesideNote: boolean },
): void {
  const isBegun = card.facts.some(({ field, kind }) => field === place.field && toldKinds.has(kind))
  if (isBesideNote) card.exclude('internal_note', text, place)
  else if (isBegun && text.length <= maxLineLength && !struckPattern.test(text) && !isPageFurniture(text))
    card.add('line', text, place, common)
  else card.exclude('fragment', text, place)
}
const maxLineLength = 200
/** "Follows on 9 March, .": something before the full stop is struck out. */
const struckPattern = /[\s,;(][.!?]$/u
const toldKinds: ReadonlySet<FactKind> = new Set([
  'statement',
  'question',
  'entry',
  'step',
  'ingredient',
  'trait',
])

/** Sets aside the lines after the last sentence or entry of a text: who signed it, what a page says below it. */
export function setAsideTrailingLines(card: FactCollector, field: string): void {
  const last = card.facts.findLastIndex((fact) => fact.field === field && toldKinds.has(fact.kind))
  card.excludeFacts(
    'fragment',
    new Set(card.facts.slice(last + 1).filter((fact) => fact.field === field && fact.kind === 'line')),
  )
}

function addSentence(
  { card, flow, told }: TextReading,
  { text, from, kind, limited, isFirst }: SentenceRead & { kind: NonNullable<SentenceRead['kind']> },
  details: readonly Detail[],
  { placeOf, common, language, isGreeted }: BlockReading,
): void {
  const marks = findSpanWithoutMarks(text)
  const said = text.slice(marks.from, marks.until)
  // Nothing comes before it that "it" could refer to.
  const begins = isFirst && isGreeted && /^(?:es|it|there)\s/iu.test(said)
  const alone =
    kind === 'statement'
      ? isSafetyWarning(said) ||
        (!isShortSentence(said) && (begins || isSelfContained(said, language, isFirst)))
      : undefined
  const limits = kind === 'statement' ? limited.map(({ id }) => id) : []
  const isSentence = kind === 'statement' || kind === 'question'
  const fact = card.add(kind, said, placeOf(from + marks.from, from + marks.until), {
    ...common,
    ...(isSentence ? flow.nextPosition : {}),
    alone: limits.length > 0 ? false : alone,
    role: findSentenceRole(said, details.some(isTimeDetail)),
    ...(limits.length > 0 ? { limits } : {}),
  })
  if (fact && kind === 'statement') told.push(fact)
  if (fact && isSentence) flow.addSentence(fact)
  else flow.addGap()
}

function readLinks({ card }: TextReading, block: VisibleBlock, { placeOf, common }: Shared): void {
  for (const { from, until, url } of block.links)
    if (isLookalikeLink(url)) card.exclude('suspicious', url, placeOf(from, until))
    else if (/^https?:\/\//i.test(url) && until > from)
      card.add('link', url, placeOf(from, until), { ...common, label: block.text.slice(from, until) })
}

const isUnorderedEntry = (block: VisibleBlock): boolean =>
  block.kind === 'entry' && block.label === undefined && block.list?.ordered === false

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const countWords = (text: string): number =>
  text.split(/\s/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
