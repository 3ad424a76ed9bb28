import { getUnitFromName } from '@/lib/facts/units-in-field-names'
import { audienceOf } from '../audience-prices'
import type { Leaf, RecordNode } from '../material'
import { quoteMarks } from '../quoted-fields'
import { rangeWords, saidDate, saidDaysIn } from '../said-date'
import { reworded, type Sentence, say } from '../sentence'
import { labelOfName } from './field-labels'
import { leavesOf } from './record-tree'

/** What is needed to word the lines of a record. */
export type LineWords = {
  language: string
  /** Returns a price with its currency; undefined if nothing names the currency. */
  priced: (leaf: Leaf) => Sentence | undefined
}

const aDay = /^\d{4}-\d{2}-\d{2}(?:[T ]|$)/
const anHour = /^\d{1,2}:\d{2}(?::00)?$/
const bareNumber = /^-?\d+(?:[.,]\d+)?$/
const ofEnd = /(?:^|_)(?:to|until|till|end|ends|ends_at|end_date|closes|bis|ende|fin|fine|tot|slut)$/iu
/** Whether a field names the subject of its box. Pure. */
export const isHead = (name: string): boolean => ofHead.test(name)
const ofHead =
  /^(?:name|title|titel|what|was|event|veranstaltung|heading|ueberschrift|überschrift|headline|topic|thema|item|nom|titre|nome|titolo|nombre|question|frage|q|course|kurs|dish|stop|ort_name|wer|who|person|town|city|stadt|ville|part|rolle|figur|character|format|art|species|size|groesse|variant|variante|sorte|flavour|step|section|abschnitt|month|monat|vorname|source|quelle|composer|komponist\w*|author|autor\w*|artist|kuenstler\w*)$/iu
/** Names of fields whose value needs no label. */
const plain =
  /^(?:dates?|when|wann|datum|content|contents|inhalt|does|avec|con|com|jour|heure|ora|hora|giorno|day|tag|festival|tip|tipp|work|werk|piece|stueck|place|places?|venue|ort|where|wo|room|raum|saal|stage|buehne|bühne|location|lieu|luogo|lugar|role|rolle|with|mit|by|von|people|personen|teilnehmer\w*|teilnehmende|speakers?|occasion|anlass|context|kontext|scene|szene|zusatz|addition|zeitraum|period|artiste|artista|sites?|note|notes|hinweis|info|description|beschreibung|text|details?|kind|art|type|typ|contribution|who|wer|what|was|for|fuer|für|name|title|titel|city|stadt|status|weather|answer|antwort|a|access|value|wert|amount|menge|actor|actors|darsteller\w*|guests?|gaeste|times|uhrzeit|zeit|time|hours|zeiten|duration|dauer|gäste|reason|grund|unit|einheit|address|adresse|audience|level|age|alter)$/iu

/** Names of fields whose value is only for systems. */
export const notSaid =
  /^(?:currency|waehrung|währung|devise|type|typ|kind_of_record|record_type|language|sprache|langue|locale|schema|never_say|tone|tonality|voice_of_brand|edition_id|stock|bestand|gps|koordinaten|coordinates|pronunciation|aussprache|postcode\w{0,12}|plz|places_left|free|frei_plaetze|waiting_list|timecode|isbn_\w+|initials|kuerzel|key|weekday|wochentag|unit|einheit|record|available|verfuegbar|covers|vat|ust|mwst|valid_from|bem|isbn\w*|plz_ort|koord\w*|grid\w*|last_audit|beleg|fundstelle|signatur|our_product|artikel(?:_?nr|nummer)?|product_code|sku|valuta|moneda|verlaengerung|verlängerung|extension|grundpreis\w*|unit_price\w*|price_per_\w+|preis_pro_\w+)$/iu

/** Whether a value is only for systems: by its name, or because it is the date of the record itself. Pure. */
export const isUnsaid = ({ name, sentence: { text } }: Leaf): boolean =>
  notSaid.test(name) ||
  (/^(?:stand|as_of|since|seit)$/iu.test(name) &&
    /^(?:\p{L}{3,9} )?\d{1,4}[-./ ]|^\p{L}{3,9} \d{4}$|^\d{4}$/u.test(text))

/** A value in readers' wording; undefined if it says nothing, like a number without a unit. */
export function saidValue(leaf: Leaf, { language, priced }: LineWords): Sentence | undefined {
  const { sentence, value, name } = leaf
  const text = sentence.text.trim()
  // A single letter ("a") is a code for something else in the file.
  if (/^\p{L}$/u.test(text)) return undefined
  if (value?.kind === 'price') return priced(leaf)
  if (aDay.test(text)) {
    const said = saidDate(text, language)
    if (said === text) return withSaidDays(sentence, language)
    return said === undefined ? undefined : reworded(sentence, said)
  }
  if (anHour.test(text)) return reworded(sentence, language === 'de' ? `${text} Uhr` : text)
  if (bareNumber.test(text)) {
    const unit = getUnitFromName(name, language)
    // "bis_14_jahre: 0" is what it costs at that age, not a number of years.
    if (unit === undefined || /^(?:bis|unter|ab|under|over|up_to)_/iu.test(name)) return undefined
    const number = language !== 'en' && /^-?\d+\.\d{1,2}$/u.test(text) ? text.replace('.', ',') : text
    return reworded(sentence, unit === '%' && language === 'en' ? `${number}%` : `${number} ${unit}`)
  }
  return withSaidDays(sentence, language)
}

/** A sentence with its machine dates in readers' wording. Pure. */
export function withSaidDays(sentence: Sentence, language: string): Sentence {
  const text = sentence.text.trim()
  const said = saidDaysIn(text, language)
  return said === text ? sentence : reworded(sentence, said)
}

/**
 * Puts a label before a value: "Best scent: mild, still afternoons". Without a label, returns the value alone if it
 * is a full sentence, otherwise undefined.
 */
export function labelled(leaf: Leaf, words: LineWords, label: string | undefined): Sentence | undefined {
  const value = saidValue(leaf, words)
  if (!value) return undefined
  // "336 pages" needs no "Pages" in front of it.
  const unit = getUnitFromName(leaf.name, words.language)
  if (unit !== undefined && label?.toLowerCase() === unit.toLowerCase()) return value
  if (label === undefined) return /[.!?]$/u.test(value.text) && value.text.length > 40 ? value : undefined
  return say(`${label}${words.language === 'fr' ? ' :' : ':'} `, value)
}

/** When something takes place, from the fields of one box: its day, start and end. */
export function timeOf(
  leaves: readonly Leaf[],
  words: LineWords,
): { said: Sentence; used: ReadonlySet<Leaf> } | undefined {
  const values = leaves.filter(({ kind, value }) => kind === 'value' && value?.kind !== 'price')
  const isDay = ({ sentence }: Leaf) => aDay.test(sentence.text.trim())
  const isHour = ({ sentence }: Leaf) => anHour.test(sentence.text.trim())
  const days = values.filter((one) => isDay(one) && !ofDue.test(one.name))
  const hours = values.filter(isHour)
  const [day, other] = [days.find(({ name }) => !ofEnd.test(name)), days.find(({ name }) => ofEnd.test(name))]
  const begins = hours.filter(({ name }) => !ofEnd.test(name))
  // If there are several hours, such as boarding and departure, only one with a name for a start is used here; the
  // others keep their labels.
  const hour = begins.length === 1 ? begins[0] : begins.find(({ name }) => ofStart.test(name))
  // Several hours in one field: "start: [14:00, 16:30]".
  const each = begins.length > 1 && new Set(begins.map(({ name }) => name)).size === 1 ? begins : []
  const end = hours.find(({ name }) => ofEnd.test(name))
  if (days.filter((one) => one !== other).length > 1 && new Set(days.map(({ name }) => name)).size > 1)
    return undefined
  const { until, to, from } = rangeWords(words.language)
  const clocks = each.flatMap((one) => saidValue(one, words) ?? [])
  const weekday = values.find(
    ({ name, sentence: { text } }) => ofWeekday.test(name) && /^\p{L}{2,12}\.?$/u.test(text.trim()),
  )
  const hourSaid =
    clocks.length > 1
      ? say(...clocks.flatMap((one, at) => (at === 0 ? [one] : [', ', one])))
      : hour && end
        ? rangeOf(hour, end, until, words)
        : hour && saidValue(hour, words)
  const isOfWeekday = weekday !== undefined && days.length === 0 && hourSaid !== undefined
  const clock = isOfWeekday ? say(weekday.sentence, ' ', hourSaid) : hourSaid
  const dates = days.filter((one) => one !== other).flatMap((one) => saidValue(one, words) ?? [])
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
  const last = other && saidValue(other, words)
  const date =
    last && dates.length === 1
      ? say(from, first, to, last)
      : say(...dates.flatMap((one, at) => (at === 0 ? [one] : ['; ', one])))
  const endsAt = end && isTimed && !hour && !last ? saidValue(end, words) : undefined
  if (endsAt) return { said: say(date, until, endsAt), used }
  return { said: clock && !/\d[:.]\d{2}/u.test(date.text) ? say(date, ', ', clock) : date, used }
}
const ofValidity = /^(?:since|seit|valid_from|g(?:ü|ue)ltig_ab|effective|stand)$/iu
const ofUnit = /^(?:unit|einheit)$/iu
const ofWeekday = /^(?:day|tag|weekday|wochentag|jour|giorno|d[ií]a)$/iu
const ofStart =
  /^(?:time|start|starts|begin|beginn|beginnt|uhrzeit|zeit|von|from|at|um|hora|heure|ora|tijd)$/iu
const ofDue =
  /deadline|frist|schluss|close[sd]?|book_by|apply_by|anmeldung|until_booking|released?|published/iu

function rangeOf(hour: Leaf, end: Leaf, until: string, words: LineWords): Sentence | undefined {
  const last = saidValue(end, words)
  return last && say(reworded(hour.sentence, hour.sentence.text.trim()), until, last)
}

/** Writes one element of a list as a line: when, what, where, and its other fields. */
export function lineOf(node: RecordNode, words: LineWords, isOfQuotes = false): Sentence | undefined {
  const all = leavesOf(node)
  const isPriced = all.some(({ value }) => value?.kind === 'price')
  // The date from which a price is valid is not a day on which something takes place.
  const isOfUnits = all.some(({ name }) => ofUnit.test(name))
  const leaves = isPriced
    ? all.filter(({ name }) => !ofValidity.test(name) && !(isOfUnits && name.toLowerCase() === 'ab'))
    : all
  const ingredient = ingredientOf(leaves, words)
  if (ingredient) return ingredient
  const time = isOfQuotes ? undefined : (timeOf(leaves, words) ?? yearOf(leaves))
  const left = leaves.filter((leaf) => !time?.used.has(leaf))
  // "LP" names the form that is sold; "regular" is a system's word.
  const head =
    left.find(({ name, kind }) => kind !== 'prose' && ofHead.test(name)) ??
    left.find(({ name, sentence: { text } }) => /^(?:type|typ)$/iu.test(name) && /^\p{Lu}/u.test(text)) ??
    left.find(
      ({ name, sentence: { text } }) => /^(?:unit|einheit)$/iu.test(name) && /\p{L}{3}/u.test(text),
    ) ??
    (time === undefined && !isOfQuotes && isPriced ? left.slice(0, 1).find(isNaming) : undefined)
  const others = left.filter((leaf) => leaf !== head)
  const headed = head && saidValue(head, words)
  const begin =
    time && headed
      ? say(time.said, onlyClock.test(time.said.text) ? ' – ' : ': ', headed)
      : (headed ?? time?.said)
  let line = begin
  const prose: Sentence[] = []
  for (const [at, leaf] of others.entries()) {
    if (isUnsaid(leaf) || (ofState.test(leaf.name) && isOpen.test(leaf.sentence.text))) continue
    if (ofWords.test(leaf.name) || (isOfQuotes && leaf.name === 'text')) {
      prose.push(quoted(leaf.sentence, words.language))
      continue
    }
    if (leaf.kind === 'prose' || /[.!?]["”“»]?$/u.test(leaf.sentence.text.trim())) {
      prose.push(leaf.sentence)
      continue
    }
    const value = saidValue(leaf, words)
    if (!value) continue
    // "£3 per month"
    if (line && /^(?:per|pro|par|al|por)$/iu.test(leaf.name)) {
      line = say(open(line), ` ${leaf.name.toLowerCase()} `, value)
      continue
    }
    const group = leaf.value?.kind === 'price' ? audienceOf(leaf.name, words.language) : undefined
    if (group !== undefined) {
      line = line ? say(open(line), ', ', say(`${group} `, value)) : say(`${group} `, value)
      continue
    }
    const isPlain =
      leaf.kind === 'line' ||
      plain.test(leaf.name) ||
      leaf.value?.kind === 'price' ||
      getUnitFromName(leaf.name, words.language) !== undefined
    const label = isPlain ? undefined : labelOfName(leaf.name, words.language)
    if (!isPlain && label === undefined) continue
    // Another value of the same field: "closed: Mondays; 1 January".
    const isMore = label !== undefined && others[at - 1]?.name === leaf.name
    if (isMore && line) {
      line = say(open(line), '; ', value)
      continue
    }
    const said = label === undefined ? value : say(`${inLine(label, words.language)}: `, value)
    line = line ? say(open(line), ofActor.test(leaf.name) ? ' – ' : ', ', said) : said
  }
  for (const one of prose) {
    const isQuote = /^[“„"«»”]/u.test(one.text)
    if (!line) line = one
    else if (line === time?.said) line = say(line, /^\d{4}/u.test(line.text) ? ': ' : ' – ', one)
    // “Selten hat ein Koffer …” – Törlauer Landbote
    else if (isQuote && isOfQuotes) line = say(one, ' – ', line)
    else line = say(line, isQuote ? ': ' : /[.!?]["”“»]?$/u.test(line.text) ? ' ' : '. ', one)
  }
  return line
}
/** "availability: good" adds nothing to a list of days. */
const ofState = /^(?:availability|verf(?:ue|ü)gbarkeit|status|state|disponibilit[eéà]\p{L}?)$/iu
const isOpen = /^(?:good|available|open|yes|verf(?:ü|ue)gbar|ja|offen|gut|on sale|active|aktiv)$/iu
/**
 * In "bike: e-bike, price: £130" the first value is the subject of the element, whatever its authors called the
 * field.
 */
const isNaming = ({ kind, name, value, sentence: { text } }: Leaf): boolean =>
  kind === 'value' &&
  value?.kind !== 'price' &&
  /\p{L}{3}/u.test(text) &&
  text.length < 60 &&
  !ofWords.test(name) &&
  !plain.test(name) &&
  !notSaid.test(name) &&
  !/^(?:yes|no|ja|nein|oui|non|true|false)$/iu.test(text) &&
  !/allerg|status|state|access|visits?|includ|exclu|from|until|bis|von|closed|cancel|without|not_|no_|geschlossen|entf(?:ä|ae)ll|ohne|abgesagt/iu.test(
    name,
  )

/** A line without its full stop, so that it can continue. */
const open = (line: Sentence): Sentence =>
  /[^.]\.$/u.test(line.text) ? reworded(line, line.text.slice(0, -1)) : line

/** The year of one entry in a history. */
function yearOf(leaves: readonly Leaf[]): { said: Sentence; used: ReadonlySet<Leaf> } | undefined {
  const year = leaves.find(
    ({ name, sentence: { text } }) =>
      /^(?:year|years|jahr|jahre|ann[eé]e|anno|a[nñ]o|ano|jaar|rok|when|date|datum|zeit)$/iu.test(name) &&
      /^\d{4}(?:s|er)?(?:\s?[–-]\s?\d{2,4})?$/u.test(text.trim()),
  )
  return year && { said: reworded(year.sentence, year.sentence.text.trim()), used: new Set([year]) }
}

const onlyClock =
  /^(?:\p{L}{2,12}\.? )?\d{1,2}[:.]\d{2}(?: Uhr)?(?:[–-]\d{1,2}[:.]\d{2}(?: Uhr)?| (?:to|bis) \d{1,2}[:.]\d{2}(?: Uhr)?)?$/u
/** Names of fields that contain a quote. */
const ofWords = /^(?:quotes?|zitate?|citation|cita|citazione|citaat|says|sagt|words|in_\w+_words)$/iu

function quoted(sentence: Sentence, language: string): Sentence {
  const [open, close] = quoteMarks(language)
  return /^[“„"«»”‘]/u.test(sentence.text) ? sentence : reworded(sentence, `${open}${sentence.text}${close}`)
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
  return say(
    reworded(amount.sentence, number),
    ...(unit ? [' ', unit.sentence] : []),
    ' ',
    what.sentence,
    ...(note ? [' (', reworded(note.sentence, note.sentence.text.replace(/\.$/u, '')), ')'] : []),
  )
}

const ofActor = /^(?:actor|actors|actress|played_by|darsteller\w*|gespielt_von|performer|interpret\w*)$/iu

const inLine = (label: string, language: string): string =>
  language === 'en' && /\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

/** The leaf that names an element of a list, such as the heading of a chapter; undefined if there is none. Pure. */
export const headOf = (node: RecordNode): Leaf | undefined =>
  node.children
    .flatMap(({ leaves }) => leaves)
    .find(({ name, kind }) => kind !== 'prose' && ofHead.test(name))
