import { formatFieldLabel } from '../material/field-labels'
import { type FieldUse, findFieldUse } from '../material/field-use'
import { getRangeWords } from '../material/format-date'
import type { Leaf, RecordNode } from '../material/material'
import { isQuoteField, isSpeakerName, quoteMarks } from '../material/quoted-fields'
import { isListNode, listLeaves } from '../material/record-tree'
import { type Block, buildSentence, replaceText, type Sentence } from '../material/sentence'
import { getBlockText } from '../write/detail-lines'
import {
  findSubjectLeaf,
  findTime,
  formatLabelledValue,
  formatSentenceDates,
  formatValue,
  isSubjectName,
  isSystemValue,
  type LineWords,
  systemNamePattern,
  writeElementLine,
} from './record-lines'

/** A part of a record that a post tells or leaves out as a whole: a paragraph, or a box with its lines. */
export type RecordPart = {
  lines: Sentence[]
  isProse: boolean
  weight: number
  /** Its field has a label of its own. */
  hasHead?: boolean
  /** It consists of lines without a heading. */
  isRow?: boolean
  /** It is a point of a list within a text. */
  isPoint?: boolean
  /** The sentences of a paragraph. */
  parts?: readonly Sentence[]
}

/** Names that say nothing about the content of their field. */
const genericNamePattern =
  /^(?:\d+|en|de|fr|es|it|pt|nl|texts?|texte?|summary|short|long|kurz|lang|notes?|hinweise?|body|copy|contents?|inhalt|descriptions?|beschreibung(?:en)?|details?|intro|einleitung|lead|line|hook|tagline|blurb|about|info|infos|story|geschichte|synopsis|value|main|general|more|extra|why|what|how|who|teaser|kurztext|langtext|klappentext|kurzinhalt|logline|one_?liner?|frase|vita|biogra\w+|einf(?:ue|ü)hrung|introduction|history|historia|histoire|apresentacao|sobre|promise|elevator_?pitch|problem|subtitle|untertitel|presentation|présentation|description|histoire|accroche|resume|résumé|composition|texto|testo|absatz_?\d*|paragraphs?_?\d*|absaetze|beschrieb\w*|ank(?:ue|ü)ndigung|announcement|kurzbio|lebenslauf|(?:text|teil|part|section)_?\d+|sections|abschnitte|facts|fakten|public|page|web|profile|profil|overview|entry|fields|data|daten|eckdaten|basics?|quotes?|zitate?|stimmen|voices|testimonials?|long_description|short_description|body_text|(?:description|synopsis|text)_(?:short|long)|background|extract|long_text|opening|name|titel|title|ort|place|hint|notiz|bemerkung|notice|strapline|text_\w+|\w*text|\w*beschreibung|\w*description|descri(?:zione|cao|ção|pción|pcion)\w*)$/iu
const stepsNamePattern =
  /^(?:steps?|schritte?|method|zubereitung|how_it_works|ablauf|so_geht_s|étapes|instructions|anleitung)$/iu

/** How much a part of a record matters to readers. */
export const weightByUse: Readonly<Record<FieldUse, number>> = {
  warning: 6,
  act: 5,
  text: 4,
  offer: 3,
  know: 2,
  extra: 1,
}
const weightOf = (node: RecordNode): number => {
  const [leaf] = listLeaves(node)
  return weightByUse[findFieldUse(leaf?.sentence.facts[0]?.field ?? '') ?? 'extra']
}

/** Whether a field is only a category that a record is filed under: "art: museumsobjekt". */
const isCategoryField = ({ name, leaves: [leaf], children }: RecordNode): boolean =>
  children.length === 0 &&
  /^(?:art|kind|category|kategorie|rubrik|status|object_type|object|sparte|genre|section|season|edition)$/iu.test(
    name,
  ) &&
  /^[\p{Ll}\d_-]+$/u.test(leaf?.sentence.text ?? '')
/** Boxes whose name adds nothing to that of the only field in them. */
const dataBoxPattern =
  /^(?:specs?|specifications?|sale|sales|availability|details|commercial|contact|kontakt|lieferung|verkauf|technik|technical|when|wann|organisation|numbers|zahlen|figures|practical|praktisches|laufzeit|termine?|dates?|run|zeitraum|adoption|venue|location|ort|standort|display|visits?|visiting|besuch)$/iu
/** Names of fields that need no label inside their box: "location: {normal: Gallery 2}". */
const currentNamePattern = /^(?:normal|public|current|now|main|regular|usual|aktuell|derzeit)$/iu
/** Names of fields that cite a source. */
const sourceNamePattern = /^(?:sources?|quellen?|fonte|fuente|credit|nachweis)$/iu
const nameOfBox = /^(?:name|titel|title|nom|nome|nombre)$/iu

const normalizeText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Turns the boxes of a record into what posts tell of them, without repeating what was already said. */
export class RecordWriter {
  readonly #words: LineWords
  /** The ids of facts that were already said; `#said` contains the text. */
  readonly #facts = new Set<string>()
  #said: string
  readonly #isFile: boolean

  /** `isFile`: texts keep the names of their fields, as in a file. */
  constructor(words: LineWords, before: readonly Block[], isFile: boolean) {
    this.#words = words
    this.#isFile = isFile
    this.#said = normalizeText(getBlockText(...before))
    for (const block of before)
      for (const { facts } of block?.sentences ?? []) for (const { id } of facts) this.#facts.add(id)
  }

  writeParts(node: RecordNode, depth = 0): RecordPart[] {
    if (systemNamePattern.test(node.name)) return []
    if ((depth === 0 && isCategoryField(node)) || (depth > 0 && sourceNamePattern.test(node.name))) return []
    const { language } = this.#words
    const weight = weightOf(node)
    const isText = !this.#isFile && weight === weightByUse.text && node.children.length === 0
    const isGeneral = isText || genericNamePattern.test(node.name.replace(/_(?:en|de|fr|es|it|pt|nl)$/u, ''))
    const label = isGeneral ? undefined : formatFieldLabel(node.name, language)
    if (node.children.length === 0)
      return appendListPoints(
        node.leaves.flatMap((leaf, at) =>
          // The label of a field goes above the first of its paragraphs only.
          at === 0
            ? this.#ofLeaf(leaf, label, weight)
            : this.#ofLeaf(leaf, undefined, weight).map((unit) => ({
                ...unit,
                hasHead: label !== undefined,
                isPoint: leaf.kind === 'line',
              })),
        ),
      )
    if (isListNode(node)) return this.#ofList(node, label, weight)
    const [single, ...more] = listLeaves(node).filter(
      (leaf) => !systemNamePattern.test(leaf.name) && !sourceNamePattern.test(leaf.name),
    )
    // A box with a single field: "Autorin: Malwine Estorff".
    if (
      single &&
      more.length === 0 &&
      label !== undefined &&
      (single.kind === 'value' || genericNamePattern.test(single.name))
    ) {
      const inner = genericNamePattern.test(single.name) ? undefined : formatFieldLabel(single.name, language)
      const isPlain =
        inner === undefined ||
        normalizeText(inner) === normalizeText(label) ||
        currentNamePattern.test(single.name)
      const head =
        isPlain || isSubjectName(single.name)
          ? label
          : dataBoxPattern.test(node.name)
            ? inner
            : `${label} – ${inner}`
      return this.#ofLeaf(single, head, weight)
    }
    const quote = this.#ofQuote(node)
    if (quote) return [{ lines: [quote], isProse: true, weight }]
    const event = this.#ofEvent(node, label) ?? this.#ofDay(node, label)
    if (event) return [{ lines: event, isProse: false, weight }]
    // The name of a box's subject goes into its heading: "Lage: Kaltenstein".
    const named =
      label === undefined
        ? undefined
        : node.children.find(
            ({ name, leaves: [leaf], children }) =>
              children.length === 0 &&
              leaf?.kind === 'value' &&
              nameOfBox.test(name) &&
              leaf.sentence.text.length < 60,
          )
    const [own] = named?.leaves ?? []
    const name = own && !this.#isSaid(own.sentence) ? own : undefined
    const inner = node.children
      .filter((child) => child !== named)
      .flatMap((child) => {
        const [leaf] = child.leaves
        // An amount takes the label of its box: "fee: {gbp: 220}".
        return leaf && child.children.length === 0 && /^(?:gbp|eur|usd|chf|amount|betrag)$/iu.test(child.name)
          ? this.#ofLeaf(leaf, label, weight)
          : this.writeParts(child, depth + 1)
      })
    // Texts and lists within a box stay units of their own.
    const rows = inner.filter(({ isProse, lines: some }) => !isProse && some.length === 1)
    const others = inner.filter((unit) => !rows.includes(unit))
    if (label === undefined) return inner
    const heads = joinCurrencies(rows.flatMap(({ lines: some }) => some))
    const [first] = heads
    const colon = language === 'fr' ? ' :' : ':'
    if (!first) {
      if (!name) return this.#headed(others, label)
      const head = buildSentence(`${label}${colon} `, name.sentence)
      const [prose, ...rest] = others
      // The name goes above the text about that person or thing.
      if (prose?.isProse) {
        const text = prose.lines.at(-1)
        return [this.#told({ ...prose, hasHead: true, lines: [head, ...(text ? [text] : [])] }), ...rest]
      }
      return [this.#told({ lines: [head], isProse: false, weight }), ...others]
    }
    const head = name ? buildSentence(`${label}${colon} `, name.sentence) : headOfBox(label, first)
    const isOne = heads.length === 1 && !name
    const box: RecordPart = {
      lines: isOne
        ? [dataBoxPattern.test(node.name) ? first : replaceText(first, `${label} – ${first.text}`)]
        : [head, ...heads],
      isProse: false,
      weight: Math.max(...rows.map((row) => row.weight)),
    }
    return [this.#told(box), ...others]
  }

  /** The quote and speaker of a box that has just these two: "I have bought no chalk since May." – the bosun. */
  #ofQuote(node: RecordNode): Sentence | undefined {
    const all = listLeaves(node)
    const speaker = all.find(({ name }) => isSpeakerName(name))
    const words = all.filter((leaf) => leaf !== speaker && isQuoteField(leaf.sentence.facts[0]?.field ?? ''))
    const [only] = words
    if (!speaker || !only || words.length > 1 || all.length > 2 || this.#isSaid(only.sentence))
      return undefined
    const [open, close] = /^[“”„"«»]/u.test(only.sentence.text) ? ['', ''] : quoteMarks(this.#words.language)
    return buildSentence(open, only.sentence, `${close} – `, speaker.sentence)
  }

  /** Puts the label of a box above its first text if that has no heading. */
  #headed(units: RecordPart[], label: string): RecordPart[] {
    const [first, ...rest] = units
    const [line] = first?.lines ?? []
    if (!first || !line || first.lines.length > 1 || !first.isProse) return units
    return [{ ...first, lines: [headOfBox(label, line), line] }, ...rest]
  }

  #ofLeaf(leaf: Leaf, label: string | undefined, weight: number): RecordPart[] {
    if (isSystemValue(leaf) || this.#isSaid(leaf.sentence)) return []
    const { text } = leaf.sentence
    if (leaf.kind === 'prose' || (text.length > 90 && /[.!?]["”“»]?$/u.test(text))) {
      const isLong = text.length > 140
      const isOwn = label !== undefined && !beginsWith(text, label)
      const said = isOwn
        ? isLong
          ? [headOfBox(label, leaf.sentence), leaf.sentence]
          : [buildSentence(`${label}: `, leaf.sentence)]
        : [leaf.sentence]
      // Without a label of its own, it is part of the text.
      return [
        this.#told({
          lines: said,
          isProse: isLong || !isOwn,
          weight,
          hasHead: isOwn,
          ...(isOwn || !leaf.parts ? {} : { parts: leaf.parts }),
        }),
      ]
    }
    // Skip a day that the lines above already give for the whole.
    const said = leaf.kind === 'value' ? normalizeText(formatValue(leaf, this.#words)?.text ?? '') : ''
    if (said.length > 12 && /\d{4}$/u.test(said) && this.#said.includes(said)) return []
    const own = label ?? formatFieldLabel(leaf.name, this.#words.language)
    const isText = !this.#isFile && weight === weightByUse.text
    if (
      label === undefined &&
      (isText || genericNamePattern.test(leaf.name)) &&
      /[.!?]["”“»]?$/u.test(text) &&
      text.length > 25
    )
      return [this.#told({ lines: [leaf.sentence], isProse: true, weight })]
    const isBare = leaf.kind === 'line' && (label === undefined || genericNamePattern.test(leaf.name))
    const row = isBare
      ? formatSentenceDates(leaf.sentence, this.#words.language)
      : formatLabelledValue(leaf, this.#words, own)
    return row ? [this.#told({ lines: [row], isProse: false, weight })] : []
  }

  #ofList(node: RecordNode, ownLabel: string | undefined, weight: number): RecordPart[] {
    const { language } = this.#words
    const isOfQuotes = quoteListPattern.test(node.name)
    const isOfNotes = /^(?:notes?|hinweise?|advice|facts|fakten)$/iu.test(node.name)
    const label = ownLabel ?? (isOfNotes ? formatFieldLabel(node.name, language) : undefined)
    const range = formatNumberRange(node, this.#words)
    if (range && label !== undefined)
      return [
        this.#told({
          lines: [buildSentence(`${label}${language === 'fr' ? ' :' : ':'} `, range)],
          isProse: false,
          weight,
        }),
      ]
    const isOfObjects = node.children.some(({ children }) => children.length > 0)
    if (isOfObjects) {
      const chapters = node.children.map((child) => ({ child, head: findSubjectLeaf(child) }))
      const isStory = chapters.every(
        ({ child, head }) =>
          head &&
          listLeaves(child).length <= 3 &&
          listLeaves(child).some((leaf) => leaf.kind === 'prose' && leaf.sentence.text.length > 100),
      )
      if (isStory)
        return chapters.map(({ child, head }) =>
          this.#told({
            lines: [
              ...(head ? [head.sentence] : []),
              ...listLeaves(child).flatMap((leaf) =>
                leaf === head ? [] : (formatValue(leaf, this.#words) ?? []),
              ),
            ],
            isProse: true,
            weight,
          }),
        )
    }
    const groups = isOfObjects ? this.#ofGroups(node, label, weight) : undefined
    if (groups) return groups
    const items = sortByDay(node.children).flatMap((child) => {
      const [leaf] = child.leaves
      const said =
        child.children.length > 0
          ? writeElementLine(child, this.#words, isOfQuotes)
          : child.leaves.length > 1
            ? buildSentence(
                ...child.leaves.flatMap(({ sentence }, at) => (at === 0 ? [sentence] : [' ', sentence])),
              )
            : leaf &&
              (leaf.kind === 'line'
                ? formatSentenceDates(leaf.sentence, language)
                : formatValue(leaf, this.#words))
      return said && !this.#isSaid(said) ? [said] : []
    })
    const [first] = items
    if (!first) return []
    const isShort = items.every(({ text }) => text.length <= 40 && !/[.!?]$/u.test(text))
    const isRow = items.reduce((sum, { text }) => sum + text.length + 2, 0) <= 130
    if (isShort && isRow && !isOfObjects) {
      if (label === undefined) return []
      const row = buildSentence(
        `${label}${language === 'fr' ? ' :' : ':'} `,
        ...items.flatMap((one, at) => (at === 0 ? [one] : [', ', one])),
      )
      return [this.#told({ lines: [row], isProse: false, weight })]
    }
    const isText =
      !isOfObjects &&
      (genericNamePattern.test(node.name) || /^portraits?$|^bio\w*$/iu.test(node.name)) &&
      !isOfNotes &&
      items.every(({ text }) => text.length > 60)
    if (isText) return items.map((one) => this.#told({ lines: [one], isProse: true, weight }))
    const isCounted = stepsNamePattern.test(node.name) && items.length > 1
    const marked = items.map((one, at) => buildSentence(isCounted ? `${at + 1}. ` : '• ', one))
    return [
      this.#told({
        lines: [...(label === undefined ? [] : [headOfBox(label, first)]), ...marked],
        isProse: false,
        weight,
      }),
    ]
  }

  /** Writes a list of lists ("Topf", "Brösel"), each with its name above its lines. */
  #ofGroups(node: RecordNode, label: string | undefined, weight: number): RecordPart[] | undefined {
    const groups = sortByDay(node.children).map((child) => ({
      head: child.children.flatMap(({ leaves }) => leaves).find(({ kind }) => kind !== 'prose'),
      list: child.children.find((one) => isListNode(one)),
      count: child.children.length,
    }))
    const isOfObjects = groups.every(({ list }) =>
      list?.children.every(({ children }) => children.length > 0),
    )
    if (!isOfObjects || !groups.every(({ list, count }) => list !== undefined && count === 2))
      return undefined
    const some = groups.flatMap(({ head, list }) => {
      const items = (list?.children ?? []).flatMap(
        (child) => writeElementLine(child, this.#words) ?? child.leaves.map(({ sentence }) => sentence),
      )
      const marked = items.map((one) => buildSentence('• ', one))
      const said = head && formatValue(head, this.#words)
      return [...(said ? [said] : []), ...marked]
    })
    const [first] = some
    if (!first) return undefined
    return [
      this.#told({
        lines: [...(label === undefined ? [] : [headOfBox(label, first)]), ...some],
        isProse: false,
        weight,
      }),
    ]
  }

  /** Writes a box with a name and a day of its own as one line: an event in addition to the record's subject. */
  #ofEvent(node: RecordNode, label: string | undefined): Sentence[] | undefined {
    const leaves = listLeaves(node)
    const head = findSubjectLeaf(node)
    const time = findTime(leaves, this.#words)
    if (!head || !time || leaves.some((leaf) => this.#isSaid(leaf.sentence)) || leaves.length > 12)
      return undefined
    const line = writeElementLine(node, this.#words)
    if (!line) return undefined
    this.#told({ lines: [line], isProse: false, weight: weightByUse.act })
    return [label === undefined ? line : buildSentence(`${label}: `, line)]
  }

  /**
   * Writes a box with a day and little else as one line: "Rain date: Saturday, 15 August 2026. We decide on Friday
   * at four."
   */
  #ofDay(node: RecordNode, label: string | undefined): Sentence[] | undefined {
    const leaves = listLeaves(node)
    if (label === undefined || leaves.length > 3 || leaves.some((leaf) => this.#isSaid(leaf.sentence)))
      return undefined
    if (!findTime(leaves, this.#words) || !leaves.some(({ kind }) => kind === 'prose')) return undefined
    const line = writeElementLine(node, this.#words)
    if (!line) return undefined
    const said = buildSentence(`${label}${this.#words.language === 'fr' ? ' :' : ':'} `, line)
    this.#told({ lines: [said], isProse: false, weight: weightByUse.act })
    return [said]
  }

  #isSaid({ facts, text }: Sentence): boolean {
    if (facts.every(({ id }) => this.#facts.has(id))) return true
    const words = normalizeText(text)
    return words.length > 12 && this.#said.includes(words)
  }

  #told(unit: RecordPart): RecordPart {
    for (const { facts, text } of unit.lines) {
      for (const { id } of facts) this.#facts.add(id)
      this.#said += ` ${normalizeText(text)}`
    }
    return unit
  }
}

/** Joins one price in several currencies into a single line: "Price: €34 / £29". */
function joinCurrencies(rows: readonly Sentence[]): Sentence[] {
  const all: Sentence[] = []
  for (const row of rows) {
    const before = all.at(-1)
    const [label, value] =
      /^([^:]{1,60}: )([€£$].{1,12}|.{1,12}(?:€|CHF|EUR|GBP|USD))$/u.exec(row.text)?.slice(1) ?? []
    if (before && label !== undefined && value !== undefined && before.text.startsWith(label))
      all.splice(-1, 1, buildSentence(before, ' / ', replaceText(row, value)))
    else all.push(row)
  }
  return all
}

/** Whether a text begins with what its heading says: "Hinweis Raum 3: In Raum 3 geht es um …". */
function beginsWith(text: string, label: string): boolean {
  const bare = normalizeText(label.replace(/^(?:hinweise?|notes?|info|about|zu[mr]?)\s/iu, ''))
  return (
    normalizeText(text).startsWith(normalizeText(label).slice(0, 8)) ||
    (bare.length > 4 && normalizeText(text.slice(0, 30)).includes(bare))
  )
}

/** Appends the points of a list to the paragraph above them. */
function appendListPoints(units: readonly RecordPart[]): RecordPart[] {
  const all: RecordPart[] = []
  for (const { isPoint, ...unit } of units) {
    const before = all.at(-1)
    if (isPoint && before?.isProse)
      before.lines = [...before.lines, ...unit.lines.map((line) => buildSentence('• ', line))]
    else all.push({ ...unit, lines: [...unit.lines] })
  }
  return all
}

/** Sorts the elements of a list by day if each of them has one. */
function sortByDay(children: readonly RecordNode[]): RecordNode[] {
  const dated = children.map((child) => ({
    child,
    day: listLeaves(child).find(({ sentence: { text } }) => /^\d{4}-\d{2}-\d{2}/u.test(text))?.sentence.text,
  }))
  if (dated.some(({ day }) => day === undefined)) return [...children]
  return dated.sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1)).map(({ child }) => child)
}

/** Names of lists of quotes. */
const quoteListPattern =
  /^(?:quotes?|zitate?|stimmen|voices|testimonials?|praise|reviews?|pressestimmen|said|citations?)$/iu

/** Writes a list of two numbers as "220–380 g", and one of three as "158 × 130 × 9 mm". */
function formatNumberRange({ children }: RecordNode, words: LineWords): Sentence | undefined {
  const leaves = children.flatMap(({ leaves: [leaf] }) => leaf ?? [])
  const isNumber = ({ sentence: { text }, value }: Leaf): boolean =>
    value?.kind !== 'price' && /^-?\d+(?:[.,]\d+)?$/u.test(text)
  const end = leaves.at(-1)
  const last = end && formatValue(end, words)
  if (
    !last ||
    leaves.length < 2 ||
    leaves.length > 3 ||
    leaves.length < children.length ||
    !leaves.every(isNumber)
  )
    return undefined
  const isBelowZero = leaves.some(({ sentence: { text } }) => text.startsWith('-'))
  const between = leaves.length === 3 ? ' × ' : isBelowZero ? getRangeWords(words.language).until : '–'
  const begin = leaves
    .slice(0, -1)
    .flatMap(({ sentence }) => [
      replaceText(sentence, words.language === 'en' ? sentence.text : sentence.text.replace('.', ',')),
      between,
    ])
  return buildSentence(...begin, last)
}

/** The label of a box above its lines; its trace is the first fact of the first line. */
const headOfBox = (label: string, first: Sentence | undefined): Sentence => ({
  text: label,
  facts: first?.facts.slice(0, 1) ?? [],
})
