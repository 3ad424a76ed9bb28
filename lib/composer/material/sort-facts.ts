import { cellLabelSeparator } from '@/lib/facts/read/table-rows'
import type { Fact } from '@/lib/facts/schemas'
import { isSelfContained } from '@/lib/facts/sentences/is-self-contained'
import { ensureFullStop } from '@/lib/text/sentences'
import { refineValueKind } from './detail-labels'
import type { FieldValue, Material, MaterialEntry, TextSentence } from './material'
import { capitalize } from './phrases'
import { buildSentence, replaceText, type Sentence } from './sentence'
import {
  dependsOnPrevious,
  isAlwaysStandalone,
  isBroken,
  isSummaryField,
  isTextField,
} from './sentence-checks'

/** A value with the name of its field, or the label that its text gives it. */
export type Value = FieldValue

/** The facts of a card by how a post uses them, each with the fact that it begins with. */
export type SortedFacts = {
  name: Sentence | null
  headings: Material['headings']
  values: Value[]
  /** Dates inside the sentences of the text. */
  dates: Sentence[]
  sentences: (TextSentence & { fact: Fact; source: 'summary' | 'text' })[]
  entries: (MaterialEntry & { fact: Fact })[]
  /** Words between sentences or entries that are neither. */
  lines: Material['lines']
  /** Dates, prices and the like that are not part of a sentence. */
  loose: (Sentence & { fact: Fact })[]
}

/**
 * Sorts facts of one language; `sentenceOf` returns a fact in the brand's wording, or undefined if it is not said.
 * Pure.
 */
export function sortFacts(
  facts: readonly Fact[],
  sentenceOf: (fact: Fact) => Sentence | undefined,
  language: string,
): SortedFacts {
  const sorter = new FactSorter(sentenceOf, language)
  for (const fact of facts) sorter.add(fact)
  return sorter.sorted
}

class FactSorter {
  readonly sorted: SortedFacts = {
    name: null,
    headings: [],
    values: [],
    dates: [],
    sentences: [],
    entries: [],
    lines: [],
    loose: [],
  }
  readonly #sentenceOf: (fact: Fact) => Sentence | undefined
  readonly #language: string
  #heading: Fact | undefined
  /** The id of the sentence that was read last. */
  #last: string | undefined

  constructor(sentenceOf: (fact: Fact) => Sentence | undefined, language: string) {
    this.#sentenceOf = sentenceOf
    this.#language = language
  }

  add(fact: Fact): void {
    const sentence = this.#sentenceOf(fact)
    // A word that mixes two scripts imitates another word.
    if (!sentence || mixedScriptsPattern.test(sentence.text)) return
    const { kind, label, block, section } = fact
    // A footnote is only said together with the text that has its mark.
    if (fact.limits !== undefined && label !== undefined) return
    if (kind === 'name') this.sorted.name ??= sentence
    else if (kind === 'who' && fact.quoted) this.sorted.values.push({ ...sentence, label: 'speaker', kind })
    else if (label === undefined && /\.tagline(?:_[a-z]{2})?$/.test(fact.field))
      this.#addTagline(fact, sentence)
    else if (kind === 'heading') {
      this.sorted.headings.push({ ...sentence, block })
      this.#heading = fact
    } else if (kind === 'line') this.sorted.lines.push({ ...sentence, block, section })
    else if ((kind === 'statement' || kind === 'question') && isRunningText(fact))
      this.#addRunning(fact, sentence)
    else if (kind === 'statement' || kind === 'question')
      this.sorted.values.push({ ...sentence, label: label ?? '', kind })
    else if (kind === 'entry' || kind === 'step' || kind === 'ingredient')
      this.sorted.entries.push({ ...sentence, fact, block, section, kind, labelled: false })
    else if (label !== undefined && fact.field === 'raw_content') {
      // The cells of a table row.
      const words = sentence.text.includes('|')
        ? replaceText(
            sentence,
            sentence.text
              .split('|')
              .map((cell) => cell.trim())
              .join(', '),
          )
        : sentence
      // The heading of a cell's column goes before it.
      const [row, column] = label.split(cellLabelSeparator)
      const head = `${row}${this.#language === 'fr' ? ' : ' : ': '}`
      const whole =
        column === undefined ? buildSentence(head, words) : buildSentence(`${head}${column} `, words)
      const ofValue = refineValueKind(kind, label, sentence.text)
      this.sorted.entries.push({ ...whole, fact, block, section, kind: ofValue, labelled: true })
      this.sorted.values.push({ ...sentence, label, kind: ofValue })
    } else if (label !== undefined)
      this.sorted.values.push({ ...sentence, label, kind: refineValueKind(kind, label, sentence.text) })
    else this.#addDetail(fact, sentence)
  }

  /** Joins the sentences of a tagline, which are read like a text, into one line again. */
  #addTagline(fact: Fact, sentence: Sentence): void {
    if (fact.kind !== 'statement' && fact.kind !== 'question') return
    const before = this.sorted.values.at(-1)
    if (before?.label === 'tagline' && before.facts.at(-1)?.field === fact.field)
      this.sorted.values.splice(-1, 1, { ...before, ...buildSentence(before, ' ', sentence) })
    else this.sorted.values.push({ ...sentence, label: 'tagline', kind: fact.kind })
  }

  #addRunning(fact: Fact, sentence: Sentence): void {
    const before = this.sorted.sentences.at(-1)
    const isUnderHeading = this.#heading !== undefined && isAdjacentFact(this.#heading, fact)
    const follows = before !== undefined && fact.follows !== undefined && fact.follows === this.#last
    this.#last = fact.id
    const isOfBlock = follows && before.block === fact.block
    if (before && isOfBlock && isBroken(before.text, sentence.text)) {
      this.sorted.sentences.splice(-1, 1, {
        ...before,
        ...buildSentence(before, ' ', sentence),
        fact: { ...before.fact, until: fact.until },
      })
      return
    }
    const words =
      fact.kind === 'statement' && fact.field === 'raw_content' && !/^\p{Ll}{1,3}\p{Lu}/u.test(sentence.text)
        ? capitalize(sentence.text)
        : sentence.text
    const text = /[.!?…][*†‡¹²³⁴⁵⁶⁷⁸⁹]{1,3}$/u.test(words) ? words : ensureFullStop(words)
    const stands =
      fact.kind === 'question' ? isSelfContained(text, this.#language, !isOfBlock) : (fact.alone ?? false)
    this.sorted.sentences.push({
      ...sentence,
      text,
      fact,
      alone: (stands && !dependsOnPrevious(text)) || (!isOfBlock && isAlwaysStandalone(text)),
      isQuestion: fact.kind === 'question',
      block: fact.block,
      section: fact.section,
      holds: new Set(),
      follows,
      isUnderHeading,
      isListed: fact.list !== undefined,
      source: isSummaryField(fact.field, fact.label) ? 'summary' : 'text',
    })
  }

  #addDetail(fact: Fact, sentence: Sentence): void {
    const last = this.sorted.sentences.at(-1)
    const isWithin =
      last?.fact.field === fact.field && fact.from >= last.fact.from && fact.until <= last.fact.until
    if (last && isWithin) {
      last.holds = new Set([...last.holds, fact.kind])
      if (fact.kind === 'when' && fact.field === 'raw_content' && !isPartOfRange(sentence.text, last.text))
        this.sorted.dates.push(sentence)
    } else if (!this.sorted.entries.at(-1) || !isInsideFact(fact, this.sorted.entries.at(-1)?.fact))
      this.sorted.loose.push({ ...sentence, fact })
  }
}

/**
 * The sentences of the source's short text and of its paragraphs, without those that are broken at either end.
 * Pure.
 */
export function groupParagraphs({ sentences }: SortedFacts): Pick<Material, 'summary' | 'paragraphs'> {
  // Leaves out sentences that are broken at either end, unless they were joined with their other part.
  const whole = sentences.filter(
    ({ text, block }, at) =>
      // "… sounds a clear A." is whole at the end of a paragraph.
      // "1. Does it sit well?" at the beginning of a paragraph.
      !isBroken(sentences[at - 1]?.block === block ? text : text.replace(/^\d{1,2}[.)]\s/u, ''), undefined) ||
      (sentences[at + 1]?.block !== block && paragraphEndPattern.test(text)),
  )
  // In a bible, only the first summary field is the short text; any other, such as a description, is part of the
  // text.
  const [line] = whole.filter(({ source }) => source === 'summary')
  const isShort = (one: (typeof whole)[number]): boolean =>
    one.source === 'summary' &&
    (line?.fact.field === one.fact.field || !one.fact.field.startsWith('metadata.bible'))
  const paragraphs = [
    ...Map.groupBy(
      whole.filter((one) => !isShort(one)),
      ({ block }) => block,
    ).values(),
  ]
  const known = new Set(paragraphs.flat().map(({ text }) => normalizeText(text)))
  const summary = whole.filter((one) => isShort(one) && !known.has(normalizeText(one.text)))
  return { summary, paragraphs }
}

/** A sentence that begins like one and ends with a single letter, so that nothing is cut off after it. */
const paragraphEndPattern = /^[\p{Lu}“„"«].{30,}\s\p{Lu}\.$/u

/** Returns the entries, with the sentences of one line joined. Pure. */
export function joinEntries({ entries }: SortedFacts): MaterialEntry[] {
  const joined: (MaterialEntry & { fact: Fact })[] = []
  for (const entry of entries) {
    const before = joined.at(-1)
    if (
      before &&
      !entry.labelled &&
      before.block === entry.block &&
      before.kind === entry.kind &&
      isAdjacentFact(before.fact, entry.fact)
    )
      joined.splice(-1, 1, {
        ...before,
        ...buildSentence(before, ' ', entry),
        fact: { ...before.fact, until: entry.fact.until },
      })
    else joined.push(entry)
  }
  return joined
}

const mixedScriptsPattern =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u

/** Whether the words around a date make it the start or end of a range: "from 6 to 9 July". */
function isPartOfRange(date: string, sentence: string): boolean {
  const at = sentence.indexOf(date)
  if (at < 0) return false
  return (
    /(?:^|\s)(?:ab|bis|bis zum|ab dem|until|till|by|before|from|since|seit|after|nach|vor|avant le|depuis le|à partir du|antes del|desde el|hasta el|entro il|dal|dopo il|vanaf|tot|od|do|från|fra|til|inntil|до|з|від|от|с)\s(?:the\s|dem\s|den\s|el\s|le\s)?$/iu.test(
      sentence.slice(Math.max(0, at - 30), at),
    ) ||
    /(?:\d\.?|\p{L}{3}\.?|\d{4})\s?(?:[–—-]|to|until|till|bis|zum|al|au|hasta|até|tot|do|till|til|до|по)(?:\s(?:the|den|dem|zum|el|le))?\s?$/iu.test(
      sentence.slice(Math.max(0, at - 30), at),
    ) ||
    /^,?\s?(?:[–—-]|to|until|till|through|bis|al|au|hasta|até|tot|do|til|до|по)\s(?:\p{L}{2,4}\s){0,2}(?:\p{L}{3,12},?\s)?\d/iu.test(
      sentence.slice(at + date.length, at + date.length + 30),
    )
  )
}

/**
 * Whether a fact is running text: from the body, or from a field that contains prose. Other fields contain values.
 */
const isRunningText = ({ field, label }: Fact): boolean =>
  field === 'raw_content' || isSummaryField(field, label) || isTextField(field, label)

/** Whether nothing but whitespace and a mark or two stands between two facts. */
const isAdjacentFact = (before: Fact, next: Fact): boolean =>
  before.field === next.field &&
  next.from >= before.until &&
  next.from - before.until <= (before.block === next.block ? 4 : 5)

const isInsideFact = (fact: Fact, around: Fact | undefined): boolean =>
  around !== undefined &&
  fact.field === around.field &&
  fact.from >= around.from &&
  fact.until <= around.until

const normalizeText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
