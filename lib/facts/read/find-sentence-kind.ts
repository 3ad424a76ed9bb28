import type { VisibleBlock } from '@/lib/text/markdown/read-visible-blocks'
import { timedLinePattern } from '@/lib/text/markdown/split-broken-lines'
import type { FactKind } from '../schemas'
import { isShortSentence, isWholeSentence } from '../sentences/sentence-shape'
import { findLabelKind } from './read-details'

/** Whether a field holds a step of a recipe or guide, judging by its name. Pure. */
export const isStepLabel = (label: string): boolean =>
  /(?:^|[_ ])(?:steps?|(?:recipe)?instructions?|(?<!(?:acq|acquisition|payment|shipping|delivery|contact|collection)[_ ])method|directions|schritte|zubereitung)$/i.test(
    label,
  )

/** Returns what a short field is by its name or, if the name says nothing, by its form. */
export function findFieldKind(label: string, text: string): FactKind {
  // "price_eur": a table field with the currency in its name; 0 is not a price.
  if (
    priceLabelPattern.test(label) ||
    priceLabelPattern.test(label.split(' ').at(-1) ?? '') ||
    isPricedField(label, text)
  )
    return /^0(?:[.,]0+)?$/.test(text.trim()) ? 'trait' : 'price'
  const words = label.replace(/ name$/iu, '').split(' ')
  const last = words.at(-1) ?? label
  const own = findLabelKind(label) === 'trait' ? findLabelKind(last) : findLabelKind(label)
  const named = own === 'trait' ? findPathKind(words, text) : own
  // "Eintritt: 2027-08-01": the day on which someone starts a job, not an entrance fee.
  if (named === 'price' && isoDayPattern.test(text)) return 'trait'
  // "at: 2027-04-22T18:30": when something opens, not where.
  if (named === 'where' && isoDayPattern.test(text)) return 'when'
  if (named !== 'trait') return named
  if (/ingredient|zutat/i.test(label)) return 'ingredient'
  if (isStepLabel(label)) return 'step'
  if (subtitleLabelPattern.test(label) && text.trim().split(/\s+/u).length > 3) return 'statement'
  if (isWholeSentence(text)) return text.endsWith('?') ? 'question' : 'statement'
  return 'trait'
}

/** Says what an entry is, in a line below its name. */
const subtitleLabelPattern =
  /^(?:sub_?title|untertitel|unterzeile|sous_?titre|subtítulo|subtitulo|sottotitolo|ondertitel|podtytuł|underrubrik)$/i
const priceLabelPattern =
  /^(?:price|preis|prix|precio|prezzo|prijs|pris|cena|eintritt|admission|entry|ticket|fee|entry_fee|gebühr|gebuehr|teilnahmegebühr)[_ -](?:(?:uvp|rrp|msrp|retail|list|regular|full|normal|adults?|child(?:ren)?|reduced|students?|family|erwachsene|kinder|familie|amount|betrag)_)?(?:gbp|eur|usd|chf|sek|nok|dkk|pln|czk)$/i
/** "flasche_075_eur: 12.5": a price, and not a cost of the makers. */
const isPricedField = (label: string, text: string): boolean =>
  bareAmount.test(text.trim()) &&
  /(?:_(?:eur|gbp|usd|chf|sek|nok|dkk|pln|czk)(?: \S{1,40})?|[ ](?:eur|euros?|gbp|usd|chf))$/iu.test(label) &&
  !makerCostPattern.test(label)
const bareAmount = /^\d{1,6}(?:[.,]\d{1,2})?$/
/** What something costs its makers or is worth to them, which is not a price for readers. */
const makerCostPattern =
  /(?:^|[ _])intern(?!at)|donation|spende(?!n_ab)|suggested|richtwert|versicher|insur|(?:^|[ _])ek_|einkauf|margin|marge|(?:^|[ _])costs?(?:_|$)|kosten_|herstell|wareneinsatz|food_?cost|cogs|selbstkosten|wholesale|haendler|händler|rabatt|discount|budget|umsatz|turnover|foerder|förder|salary|gehalt|fund|goal|target|(?:^|[ _])ziel|raised|(?:insured|insurance|book|versicherungs|schaetz|schätz)_?(?:value|wert)/iu
const currency = /^(?:GBP|EUR|USD|CHF|SEK|NOK|DKK|PLN|CZK)$/i
/** Names of the price that most people pay. */
const usualPricePattern =
  /^(?:normal|regular|regulär|full|adults?|standard|voll|vollpreis|regulaer|normalpreis|vollzahler|erwachsene|amount|value|betrag|plein|general|intero)$/i
/** Names of the group that a price is for: "under_16", "garden_room_per_person". */
const groupPricePattern =
  /^(?:child(?:ren)?|kids?|under_?\d+|infants?|youth|students?|concessions?|reduced|famil(?:y|ies)|members?|non_members?|seniors?|groups?|schools?|early_bird|kind(?:er)?|jugend(?:liche)?|erm(?:ae|ä)(?:ss|ß)igt\w*|familien?|senior(?:en)?|sch(?:ue|ü)ler\w*|studierende|mitglieder|nichtmitglieder|gruppen?|kita\w*|adultes?|enfants?|reduit|réduit|famille|bambini|ridotto|nights?|weeks?|weekends?|months?|half_day|full_day|halber_tag|ganzer_tag|nacht|woche|wochenende|nuit|semaine|notte|settimana|\w+_per_(?:person|night|head|hour|day)|per_(?:person|night|head|hour|day)|pro_(?:person|nacht|stunde|tag))(?:_|$)/iu
/** Names of fields that say from when to when something is on. */
const runLabelPattern =
  /^(?:laufzeit|zeitraum|dauer|run|runs|on_view|on_show|on_display|zu_sehen|period|showing|dates?|exhibition_dates|season|période|periode|periodo|período|duration|spielzeit|termin|termine)$/i

const isoDayPattern = /^\d{4}-\d{2}-\d{2}(?:[T ]|$)/
const deadlineLabelPattern =
  /(?:^|_)(?:\w{0,20}deadline|closing_?dates?|close[sd]?_(?:at|on)|(?:booking|registration|entries|entry|sales?|applications?)_close[sd]?|(?:apply|register|registration|sign_?up|book(?:ing)?|rsvp|entry|entries|submit|submission|order|anmeldung|bewerbung|buchung|prenotazione|iscrizione|inscription|inscripcion|reserva|inschrijving|aanmelding|zapisy)_?(?:by|until|bis|entro|avant|hasta|voor|do)|(?:anmelde|bewerbungs|einsende|melde)_?(?:frist|schluss))$/i

/**
 * Returns what a value is by the names above its own ("price › bottle", "dates › opens"), if it has the matching
 * form; a deadline if its own name says so.
 */
function findPathKind(words: readonly string[], text: string): FactKind {
  const last = words.at(-1) ?? ''
  if (isoDayPattern.test(text) && deadlineLabelPattern.test(last.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2')))
    return 'deadline'
  for (const word of words.slice(0, -1)) {
    const kind = findLabelKind(word)
    if (
      kind === 'price' &&
      bareAmount.test(text) &&
      (currency.test(last) ||
        usualPricePattern.test(last) ||
        (groupPricePattern.test(last) && Number(text) !== 0 && !makerCostPattern.test(last)))
    )
      return kind
    if (runLabelPattern.test(word) && isoDayPattern.test(text)) return 'when'
    if (kind === 'price' && /[€$£¥₹₺]|\b(?:EUR|USD|GBP|CHF)\b/u.test(text) && /\d/.test(text)) return kind
    if (kind === 'when' && isoDayPattern.test(text)) return kind
  }
  return 'trait'
}

/** "For 4 people", "Pour 6 personnes": above what a dish takes. "For 3 days" and "Für 2 Euro" head other lists. */
const servedHeadingPattern =
  /^(?:per|für|for|pour|para|voor|dla|til|för|pro|serves)\s\d{1,3}\s(?!(?:days?|nights?|weeks?|hours?|minutes?|months?|years?|miles?|km|euros?|pounds?|tage?|nächte?|wochen?|stunden?|minuten?|monate?|jahre?|franken|jours?|nuits?|semaines?|heures?|mois|ans|giorni|notti|settimane|ore|mesi|anni|días|noches|semanas|horas|meses|años|dias|anos|dagen|nachten|weken|uur|maanden|jaar|dni|nocy|tygodni\p{L}*|godzin\p{L}*|dag\p{L}{0,3}|nätter|veckor|timmar|uger|timer|kr|zł)(?!\p{L}))\p{L}/iu

/**
 * Returns what a sentence or line is; undefined for a fragment, of which only dates, prices and the like count.
 * `isBehindList` says that a list of its section has ended before it.
 */
export function findSentenceKind(
  block: VisibleBlock,
  text: string,
  section: string | undefined,
  isBehindList = false,
): FactKind | undefined {
  const under = section ?? ''
  if (
    block.kind === 'entry' &&
    /^(?:ingredients?|zutaten|ingrédients|ingredientes|ingredienti|składniki|malzemeler)\b/iu.test(under)
  )
    return 'ingredient'
  if (block.kind === 'entry' && !block.list?.ordered && text.length < 80 && servedHeadingPattern.test(under))
    return 'ingredient'
  if (
    block.kind === 'entry' &&
    /^(?:\d|½|¼|¾|⅓)[\d.,/–-]*\s?(?:g|kg|ml|cl|dl|l|el|tl|tbsp|tsp|cups?|oz|lb|tassen?|prisen?|bund|stück|cloves?|zehen?|slices?|scheiben?|pinch(?:es)?)\b/iu.test(
      text,
    )
  )
    return 'ingredient'
  if (block.kind === 'entry' && block.list?.ordered) return 'step'
  // "28.11. Market (members only)", "Fr Trout, only if ordered by Thursday!": an entry in a list of dates or days.
  if (
    block.kind === 'entry' &&
    block.list &&
    (/^(?:\p{L}{2,10}\.?,?\s)?\d{1,2}\.\s?\d{1,2}\./u.test(text) || timedLinePattern.test(text))
  )
    return 'entry'
  if (isWholeSentence(text)) {
    // Text after the steps is about them.
    if (
      !isBehindList &&
      /^(?:method|directions|instructions|preparation|steps|zubereitung|so geht['’]?s)\b/iu.test(under)
    )
      return 'step'
    return /[?？؟][)"'”“«»’]*$/u.test(text) ? 'question' : 'statement'
  }
  if (block.kind === 'entry' || block.kind === 'definition') return 'entry'
  if (!isShortSentence(text)) return undefined
  return text.endsWith('?') ? 'question' : 'statement'
}
