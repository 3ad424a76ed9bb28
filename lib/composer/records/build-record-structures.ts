import type { WritingStyle } from '@/lib/networks/network'
import type { FieldRecord } from '../material/material'
import { type Block, lines, paragraph, type Sentence } from '../material/sentence'
import { mayLimit } from '../write/condition-words'
import { buildDetailLines, getBlockText } from '../write/detail-lines'
import { buildDraft } from '../write/draft'
import type { PreparedText } from '../write/prepare-text'
import type { MakeDrafts } from '../write/structures'
import type { LineWords } from './record-lines'
import { type RecordPart, RecordWriter, weightByUse } from './record-parts'

/** Number of paragraphs that take priority over what is good to know. */
const maxPriorityTexts = 2
/** Number of characters of text that are enough to say what a thing is. */
const enoughText = 350
/** Number of characters below which a text says next to nothing. */
const leastText = 40
/** Maximum number of characters of a record in a post, by writing style. */
const maxLengthByStyle: Partial<Record<WritingStyle, number>> = {
  professional: 1_700,
  caption: 1_400,
  whole: 12_000,
}

/**
 * Returns the structure of a post that tells a record box by box: what it is, its texts, then its boxes with their
 * names as headings. Returns none for networks with little room. Pure; serves spec/writing#6.
 */
export function buildRecordStructures(
  record: FieldRecord,
  prepared: PreparedText,
  style: WritingStyle,
  words: LineWords & { hasLink: boolean },
): MakeDrafts[] {
  const isDish = prepared.material.kind === 'recipe'
  // A recipe is useless if any part of it is missing, so it gets more room.
  const room =
    maxLengthByStyle[style] === undefined ? undefined : maxLengthByStyle[style] + (isDish ? 900 : 0)
  if (room === undefined) return []
  return [
    () => {
      const { material } = prepared
      const isPractical = needsOnlyPracticalInfo(prepared)
      const name = prepared.name ?? material.name
      const summary = paragraph(...prepared.summary)
      const top = [paragraph(name), summary]
      const details = lines(
        ...buildDetailLines(prepared, getBlockText(...top)).filter(
          (line) =>
            !isOneOfPrices(line, record) &&
            !(isPriceOfSome(line) && !isPractical) &&
            !isCreationDate(line) &&
            !isDayRange(line, material.occasions) &&
            !arrivalFieldPattern.test(line.facts[0]?.field ?? ''),
        ),
      )
      const writer = new RecordWriter(words, [...top, details], style === 'whole')
      const units = record.root.children.flatMap((node) => writer.writeParts(node))
      // Paragraphs without a label are the main text; those with a label come after it.
      const texts = [
        ...units.filter(({ isProse, hasHead, weight }) => isProse && !hasHead && weight === weightByUse.text),
        ...units.filter(({ isProse, hasHead, weight }) => isProse && !hasHead && weight !== weightByUse.text),
        ...units.filter(({ isProse, hasHead }) => isProse && hasHead),
      ]
      const said = texts.reduce((sum, unit) => sum + lengthOf(unit), 0)
      // Only a file, a programme, a dish or a list is told field by field (`isFile`), anything else by its texts and
      // warnings. Fields and their values alone do not make a post.
      const speaks = units.some(({ lines: some }) =>
        some.some(({ text }) => text.length > 40 && /[.!?]$/u.test(text)),
      )
      if (style !== 'whole' && !speaks && summary === null && !isPractical) return []
      const length = said + getBlockText(summary).length
      const isFile = style === 'whole' || (isPractical && length < (words.hasLink ? leastText : enoughText))
      if (!isFile && !isPractical && length < leastText) return []
      // Some of its fields would be taken for all of them, and a few of its prices for the price.
      const isKept = (unit: RecordPart): boolean =>
        isFile ||
        unit.weight >= weightByUse.warning ||
        (isPractical && (material.kind !== 'event' || length < leastText)
          ? unit.weight >= weightByUse.text || (unit.weight >= weightByUse.offer && givesPrice(unit))
          : isOfSentences(unit) || (isPractical && isProgramme(unit)))
      const boxes = joinSingleLines(
        units.filter((unit) => !unit.isProse && isKept(unit) && isUsefulPart(unit)),
      ).flatMap((unit) => (isFile ? unit : shortenBox(unit)))
      if (units.length === 0) return []
      const dated = material.kind === 'event' ? details : null
      const last = material.kind === 'event' ? null : details
      // Of a long text, the beginning: later paragraphs are among the first to be dropped.
      const all = [
        ...texts
          // "If it is cloudy, …" in the notes limits the texts.
          .filter(
            ({ weight, lines: some }) =>
              isFile ||
              weight >= weightByUse.text ||
              some.some(({ text }) => text.length > 40 && mayLimit(text, material.language)),
          )
          .map((unit, at) =>
            at < maxPriorityTexts || unit.weight === weightByUse.warning ? unit : { ...unit, weight: 1 },
          ),
        ...boxes,
      ]
      const lengthWith = (some: readonly RecordPart[]): number =>
        getBlockText(...top, details).length + some.reduce((sum, unit) => sum + lengthOf(unit), 0)
      let kept: readonly RecordPart[] = all
      while (lengthWith(kept) > room && kept.length > 1) {
        const lightest = Math.min(...kept.map(({ weight }) => weight))
        const at = kept.findLastIndex(({ weight }) => weight === lightest)
        kept = kept.filter((_, index) => index !== at)
      }
      const [first, ...rest] = kept.filter(({ isProse }) => isProse)
      // The part of a caption that is visible before "more" must make sense on its own.
      const begin = style === 'caption' && first ? splitFirstSentence(first) : [first ? blockOf(first) : null]
      return [
        buildDraft(isFile || isPractical ? 'record by its boxes' : 'texts of a record', [
          ...top,
          ...(summary === null ? [...begin, dated] : [dated, ...begin]),
          ...rest.map(blockOf),
          last,
          ...kept.filter(({ isProse }) => !isProse).map(blockOf),
        ]),
      ]
    },
  ]
}

const blockOf = ({ lines: some, parts }: RecordPart): Block =>
  parts && some.length === 1 ? paragraph(...removeLeadIn(parts)) : lines(...some)

/** Drops a lead-in at the end, since what follows it is not told: "Of the Davidia he wrote:". */
const removeLeadIn = (parts: readonly Sentence[]): Sentence[] =>
  parts.filter((one, at) => at < parts.length - 1 || at === 0 || !/:\s*$/u.test(one.text))

/** Splits a paragraph into its first sentence and the rest. */
function splitFirstSentence(unit: RecordPart): Block[] {
  const [first, ...rest] = unit.parts ?? []
  return first && rest.length > 0 && unit.lines.length === 1
    ? [paragraph(first), paragraph(...rest)]
    : [blockOf(unit)]
}

/**
 * Whether practical information is all that a post needs: what takes place when, how a dish is made, the points of
 * a list.
 */
const needsOnlyPracticalInfo = ({ material: { kind, occasions, details } }: PreparedText): boolean =>
  kind === 'recipe' ||
  kind === 'list' ||
  occasions.length > 0 ||
  (kind === 'event' && details.when !== undefined)

/** Whether a box gives a price for the thing itself, not for shipping it. */
const givesPrice = ({ lines: [head, ...rest] }: RecordPart): boolean =>
  !/^(?:shipping|delivery|versand|lieferung|livraison|spedizione|env[ií]o)/iu.test(head?.text ?? '') &&
  [head, ...rest].some((line) => /[€£$]|(?<!\p{L})(?:CHF|EUR|GBP|USD)(?!\p{L})/u.test(line?.text ?? ''))

/** Whether a box has whole sentences or quotes only, each of which says what it means by itself. */
const isOfSentences = ({ lines: some }: RecordPart): boolean =>
  some.every(({ text }) => text.length > 40 && /(?:[.!?]["”“»]?|["”“»] – [^–]{2,60})$/u.test(text))

/** Whether a box is a list of what is when. */
const isProgramme = ({ lines: some }: RecordPart): boolean => {
  const listed = some.filter(({ text }) => text.startsWith('• '))
  const timed = listed.filter(({ text }) => /\d{1,2}[:.h]\d{2}|\d{4}|\d{1,2}\.? \p{L}{3,}/u.test(text))
  return listed.length > 0 && timed.length * 2 >= listed.length
}

/**
 * Shortens a box for a post: keeps lists as they are and, of its values, those that say when, how much or for whom.
 */
function shortenBox(unit: RecordPart): RecordPart[] {
  const [head, ...rest] = unit.lines
  if (!head || unit.isRow || rest.some(({ text }) => /^(?:•|\d+\.) /u.test(text))) return [unit]
  const isWarning = unit.weight === weightByUse.warning
  // Values of a text's box, such as where something comes from, are left to the link.
  if (unit.weight === weightByUse.text) return []
  const kept = rest.filter(({ text }) =>
    isWarning
      ? !testDetailPattern.test(text)
      : // A box of a few lines is kept: hours without their days would be wrong.
        (rest.length <= maxKeptLines || usefulValuePattern.test(text)) && !measurementPattern.test(text),
  )
  return kept.length > 0 ? [{ ...unit, lines: [head, ...kept] }] : []
}
const maxKeptLines = 6
/** Details of tests and certificates: "Standard: EN 71-1", "Report no: NTA-25-3318". */
const testDetailPattern =
  /^(?:standards?|norm(?:en)?|tested by|gepr(?:ü|ue)ft\p{L}*|pr(?:ü|ue)f\p{L}*|report\p{L}*|marks?|marking|certifi\p{L}*|zertifik\p{L}*|revision|version)(?: \p{L}{1,12}){0,2}:/iu
/** A plain measurement: "Höhe: 612 m". */
const measurementPattern =
  /^(?![^:]{0,30}(?:max|min|limit|höchst|mindest))[^:]{1,30}: \d[\d.,]{0,8}\s?(?:k?m|cm|mm|m²|kg|g|l|ml|ha)$/iu
/** A number of several digits, a price or that there is none, a weekday, or what readers must or must not do. */
const usefulValuePattern =
  /[€£$]|\d{2}|\d[:.]\d|(?<!\p{L})(?:free|frei|kostenlos|gratuit\p{L}*|gratis|closed|geschlossen|fermé|book\p{L}*|anmeld\p{L}*|required|erforderlich|only|nur|not?|kein\p{L}{0,2}|nicht|never|please|bitte|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\p{L}{4,7}tags?|mittwochs?|daily|täglich|from|ab|until|bis)(?!\p{L})/iu

/** Whether a box helps readers: one with a contact only does if it says how to reach them. */
const isUsefulPart = ({ lines: [first, ...rest] }: RecordPart): boolean =>
  (!/^(?:contact|kontakt|booking contact|contacto?|contatto)(?:$|[ :–])/iu.test(first?.text ?? '') &&
    // A name from a box of contacts: "Organiser: Bel Ackroyd".
    (/\d/.test(first?.text ?? '') ||
      !/\.(?:contacts?|kontakte?|contacto|contatti?)\./iu.test(first?.facts[0]?.field ?? ''))) ||
  [first, ...rest].some((line) => /@|\d{3}[\s/-]?\d{2}/u.test(line?.text ?? ''))

/** Whether a line gives one price of a box that has others. */
function isOneOfPrices({ facts }: Sentence, { values }: FieldRecord): boolean {
  const boxOf = (field = ''): string => field.replace(/\.[^.]+$/u, '')
  const isBare = /^\d+(?:[.,]\d{1,2})?$/u
  const priced = facts.filter(({ kind, text }) => kind === 'price' && isBare.test(text))
  if (priced.length === 0 || priced.length < facts.length - 1) return false
  const all = values.filter(
    ({ kind, text, facts: [fact] }) =>
      kind === 'price' && isBare.test(text) && boxOf(fact?.field) === boxOf(priced[0]?.field),
  )
  return all.length > priced.length
}

/** Whether a line gives a price of one size, group or market only: of an element of a list, or a field named after it. */
const isPriceOfSome = ({ facts }: Sentence): boolean =>
  facts.some(
    ({ kind, field }) =>
      kind === 'price' &&
      field.startsWith('metadata.bible.') &&
      (/\.\d{1,3}\./u.test(field) || !generalPricePattern.test(field)),
  )
const generalPricePattern =
  /\.(?:(?:retail_?)?price|rrp|uvp|preis|prix|precio|prezzo|prijs|cena|pris|fee|cost|amount|betrag|value|wert|gbp|eur|usd|chf|pln|sek|dkk|nok)(?:_?(?:gbp|eur|usd|chf|pln|sek|dkk|nok))?$/iu

/** Where to park is told together with the place. */
const arrivalFieldPattern = /\.(?:parken|parking|parkplatz|capacity|plaetze)$/iu

/** Whether a line gives the range of several days that are told one by one. */
const isDayRange = ({ facts: [fact] }: Sentence, occasions: readonly Sentence[]): boolean =>
  occasions.length > 1 &&
  fact?.kind === 'when' &&
  occasions.some(({ facts }) => facts.some(({ id }) => id === fact.id))

/** "About 1868": when something was made, not a day on which it takes place. */
const isCreationDate = ({ text, facts: [fact] }: Sentence): boolean =>
  (fact?.kind === 'when' && !/\d/u.test(text)) ||
  (fact?.kind === 'when' &&
    /^(?:(?:about|around|circa|c\.|ca\.|um|vers|verso|hacia|omkring|early|late|mid)[\s-]|\d{4}(?:\D|$)|\d{1,2}(?:st|nd|rd|th)\sc)/iu.test(
      text,
    ))

/** Joins adjacent single lines of the same weight into one block. */
function joinSingleLines(units: readonly RecordPart[]): RecordPart[] {
  const all: RecordPart[] = []
  for (const unit of units) {
    const before = all.at(-1)
    if (unit.lines.length === 1 && before?.isRow && before.weight === unit.weight)
      before.lines.push(...unit.lines)
    else all.push({ ...unit, lines: [...unit.lines], isRow: unit.lines.length === 1 })
  }
  return all
}

const lengthOf = ({ lines: some }: RecordPart): number =>
  some.reduce((sum, { text }) => sum + text.length + 2, 2)
