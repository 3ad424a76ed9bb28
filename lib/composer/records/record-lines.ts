import { findUnitInName } from '@/lib/facts/fields/units-in-field-names'
import { findPriceAudience } from '../material/audience-prices'
import { formatFieldLabel } from '../material/field-labels'
import { formatDate, formatDatesInText, getRangeWords } from '../material/format-date'
import type { Leaf, RecordNode } from '../material/material'
import { quoteMarks } from '../material/quoted-fields'
import { listLeaves } from '../material/record-tree'
import { buildSentence, replaceText, type Sentence } from '../material/sentence'

/** What is needed to word the lines of a record. */
export type LineWords = {
  language: string
  /** Returns a price with its currency; undefined if nothing names the currency. */
  priced: (leaf: Leaf) => Sentence | undefined
}

const isoDayPattern = /^\d{4}-\d{2}-\d{2}(?:[T ]|$)/
const clockTimePattern = /^\d{1,2}:\d{2}(?::00)?$/
const bareNumber = /^-?\d+(?:[.,]\d+)?$/
const endNamePattern =
  /(?:^|_)(?:to|until|till|end|ends|ends_at|end_date|closes|bis|ende|fin|fine|tot|slut)$/iu
/** Whether a field names the subject of its box. Pure. */
export const isSubjectName = (name: string): boolean => subjectNamePattern.test(name)
const subjectNamePattern =
  /^(?:name|title|titel|what|was|event|veranstaltung|heading|ueberschrift|überschrift|headline|topic|thema|item|nom|titre|nome|titolo|nombre|question|frage|q|course|kurs|dish|stop|ort_name|wer|who|person|town|city|stadt|ville|part|rolle|figur|character|format|art|species|size|groesse|variant|variante|sorte|flavour|step|section|abschnitt|month|monat|vorname|source|quelle|composer|komponist\w*|author|autor\w*|artist|kuenstler\w*)$/iu
/** Names of fields whose value needs no label. */
const unlabelledNamePattern =
  /^(?:dates?|when|wann|datum|content|contents|inhalt|does|avec|con|com|jour|heure|ora|hora|giorno|day|tag|festival|tip|tipp|work|werk|piece|stueck|place|places?|venue|ort|where|wo|room|raum|saal|stage|buehne|bühne|location|lieu|luogo|lugar|role|rolle|with|mit|by|von|people|personen|teilnehmer\w*|teilnehmende|speakers?|occasion|anlass|context|kontext|scene|szene|zusatz|addition|zeitraum|period|artiste|artista|sites?|note|notes|hinweis|info|description|beschreibung|text|details?|kind|art|type|typ|contribution|who|wer|what|was|for|fuer|für|name|title|titel|city|stadt|status|weather|answer|antwort|a|access|value|wert|amount|menge|actor|actors|darsteller\w*|guests?|gaeste|times|uhrzeit|zeit|time|hours|zeiten|duration|dauer|gäste|reason|grund|unit|einheit|address|adresse|audience|level|age|alter)$/iu

/** Names of fields whose value is only for systems. */
export const systemNamePattern =
  /^(?:currency|waehrung|währung|devise|type|typ|kind_of_record|record_type|language|sprache|langue|locale|schema|never_say|tone|tonality|voice_of_brand|edition_id|stock|bestand|gps|koordinaten|coordinates|pronunciation|aussprache|postcode\w{0,12}|plz|places_left|free|frei_plaetze|waiting_list|timecode|isbn_\w+|initials|kuerzel|key|weekday|wochentag|unit|einheit|record|available|verfuegbar|covers|vat|ust|mwst|valid_from|bem|isbn\w*|plz_ort|koord\w*|grid\w*|last_audit|beleg|fundstelle|signatur|our_product|artikel(?:_?nr|nummer)?|product_code|sku|valuta|moneda|verlaengerung|verlängerung|extension|grundpreis\w*|unit_price\w*|price_per_\w+|preis_pro_\w+)$/iu

/** Whether a value is only for systems: by its name, or because it is the date of the record itself. Pure. */
export const isSystemValue = ({ name, sentence: { text } }: Leaf): boolean =>
  systemNamePattern.test(name) ||
  (/^(?:stand|as_of|since|seit)$/iu.test(name) &&
    /^(?:\p{L}{3,9} )?\d{1,4}[-./ ]|^\p{L}{3,9} \d{4}$|^\d{4}$/u.test(text))

/** A value in readers' wording; undefined if it says nothing, like a number without a unit. */
export function formatValue(leaf: Leaf, { language, priced }: LineWords): Sentence | undefined {
  const { sentence, value, name } = leaf
  const text = sentence.text.trim()
  // A single letter ("a") is a code for something else in the file.
  if (/^\p{L}$/u.test(text)) return undefined
  if (value?.kind === 'price') return priced(leaf)
  if (isoDayPattern.test(text)) {
    const said = formatDate(text, language)
    if (said === text) return formatSentenceDates(sentence, language)
    return said === undefined ? undefined : replaceText(sentence, said)
  }
  if (clockTimePattern.test(text)) return replaceText(sentence, language === 'de' ? `${text} Uhr` : text)
  if (bareNumber.test(text)) {
    const unit = findUnitInName(name, language)
    // "bis_14_jahre: 0" is what it costs at that age, not a number of years.
    if (unit === undefined || /^(?:bis|unter|ab|under|over|up_to)_/iu.test(name)) return undefined
    const number = language !== 'en' && /^-?\d+\.\d{1,2}$/u.test(text) ? text.replace('.', ',') : text
    return replaceText(sentence, unit === '%' && language === 'en' ? `${number}%` : `${number} ${unit}`)
  }
  return formatSentenceDates(sentence, language)
}

/** A sentence with its machine dates in readers' wording. Pure. */
export function formatSentenceDates(sentence: Sentence, language: string): Sentence {
  const text = sentence.text.trim()
  const said = formatDatesInText(text, language)
  return said === text ? sentence : replaceText(sentence, said)
}

/**
 * Puts a label before a value: "Best scent: mild, still afternoons". Without a label, returns the value alone if it
 * is a full sentence, otherwise undefined.
 */
export function formatLabelledValue(
  leaf: Leaf,
  words: LineWords,
  label: string | undefined,
): Sentence | undefined {
  const value = formatValue(leaf, words)
  if (!value) return undefined
  // "336 pages" needs no "Pages" in front of it.
  const unit = findUnitInName(leaf.name, words.language)
  if (unit !== undefined && label?.toLowerCase() === unit.toLowerCase()) return value
  if (label === undefined) return /[.!?]$/u.test(value.text) && value.text.length > 40 ? value : undefined
  return buildSentence(`${label}${words.language === 'fr' ? ' :' : ':'} `, value)
}

/** When something takes place, from the fields of one box: its day, start and end. */
export function findTime(
  leaves: readonly Leaf[],
  words: LineWords,
): { said: Sentence; used: ReadonlySet<Leaf> } | undefined {
  const values = leaves.filter(({ kind, value }) => kind === 'value' && value?.kind !== 'price')
  const isDay = ({ sentence }: Leaf) => isoDayPattern.test(sentence.text.trim())
  const isHour = ({ sentence }: Leaf) => clockTimePattern.test(sentence.text.trim())
  const days = values.filter((one) => isDay(one) && !deadlineNamePattern.test(one.name))
  const hours = values.filter(isHour)
  const [day, other] = [
    days.find(({ name }) => !endNamePattern.test(name)),
    days.find(({ name }) => endNamePattern.test(name)),
  ]
  const begins = hours.filter(({ name }) => !endNamePattern.test(name))
  // If there are several hours, such as boarding and departure, only one with a name for a start is used here; the
  // others keep their labels.
  const hour = begins.length === 1 ? begins[0] : begins.find(({ name }) => startNamePattern.test(name))
  // Several hours in one field: "start: [14:00, 16:30]".
  const each = begins.length > 1 && new Set(begins.map(({ name }) => name)).size === 1 ? begins : []
  const end = hours.find(({ name }) => endNamePattern.test(name))
  if (days.filter((one) => one !== other).length > 1 && new Set(days.map(({ name }) => name)).size > 1)
    return undefined
  const { until, to, from } = getRangeWords(words.language)
  const clocks = each.flatMap((one) => formatValue(one, words) ?? [])
  const weekday = values.find(
    ({ name, sentence: { text } }) => weekdayNamePattern.test(name) && /^\p{L}{2,12}\.?$/u.test(text.trim()),
  )
  const hourSaid =
    clocks.length > 1
      ? buildSentence(...clocks.flatMap((one, at) => (at === 0 ? [one] : [', ', one])))
      : hour && end
        ? rangeOf(hour, end, until, words)
        : hour && formatValue(hour, words)
  const isOfWeekday = weekday !== undefined && days.length === 0 && hourSaid !== undefined
  const clock = isOfWeekday ? buildSentence(weekday.sentence, ' ', hourSaid) : hourSaid
  const dates = days.filter((one) => one !== other).flatMap((one) => formatValue(one, words) ?? [])
  const isTimed = days.some(({ sentence: { text } }) => /T\d{2}:| \d{2}:/u.test(text))
  const used = new Set([
    ...days,
    ...(hour ? [hour] : []),
    ...each,
    ...(isOfWeekday ? [weekday] : []),
    ...(end && (hour || isTimed) ? [end] : []),
  ])
  const [first] = dates
  if (!first) return clock && !day ? { said: clock, used } : undefined
  const last = other && formatValue(other, words)
  const date =
    last && dates.length === 1
      ? buildSentence(from, first, to, last)
      : buildSentence(...dates.flatMap((one, at) => (at === 0 ? [one] : ['; ', one])))
  const endsAt = end && isTimed && !hour && !last ? formatValue(end, words) : undefined
  if (endsAt) return { said: buildSentence(date, until, endsAt), used }
  return { said: clock && !/\d[:.]\d{2}/u.test(date.text) ? buildSentence(date, ', ', clock) : date, used }
}
const validityNamePattern = /^(?:since|seit|valid_from|g(?:ü|ue)ltig_ab|effective|stand)$/iu
const unitNamePattern = /^(?:unit|einheit)$/iu
const weekdayNamePattern = /^(?:day|tag|weekday|wochentag|jour|giorno|d[ií]a)$/iu
const startNamePattern =
  /^(?:time|start|starts|begin|beginn|beginnt|uhrzeit|zeit|von|from|at|um|hora|heure|ora|tijd)$/iu
const deadlineNamePattern =
  /deadline|frist|schluss|close[sd]?|book_by|apply_by|anmeldung|until_booking|released?|published/iu

function rangeOf(hour: Leaf, end: Leaf, until: string, words: LineWords): Sentence | undefined {
  const last = formatValue(end, words)
  return last && buildSentence(replaceText(hour.sentence, hour.sentence.text.trim()), until, last)
}

/** Writes one element of a list as a line: when, what, where, and its other fields. */
export function writeElementLine(
  node: RecordNode,
  words: LineWords,
  isOfQuotes = false,
): Sentence | undefined {
  const all = listLeaves(node)
  const isPriced = all.some(({ value }) => value?.kind === 'price')
  // The date from which a price is valid is not a day on which something takes place.
  const isOfUnits = all.some(({ name }) => unitNamePattern.test(name))
  const leaves = isPriced
    ? all.filter(({ name }) => !validityNamePattern.test(name) && !(isOfUnits && name.toLowerCase() === 'ab'))
    : all
  const ingredient = ingredientOf(leaves, words)
  if (ingredient) return ingredient
  const time = isOfQuotes ? undefined : (findTime(leaves, words) ?? yearOf(leaves))
  const left = leaves.filter((leaf) => !time?.used.has(leaf))
  // "LP" names the form that is sold; "regular" is a system's word.
  const head =
    left.find(({ name, kind }) => kind !== 'prose' && subjectNamePattern.test(name)) ??
    left.find(({ name, sentence: { text } }) => /^(?:type|typ)$/iu.test(name) && /^\p{Lu}/u.test(text)) ??
    left.find(
      ({ name, sentence: { text } }) => /^(?:unit|einheit)$/iu.test(name) && /\p{L}{3}/u.test(text),
    ) ??
    (time === undefined && !isOfQuotes && isPriced ? left.slice(0, 1).find(namesElement) : undefined)
  const others = left.filter((leaf) => leaf !== head)
  const headed = head && formatValue(head, words)
  const begin =
    time && headed
      ? buildSentence(time.said, timeOnlyPattern.test(time.said.text) ? ' – ' : ': ', headed)
      : (headed ?? time?.said)
  let line = begin
  const prose: Sentence[] = []
  for (const [at, leaf] of others.entries()) {
    if (
      isSystemValue(leaf) ||
      (availabilityNamePattern.test(leaf.name) && availablePattern.test(leaf.sentence.text))
    )
      continue
    if (quoteNamePattern.test(leaf.name) || (isOfQuotes && leaf.name === 'text')) {
      prose.push(quoteSentence(leaf.sentence, words.language))
      continue
    }
    if (leaf.kind === 'prose' || /[.!?]["”“»]?$/u.test(leaf.sentence.text.trim())) {
      prose.push(leaf.sentence)
      continue
    }
    const value = formatValue(leaf, words)
    if (!value) continue
    // "£3 per month"
    if (line && /^(?:per|pro|par|al|por)$/iu.test(leaf.name)) {
      line = buildSentence(dropFullStop(line), ` ${leaf.name.toLowerCase()} `, value)
      continue
    }
    const group = leaf.value?.kind === 'price' ? findPriceAudience(leaf.name, words.language) : undefined
    if (group !== undefined) {
      line = line
        ? buildSentence(dropFullStop(line), ', ', buildSentence(`${group} `, value))
        : buildSentence(`${group} `, value)
      continue
    }
    const isPlain =
      leaf.kind === 'line' ||
      unlabelledNamePattern.test(leaf.name) ||
      leaf.value?.kind === 'price' ||
      findUnitInName(leaf.name, words.language) !== undefined
    const label = isPlain ? undefined : formatFieldLabel(leaf.name, words.language)
    if (!isPlain && label === undefined) continue
    // Another value of the same field: "closed: Mondays; 1 January".
    const isMore = label !== undefined && others[at - 1]?.name === leaf.name
    if (isMore && line) {
      line = buildSentence(dropFullStop(line), '; ', value)
      continue
    }
    const said =
      label === undefined ? value : buildSentence(`${lowercaseLabel(label, words.language)}: `, value)
    line = line
      ? buildSentence(dropFullStop(line), actorNamePattern.test(leaf.name) ? ' – ' : ', ', said)
      : said
  }
  for (const one of prose) {
    const isQuote = /^[“„"«»”]/u.test(one.text)
    if (!line) line = one
    else if (line === time?.said) line = buildSentence(line, /^\d{4}/u.test(line.text) ? ': ' : ' – ', one)
    // “Selten hat ein Koffer …” – Törlauer Landbote
    else if (isQuote && isOfQuotes) line = buildSentence(one, ' – ', line)
    else line = buildSentence(line, isQuote ? ': ' : /[.!?]["”“»]?$/u.test(line.text) ? ' ' : '. ', one)
  }
  return line
}
/** "availability: good" adds nothing to a list of days. */
const availabilityNamePattern =
  /^(?:availability|verf(?:ue|ü)gbarkeit|status|state|disponibilit[eéà]\p{L}?)$/iu
const availablePattern = /^(?:good|available|open|yes|verf(?:ü|ue)gbar|ja|offen|gut|on sale|active|aktiv)$/iu
/**
 * In "bike: e-bike, price: £130" the first value is the subject of the element, whatever its authors called the
 * field.
 */
const namesElement = ({ kind, name, value, sentence: { text } }: Leaf): boolean =>
  kind === 'value' &&
  value?.kind !== 'price' &&
  /\p{L}{3}/u.test(text) &&
  text.length < 60 &&
  !quoteNamePattern.test(name) &&
  !unlabelledNamePattern.test(name) &&
  !systemNamePattern.test(name) &&
  !/^(?:yes|no|ja|nein|oui|non|true|false)$/iu.test(text) &&
  !/allerg|status|state|access|visits?|includ|exclu|from|until|bis|von|closed|cancel|without|not_|no_|geschlossen|entf(?:ä|ae)ll|ohne|abgesagt/iu.test(
    name,
  )

/** A line without its full stop, so that it can continue. */
const dropFullStop = (line: Sentence): Sentence =>
  /[^.]\.$/u.test(line.text) ? replaceText(line, line.text.slice(0, -1)) : line

/** The year of one entry in a history. */
function yearOf(leaves: readonly Leaf[]): { said: Sentence; used: ReadonlySet<Leaf> } | undefined {
  const year = leaves.find(
    ({ name, sentence: { text } }) =>
      /^(?:year|years|jahr|jahre|ann[eé]e|anno|a[nñ]o|ano|jaar|rok|when|date|datum|zeit)$/iu.test(name) &&
      /^\d{4}(?:s|er)?(?:\s?[–-]\s?\d{2,4})?$/u.test(text.trim()),
  )
  return year && { said: replaceText(year.sentence, year.sentence.text.trim()), used: new Set([year]) }
}

const timeOnlyPattern =
  /^(?:\p{L}{2,12}\.? )?\d{1,2}[:.]\d{2}(?: Uhr)?(?:[–-]\d{1,2}[:.]\d{2}(?: Uhr)?| (?:to|bis) \d{1,2}[:.]\d{2}(?: Uhr)?)?$/u
/** Names of fields that contain a quote. */
const quoteNamePattern = /^(?:quotes?|zitate?|citation|cita|citazione|citaat|says|sagt|words|in_\w+_words)$/iu

function quoteSentence(sentence: Sentence, language: string): Sentence {
  const [open, close] = quoteMarks(language)
  return /^[“„"«»”‘]/u.test(sentence.text)
    ? sentence
    : replaceText(sentence, `${open}${sentence.text}${close}`)
}

/** "280 g kleine braune Berglinsen", from an amount, its unit and a name in separate fields. */
function ingredientOf(leaves: readonly Leaf[], { language }: LineWords): Sentence | undefined {
  const of = (names: RegExp) => leaves.find(({ name }) => names.test(name))
  const what = of(/^(?:ingredient|zutat|item|name|what|label|x|produkt|ingr[eé]dient|ingrediente)$/iu)
  const amount = of(
    /^(?:amount|menge|quantity|qty|q|quantit[eéà]|cantidad|anzahl|number|figure|zahl|count|n)$/iu,
  )
  const isPriced = leaves.some(
    ({ name, value }) => value?.kind === 'price' || /currency|waehrung|währung/iu.test(name),
  )
  if (!what || !amount || leaves.length > 5 || isPriced) return undefined
  const unit = of(/^(?:unit|einheit|unit[eéà]|unidad)$/iu)
  const note = of(/^(?:notes?|hinweis|prep|info)$/iu)
  const { text } = amount.sentence
  const number = language === 'en' ? text : text.replace(/^(\d{1,6})\.(\d{1,2})(?!\d)/u, '$1,$2')
  return buildSentence(
    replaceText(amount.sentence, number),
    ...(unit ? [' ', unit.sentence] : []),
    ' ',
    what.sentence,
    ...(note ? [' (', replaceText(note.sentence, note.sentence.text.replace(/\.$/u, '')), ')'] : []),
  )
}

const actorNamePattern =
  /^(?:actor|actors|actress|played_by|darsteller\w*|gespielt_von|performer|interpret\w*)$/iu

const lowercaseLabel = (label: string, language: string): string =>
  language === 'en' && /\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** The leaf that names an element of a list, such as the heading of a chapter; undefined if there is none. Pure. */
export const findSubjectLeaf = (node: RecordNode): Leaf | undefined =>
  node.children
    .flatMap(({ leaves }) => leaves)
    .find(({ name, kind }) => kind !== 'prose' && subjectNamePattern.test(name))
