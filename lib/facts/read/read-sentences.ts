import type { VisibleBlock } from '@/lib/text/markdown/visible-blocks'
import type { CodePoints } from '../code-points'
import { greetingOf, tailOf } from '../exclude/around-text'
import { keepsFromHarm } from '../exclude/keeps-from-harm'
import { isTalkOfMail } from '../exclude/mail-parts'
import { isOfPage } from '../exclude/public-notices'
import type { Place } from '../item-name'
import { exclusionOfLink, exclusionOfSentence } from '../not-for-posts'
import { roleOfLabel, roleOfSentence } from '../practical-roles'
import type { Exclusion, Fact } from '../schemas'
import { isCondition, limits, limitsParagraph } from '../sentences/limits'
import { marksAround } from '../sentences/reference-marks'
import { beforeText, sentencePlaces } from '../sentences/sentence-places'
import { isShortSentence } from '../sentences/sentence-shape'
import { standsAlone } from '../sentences/stands-alone'
import { exclusionOfLabelled } from './exclusion-of-labelled'
import type { FactFields } from './fact-collector'
import { kindOfValue, roleOfDetail } from './kind-of-value'
import { kindOfWords } from './kind-of-words'
import { goesOnInList, headsList, isOpen } from './lines-to-act-on'
import { type Detail, readDetails } from './read-details'
import { readLine } from './read-line'
import { conditionOf } from './record-parts'
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
  placeOf: (from: number, until: number) => Place
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
  const placeOf = (from: number, until: number): Place => ({
    field,
    from: points.at(block.places[from] ?? 0),
    until: points.at((block.places[until - 1] ?? 0) + 1),
  })
  const common = {
    language,
    ...(section === undefined ? {} : { section }),
    ...(block.list === undefined ? {} : { list: block.list.id }),
  }
  if (block.label !== undefined && block.label !== '' && !readLabelled(reading, block, { placeOf, common }))
    return undefined
  const greeting = context.isFirst ? greetingOf(block.text) : 0
  const isGreeted = reading.isGreeted || greeting > 0
  reading.isGreeted = false
  if (greeting > 0) card.exclude('salutation', block.text.slice(0, greeting).trim(), placeOf(0, greeting))
  const { footer, cut } = tailOf(block.text)
  if (footer < block.text.length)
    card.exclude('notice', block.text.slice(footer), placeOf(footer, block.text.length))
  const head = greeting || readDateline(reading, block, { placeOf, common })

  let introduction: string | undefined
  let isFirst = true
  let isOfLabelledEntry = false
  const body = block.text.slice(head, footer)
  for (const one of sentencePlaces(body, language, block.list !== undefined && block.label === undefined)) {
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
      reading.leaveOut(reason, text, placeOf(from, from + text.length))
      if (reason === 'notice') readPriceBeforeNotice(reading, text, from, { placeOf, common })
      continue
    }
    if (context.isAboveList && span.until === footer && introducesList(text, block)) {
      card.add('heading', text, placeOf(from, from + text.length), { language })
      reading.flow.heading()
      introduction = text
      continue
    }
    const kindOfFirst = kindOfWords(
      block,
      isFirst && isGreeted ? capitalised(text) : text,
      section,
      context.isBelowList,
    )
    // "Offline codes. Doors now accept codes …": an entry that begins with its topic.
    if (isFirst) isOfLabelledEntry = kindOfFirst === 'entry' && /[.!?]$/u.test(text)
    const kind = isOfLabelledEntry && kindOfFirst === 'statement' ? 'entry' : kindOfFirst
    readSentence(
      reading,
      { text, from, kind, limited, isFirst },
      { ...context, block, placeOf, common, isGreeted },
    )
    isFirst = false
  }
  readLinks(reading, block, { placeOf, common })
  return introduction
}

type Shared = Pick<BlockReading, 'placeOf' | 'common'>

/** Reads the value of a block with a label. Returns whether its sentences should be read as well. */
function readLabelled(reading: TextReading, block: VisibleBlock, { placeOf, common }: Shared): boolean {
  const { card, flow, footnotes, nature } = reading
  const label = block.label ?? ''
  const place = placeOf(0, block.text.length)
  const reason = isOpen.test(block.text) ? 'draft' : exclusionOfLabelled(label, block.text, nature)
  if (reason !== undefined) {
    reading.leaveOut(reason, block.text, place)
    return false
  }
  flow.gap()
  const role = roleOfLabel(label)
  const kind = kindOfValue(label, block.text, role)
  const value = card.add(kind, block.text, place, { ...common, label, role })
  if (value) footnotes.addMarks(block.text, [value])
  // "Closed: Monday and 24 December" does not name a day on which something takes place.
  return kind === 'trait' && role === undefined
}

/** Excludes the dateline before a text ("BERLIN, 3 May –"), but keeps its details. Returns the dateline's length. */
function readDateline({ card }: TextReading, block: VisibleBlock, { placeOf, common }: Shared): number {
  const length = block.list === undefined ? (beforeText.exec(block.text)?.[0].length ?? 0) : 0
  if (length === 0) return 0
  const text = block.text.slice(0, length)
  card.exclude('byline', text.trim(), placeOf(0, length))
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
  const found = isCut ? 'navigation' : conditionOf(exclusionOf(reading, text, isStep), field)
  // What would be small print elsewhere is a condition of the statement before it here, or the answer to a
  // question.
  const isAnswer = found === 'notice' && flow.isAsked
  const isConditionHere = found === 'notice' && told.length > 0 && isCondition(text) && !isOfPage(text)
  if (isConditionHere && !flow.isAsked) return { reason: undefined, limited: told.slice(-1) }
  const limited = limitedBy(reading, text, isFirst && block.list === undefined)
  return { reason: isAnswer || isConditionHere ? undefined : found, limited }
}

const exclusionOf = (
  { nature, isMail }: TextReading,
  text: string,
  isStep: boolean | undefined,
): Exclusion | undefined =>
  exclusionOfSentence(text, isStep, nature) ?? (isMail && isTalkOfMail(text) ? 'internal_note' : undefined)

/** The statements that a sentence limits: the one before it, or all of the paragraph before its own. */
function limitedBy({ told, toldBefore }: TextReading, text: string, isFirst: boolean): readonly Fact[] {
  if (told.length > 0) return limits(text) ? told.slice(-1) : []
  return isFirst && limitsParagraph(text) ? toldBefore : []
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
  headsList.test(text) || (block.list === undefined && goesOnInList.test(text))

type SentenceRead = {
  text: string
  /** Where it begins in its block, in UTF-16 units. */
  from: number
  kind: ReturnType<typeof kindOfWords>
  limited: readonly Fact[]
  isFirst: boolean
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
  if (kind === undefined && (text.length > 100 || /[.!?…]$/u.test(text))) flow.gap()
  else if (kind === undefined) flow.line()
  if (kind === undefined && !isOfLabel)
    readLine(card, text, { placeOf: (at, until) => placeOf(from + at, from + until), details, common })
  const role = roleOfSentence(text, details.some(isTime))
  for (const detail of details)
    card.add(
      detail.kind,
      text.slice(detail.from, detail.until),
      placeOf(from + detail.from, from + detail.until),
      { ...common, role: roleOfDetail(detail.kind, role) },
    )
  footnotes.addMarks(text, card.facts.slice(before))
}

function addSentence(
  { card, flow, told }: TextReading,
  { text, from, kind, limited, isFirst }: SentenceRead & { kind: NonNullable<SentenceRead['kind']> },
  details: readonly Detail[],
  { placeOf, common, language, isGreeted }: BlockReading,
): void {
  const marks = marksAround(text)
  const said = text.slice(marks.from, marks.until)
  // Nothing comes before it that "it" could refer to.
  const begins = isFirst && isGreeted && /^(?:es|it|there)\s/iu.test(said)
  const alone =
    kind === 'statement'
      ? keepsFromHarm(said) || (!isShortSentence(said) && (begins || standsAlone(said, language, isFirst)))
      : undefined
  const limits = kind === 'statement' ? limited.map(({ id }) => id) : []
  const isSentence = kind === 'statement' || kind === 'question'
  const fact = card.add(kind, said, placeOf(from + marks.from, from + marks.until), {
    ...common,
    ...(isSentence ? flow.place : {}),
    alone: limits.length > 0 ? false : alone,
    role: roleOfSentence(said, details.some(isTime)),
    ...(limits.length > 0 ? { limits } : {}),
  })
  if (fact && kind === 'statement') told.push(fact)
  if (fact && isSentence) flow.told(fact)
  else flow.gap()
}

function readLinks({ card }: TextReading, block: VisibleBlock, { placeOf, common }: Shared): void {
  for (const { from, until, url } of block.links)
    if (exclusionOfLink(url)) card.exclude('suspicious', url, placeOf(from, until))
    else if (/^https?:\/\//i.test(url) && until > from)
      card.add('link', url, placeOf(from, until), { ...common, label: block.text.slice(from, until) })
}

const isTime = ({ kind }: Detail): boolean => kind === 'when' || kind === 'deadline'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
