import type { FactKind } from '../schemas'

export type Detail = { kind: FactKind; from: number; until: number }

/** Whether a detail says when something is or until when. Pure. */
export const isTimeDetail = ({ kind }: Detail): boolean => kind === 'when' || kind === 'deadline'

const months =
  'jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|mrz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?|dez(?:ember)?|jänner|feber|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augusti?(?:us)?|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|maj|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık'
const weekdays =
  '(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedziałek|wtorek|środ[aę]|czwartek|piątek|sobot[aę]|niedziel[aę]|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira'
const clock =
  '\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[ap]\\.?m\\.?|uhr|uur|h\\b(?:\\s?\\d{2})?)|\\d{1,2}:\\d{2}|\\b(?:noon|midnight|mittags?|mitternacht)\\b'
const day = `(?:(?:${weekdays}),?\\s+)?(?:the\\s+|den\\s+|dem\\s+)?(?:\\d{1,2}(?:st|nd|rd|th|\\.|º)?\\s?(?:of\\s+|de\\s+)?(?:${months})\\b\\.?(?:,?\\s?(?:de\\s+)?\\d{4})?|(?:${months})\\b\\.?\\s\\d{1,2}(?:st|nd|rd|th)?\\b(?:,?\\s\\d{4})?|(?:0?[1-9]|[12]\\d|3[01])\\.\\s?(?:0?[1-9]|1[0-2])\\.(?:\\s?(?:19|20)\\d{2})?|(?:0[1-9]|[12]\\d|3[01])\\.(?:0[1-9]|1[0-2])\\.\\d{2}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}/\\d{1,2}/\\d{2,4})`
const when = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${day}(?:\\s?(?:[–—-]|to|until|bis|and|und)\\s?(?:${day}|\\d{1,2}\\.?))?(?:,?\\s(?:at\\s|um\\s|from\\s|von\\s|ab\\s)?(?:${clock})(?:\\s?(?:[–—-]|to|until|bis)\\s?(?:${clock}))?)?|(?:${clock})(?:\\s?(?:[–—-]|to|until|bis)\\s?(?:${clock}))?)(?![\\p{L}\\p{N}])`,
  'giu',
)
const amount = "\\d{1,3}(?:[.,\\u00a0\\u202f’' ]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?"
const price = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[€$£¥₹₺]\\s?(?:${amount})(?:\\s?(?:million|billion|m|bn|k)\\b)?|(?:USD|EUR|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|US\\$|A\\$|C\\$)\\s?(?:${amount})|(?:${amount})(?:,[-–])?\\s?(?:€|\\$|£|¥|₺|zł|kr\\b|Kč|EUR\\b|USD\\b|GBP\\b|CHF\\b|PLN\\b|[Ee]uros?\\b|[Dd]ollars?\\b|[Pp]ounds?\\b|[Ff]ranken\\b))`,
  'gu',
)
const number =
  /(?<![\p{L}\p{N}.,:/#-])\d{1,3}(?:[.,\u00a0\u202f’' ]\d{3})+(?:[.,]\d+)?(?![\p{N}])|(?<![\p{L}\p{N}.,:/#-])\d+(?:[.,]\d+)?\s?(?:%|percent|per cent|prozent|km|m|cm|mm|kg|g|t|tons?|tonnes?|tonnen|l|litres?|liters?|liter|ml|hours?|stunden?|minutes?|minuten?|days?|tage?n?|weeks?|wochen?|months?|monate?n?|years?|jahre?n?|people|persons?|personen|menschen|besucher\p{L}*|visitors?|guests?|gäste|members?|mitglieder|metres?|meters?|meter|kilomet(?:er|re)s?|miles?|degrees?|grad|°c|°f|portionen|servings?|seats?|plätze)(?![\p{L}])/giu
const quote = /[“„"«»]([^“”„"«»]{12,400})[”“"»«]/gu
const deadline =
  /\b(?:deadline|until|by|before|no later than|closes?|ends?|expires?|last day|register by|apply by|bis (?:zum|spätestens)?|spätestens|anmeldeschluss|einsendeschluss|bewerbungsschluss|frist|endet|läuft)\b/iu
/** Words for taking part; together with a date they make a deadline: "register by 3 May". */
const participationPattern =
  /\b(?:regist|appl|sign|submit|book|order|rsvp|enter|closes?|deadline|anmeld|bewerb|einreich|bestell|buch|schluss|frist)/iu

/**
 * Finds dates, times, prices, amounts and quotes in a sentence or line, which are facts even if the text around
 * them is not a sentence (spec/writing#1). A date by which something must be done is a deadline. Returns places in
 * UTF-16 units; pure.
 */
export function readDetails(text: string): Detail[] {
  if (!/\d|[“„"«»]|noon|midnight|mittag|mitternacht/iu.test(text)) return []
  const found: Detail[] = []
  const add = (kind: FactKind, from: number, until: number) => {
    if (!found.some((one) => from < one.until && until > one.from)) found.push({ kind, from, until })
  }
  for (const { 0: all, 1: inner = '', index } of text.matchAll(quote))
    if (inner.trim().split(/\s+/u).length >= 4)
      found.push({ kind: 'quote', from: index, until: index + all.length })
  const quotes = found.splice(0)
  const isDue = deadline.test(text) && participationPattern.test(text)
  for (const { 0: all, index } of text.matchAll(when)) {
    // "Snapshot 4 may bring more": not a month.
    if (/(?:^|\s)may$|^may\s/u.test(all)) continue
    const before = text.slice(Math.max(0, index - 30), index)
    add(isDue && deadline.test(before) ? 'deadline' : 'when', index, index + all.length)
  }
  for (const { 0: all, index } of text.matchAll(price)) add('price', index, index + all.length)
  for (const { 0: all, index } of text.matchAll(number)) add('number', index, index + all.length)
  return [...quotes, ...found].sort((a, b) => a.from - b.from)
}

const labels: readonly [FactKind, RegExp][] = [
  [
    'deadline',
    /^(?:deadline|apply by|register by|rsvp(?: by)?|closing date|ends|valid until|anmeldeschluss|einsendeschluss|bewerbungsschluss|frist|gültig bis|anmeldung bis|date limite|fecha límite|scadenza)$/iu,
  ],
  [
    'when',
    /^(?:when|date|dates|time|starts?|starts?[ _](?:at|on)|start date|begins?|begins?[ _](?:at|on)|begin|doors(?: open)?|opening(?: hours| times)?|hours|schedule|day|wann|datum|termine?|uhrzeit|beginn|einlass|start|öffnungszeiten|zeit|quand|date et heure|cuándo|fecha|hora|quando|data|orario|kiedy|termin|ne zaman|tarih|event_date|start_time|starts_at|start_date|end_date|oeffnungszeiten|laufzeit|release[ _]date|released|erscheint|erscheinungs(?:datum|termin)|published|geburtstag|born|died|geboren|gestorben)$/iu,
  ],
  [
    'where',
    /^(?:where|place|location|venue|address|meeting point|city|room|at|wo|ort|veranstaltungsort|treffpunkt|adresse|anschrift|stadt|raum|saal|où|lieu|adresse|dónde|lugar|dirección|dove|luogo|indirizzo|gdzie|miejsce|nerede|yer|habitat|climate|terrain|region|herkunft|origin)$/iu,
  ],
  [
    'who',
    /^(?:who|host(?:s|ed by)?|speakers?|guests?|artists?|author|writer|by|with|presenter|organi[sz]ers?|contact person|team|cast|director|producer|wer|mit|gäste|referent(?:in|en)?|veranstalter(?:in)?|leitung|regie|autor(?:in)?|künstler(?:in)?|gastgeber(?:in)?|ansprechpartner(?:in)?|qui|avec|quién|con|chi|kto|kim|tribe|maker|brand|manufacturer|hersteller|marke)$/iu,
  ],
  [
    'price',
    /^(?:price|prices|cost|costs|fee|fees|tickets?|admission|entry|rrp|msrp|preise?|kosten|eintritt|gebühr|standgebühr|stückpreis|grundpreis|teilnahmegebühr|uvp|tarif|prix|precio|prezzo|cena|fiyat|ab)$/iu,
  ],
  [
    'number',
    /^(?:serves|servings|yield|makes|portions?|prep(?:aration)?(?: time)?|cook(?:ing)?(?: time)?|total time|capacity|size|weight|length|height|width|dimensions|isbn|sku|pages|portionen|ergibt|für|zubereitungszeit|vorbereitung|arbeitszeit|backzeit|kochzeit|gesamtzeit|größe|gewicht|maße|länge|höhe|breite|seiten|plätze)$/iu,
  ],
]

/**
 * Returns what a label or field name says about its value: "Where", "Eintritt", "start_date"; a trait if it is none
 * of these. Pure.
 */
export function findLabelKind(label: string): FactKind {
  if (/(?:url|link|website|homepage)$/i.test(label)) return 'link'
  const words = label.replace(/([a-z])([A-Z])/g, '$1 $2').trim()
  const spaced = words.replace(/[_-]+/g, ' ')
  return labels.find(([, pattern]) => pattern.test(spaced) || pattern.test(words))?.[0] ?? 'trait'
}
