import { cellLabelSeparator } from '@/lib/facts/read/table-rows'
import type { ContentKind } from '@/lib/facts/schemas'
import { getDetailLabel, refineValueKind } from '../material/detail-labels'
import { formatFieldLabel } from '../material/field-labels'
import { getAvailableFromWords } from '../material/format-date'
import type { Details, MaterialEntry } from '../material/material'
import { capitalize } from '../material/phrases'
import { type Block, buildSentence, lines, replaceText, type Sentence } from '../material/sentence'
import { isUnitPrice } from '../material/unit-prices'
import { mentionsDay, type PreparedText } from './prepare-text'

const detailNames: Partial<Record<ContentKind, (keyof Details)[]>> = {
  event: ['when', 'where', 'price', 'deadline'],
  product: ['price', 'when'],
  recipe: ['serves', 'time'],
}
/**
 * A job opening is not an event, whatever days and places it has: only its place and its application deadline are
 * told.
 */
const listDetailNames = ({ material }: PreparedText): (keyof Details)[] =>
  material.isOffer ? ['where', 'deadline'] : (detailNames[material.kind] ?? [])

/**
 * Builds lines such as "When: Saturday, 9 May": values with the composer's label or the source's own, except those
 * that were already told.
 */
export function buildDetailLines(prepared: PreparedText, said: string): Sentence[] {
  if (prepared.material.record && !isDayOfWholeRecord(prepared)) return []
  const { kind, details, phrases, language } = prepared.material
  let isDated = false
  const found = listDetailNames(prepared).flatMap((name) => {
    const value = details[name]
    if (name === 'when' && kind === 'product') return releaseLine(prepared, value, said)
    if (
      !value ||
      isWrappedLine(value.facts[0]?.text ?? '') ||
      normalizeText(said).includes(normalizeText(value.text)) ||
      (name === 'deadline' && mentionsSameDay(value.text, said)) ||
      (name === 'when' &&
        mentionsSameDay(value.text, said) &&
        (!timePattern.test(value.text) || timePattern.test(said)))
    )
      return []
    // A price with neither a day nor a place is that of something else, such as the book that a report is about.
    if (name === 'price' && kind === 'event' && !details.when && !details.where && !mentionsDay(said))
      return []
    // The price of something sold at the event.
    if (name === 'price' && kind === 'event' && shopLabelPattern.test(value.facts[0]?.label ?? '')) return []
    // Leave out "250 AED" after "costs 250 dirhams".
    if (name === 'price' && mentionsAmount(value.text, said)) return []
    // A place alone doesn't say that something takes place there.
    if (name === 'where' && !details.when && !mentionsDay(said) && !prepared.material.isOffer) return []
    // "Kosten: keine" and "Fee: £164" keep the source's own label, as does any value for which the composer has
    // none.
    const [fact] = value.facts
    const ofText = fact?.field === 'raw_content' ? fact.label : undefined
    const isAdmission = name === 'price' && kind === 'event' && !priceLabelPattern.test(fact?.label ?? '')
    const ours = phrases
      ? isAdmission
        ? phrases.admission
        : phrases[name]
      : getDetailLabel(language, isAdmission ? 'admission' : name)
    const isOfOwnWord = name === 'when' && fact?.role === 'opening_hours'
    const ofField = name === 'deadline' && ofText === undefined ? dueLabel(prepared, fact?.label) : undefined
    const label =
      isOfOwnWord ||
      name === 'price' ||
      name === 'deadline' ||
      !phrases ||
      (name === 'where' && ofText !== undefined && !placeLabelPattern.test(ofText))
        ? (ofText ?? ofField ?? ours)
        : ours
    if (label === undefined) return /^[\p{N}\s.,]+$/u.test(value.text) ? [] : [value]
    // "Serves 4, or 2 with lunch tomorrow" already says it in its own words.
    if (
      name === 'serves' &&
      /\b(?:serves|makes|ergibt|für|for) (?:\p{L}+ ){0,2}(?:\d(?![\d.,]*\s?(?:€|EUR|Euro|CHF|%))|one|two|four|six|eight|ten|twelve|zwei|vier|sechs|acht|zehn|zwölf)(?!\p{L})/iu.test(
        said,
      )
    )
      return []
    if (
      name === 'serves' &&
      (/\p{L}{4}/u.test(value.text) || /\d\s?(?:ml|cl|l|g|kg)(?!\p{L})/iu.test(value.text))
    ) {
      if (ofText !== undefined || /^\p{L}/u.test(value.text)) return [value]
      return phrases?.makes ? [buildSentence(`${phrases.makes}: `, value)] : []
    }
    if (label === '') return []
    // "Saturday 17 July 2027, 21:15" and a place below it need no label.
    if (name === 'when' && !isOfOwnWord && dayPattern.test(value.text)) {
      isDated = true
      return [
        phrases?.onDay && /tag, dem \d/u.test(value.text)
          ? buildSentence(`${capitalize(phrases.onDay)} `, value)
          : replaceText(value, capitalize(value.text)),
      ]
    }
    if (
      name === 'where' &&
      isDated &&
      (ofText === undefined || placeLabelPattern.test(ofText)) &&
      placeNamePattern.test(value.text)
    )
      return [value]
    if (name === 'where' && mentionsPlace(value.text, said)) return []
    if (name === 'serves' && label === 'Serves') return [buildSentence(`${label} `, value)]
    const on = name === 'when' && /tag, dem \d/u.test(value.text) ? `${phrases?.onDay} ` : ''
    return [buildSentence(`${label}${language === 'fr' ? ' :' : ':'} ${on}`, value)]
  })
  const priced = kind === 'product' && !details.price ? [...found, ...priceSentence(prepared, said)] : found
  const all = [...priced, ...allergens(prepared, said)]
  const own = findValueLines(prepared, `${said}\n${getBlockText(lines(...all))}`, all)
  // A line of the text such as "Saturday, 21 November, 10:00–14:30 (last repairs at 13:45)" says more than the day
  // in a field, and replaces it.
  const { when } = details
  const isSaid =
    when &&
    own.some(({ text }) => mentionsSameDay(when.text, text) && /\d[:.]\d{2}|\d ?[ap]\.?m|uhr/iu.test(text))
  // "Price: 96 €" from a field is left out if the text has "regular: 96 €".
  const isSaidByOwn = ({ text, facts: [fact] }: Sentence): boolean =>
    fact?.kind === 'price' &&
    fact.field !== 'raw_content' &&
    own.some((one) => moneyPattern.test(one.text) && mentionsAmount(text, one.text))
  const left = all.filter(
    (one) => !isSaidByOwn(one) && !(isSaid && one.facts.some((fact) => when.facts.includes(fact))),
  )
  return [...(isSaid ? own : []), ...left, ...(isSaid ? [] : own)]
}

/**
 * Whether the day in a bible is that of the whole: it stands in a field of its own, or is one of the days of
 * something that takes place on each of them.
 */
function isDayOfWholeRecord({ material: { kind, details, occasions } }: PreparedText): boolean {
  const [fact] = details.when?.facts ?? []
  if (kind !== 'event') return kind === 'product'
  if (fact === undefined) return false
  if (occasions.length > 1) return true
  const names = fact.field.replace(/^metadata\.bible\./u, '').split('.')
  return names.length <= 3 && !names.some((name) => /^\d+$/.test(name))
}

/** Lists the allergens of food that only a field names: "may contain traces of nuts". */
function allergens({ material: { kind, values, record, language } }: PreparedText, said: string): Sentence[] {
  if (record || (kind !== 'product' && kind !== 'recipe' && kind !== 'other')) return []
  const isSaid = ({ text }: Sentence): boolean =>
    text.length > 3 && normalizeText(said).includes(normalizeText(text))
  const told = new Map<string, Sentence[]>()
  const lines = values.flatMap((value) => {
    const [fact] = value.facts
    if (
      !fact ||
      fact.field === 'raw_content' ||
      !allergenLabelPattern.test(value.label) ||
      value.text.length < 2
    )
      return []
    if (/^(?:may|can|contains?|kann|enthält|peut|contient|può|contiene|puede)\s/iu.test(value.text))
      return isSaid(value) ? [] : [replaceText(value, capitalize(value.text))]
    const label = formatFieldLabel(
      fact.field.split('.').findLast((name) => !/^\d+$/.test(name)) ?? '',
      language,
    )
    if (label === undefined) return []
    told.set(label, [...(told.get(label) ?? []), value])
    return []
  })
  // A list such as "Allergens: wheat, milk, egg" is told completely: readers would think that what is left out is
  // not contained.
  const lists = [...told].filter(([, all]) => !all.every(isSaid))
  return [
    ...lines,
    ...lists.map(([label, all]) =>
      buildSentence(
        `${label}${language === 'fr' ? ' :' : ':'} `,
        ...all.flatMap((one, at) => (at === 0 ? [one] : [', ', one])),
      ),
    ),
  ]
}
const allergenLabelPattern =
  /(?:^|[ _])(?:allergens?|allergene?n?|allergenes|allergènes|traces?|spuren|allergen_\w+|may[ _]?contain|cross[ _]?contamination|kann[ _]?(?:spuren[ _]?)?(?:von[ _]?)?enthalten|peut[ _]?contenir|puede[ _]?contener|può?[ _]?contenere|kan[ _]?bevatten)(?:[ _]|$)/iu

const shopLabelPattern =
  /(?:^|[ _])(?:sale|shop|store|verkauf|produkt|product|merch(?:andise)?|bottle|flasche)(?:[ _]|$)/iu

/** A time of day. */
const timePattern =
  /(?<!\d)\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\b|uhr\b|h\b|uur\b)|(?<![\d.])\d{1,2}:\d{2}(?!\d)/iu
const dayPattern = /\p{L}{3}.{0,12}\d|\d\.? \p{L}{3}/u
const placeLabelPattern =
  /^(?:where|place|location|venue|wo|ort|veranstaltungsort|où|lieu|dónde|lugar|dove|luogo|local|onde|waar|plaats|locatie|gdzie|miejsce|var|plats|sted|hvor)$/iu
/** A name or an address, as opposed to a single word that could be anything. */
const placeNamePattern = /^\p{Lu}\S* \S|^\p{Lu}\p{L}{3,}, /u
/**
 * Whether a text names a place in the same words, in whatever order: "Otterwell Baths on Canal Street" for
 * "Otterwell Baths, Canal Street".
 */
function mentionsPlace(place: string, said: string): boolean {
  const words = place.match(/[\p{L}\p{M}]{4,}/gu) ?? []
  return words.length > 1 && words.every((word) => said.includes(word))
}

/** "Available from Thursday 23 September 2027", if a field says so. */
function releaseLine(
  { material: { language } }: PreparedText,
  value: Sentence | undefined,
  said: string,
): Sentence[] {
  const [fact] = value?.facts ?? []
  const words = getAvailableFromWords(language)
  if (!value || words === undefined || fact === undefined || fact.field === 'raw_content') return []
  if (
    !/release|erschein|available|erhältlich|erhaeltlich|launch|verfügbar|verfuegbar|on_?sale|sortie/iu.test(
      fact.label ?? '',
    )
  )
    return []
  return mentionsSameDay(value.text, said) || !dayPattern.test(value.text)
    ? []
    : [buildSentence(words, value)]
}

/** Field names of a price; other labels of an event's price are read as admission. */
const priceLabelPattern =
  /^(?:price|cost|fee|preis|kosten|entgelt|geb(?:ü|ue)hr|(?:kurs|teilnahme)\p{L}*|prezzo|costo|precio|prix|coût|prijs|cena|pris)/iu

/** Whether a text contains the amount of a price: "£16" counts as "£16.00". */
export function mentionsAmount(price: string, said: string): boolean {
  const amount = /\d[\d.,]*/.exec(price)?.[0].replace(/[.,]$/, '')
  if (amount === undefined) return false
  const whole = amount.replace(/[.,]00$/, '').replace(/[.,]/g, '[.,]')
  return new RegExp(`(?<!\\d)${whole}(?:[.,]00)?(?![\\d]|[.,]\\d)`).test(said)
}

/**
 * The label for a day that only a field names, by what has to be done until then: "signup_deadline",
 * "bewerbungsfrist".
 */
function dueLabel({ material: { phrases, isOffer } }: PreparedText, label = ''): string | undefined {
  if (!phrases) return undefined
  if (isOffer || /appl|bewerb|closing/iu.test(label)) return phrases.applyBy || undefined
  return /regist|sign|book|rsvp|entr(?:y|ies)|anmeld|buch|prenot|iscri|inscri|reserv/iu.test(label)
    ? phrases.registerBy || undefined
    : undefined
}

/** Whether a value is a line of a manually wrapped text: "free! Whoever wants to take part fills in". */
const isWrappedLine = (value: string): boolean =>
  /\p{L}[.!?]\s\p{Lu}/u.test(value) && !/[\p{P}\p{S}]$/u.test(value) && value.split(' ').length > 4

const kindsWithValues: ReadonlySet<ContentKind> = new Set([
  'announcement',
  'event',
  'product',
  'other',
  'list',
])
/** Labels that introduce parts of a meeting or prose, not values. */
const nonValueLabelPattern =
  /^(?:top|agenda item|item|step|schritt|no|nr)\.?\s?\d|^(?:note|notes|hinweis|tipp?|tip|ps|q|a|f|question|frage|answer|antwort|ingredients|zutaten|present|anwesend|apologies|entschuldigt)$/iu

/** Returns what a text tells in separate lines, in its own words: "Closing date: 31 January". */
function findValueLines(prepared: PreparedText, said: string, known: readonly Sentence[]): Sentence[] {
  const { kind, entries, details } = prepared.material
  if (!kindsWithValues.has(kind)) return []
  const told = normalizeText(said)
  const named = listDetailNames(prepared).flatMap((name) => details[name] ?? [])
  const used = new Set([...known, ...named].flatMap(({ facts }) => facts.map(({ id }) => id)))
  const isTold = (entry: MaterialEntry): boolean => {
    const [fact] = entry.facts
    const label = fact?.label ?? ''
    // An unlabeled line of a list counts if it looks like "25 December: closed".
    if (
      !entry.labelled &&
      (!/^[\p{Lu}\d][^:：]{1,40}[:：]\s?\S/u.test(entry.text) ||
        !/\d/.test(entry.text) ||
        entry.text.length > 80)
    )
      return false
    // A shop's product code is of no interest, except in a recall, where it tells which pieces are meant.
    if (fact?.role === 'product_code' && !isRecall(prepared)) return false
    if (fact === undefined || used.has(fact.id) || isUnitPrice(entry) || isWrappedLine(fact.text))
      return false
    // For an event that was moved, a value may still have the old day.
    if (
      kind === 'event' &&
      entry.kind === 'when' &&
      mentionsDay(entry.text) &&
      details.when &&
      details.when.facts[0]?.label === undefined
    )
      return false
    // An office's contact hours are never the point of a text.
    if (fact.role === 'contact' && hoursOrDaysPattern.test(fact.text)) return false
    // The cells of a timetable only make sense together.
    if (fact.label?.includes(cellLabelSeparator)) return false
    // Unimportant lines, such as who plays against whom, or where something was first published.
    if (
      kind !== 'product' &&
      fact.role === undefined &&
      weight(entry) < 2 &&
      !hoursPattern.test(fact.text) &&
      !hasWeekdayLabel(entry)
    )
      return false
    if (/^(?:none|nil|n\/?a|keine?|-|–|—|tba|tbc|tbd)\.?$/iu.test(fact.text)) return false
    if (
      entry.text.length > 160 ||
      label.length > 40 ||
      nonValueLabelPattern.test(label) ||
      /[?？]$/u.test(entry.text)
    )
      return false
    const value = normalizeText(fact.text)
    return !told.includes(normalizeText(entry.text)) && !(value.length > 7 && told.includes(value))
  }
  const all = entries.filter(isTold)
  // The hours of a week are only correct together.
  const days = entries.filter(hasWeekdayLabel)
  const isPart = all.some(hasWeekdayLabel) && !days.every((one) => all.includes(one))
  // Remove a footnote mark if the note itself is not told.
  return (isPart ? all.filter((one) => !hasWeekdayLabel(one)) : all).map((entry) =>
    /[*†‡]\s?:/u.test(entry.text) && !/[*†‡].*[*†‡]/u.test(entry.text)
      ? replaceText(entry, entry.text.replace(/(?<![*†‡])[*†‡]{1,3}(?=\s?:)/u, ''))
      : entry,
  )
}

const hasWeekdayLabel = ({ labelled, facts: [fact] }: MaterialEntry): boolean =>
  labelled &&
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams)tags?|mittwochs?|sonnabends?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L})/iu.test(
    fact?.label ?? '',
  )

const hoursPattern =
  /\d[:.]\d{2}|^\D{0,6}\d{1,2}\s?[–-]\s?\d{1,2}|(?<!\p{L})(?:closed|geschlossen)(?!\p{L})/iu

const hoursOrDaysPattern =
  /\d\s?(?:[–-]|to|bis)\s?\d|(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)\p{L}{0,7}(?!\p{L})/iu
/** Whether a text is a product recall. */
const isRecall = ({ material: { name, paragraphs } }: PreparedText): boolean =>
  /recall|rückruf|rappel|richiamo|retirada|terugroep/iu.test(
    `${name?.text ?? ''} ${paragraphs[0]?.[0]?.text ?? ''}`,
  )

/**
 * Ranks lines by what readers need most: warnings and product codes, then deadline, day and place, how to take
 * part, and the price.
 */
const weight = (line: Sentence): number => {
  const [fact] = line.facts
  const kind = refineValueKind(fact?.kind ?? 'trait', fact?.label ?? '', fact?.text ?? '')
  if (fact?.role === 'product_code' || fact?.role === 'warning') return 5
  if (kind === 'when' || kind === 'deadline' || fact?.role === 'deadline') return 4
  if (fact?.kind === 'entry' && fact.role === 'date') return 4
  if (fact?.role === 'how_to' || fact?.role === 'contact') return 3
  if (kind === 'where') return 4
  if (/@|https?:|www\.|\d{3}[\s/-]\d{3}/u.test(line.text)) return 3
  if (kind === 'price' || moneyPattern.test(line.text)) return 2
  return 1
}
/** An amount of money with its currency. */
const moneyPattern = /[€$£¥]|\b(?:EUR|USD|GBP|CHF|Euro|kr|zł)\b/u

/** Returns all lines, then ever fewer, dropping the least needed first: for posts with little room. Pure. */
export function listShorterSelections(all: readonly Sentence[], kind?: ContentKind): Sentence[][] {
  // An event without its day is worth nothing, whatever else there is to say about it.
  const rank = (line: Sentence): number =>
    weight(line) + (kind === 'event' && line.facts[0]?.kind === 'when' ? 10 : 0)
  const ranked = [...all].sort((a, b) => rank(b) - rank(a))
  // Hours and prices of a list are only correct together.
  const isList =
    kind !== 'product' &&
    all.filter(({ facts }) => facts[0]?.kind === 'entry' || facts[0]?.kind === 'trait').length > 3
  const counts = isList ? [all.length] : [all.length, 4, 3, 2, 1]
  return counts
    .filter((count, at) => count > 0 && (at === 0 || count < all.length))
    .map((count) => all.filter((line) => ranked.slice(0, count).includes(line)))
}

/**
 * If no value is the price, the sentence that states it: the price of the product itself, not of anything else that
 * is sold.
 */
function priceSentence({ paragraphs, material: { values } }: PreparedText, said: string): Sentence[] {
  const ofFields = values.filter(({ kind, text }) => kind === 'price' && /^[\d.,]+$/.test(text))
  const sentence = paragraphs
    .flat()
    .find(
      ({ alone, holds, text }) =>
        (alone || /^\p{Lu}|^[\d€$£]/u.test(text)) &&
        holds.has('price') &&
        text.length <= 140 &&
        !otherItemPattern.test(text) &&
        (ofFields.length === 0 ? alone : ofFields.some((price) => mentionsAmount(price.text, text))),
    )
  return sentence && !normalizeText(said).includes(normalizeText(sentence.text)) ? [sentence] : []
}
/** Things that are not included in the price, or are sold in addition. */
const otherItemPattern =
  /(?<!\p{L})(?:not included|sold separately|excluding|extra(?:s)?|spares?|replacements?|refills?|shipping|delivery|nicht (?:dabei|enthalten|inbegriffen)|separat|ersatz\p{L}*|zubehör|versand\p{L}*|nachfüll\p{L}*|pfand|deposit|instead of|statt)(?!\p{L})/iu

const germanStems: Readonly<Record<string, string>> = { mär: 'mar', mai: 'may', okt: 'oct', dez: 'dec' }

/** Whether a text already names the day of a value: "20 June" for "Saturday, 20 June 2026". */
export function mentionsSameDay(value: string, said: string): boolean {
  const { day, month } = /(?<day>\d{1,2})\.? (?<month>\p{L}{3,})/u.exec(value)?.groups ?? {}
  if (!day || !month) return false
  const stem = month.slice(0, 3)
  const number =
    1 +
    'jan feb mar apr may jun jul aug sep oct nov dec'
      .split(' ')
      .indexOf(germanStems[stem.toLowerCase()] ?? stem.toLowerCase())
  const forms = [
    `(?<!\\d)${day}(?:st|nd|rd|th|\\.)? ?(?:of )?${stem}`,
    `${stem}\\p{L}*\\.? ${day}(?!\\d)`,
    `(?<!\\d)0?${day}\\. ?0?${number}\\.`,
  ]
  return new RegExp(forms.join('|'), 'iu').test(said)
}

/** Returns the letters and digits of a text in lowercase, to compare texts without spaces and punctuation. */
export const normalizeText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Returns the sentences of these paragraphs as one text, joined with spaces. */
export const getBlockText = (...blocks: Block[]): string =>
  blocks.map((block) => block?.sentences.map(({ text }) => text).join(' ') ?? '').join(' ')
