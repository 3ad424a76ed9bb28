import { isRecord } from '@/lib/text/empty'
import { labelled } from '@/lib/text/markdown/labelled-parts'
import { type VisibleBlock, visibleBlocks } from '@/lib/text/markdown/visible-blocks'
import { beginningOf } from '@/lib/text/plain-text'
import { sentenceSpans } from '@/lib/text/sentences'
import { CodePoints } from './code-points'
import { gluedAbout, greetingOf, tailOf } from './exclude/around-text'
import { isLabelOfCopy, isNameOfForm, isOfPageItself } from './exclude/headings-and-labels'
import { keepsFromHarm } from './exclude/keeps-from-harm'
import { isTalkOfMail } from './exclude/mail-parts'
import { isPaywall } from './exclude/no-articles'
import {
  beginsAsDraft,
  draftMarkOf,
  isEditorialTask,
  isHeadingOfRules,
  isInternalHeading,
  isInternalNote,
  isTask,
  waitsByField,
  waitsIn,
} from './exclude/not-public'
import { hasReach, isOfPage, tellsHowTo } from './exclude/public-notices'
import { isEmbargoHeading, isWorkingTitle } from './exclude/unreleased'
import type { FieldText } from './field-texts'
import { partsOfFlatList } from './flat-list'
import { footnoteMarks, lengthOfMark } from './footnotes'
import { escapedTitle, labelOfTitle, type Name, type Place } from './item-name'
import { kindOfValue, roleOfDetail } from './kind-of-value'
import { isStepName, kindOfField, kindOfWords } from './kind-of-words'
import { isCondition, limits, limitsParagraph } from './limits'
import {
  goesOnInList,
  headsAbout,
  headsList,
  isOpen,
  isPostscript,
  isResult,
  saysWhen,
} from './lines-to-act-on'
import { isMeasure } from './measures'
import {
  exclusionOfBlock,
  exclusionOfLabel,
  exclusionOfLink,
  exclusionOfSection,
  exclusionOfSentence,
  isInjection,
  isOfTreatment,
  type TextNature,
} from './not-for-posts'
import { isNoteField } from './note-fields'
import { cutApart, partsApart } from './parts-apart'
import { roleOfLabel, roleOfSentence } from './practical-roles'
import { speakerOf } from './quoted-blocks'
import { type Detail, readDetails } from './read-details'
import { conditionOf, embargoIn, isOfOneOfSeveral, isYearOfPart, unsettledParts } from './record-parts'
import { marksAround } from './reference-marks'
import type { ExcludedPart, Exclusion, Fact, FactKind, FactSource } from './schemas'
import { beforeText, onlyDay, sentencePlaces } from './sentence-places'
import { isShortSentence } from './sentence-shape'
import { standsAlone } from './stands-alone'
import { isStateForReaders } from './states-for-readers'
import { type Cell, daysOfTable, isToldTable, labelledRows, plainRows, practicalRows } from './table-rows'
import { TextFlow } from './text-flow'

/** A state, also in the boxes that systems put around it ({"select": {"name": "Draft"}}). */
const stateIn = (value: unknown): unknown => {
  if (!isRecord(value)) return value
  const inner = value.select ?? value.status ?? value
  return isRecord(inner) && typeof inner.name === 'string' && Object.keys(value).length <= 3
    ? inner.name
    : value
}

/** As much of a text as is read: posts say a few hundred words at most. */
export const maxReadLength = 40_000
const maxFacts = 400
/** A field that begins with who is not to know it. */
const beginsKeptBack =
  /^\W{0,3}(?:spoilers?|do not publish|nicht veröffentlichen|confidential|vertraulich)(?!\p{L})/iu
/** Fields whose lists are the paragraphs of one text. */
const ofParagraphs =
  /\.(?:portraits?|story|texts?|paragraphs|absaetze|absätze|body|about|bio|description|beschreibung|content|inhalt)(?:_[a-z]{2})?\.\d{1,3}$/i

/** Whether rules under "Don't" are for readers: beside steps, and beside no heading of a file on a figure or a brand. */
const isGuide = (blocks: readonly VisibleBlock[]): boolean =>
  blocks.some(({ list }) => list?.ordered) &&
  !blocks.some(
    ({ kind, text }) =>
      kind === 'heading' &&
      /(?<!\p{L})(?:voice|tone|stimme|tonalit\p{L}+|sprache|personality|persönlichkeit|charakter|character|canon|kanon|backstory|appearance|aussehen|looks?|style|stil|brand|writing|posts?|always|immer)(?!\p{L})/iu.test(
        text,
      ),
  )

/** Collects what an item says, each part with its place, and what is kept apart (spec/writing#1). */ export class CardBuilder {
  facts: Fact[] = []
  excluded: ExcludedPart[] = []
  readonly #language: string
  #block = 0
  /** A salutation stands right before: the sentence that follows begins with a small letter in German. */
  #greeted = false

  readonly #nature: TextNature
  readonly #flow = new TextFlow()
  /** The statements of the paragraph that is read, and of the one right before it. */
  #told: Fact[] = []
  #toldBefore: Fact[] = []
  /** What has the mark of a footnote, and the footnotes by their marks. */
  #marked: { facts: Fact[]; mark: string }[] = []
  readonly #notes = new Map<string, Fact>()
  #isMail = false
  #count = 0

  constructor(language: string, nature: TextNature) {
    this.#language = language
    this.#nature = nature
  }

  addName({ text: title, ...place }: Name): void {
    if (isWorkingTitle(title)) this.exclude('draft', title, place)
    const mark = draftMarkOf(title)
    if (mark > 0) this.exclude('draft', title.slice(0, mark).trim(), { ...place, until: place.from + mark })
    const label = labelOfTitle(title.slice(mark))
    if (label > 0) {
      const from = place.from + mark
      this.exclude('markup', title.slice(mark, mark + label).trim(), { ...place, from, until: from + label })
    }
    const begin = mark + label
    const { blocks } = visibleBlocks(escapedTitle(title.slice(begin)))
    const [block] = blocks
    // A title that begins like a label ("Rust Leeds: Writing a tiny database") is one title.
    // As it is written, with the blank that French has before a colon.
    const plain = title.slice(begin).trim()
    const text = block?.label
      ? /[*_`[\]<>\\&]/u.test(plain)
        ? `${block.label}: ${block.text}`
        : plain
      : (block?.text ?? '')
    if (text === '') return
    if (isInjection(title)) this.exclude('injection', title, place)
    else this.add('name', text, { ...place, from: place.from + begin }, {})
  }

  /** What a system keeps of when an entry may go out: it is a draft, or under embargo. */
  addStates({ metadata }: FactSource): void {
    const read = (fields: Record<string, unknown>, field: string, depth: number): void => {
      for (const [key, value] of Object.entries(fields).slice(0, 200)) {
        const said = stateIn(embargoIn(key, value) ?? value)
        const reason = waitsByField(key, said)
        const text = typeof said === 'string' ? said : key
        if (reason) this.exclude(reason, text, { field: `${field}.${key}`, from: 0, until: [...text].length })
        // The states of entries that a bible is made of are not its own.
        else if (isRecord(value) && depth < 2) read(value, `${field}.${key}`, depth + 1)
      }
    }
    for (const holder of ['fields', 'bible'])
      if (isRecord(metadata[holder])) read(metadata[holder], `metadata.${holder}`, 0)
    for (const { field, text } of unsettledParts(metadata.bible))
      this.exclude('internal_note', text, { field, from: 0, until: [...text].length })
  }

  /** A field of the metadata: prose is read like a body, anything short is a value of its name. */
  addField({ field, label, text, language, listed }: FieldText): void {
    const code = language ?? this.#language
    if (isOfTreatment(label) || beginsKeptBack.test(text) || isNoteField(field, text)) {
      this.exclude('internal_note', text, { field, from: 0, until: [...text].length })
      return
    }
    const blocks = visibleBlocks(beginningOf(text, maxReadLength)).blocks
    const [only] = blocks
    const isValue =
      blocks.length === 1 && only && only.kind !== 'code' && only.kind !== 'hidden' && only.kind !== 'table'
    const isParagraph = listed && ofParagraphs.test(field)
    if (!isValue || ((!listed || isParagraph) && sentenceSpans(only.text, code).length > 1)) {
      this.addBlocks(blocks, text, field, '', code, isParagraph && !field.endsWith('.0'))
      return
    }
    this.#block++
    const points = new CodePoints(text)
    // "Relaxed opening: lower sound" is one value.
    const isLabelled = only.label !== undefined && !/[*_`[\]<>\\]/u.test(text)
    const words = isLabelled ? text.trim() : only.text
    const begin = isLabelled ? text.indexOf(words) : (only.places[0] ?? 0)
    const place = {
      field,
      from: points.at(begin),
      until: points.at(isLabelled ? begin + words.length : (only.places[only.text.length] ?? text.length)),
    }
    const reason = isStateForReaders(words)
      ? undefined
      : (exclusionOfLabel(label) ??
        // A single word is a value, but for an address of mail.
        (/[ @]/.test(words) && !isStepName(label)
          ? exclusionOfBlock(words, { first: false, last: false, linkShare: 0 })
          : undefined))
    // "Women and non-binary people only": of one of several days it says whom it is for.
    const isOfDay = reason === 'notice' && isOfOneOfSeveral(field)
    if (reason !== undefined && reason !== 'byline' && reason !== 'navigation' && !isOfDay)
      this.exclude(reason, words, place)
    else {
      const kind = kindOfField(label, words)
      // A bare number under a name that says nothing of it is nothing to tell.
      if (
        (kind === 'trait' || kind === 'step') &&
        /^[\d.,\s-]+$/.test(words) &&
        !/size|weight|height|length|age|capacity/i.test(label) &&
        !(
          field.startsWith('metadata.bible') &&
          (isMeasure(label) || isYearOfPart(field, words) || /^\d{4}-\d{2}-\d{2}$/.test(words))
        )
      )
        return
      const alone = kind === 'statement' ? standsAlone(words, code, true) : undefined
      this.add(kind, words, place, { label, language: code, alone, role: roleOfLabel(label) })
    }
  }

  addBlocks(
    read: readonly VisibleBlock[],
    source: string,
    field: string,
    title: string,
    language = this.#language,
    goesOn = false,
  ): void {
    const points = new CodePoints(source)
    if (!goesOn) this.#flow.begin()
    const { isMail, parts } = partsApart(source)
    this.#isMail = isMail
    const cut = cutApart(read.flatMap(partsOfFlatList), parts)
    const blocks = cut.map(({ block }) =>
      block.label !== undefined && isLabelOfCopy(block.label)
        ? { ...block, kind: block.list ? block.kind : ('paragraph' as const), label: undefined }
        : block,
    )
    const tasks = new Set(
      blocks.flatMap(({ list, text }) => (list && isEditorialTask(text) ? [list.id] : [])),
    )
    let section: { text: string; depth: number; reason: Exclusion | undefined } | undefined
    const words = blocks.filter(
      (block, at) =>
        cut[at]?.part === undefined &&
        (block.kind === 'paragraph' || block.kind === 'entry') &&
        (at > 4 ||
          exclusionOfBlock(block.text, { first: false, last: false, linkShare: 0 }) !== 'navigation'),
    )
    const [first, second] = words
    const end = words.slice(-3)
    let led: { reason: Exclusion; list: number } | undefined
    let listed: number | undefined
    let head: { text: string; list: number } | undefined
    let tableHead: string | undefined
    for (const [index, full] of blocks.entries()) {
      const isApart = cut[index]?.part !== undefined || section?.reason !== undefined
      const said = isApart ? undefined : speakerOf(full, blocks[index - 1])
      // Below the words, it is of their block.
      if (said?.end !== 0) this.#block++
      if (said) {
        const until = points.at(full.places[full.text.length] ?? 0)
        const from = points.at(full.places[said.from] ?? 0)
        this.add('who', full.text.slice(said.from), { field, from, until }, { language, quoted: true })
        if (said.end === 0) continue
      }
      const block = said ? { ...full, text: full.text.slice(0, said.end) } : full
      const placed = {
        field,
        from: points.at(block.places[0] ?? 0),
        until: points.at(block.places[block.text.length] ?? 0),
      }
      const part = cut[index]?.part
      if (part !== undefined) {
        if (part.mark !== undefined) this.#addNote(block, part.mark, points, { field, language })
        else this.#leaveOut(part.reason, block.text, placed)
        continue
      }
      // What somebody said is limited by nothing behind it.
      if (this.#told.some(({ text }) => !/^["“„«»]/u.test(text))) this.#toldBefore = this.#told
      this.#told = []
      const next = blocks[index + 1]?.list
      const whole = block.label ? `${block.label}: ${block.text}` : block.text
      // A title with a colon in it is no value with a label.
      if (index === 0 && block.label && whole.toLowerCase() === title.trim().toLowerCase()) {
        section = { text: title.trim(), depth: 1, reason: undefined }
        continue
      }
      if (
        block.kind === 'paragraph' &&
        block.list === undefined &&
        isInternalHeading(block.text) &&
        !isInjection(block.text)
      ) {
        // "For the team" in a line of its own heads the list below it, else all that follows.
        if (next) led = { reason: 'internal_note', list: next.id }
        else if (section?.reason === undefined)
          section = { text: block.text, depth: 6, reason: 'internal_note' }
        this.exclude('internal_note', block.text, placed)
        continue
      }
      const following = blocks[index + 1]
      if (
        block.kind === 'paragraph' &&
        following?.kind === 'paragraph' &&
        index > 1 &&
        headsAbout.test(block.text) &&
        following.text.includes(block.text.split(' ').at(-1) ?? '')
      ) {
        section = { text: block.text, depth: 6, reason: 'notice' }
        this.#leaveOut('notice', block.text, placed)
        continue
      }
      const waits = block.kind === 'heading' ? waitsIn(block.text) : undefined
      if (waits !== undefined) {
        this.exclude(waits, block.text, placed)
        continue
      }
      // "Mi, 3.6." in a line of its own heads what is on that day.
      if (
        block.kind === 'heading' ||
        (block.kind === 'paragraph' && onlyDay.test(block.text) && blocks[index + 1])
      ) {
        listed = undefined
        this.#flow.heading()
        if (section === undefined || block.depth <= section.depth || section.reason === undefined)
          section = {
            text: block.text,
            depth: block.depth,
            reason:
              isHeadingOfRules(block.text) && isGuide(blocks) ? undefined : exclusionOfSection(block.text),
          }
        if (isInjection(block.text)) this.exclude('injection', block.text, placed)
        else if (isInternalNote(`${block.text}:`) || section.reason === 'internal_note')
          this.exclude('internal_note', block.text, placed)
        else if (isNameOfForm(block.text)) this.exclude('markup', block.text, placed)
        else if (section.reason === undefined && block.text.toLowerCase() !== title.trim().toLowerCase())
          this.add('heading', block.text, placed, { language })
        this.#toldBefore = []
        // "### Please don't come if" goes on below it with a small letter, as a greeting does.
        const below = blocks[index + 1]
        this.#greeted =
          below?.list === undefined &&
          /^\p{Ll}[^\s@]*\s/u.test(below?.text ?? '') &&
          !/[.!?:]$/u.test(block.text)
        continue
      }
      const isTaskOfEditors = block.list && tasks.has(block.list.id) && isTask(block.text)
      const own =
        exclusionOfKind(block) ??
        (whole.length < 120 ? waitsIn(whole) : undefined) ??
        (beginsAsDraft(whole) ? 'draft' : undefined) ??
        (isPaywall(whole) ? 'paywall' : undefined) ??
        (isTaskOfEditors || isInternalNote(whole) || (isPostscript.test(whole) && this.#isAmongColleagues())
          ? 'internal_note'
          : undefined) ??
        section?.reason ??
        (gluedAbout.test(whole) ? 'notice' : undefined)
      const linkShare = block.links.reduce((sum, link) => sum + link.until - link.from, 0) / block.text.length
      const at = { first: block === first || block === second, last: end.includes(block), linkShare }
      const isListed = block.list !== undefined && block.list.id === led?.list
      // "it's stained with wine (don't treat the stain, and tell us)": a line that goes on from what stands above its list.
      const goesOn = block.list !== undefined && block.label === undefined && /^\p{Ll}/u.test(block.text)
      const isDayOfEmbargo = isEmbargoHeading(blocks[index - 1]?.text ?? '') && /\d/.test(whole)
      const reason = isInjection(block.text)
        ? 'injection'
        : ((isDayOfEmbargo && whole.length < 60 ? 'embargo' : own) ??
          (isListed ? led?.reason : undefined) ??
          (block.label && tellsHowTo(whole)
            ? undefined
            : asksNothing(exclusionOfBlock(block.text, at, this.#nature), goesOn)))
      // "Read also:" says of the list below it what it is.
      if (!isListed) led = undefined
      if (
        block.list === undefined &&
        (reason === 'navigation' ||
          reason === 'call_to_action' ||
          (reason === 'notice' && whole.endsWith(':'))) &&
        next
      )
        led = { reason, list: next.id }
      if (reason !== undefined) {
        this.#leaveOut(reason, block.text, placed)
        if (reason === 'table')
          this.#addTable(block, { points, field, language, section: tableHead ?? section?.text })
        tableHead = undefined
        this.#greeted = reason === 'salutation'
        continue
      }
      const leadsToTable = following?.kind === 'table' && isToldTable(following.text)
      const isOfHead = block.list !== undefined && block.list.id === head?.list
      const headed = this.#addWords(block, {
        points,
        field,
        language,
        section: isOfHead ? head?.text : section?.text,
        isFirst: at.first,
        isBehindList: listed !== undefined && block.list === undefined,
        isBeforeList: block.list === undefined && (next !== undefined || leadsToTable),
      })
      if (next && headed !== undefined) head = { text: headed, list: next.id }
      tableHead = next ? undefined : headed
      if (block.list) listed = block.list.id
    }
    this.#bindNotes()
  }

  /** The words of a footnote: said with what has its mark, and never without. */
  #addNote(
    { text, places }: VisibleBlock,
    mark: string,
    points: CodePoints,
    { field, language }: { field: string; language: string },
  ): void {
    const length = lengthOfMark(text)
    const place = {
      field,
      from: points.at(places[length] ?? 0),
      until: points.at((places[text.length - 1] ?? 0) + 1),
    }
    if (this.#notes.has(mark)) {
      this.exclude('footnote', text, place)
      return
    }
    const note = this.add('statement', text.slice(length), place, {
      language,
      alone: false,
      label: mark,
      limits: [],
    })
    if (note) this.#notes.set(mark, note)
  }

  /** Ties what has a mark to its footnote; what has one without words, and a footnote of nothing that is told, are left out. */
  #bindNotes(): void {
    const left = new Set<Fact>()
    for (const { facts, mark } of this.#marked) {
      const note = this.#notes.get(mark)
      if (note) note.limits?.push(...facts.slice(0, 1).map(({ id }) => id))
      // Two stars without a footnote are what is left of bold letters.
      else if (!mark.startsWith('**')) for (const fact of facts) left.add(fact)
    }
    for (const note of this.#notes.values()) if (note.limits?.length === 0) left.add(note)
    for (const { text, field, from, until } of left) this.exclude('footnote', text, { field, from, until })
    if (left.size > 0) this.facts = this.facts.filter((fact) => !left.has(fact))
    this.#marked = []
    this.#notes.clear()
  }

  /** The sentences of a block, and what they say of dates, prices and the like. Gives the one that heads a list behind it. */
  #addWords(
    block: VisibleBlock,
    around: {
      points: CodePoints
      field: string
      language: string
      section: string | undefined
      isFirst: boolean
      isBehindList: boolean
      isBeforeList: boolean
    },
  ): string | undefined {
    const { points, field, language, section } = around
    const place = (from: number, until: number): Place => ({
      field,
      from: points.at(block.places[from] ?? 0),
      until: points.at((block.places[until - 1] ?? 0) + 1),
    })
    const more = {
      language,
      ...(section === undefined ? {} : { section }),
      ...(block.list === undefined ? {} : { list: block.list.id }),
    }
    if (block.label !== undefined && block.label !== '') {
      const reason = isOpen.test(block.text) ? 'draft' : this.#exclusionOfLabel(block.label, block.text)
      if (reason !== undefined) {
        this.#leaveOut(reason, block.text, place(0, block.text.length))
        return undefined
      }
      this.#flow.gap()
      const role = roleOfLabel(block.label)
      const kind = kindOfValue(block.label, block.text, role)
      const value = this.add(kind, block.text, place(0, block.text.length), {
        ...more,
        label: block.label,
        role,
      })
      if (value) for (const mark of footnoteMarks(block.text)) this.#marked.push({ facts: [value], mark })
      // "Closed: Monday and 24 December" names no day on which something is.
      if (kind !== 'trait' || role !== undefined) return undefined
    }
    let isFirst = true
    let isLabelled = false
    let headed: string | undefined
    const isGreeted = this.#greeted
    this.#greeted = false
    const greeting = around.isFirst ? greetingOf(block.text) : 0
    if (greeting > 0) this.exclude('salutation', block.text.slice(0, greeting).trim(), place(0, greeting))
    const { footer, cut } = tailOf(block.text)
    if (footer < block.text.length)
      this.exclude('notice', block.text.slice(footer), place(footer, block.text.length))
    const head = greeting || (block.list === undefined ? (beforeText.exec(block.text)?.[0].length ?? 0) : 0)
    if (head > 0 && greeting === 0) {
      this.exclude('byline', block.text.slice(0, head).trim(), place(0, head))
      for (const { kind, ...at } of readDetails(block.text.slice(0, head)))
        this.add(kind, block.text.slice(at.from, at.until), place(at.from, at.until), more)
    }
    const body = block.text.slice(head, footer)
    for (const one of sentencePlaces(body, language, block.list !== undefined && block.label === undefined)) {
      const span = { from: one.from + head, until: one.until + head }
      const sentence = block.text.slice(span.from, span.until)
      const text = sentence.trim()
      const from = span.from + sentence.length - sentence.trimStart().length
      // "(#1842)", the number of a report, is nothing to tell.
      if (!/[\p{L}\p{N}]/u.test(text) || /^[\s([]{0,2}#\d{1,7}[\s)\].]{0,3}$/.test(text)) continue
      const isCut = span.until > cut
      const found = isCut
        ? 'navigation'
        : conditionOf(
            this.#exclusionOfSentence(text, block.list?.ordered || (block.list && /^\p{Ll}/u.test(text))),
            field,
          )
      // Small print elsewhere, and here a condition of what was just said.
      const isBound =
        found === 'notice' &&
        ((this.#told.length > 0 && isCondition(text) && !isOfPage(text)) || this.#flow.isAsked)
      const limited =
        isBound && !this.#flow.isAsked
          ? this.#told.slice(-1)
          : this.#limitedBy(text, isFirst && block.list === undefined)
      const reason = isBound ? undefined : found
      if (reason !== undefined) {
        this.#leaveOut(reason, text, place(from, from + text.length))
        // "249,00 € inkl. MwSt., zzgl. Versand": of the small print of a shop, the price it begins with.
        const [price] = reason === 'notice' ? readDetails(text) : []
        if (price?.kind === 'price' && price.from === 0)
          this.add('price', text.slice(0, price.until), place(from, from + price.until), {
            ...more,
            role: 'price',
          })
        continue
      }
      if (
        around.isBeforeList &&
        span.until === footer &&
        (headsList.test(text) || (block.list === undefined && goesOnInList.test(text)))
      ) {
        this.add('heading', text, place(from, from + text.length), { language })
        this.#flow.heading()
        headed = text
        continue
      }
      const details = readDetails(text)
      const before = this.facts.length
      const ofWords = kindOfWords(
        block,
        isFirst && (isGreeted || greeting > 0) ? capitalised(text) : text,
        section,
        around.isBehindList,
      )
      // "Offline codes. Doors now accept codes …": a line of a list with what it is about ahead of its sentences.
      if (isFirst) isLabelled = ofWords === 'entry' && /[.!?]$/u.test(text)
      const kind = isLabelled && ofWords === 'statement' ? 'entry' : ofWords
      if (kind !== undefined && block.label === undefined) {
        const marks = marksAround(text)
        const said = text.slice(marks.from, marks.until)
        // Nothing stands before it that it could go on from.
        const begins = isFirst && (isGreeted || greeting > 0) && /^(?:es|it|there)\s/iu.test(said)
        const alone =
          kind === 'statement'
            ? keepsFromHarm(said) ||
              (!isShortSentence(said) && (begins || standsAlone(said, language, isFirst)))
            : undefined
        const role = roleOfSentence(said, details.some(isTime))
        const bound = kind === 'statement' ? limited : []
        const isSentence = kind === 'statement' || kind === 'question'
        const told = this.add(kind, said, place(from + marks.from, from + marks.until), {
          ...more,
          ...(isSentence ? this.#flow.place : {}),
          alone: bound.length > 0 ? false : alone,
          role,
          ...(bound.length > 0 ? { limits: bound.map(({ id }) => id) } : {}),
        })
        if (told && kind === 'statement') this.#told.push(told)
        if (told && isSentence) this.#flow.told(told)
        else this.#flow.gap()
      }
      if (kind === undefined && (text.length > 100 || /[.!?…]$/u.test(text))) this.#flow.gap()
      else if (kind === undefined) this.#flow.line()
      if (kind === undefined && block.label === undefined)
        this.#addLine(text, (at, until) => place(from + at, from + until), { ...more, details })
      const ofSentence = roleOfSentence(text, details.some(isTime))
      for (const detail of details)
        this.add(
          detail.kind,
          text.slice(detail.from, detail.until),
          place(from + detail.from, from + detail.until),
          { ...more, role: roleOfDetail(detail.kind, ofSentence) },
        )
      for (const mark of footnoteMarks(text)) this.#marked.push({ facts: this.facts.slice(before), mark })
      isFirst = false
    }
    for (const { from, until, url } of block.links)
      if (exclusionOfLink(url)) this.exclude('suspicious', url, place(from, until))
      else if (/^https?:\/\//i.test(url) && until > from)
        this.add('link', url, place(from, until), { ...more, label: block.text.slice(from, until) })
    return headed
  }

  /** A line that is no sentence and tells what to act on: "Anmeldung bis 18. Dezember", "Emergencies: 994". */
  #addLine(
    text: string,
    place: (from: number, until: number) => Place,
    { details, ...more }: { details: readonly Detail[]; language: string; section?: string },
  ): void {
    if (text.length > 200 || !/^[\p{Lu}\p{Lo}\p{N}€$£¥+(]/u.test(text)) return
    const found = labelled.exec(text)
    const label = found?.[1]
    const value = text.slice(found?.[0].length ?? 0)
    const labelRole = label === undefined ? undefined : roleOfLabel(label)
    if (label !== undefined && labelRole !== undefined && value !== '')
      this.add(kindOfValue(label, value, labelRole), value, place(text.length - value.length, text.length), {
        ...more,
        label,
        role: labelRole,
      })
    else if (/\p{L}{3}/u.test(text) && (details.length > 0 || hasReach(text) || isResult.test(text))) {
      const role = roleOfSentence(text, details.some(isTime) && saysWhen.test(text))
      if (role !== undefined || isResult.test(text))
        this.add('entry', text, place(0, text.length), { ...more, role })
    }
  }

  /** What a table says of values with labels, else of days, each row a block of its own. */
  #addTable(
    { text, places }: VisibleBlock,
    {
      points,
      field,
      language,
      section,
    }: { points: CodePoints; field: string; language: string; section: string | undefined },
  ): void {
    const placeOf = ({ from, until }: Cell): Place => ({
      field,
      from: points.at(places[from] ?? 0),
      until: points.at((places[until - 1] ?? 0) + 1),
    })
    const rows = labelledRows(text)
    for (const { label, value } of rows ?? []) {
      this.#block++
      if (this.#exclusionOfLabel(label.words, value.words) !== undefined) continue
      const role = roleOfLabel(label.words)
      const kind = kindOfValue(label.words, value.words, role)
      this.add(kind, value.words, placeOf(value), { language, label: label.words, role })
    }
    if (rows) return
    const practical = practicalRows(text)
    for (const { label, value } of practical ?? []) {
      this.#block++
      // A table of prices with a row left out would be wrong.
      if (this.#exclusionOfLabel(label, value.words) === 'internal_note') continue
      const role = roleOfLabel(label)
      const words = value.words.replace(/\*{1,2}$/u, '')
      const place = placeOf({ ...value, until: value.until - (value.words.length - words.length) })
      const told = this.add(kindOfValue(label, words, role), words, place, {
        language,
        label,
        role,
        ...(section === undefined ? {} : { section }),
      })
      for (const mark of footnoteMarks(value.words)) if (told) this.#marked.push({ facts: [told], mark })
    }
    if (practical) return
    // A table alone says nothing to readers.
    const isBelowText = this.facts.some(({ kind, field }) => kind === 'statement' && field === 'raw_content')
    const others = isBelowText ? plainRows(text) : undefined
    for (const { label, value } of others ?? []) {
      this.#block++
      if (this.#exclusionOfLabel(label, value.words) === 'internal_note') continue
      const under = section === undefined ? {} : { section }
      this.add('trait', value.words, placeOf(value), { language, label, ...under })
    }
    for (const cells of daysOfTable(text)) {
      this.#block++
      for (const cell of cells)
        if (cell)
          this.add('when', cell.words, placeOf(cell), {
            language,
            ...(section === undefined ? {} : { section }),
          })
    }
  }

  add(
    kind: FactKind,
    text: string,
    place: Place,
    more: Partial<Pick<Fact, 'language' | 'alone' | 'label' | 'section' | 'limits' | 'list' | 'quoted'>> & {
      role?: Fact['role'] | undefined
    },
  ): Fact | undefined {
    if (this.facts.length >= maxFacts) return undefined
    const { alone, role, language = this.#language, ...rest } = more
    const fact: Fact = {
      id: `f${++this.#count}`,
      kind,
      text,
      ...place,
      language,
      ...rest,
      ...(alone === undefined ? {} : { alone }),
      ...(role === undefined ? {} : { role }),
      block: this.#block,
    }
    this.facts.push(fact)
    return fact
  }

  #exclusionOfSentence(text: string, isStep: boolean | undefined): Exclusion | undefined {
    return (
      exclusionOfSentence(text, isStep, this.#nature) ??
      (this.#isMail && isTalkOfMail(text) ? 'internal_note' : undefined)
    )
  }

  /** The statements that a sentence limits: the one before it, or all of the paragraph before its own. */
  #limitedBy(text: string, isFirst: boolean): readonly Fact[] {
    if (this.#told.length > 0) return limits(text) ? this.#told.slice(-1) : []
    return isFirst && limitsParagraph(text) ? this.#toldBefore : []
  }

  /** Small print by its label; of a recall or warning, a number to call and what to note are none. */
  #exclusionOfLabel(label: string, text: string): Exclusion | undefined {
    if (isOfPageItself(label, text)) return 'navigation'
    const reason = exclusionOfLabel(label)
    if (reason !== 'notice') return reason
    const isOfReaders =
      this.#nature.isPublicNotice ||
      (/^(?:contact|kontakt|address|adresse|e-?mail)$/iu.test(label) && hasReach(text))
    const isKept = isOfReaders && !isOfPage(`${label}: ${text}`)
    return isKept || tellsHowTo(`${label}: ${text}`) ? undefined : reason
  }

  /** Something before was for colleagues: the whole may be a message to them. */
  #isAmongColleagues(): boolean {
    return this.excluded.some(({ reason }) => reason === 'internal_note')
  }

  /** The whole is a page of a system or a record of a meeting: nothing of it is told. */
  setAside(reason: Exclusion, title: string): void {
    const told = this.facts.filter(({ kind }) => kind !== 'name' && kind !== 'link')
    this.facts = []
    this.exclude(reason, title, { field: 'title', from: 0, until: [...title].length })
    for (const { text, field, from, until } of told) this.exclude(reason, text, { field, from, until })
  }

  /** The first of each kind of warning; one is enough to flag a post. */
  #warns(reason: Exclusion): boolean {
    return (
      (reason === 'injection' || reason === 'suspicious') &&
      !this.excluded.some((part) => part.reason === reason)
    )
  }

  /** Keeps a part of the text apart that its sentences may go on from. */
  #leaveOut(reason: Exclusion, text: string, place: Place): void {
    this.exclude(reason, text, place)
    this.#flow.leftOut(reason)
  }

  exclude(reason: Exclusion, text: string, place: Place): void {
    // What warns is kept however much was set aside before it.
    if (this.excluded.length < maxFacts || this.#warns(reason))
      this.excluded.push({ reason, text: beginningOf(text, 2_000), ...place })
  }
}

const isTime = ({ kind }: Detail): boolean => kind === 'when' || kind === 'deadline'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What a line of a list that goes on from above asks for is no call of the page. */
const asksNothing = (reason: Exclusion | undefined, goesOn: boolean): Exclusion | undefined =>
  goesOn && (reason === 'call_to_action' || reason === 'notice') ? undefined : reason

function exclusionOfKind(block: VisibleBlock): Exclusion | undefined {
  if (
    block.kind === 'table' ||
    block.kind === 'code' ||
    block.kind === 'caption' ||
    block.kind === 'footnote' ||
    block.kind === 'hidden'
  )
    return block.kind
  // "`--drafts` is gone.": of a sentence, the words around it say something.
  return block.codeShare > (/\p{Ll}[.!]$/u.test(block.text) ? 0.75 : 0.6) ? 'code' : undefined
}
