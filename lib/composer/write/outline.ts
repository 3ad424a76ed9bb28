import { cellLabelSeparator } from '@/lib/facts/read/table-rows'
import type { Fact } from '@/lib/facts/schemas'
import type { Material, MaterialEntry, TextSentence } from '../material/material'
import {
  type Block,
  buildSentence,
  joinSentences,
  lines,
  paragraph,
  replaceText,
  type Sentence,
} from '../material/sentence'
import { isFillerSentence, isWarning } from '../material/sentence-checks'

/** A part of a text: a heading, a paragraph, or a line of a list. */
export type TextPart =
  | { kind: 'heading'; block: number; sentence: Sentence }
  | { kind: 'paragraph'; block: number; section: string | undefined; sentences: TextSentence[] }
  | { kind: 'entry'; block: number; section: string | undefined; entry: MaterialEntry }

/** Words between sentences or entries that are neither. */
type LinePart = { kind: 'line'; block: number; section: string | undefined; sentence: Sentence }

/** A heading of the text with everything under it. */
export type OutlineSection = {
  heading: Sentence | undefined
  paragraphs: TextSentence[][]
  entries: MaterialEntry[]
  items: Sentence[]
  /** Those of `items` that are paragraphs, not lines of a list, with their sentences. */
  prose: ReadonlyMap<Sentence, readonly TextSentence[]>
}

/** Returns the parts of a text in their order. Pure. */
export const textParts = ({ headings, paragraphs, entries }: Material): TextPart[] =>
  sortParts([
    ...headings.map((sentence): TextPart => ({ kind: 'heading', block: sentence.block, sentence })),
    ...paragraphs.map((sentences): TextPart => {
      const [first] = sentences
      return { kind: 'paragraph', block: first?.block ?? 0, section: first?.section, sentences }
    }),
    ...entries.map(
      (entry): TextPart => ({ kind: 'entry', block: entry.block, section: entry.section, entry }),
    ),
  ])

const listPartsAndLines = (material: Material): (TextPart | LinePart)[] =>
  sortParts([
    ...textParts(material),
    ...material.lines.map(
      (sentence): LinePart => ({
        kind: 'line',
        block: sentence.block,
        section: sentence.section,
        sentence,
      }),
    ),
  ])

/** A list may be introduced by the last sentence of a paragraph. */
const sortParts = <Part extends TextPart | LinePart>(parts: Part[]): Part[] =>
  parts.sort((a, b) => a.block - b.block || beginOf(a) - beginOf(b))

const beginOf = (part: TextPart | LinePart): number => {
  const first =
    part.kind === 'paragraph' ? part.sentences[0] : part.kind === 'entry' ? part.entry : part.sentence
  return first?.facts[0]?.from ?? 0
}

/** Splits a text by its headings; what precedes the first is a section without one. Pure. */
export function splitIntoSections(material: Material): OutlineSection[] {
  const sections: OutlineSection[] = []
  const prose = new Map<Sentence, readonly TextSentence[]>()
  let current: OutlineSection = { heading: undefined, paragraphs: [], entries: [], items: [], prose }
  sections.push(current)
  for (const part of textParts(material)) {
    if (part.kind === 'heading') {
      current = { heading: part.sentence, paragraphs: [], entries: [], items: [], prose }
      sections.push(current)
    } else if (part.kind === 'entry') {
      current.entries.push(part.entry)
      current.items.push(part.entry)
    } else {
      const sentences = removeOrphanedSentences(part.sentences)
      if (sentences.length === 0) continue
      current.paragraphs.push(sentences)
      const item = joinSentences(sentences)
      current.items.push(item)
      if (!sentences[0]?.isListed) prose.set(item, sentences)
    }
  }
  return sections.filter(({ paragraphs, entries }) => paragraphs.length + entries.length > 0)
}

/** Returns the sentences of a paragraph that stand alone or continue the one before. */
export function removeOrphanedSentences(sentences: readonly TextSentence[]): TextSentence[] {
  const kept: TextSentence[] = []
  // Keep the first sentence of a point, whatever it begins with: "Bilder von Kindern, auf denen sie zu erkennen
  // sind. Bis zum 16. Geburtstag …"
  let goesOn = sentences[0]?.isListed === true && sentences.length > 1 && !sentences[0].isQuestion
  for (const [at, sentence] of sentences.entries()) {
    // Skip a short sentence that the next one repeats: "Adopt a hive. For £45 a year you can adopt a hive."
    const next = sentences[at + 1]
    if (
      next?.alone &&
      sentence.text.length < 40 &&
      normalizeText(next.text).includes(normalizeText(sentence.text))
    )
      continue
    // Keep an answer with its question: "Can I bring food? Please do."
    const isAnswer: boolean = goesOn && sentence.follows && kept.at(-1)?.isQuestion === true
    goesOn =
      isAnswer ||
      (!isFillerSentence(sentence.text) && (sentence.alone || (goesOn && (at === 0 || sentence.follows))))
    if (goesOn) kept.push(sentence)
  }
  return kept
}

const normalizeText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Formats entries as a list; steps are numbered, but not the notes, warnings and figures among them. */
export function formatEntryList(entries: readonly MaterialEntry[]): Block {
  // In a list of nothing but steps, a warning is one of them.
  const isOfSteps =
    entries.every(({ kind }) => kind === 'step') && entries.some(({ text }) => !isNote(firstOf(text)))
  const isAside = (text: string): boolean => !isOfSteps && isNote(firstOf(text))
  const steps = entries.filter(({ kind, text }) => kind === 'step' && !isAside(text)).length
  // "300 g flour" above "1. Knead it": the steps are counted, what they take is not.
  const first = entries.findIndex(({ kind }) => kind === 'step')
  const isCounted =
    steps > 1 &&
    (entries.filter(({ kind }) => kind === 'step').length * 2 > entries.length ||
      entries.slice(first).every(({ kind }) => kind === 'step'))
  let count = 0
  return lines(
    ...entries.map((entry, at) => {
      // The answer to the question, or what it asks for, is not on the card.
      if (entry.kind === 'step' && entry.text.endsWith('?') && !/\p{L}\s?:\s/u.test(entry.text)) return null
      if (!isCounted || at < first || isAside(entry.text)) return buildSentence('• ', entry)
      count++
      return buildSentence(`${count}. `, entry)
    }),
  )
}

/** The first sentence, which decides what a line is: a step may end with a warning. */
const firstOf = (text: string): string => /^.*?[.!?](?=\s)/su.exec(text)?.[0] ?? text

/** Whether a line doesn't tell anyone to do anything: a note, a warning, a figure, a statement about a thing. */
const isNote = (text: string): boolean =>
  isWarning(text) ||
  /^(?:note|notes|nb|tips?|tipp|hinweis|achtung|attention|important|info|good to know|gut zu wissen|zum vergleich|faq)\b[^.]{0,40}:/iu.test(
    text,
  ) ||
  /^(?:about |over |nearly |rund |etwa |fast |über )?\d[\d.,]*\s?(?:%|percent\b|prozent\b|of\b|out of\b|von\b)/iu.test(
    text,
  ) ||
  /^(?:the|our|these|this|an?|your|der|die|das|unsere?|diese[rs]?|ein|eine)\s(?:\S{1,40}\s){1,3}(?:is|are|was|were|has|have|had|will|should|can|may|must|needs?|keeps?|freezes?|stays?|tastes?|makes?|takes?|costs?|lasts?|sollte|kann|darf|muss|wird|werden|hält|halten|bleibt|schmeckt|reicht|applies|apply|rose|fell|ist|sind|war|waren|hat|haben|gilt|gelten|kostet|kosten|dauert|dauern|beträgt|stieg|fiel)\s/iu.test(
    text,
  )

/**
 * Returns the whole text in its order, with its headings and lists (spec/writing#2, webhook). Sentences that no post
 * needs are left out unless `keepsAll`. Pure.
 */
export function buildFullText(material: Material, { keepsAll = false } = {}): Block[] {
  const blocks: Block[] = []
  const parts = listPartsAndLines(material)
  let before: TextSentence | undefined
  let headingAt = -1
  let listUntil = Number.NEGATIVE_INFINITY
  /** The end of what is told, if nothing before it is left out. */
  let toldUntil: number | undefined = 0
  const isLeftOutBefore = (fact: Fact | undefined): boolean => {
    const until = toldUntil
    return (
      until === undefined ||
      fact?.field !== 'raw_content' ||
      material.omissions.some((from) => from >= until && from < fact.from)
    )
  }
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as TextPart | LinePart
    if (part.kind === 'heading') {
      const next = parts[at + 1]
      if (next && belongsUnderHeading(part, next)) blocks.push(paragraph(part.sentence))
      headingAt = blocks.length - 1
      continue
    }
    if (part.kind === 'line') {
      blocks.push(paragraph(part.sentence))
      before = undefined
      continue
    }
    if (part.kind === 'paragraph' && !isListLine(part)) {
      const [first] = part.sentences
      const next = parts[at + 1]
      // A paragraph of a text that is told to here needs no other context.
      if (!isLeftOutBefore(first?.facts[0]) && isContinuous(part.sentences, keepsAll)) {
        const ending = next?.kind === 'entry' && next.block === part.block && !next.entry.labelled
        blocks.push(paragraph(...part.sentences, ...(ending ? [next.entry] : [])))
        if (ending) at++
        before = part.sentences.at(-1)
        toldUntil = endOf(ending ? next.entry : before)
        continue
      }
      // If nothing is left out between two paragraphs, the second may continue the first.
      const goesOn =
        (first?.isUnderHeading && parts[at - 1]?.kind === 'heading') ||
        (first?.follows && before !== undefined && before === findPreviousSentence(parts, at)) ||
        // Directly below a list that was told to its end.
        part.block === listUntil + 1
      const kept =
        first && goesOn
          ? removeOrphanedSentences([{ ...first, alone: true }, ...part.sentences.slice(1)]).map((one) =>
              one.text === first.text ? first : one,
            )
          : removeOrphanedSentences(part.sentences)
      // The rest of a field says nothing without its beginning: "Take it out an hour before."
      const isCutField =
        first?.facts[0]?.field !== 'raw_content' && kept[0] !== undefined && kept[0] !== first
      if (isCutField) continue
      const end = part.sentences.findLast(({ text }) => !isFillerSentence(text))
      before = kept.at(-1) === end ? part.sentences.at(-1) : undefined
      const isAnswered = next?.kind === 'paragraph' ? next.sentences[0]?.follows : next?.kind === 'entry'
      // Drop a question whose answer is not on the card; the last question of a text is for its readers.
      const last = kept.at(-1)
      if (last?.isQuestion && !isAnswered && (next || !last.alone || isFillerSentence(last.text))) kept.pop()
      // "… at 20:45. Tickets: 01 99 00 47": the end of a paragraph that has no full stop.
      const ending = next?.kind === 'entry' && next.block === part.block && !next.entry.labelled
      if (kept.length > 0) {
        blocks.push(paragraph(...kept, ...(ending ? [next.entry] : [])))
        if (ending) at++
        toldUntil = kept.length === part.sentences.length ? endOf(kept.at(-1)) : undefined
      } else if (
        headingAt === blocks.length - 1 &&
        blocks.length > 0 &&
        !isInSection(parts[at + 1], part.section)
      )
        blocks.pop()
      continue
    }
    const entry = toListLine(part)
    // Skip lines such as "MATCH REPORT | Northern League | Attendance: 1,874".
    if (!entry || (!entry.labelled && entry.text.split(' | ').length > 2)) continue
    const run = [entry]
    before = undefined
    listUntil = part.block
    // A labeled value between two steps is a step, too.
    for (
      let next = parts[at + 1];
      next !== undefined && next.kind !== 'heading' && next.section === part.section;
      next = parts[at + 1]
    ) {
      const line = toListLine(next, true)
      const last = run.at(-1)
      // Lines after one that is left out still belong to their list.
      const list = last?.facts[0]?.list
      const goesOn =
        next.block <= (last?.block ?? 0) + 1 || (list !== undefined && list === line?.facts[0]?.list)
      // Ingredients and steps are two lists.
      const isOther = last?.kind === 'ingredient' && line?.kind === 'step'
      // "Bring: boots" below the list of costs is not one of them.
      const isBehindList =
        list !== undefined &&
        line?.labelled === true &&
        line.facts[0]?.list === undefined &&
        !parts.slice(at + 2).some((later) => toListLine(later, true)?.facts[0]?.list === list)
      if (!line || !goesOn || isOther || isBehindList) break
      run.push(line)
      listUntil = next.block
      at++
    }
    const told = joinItemLines(run)
    // Whether a list is told to its end does not matter to the text below it.
    toldUntil = endOf(run.at(-1)) ?? toldUntil
    const isOfParagraphs =
      told.some(({ text }) => text.length > maxLineLength) &&
      told.every(
        ({ facts: [fact] }) => fact?.list === undefined && !fact?.label?.includes(cellLabelSeparator),
      )
    const isList = told.length > 1 || (!entry.labelled && entry.facts[0]?.list !== undefined)
    if (isOfParagraphs) blocks.push(...told.map((one) => paragraph(one)))
    else blocks.push(isList ? formatEntryList(told) : paragraph(...told))
  }
  return blocks
}

/** Maximum length of values with labels that are told as a list, although their source has none, in UTF-16 units. */
const maxLineLength = 90

/**
 * Whether a part belongs under a heading: by its section, as the first row of a table, or as a line that introduces
 * a list.
 */
function belongsUnderHeading(
  { sentence, block }: Extract<TextPart, { kind: 'heading' }>,
  next: TextPart | LinePart,
): boolean {
  if (next.kind === 'heading')
    return next.sentence.text.endsWith(':') && !sentence.text.endsWith(':') && next.block === block + 1
  const isRow = next.kind === 'entry' && next.section === undefined && next.entry.labelled
  return next.section === headingText(sentence) || (isRow && next.block <= block + 2)
}

/** Whether a paragraph is a line of a list, of one or more sentences, that is told as it is. */
function isListLine(
  { sentences: [first, ...rest] }: Extract<TextPart, { kind: 'paragraph' }>,
  isBehindLine = false,
): boolean {
  // A question such as "31:05 Can a bridge be bored?" counts behind another line of a list only.
  if (!first?.isListed || (first.isQuestion && !isBehindLine) || isFillerSentence(first.text)) return false
  // Among its like, a line makes sense whatever its first word.
  return removeOrphanedSentences([{ ...first, alone: true }, ...rest]).length === rest.length + 1
}

/**
 * Joins the lines of a list that belong to one item ("13 Uhr: Wie gebaut wird." and "Gespräch mit der Leiterin"
 * behind it), and the cells of a table row.
 */
function joinItemLines(run: readonly MaterialEntry[]): MaterialEntry[] {
  const joined: MaterialEntry[] = []
  for (let at = 0; at < run.length; at++) {
    const entry = run[at] as MaterialEntry
    const before = joined.at(-1)
    const row = rowOf(entry)
    if (before && before.block === entry.block && !entry.labelled)
      joined.splice(-1, 1, { ...before, ...buildSentence(before, ' ', entry) })
    else if (row !== undefined) {
      const end = run.findIndex((one, from) => from > at && rowOf(one) !== row)
      const cells = run.slice(at, end < 0 ? run.length : end)
      joined.push({ ...entry, ...joinRowCells(row, cells) })
      at += cells.length - 1
    } else joined.push(entry)
  }
  return joined
}

/**
 * Joins the cells of a row, with the row's head once and a column's head where a cell needs it: "A2 am Abend: Di
 * und Do 18–20.15 Uhr; Beginn 2. Februar; 196 €".
 */
function joinRowCells(row: string, cells: readonly MaterialEntry[]): Sentence {
  const told = cells.map((cell) => {
    const words = cell.text.slice(row.length).replace(/^\s?:\s/u, '')
    const column = cell.facts[0]?.label?.split(cellLabelSeparator)[1] ?? ''
    // A footnote's text goes behind the whole row.
    const [, told = words, note = ''] = /^(.*?)( [*†‡]{1,3}\s?\S.*)$/su.exec(words) ?? []
    const value = told.startsWith(`${column} `) ? told.slice(column.length + 1) : told
    return {
      words: told,
      note,
      value,
      sort: classifyCell(value),
      isPlain: plainColumnPattern.test(column),
      cell,
    }
  })
  // "Room B14" has a word that explains it.
  const isOfWords = ({ sort, value }: { sort: string; value: string }): boolean =>
    sort === 'words' || (sort === 'number' && /^(?:\p{L}{3,} \S|\d[\d.,]* \p{L}{3,})/u.test(value))
  const isClear = (one: (typeof told)[number]): boolean =>
    one.isPlain &&
    (isOfWords(one) || (one.sort !== 'number' && told.filter(({ sort }) => sort === one.sort).length === 1))
  const pieces = told.map((one) => (isClear(one) ? one.value : one.words))
  const gap = pieces.some((piece) => piece.includes(',')) || !told.every(isClear) ? '; ' : ', '
  const head =
    cells[0]?.text.slice(
      0,
      cells[0].text.length - (told[0] ? told[0].words.length + told[0].note.length : 0),
    ) ?? ''
  return buildSentence(
    ...told.flatMap(({ cell }, at) => [
      ...(at > 0 ? [gap] : []),
      replaceText(cell, `${at === 0 ? head : ''}${pieces[at]}${getFootnoteMark(told[at]?.note)}`),
    ]),
    ...told.flatMap(({ cell, note }) => (note === '' ? [] : [replaceText(cell, note)])),
  )
}

const getFootnoteMark = (note = ''): string => /^ ([*†‡]{1,3})/u.exec(note)?.[1] ?? ''

/** Column heads that say no more than their cells. Other heads tell which day or price it is. */
const plainColumnPattern =
  /^(?:dates?|days?|when|times?|hours?|opening hours|datum|tage?|termine?|wann|zeit(?:en)?|uhrzeit|öffnungszeit(?:en)?|price|prices|fees?|costs?|admission|preise?|gebühr(?:en)?|kosten|eintritt|what|topics?|themes?|titles?|subjects?|programme?|event|sessions?|activity|talk|how much|how many|amount|sum|for whom|wie viel(?:e)?|betrag|für wen|wofür|thema|themen|titel|was|inhalt|programm|veranstaltung|where|place|location|venue|room|wo|ort|raum|treffpunkt|who|for|für|pour|para|voor|name|names|speakers?|with|swimmer|player|rider|wer|namen?|leitung|referent(?:in)?|quand|heures?|horaires?|prix|tarifs?|lieu|où|qui|thème|quando|ora|orari[oi]?|prezzo|luogo|dove|chi|tema|fecha|hora|horario|precio|lugar|quién|wanneer|tijd|prijs|waar|wie|wat|onderwerp|quoi|que|qué|cosa|kiedy|godz\.?|godzina|co|gdzie|kto|cena|temat|när|tid|var|plats|vad|vem|pris|hvornår|når|hvor|hvad|hva|hvem|sted|kdy|čas|kde|kdo|téma)$/iu

/** What a cell can be recognized as without its column's head. */
function classifyCell(value: string): string {
  if (/[€$£]|(?<!\p{L})(?:EUR|GBP|USD|CHF|Euro|kr|zł)(?!\p{L})/u.test(value)) return 'price'
  if (/\d\s?(?:uhr|h\b|[ap]\.?m)|\d[:.]\d{2}\s?(?:[–-]|to|bis|à|tot)\s?\d/iu.test(value)) return 'hours'
  if (datePattern.test(value)) return 'day'
  return (value.match(/\p{L}{3,}/gu)?.length ?? 0) > (/\d/.test(value) ? 1 : 0) ? 'words' : 'number'
}
const datePattern =
  /\d{1,2}(?:st|nd|rd|th|\.)?\s(?:of\s)?(?:jan|feb|mar|mär|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*|\d{1,2}\.\d{1,2}\.(?:\d{4})?/iu

/**
 * Returns the text of an entry that a list is sure to contain: for a cell its value only, since the row's head
 * appears once. Pure.
 */
export const getEntryText = ({ text, facts: [fact] }: Sentence): string =>
  fact?.label?.includes(cellLabelSeparator) ? fact.text : text

/** The head of the row that a cell belongs to. */
const rowOf = ({ facts }: MaterialEntry): string | undefined => {
  const label = facts[0]?.label
  return label?.includes(cellLabelSeparator) ? label.split(cellLabelSeparator)[0] : undefined
}

/** Returns a part as a line of a list; undefined if it isn't one. */
function toListLine(part: TextPart | LinePart, isBehindLine = false): MaterialEntry | undefined {
  if (part.kind === 'entry') return part.entry
  if (part.kind !== 'paragraph' || !isListLine(part, isBehindLine)) return undefined
  const words = joinSentences(part.sentences)
  return { ...words, block: part.block, section: part.section, kind: 'statement', labelled: false }
}

/**
 * Whether each sentence of a paragraph continues the one before, and none is for nobody who reads a post. A short one
 * among others is part of the tone: "Sandstone!"
 */
const isContinuous = (sentences: readonly TextSentence[], keepsAll: boolean): boolean =>
  sentences.every(
    ({ text, follows }, at) =>
      (at === 0 || follows) &&
      (keepsAll ||
        !isFillerSentence(text) ||
        (text.length < maxInterjectionLength && at < sentences.length - 1)),
  )
const maxInterjectionLength = 45

/** Where the last words of a sentence of the running text end in it, in code points. */
const endOf = (sentence: Sentence | undefined): number | undefined => {
  const fact = sentence?.facts.at(-1)
  return fact?.field === 'raw_content' ? fact.until : undefined
}

const isInSection = (part: TextPart | LinePart | undefined, section: string | undefined): boolean =>
  part !== undefined && part.kind !== 'heading' && part.kind !== 'line' && part.section === section

const headingText = ({ facts }: Sentence): string | undefined => facts[0]?.text

function findPreviousSentence(parts: readonly (TextPart | LinePart)[], at: number): TextSentence | undefined {
  const part = parts[at - 1]
  return part?.kind === 'paragraph' ? part.sentences.at(-1) : undefined
}
