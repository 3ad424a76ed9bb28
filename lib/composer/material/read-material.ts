import { findBible } from '@/lib/facts/fields/bible-fields'
import { findIndependentBoxes, isInIndependentBox } from '@/lib/facts/fields/independent-boxes'
import { isUnsettled, splitFieldPath } from '@/lib/facts/fields/note-fields'
import type { Exclusion, Fact, FactCard } from '@/lib/facts/schemas'
import { baseLanguage } from '@/lib/platforms/language'
import { isRecord } from '@/lib/text/is-empty'
import { ensureFullStop } from '@/lib/text/sentences'
import type { ComposerItem, ComposerVoice } from '../schemas'
import { addFieldNames } from './add-field-names'
import { applyVoice, isAllowed } from './apply-voice'
import { bindLimits } from './bind-limits'
import { cleanTitle, convertSlugToTitle, isSlug } from './clean-title'
import { findFieldUse, isCharacterField, isInternalField } from './field-use'
import { findDetails, isCalendar } from './find-details'
import { markStandaloneSentences } from './mark-standalone-sentences'
import type { Material, TextSentence } from './material'
import { findOccasions } from './occasions'
import { allowedPhrases, getPhrases } from './phrases'
import { joinQuantities } from './quantities'
import { isQuoteSource, quoteFieldParagraphs } from './quoted-fields'
import { buildRecord } from './record-tree'
import { replaceText, type Sentence } from './sentence'
import { groupParagraphs, joinEntries, type SortedFacts, sortFacts } from './sort-facts'
import { removeLoneUnitPrices } from './unit-prices'
import { listWithheldNames, mentionsName } from './withheld-names'

/**
 * The language of a post for a channel: the channel's if the card says anything in it (a bible may have several),
 * otherwise the card's own if possible. Pure.
 */
export function choosePostLanguage(card: FactCard, channelLanguage: string): string {
  const wanted = baseLanguage(channelLanguage)
  const speaks = (fact: Fact): boolean =>
    fact.field.startsWith('metadata.bible') &&
    (fact.kind === 'statement' || fact.kind === 'question' || isCharacterFact(fact))
  const spoken = new Set(card.facts.filter(speaks).map(({ language }) => language))
  if (spoken.has(wanted)) return wanted
  const { code } = card.language
  if (spoken.size === 0 || spoken.has(code)) return code
  return ['en', 'de'].find((language) => spoken.has(language)) ?? [...spoken][0] ?? code
}

const isCharacterFact = ({ label }: Fact): boolean =>
  label !== undefined && /^(?:tagline|vibe_surprise_facts|vibe_personality)$/.test(label)

type Read = { language: string; voice: ComposerVoice; seed: string; material: Material }
/** The material read last from a card, since its posts are written one after the other. */
const lastRead = new WeakMap<FactCard, Read>()

/**
 * Reads a card for one language and voice (spec/writing#6). Nothing in `not_for_posts` becomes part of the
 * material. Pure.
 */
export function readMaterial(item: ComposerItem, language: string, voice: ComposerVoice): Material {
  const seed = item.external_id
  const before = lastRead.get(item.card)
  if (before?.language === language && before.voice === voice && before.seed === seed) return before.material
  const material = readUncachedMaterial(item, language, voice)
  lastRead.set(item.card, { language, voice, seed, material })
  return material
}

function readUncachedMaterial(item: ComposerItem, language: string, voice: ComposerVoice): Material {
  const { card } = item
  const parts = findIndependentBoxes(card.facts)
  const isOfFields = isRecordItem(item)
  const isFigure = isCharacterCard(card)
  const kept = [...listUnreleasedBoxes(card), ...listExcludedBoxes(item)]
  const covered = listEmbargoedFields(item)
  const title = card.facts.find(({ kind }) => kind === 'name')?.text ?? ''
  const withheld = listWithheldNames(findBible(item.metadata)).filter((name) => !mentionsName(title, name))
  // Names, addresses and numbers are the same in every language.
  const all = card.facts.filter(
    (fact) =>
      isForReaders(fact, isOfFields, isFigure) &&
      !splitFieldPath(fact.field).some((name) => covered.has(name)) &&
      !kept.some((box) => fact.field.startsWith(box)) &&
      !withheld.some((name) => mentionsName(fact.text, name)) &&
      fact.kind !== 'link' &&
      fact.kind !== 'quote' &&
      !isDatelineDay(fact, card) &&
      (fact.language === language ||
        fact.kind === 'name' ||
        isLanguageNeutral(fact) ||
        fact.label === 'tribe_display_name' ||
        fact.label === 'size_estimate_cm'),
  )
  const facts = all.filter(({ field }) => !isInIndependentBox(field, parts))
  const { said, flags } = applyVoice(all, voice, language)
  const sentenceOf = (fact: Fact): Sentence | undefined => {
    const words = said.get(fact.id)
    if (!words) return undefined
    return {
      text: words.text,
      facts: [fact],
      ...(words.replaced.length > 0 ? { replaced: words.replaced } : {}),
    }
  }
  const sorted = bindLimits(sortFacts(facts, sentenceOf, language), facts, sentenceOf)
  // If several things take place on several days, the day and price of one do not apply to the whole.
  const isList = isCalendar(facts)
  const words = getPhrases(language)
  const isCharacter = isFigure
  const { summary: short, paragraphs: running } = groupParagraphs(sorted)
  const summary = short.length > 0 || isCharacter ? short : readTagline(sorted)
  const quoted = quoteFieldParagraphs(running, sorted.values, language)
  const isOfSomebody = card.kind === 'character' || card.kind === 'person' || card.kind === 'story'
  const paragraphs = isOfSomebody ? quoted : addFieldNames(quoted, language)
  const name = nameOf(sorted, { paragraphs, summary, item, language })
  return {
    kind: card.kind,
    language,
    phrases: words && allowedPhrases(words, (text) => isAllowed(text, voice, language)),
    seed: item.external_id,
    name,
    summary:
      summary.length > 0 ? (markStandaloneSentences([summary], { name, language })[0] ?? summary) : summary,
    paragraphs: markStandaloneSentences(isOfFields ? preventNonTextLeads(paragraphs) : paragraphs, {
      name,
      language,
    }),
    entries: joinQuantities(removeLoneUnitPrices(joinEntries(sorted))),
    dates: isList ? [] : sorted.dates,
    lines: sorted.lines,
    omissions: listOmissions(card),
    unsaid: new Set(facts.filter(({ id }) => !said.has(id)).map(({ id }) => id)),
    headings: sorted.headings,
    details: isList ? {} : findDetails(sorted, language, listPublicationDays(item)),
    values: sorted.values,
    occasions: findOccasions(sorted.values, language)?.each ?? [],
    isCharacter,
    isOffer: isOffer(item, sorted.values),
    ...(isOfFields ? { record: buildRecord(all, sentenceOf, language) } : {}),
    flags,
  }
}

/** Where something in the running text is not for posts that what follows may refer to. */
const listOmissions = ({ not_for_posts, facts }: FactCard): number[] =>
  not_for_posts
    .filter(
      ({ reason, field, from, until }) =>
        field === 'raw_content' &&
        missedExclusions.has(reason) &&
        // The rows of a table may be values on the card.
        !facts.some((fact) => fact.field === field && fact.from >= from && fact.until <= until),
    )
    .map(({ from }) => from)
const missedExclusions: ReadonlySet<Exclusion> = new Set([
  'notice',
  'table',
  'code',
  'suspicious',
  'internal_note',
  'embargo',
  'draft',
  'fragment',
])

/**
 * Whether a bible is told field by field. Characters, stories, legal texts, and recipes with steps and without
 * boxes of ingredients are told as what they are.
 */
const isRecordItem = ({ metadata, card }: ComposerItem): boolean =>
  findBible(metadata) !== undefined &&
  card.kind !== 'legal' &&
  card.kind !== 'story' &&
  !isCharacterCard(card) &&
  !(
    card.kind === 'recipe' &&
    card.facts.some(({ kind }) => kind === 'step') &&
    !card.facts.some(isIngredientField)
  )

/** Whether a fact is the amount or name of an ingredient in a field of its own: "zutaten.0.liste.2.menge". */
const isIngredientField = ({ field }: Fact): boolean =>
  /\.(?:ingredients?|zutaten|ingr[eé]dients|ingredientes|ingredienti)\.(?:.{1,80}\.)?\d{1,3}\.[^.\d][^.]{0,40}$/iu.test(
    field,
  )

const isCharacterCard = ({ kind, facts }: FactCard): boolean =>
  kind === 'character' ||
  (!thingKinds.has(kind) &&
    facts.some((fact) => isCharacterFact(fact) && fact.field.startsWith('metadata.bible')))

/**
 * Field prefixes of list elements that their authors mark as not public yet, such as a screening that has not been
 * announced.
 */
const listUnreleasedBoxes = ({ not_for_posts }: FactCard): string[] =>
  not_for_posts.flatMap(({ reason, field, text }) => {
    const [, box] = /^(metadata\.bible\..{1,200}\.\d{1,3}\.)[^.\d][^.]{0,60}$/u.exec(field) ?? []
    return box !== undefined &&
      (reason === 'embargo' || reason === 'draft' || (reason === 'internal_note' && isUnsettled(text)))
      ? [box]
      : []
  })

/** Keeps paragraphs from fields that are not texts, such as conditions and warnings, from leading a post. */
const preventNonTextLeads = (paragraphs: readonly TextSentence[][]): TextSentence[][] =>
  paragraphs.map((sentences) =>
    findFieldUse(sentences[0]?.facts[0]?.field ?? '') === 'text'
      ? [...sentences]
      : sentences.map((one) => ({ ...one, alone: false })),
  )

/** The fields that a bible's embargo covers: {"embargo": {"covers": ["section"]}}. */
function listEmbargoedFields({ metadata }: ComposerItem): ReadonlySet<string> {
  const embargo = findBible(metadata)?.embargo
  const covers = isRecord(embargo) ? embargo.covers : undefined
  return new Set(
    Array.isArray(covers) ? covers.filter((name): name is string => typeof name === 'string') : [],
  )
}

/**
 * Field prefixes of what is not told: list elements that are fully booked ({"dates": "18–19 April", "places_left":
 * 0}), not released, priced for traders or gifts without a currency, and storage locations.
 */
function listExcludedBoxes({ metadata }: ComposerItem): string[] {
  const found: string[] = []
  const isLeftOut = ([key, value]: [string, unknown]): boolean =>
    ((value === 0 || value === '0') && remainingPlacesFieldPattern.test(key)) ||
    (value === true && (soldOutFieldPattern.test(key) || tradeOnlyFieldPattern.test(key))) ||
    (isNegativeValue(value) && releaseFieldPattern.test(key))
  const read = (box: Record<string, unknown>, field: string, depth: number): void => {
    for (const [name, value] of Object.entries(box).slice(0, 200)) {
      const parts = Array.isArray(value) ? value.slice(0, 100).entries() : []
      for (const [at, part] of parts)
        if (
          isRecord(part) &&
          (Object.entries(part).some(isLeftOut) || isTradePrice(part) || isGiftWithoutCurrency(part))
        )
          found.push(`${field}.${name}.${at}.`)
      if (isRecord(value)) {
        // Where an object is stored while it is not on display.
        const keys = Object.keys(value)
        if (keys.some((key) => /^(?:public|on_display|gallery|galerie|raum)$/iu.test(key)))
          found.push(
            ...keys.filter((key) => storageFieldPattern.test(key)).map((key) => `${field}.${name}.${key}`),
          )
        if (depth < 3) read(value, `${field}.${name}`, depth + 1)
      }
    }
  }
  const bible = findBible(metadata)
  if (bible) read(bible, 'metadata.bible', 0)
  return found
}
const storageFieldPattern = /^(?:stores?|storage|depot|magazin)$/iu
/**
 * {"amount": 25, "text": "pays for one metre of handrail"}: has no currency, so it would be told without its
 * amount.
 */
const isGiftWithoutCurrency = (part: Record<string, unknown>): boolean => {
  const keys = Object.keys(part)
  return (
    typeof (part.amount ?? part.betrag) === 'number' &&
    keys.every((key) =>
      /^(?:amount|betrag|text|does|pays_for|buys|effect|wirkung|description|beschreibung)$/iu.test(key),
    )
  )
}
/** "kg Wiederverkauf: 21.80, nur: Händler": a price for traders. */
const isTradePrice = (part: Record<string, unknown>): boolean =>
  Object.keys(part).some((key) =>
    /^(?:price|preis|prix|prezzo)|(?:^|_)(?:eur|euro|chf|gbp|usd|sek)$/iu.test(key),
  ) && Object.values(part).some((value) => typeof value === 'string' && tradePattern.test(value))
const tradePattern =
  /(?<!\p{L})(?:h(?:ä|ae)ndler|wiederverk(?:auf|äufer)\p{L}{0,4}|gastro(?=[,:]|preis)|wholesale|trade (?:only|prices?)|resellers?|dealers? only|for dealers|revendeurs?|rivenditori|nur gewerbe)(?![\p{L}])|gastropreis/iu
const tradeOnlyFieldPattern =
  /^(?:is_)?(?:trade_?only|b2b(?:_only)?|wholesale(?:_only)?|resellers?_only|nur_(?:handel|gewerbe|haendler|händler)|members?_only|intern(?:al)?(?:_only)?)$/iu
const soldOutFieldPattern =
  /^(?:complet|sold_?out|full|fully_?booked|ausverkauft|ausgebucht|voll|esaurito|agotado|esgotado|cancelled|abgesagt|annul[eé])$/iu
/** Names of fields that say whether something is released: "freigegeben: false" next to an unapproved quote. */
const releaseFieldPattern =
  /^(?:released|cleared|approved|confirmed|announced|best(?:ae|ä)tigt|public|freigegeben|freigabe|(?:oe|ö)ffentlich|publishable)$/iu
const isNegativeValue = (value: unknown): boolean =>
  value === false ||
  (typeof value === 'string' && /^(?:no|nein|non|false|pending|offen)(?!\p{L})/iu.test(value))
const remainingPlacesFieldPattern =
  /^(?:places_?left|free_?places|seats_?left|spaces_?left|free|remaining|left|frei|freie_?pl(?:ae|ä)tze|restpl(?:ae|ä)tze|places_?libres)$/iu

/**
 * Whether a fact is in a field meant for readers: in a record, and for a character's sentences, the field needs a
 * known name; otherwise it only must not be internal.
 */
function isForReaders({ field, kind, text }: Fact, isOfFields: boolean, isFigure: boolean): boolean {
  if (!field.startsWith('metadata.bible.')) return true
  if (isInternalField(field) || isQuoteSource(field)) return false
  // A character's wish: "wants: To find out whether the boat saw the light."
  if (
    (isFigure || /\.(?:character|figur|charakter)\./iu.test(field)) &&
    wishFieldPattern.test(field) &&
    /^(?:to|that|um|dass) \p{Ll}/iu.test(text)
  )
    return false
  if (isFigure && (kind === 'statement' || kind === 'question')) return isCharacterField(field)
  return (
    !isOfFields || (kind === 'name' && field.split('.').length === 3) || findFieldUse(field) !== undefined
  )
}

const wishFieldPattern = /\.(?:wants?|needs?|fears?|goals?|motivation|wunsch|ziele?|angst)(?:_[a-z]{2})?$/iu

/** Kinds that may have a tagline without being about a character. */
const thingKinds: ReadonlySet<FactCard['kind']> = new Set([
  'product',
  'event',
  'announcement',
  'recipe',
  'guide',
  'release_notes',
  'list',
])

/** The tagline of a thing, which serves as its short text if it has no other. */
function readTagline({ values }: SortedFacts): TextSentence[] {
  const [tagline] = values.filter(({ label }) => label === 'tagline')
  const [fact] = tagline?.facts ?? []
  if (!tagline || !fact) return []
  return [
    {
      ...tagline,
      text: ensureFullStop(tagline.text),
      alone: true,
      isQuestion: fact.kind === 'question',
      block: fact.block,
      section: undefined,
      holds: new Set(),
      follows: false,
      isUnderHeading: false,
      isListed: false,
    },
  ]
}

/** "Port Hallam, 11 March 2027 –": the day on which a text was written is not a day that it tells about. */
const isDatelineDay = ({ kind, field, from, until }: Fact, card: FactCard): boolean =>
  kind === 'when' &&
  card.not_for_posts.some(
    (part) => part.reason === 'byline' && part.field === field && part.from <= from && until <= part.until,
  )

/** Whether a fact is a price, a day or a place in a field that names no language. */
const isLanguageNeutral = ({ kind, text, language }: Fact): boolean =>
  language === 'und' &&
  (kind === 'where' ||
    ((kind === 'price' || kind === 'when' || kind === 'deadline') &&
      /\d/.test(text) &&
      !/\p{L}{4}/u.test(text)))

/**
 * Whether an item advertises a job or a volunteer position: by its content type, its title, its URL or its fields.
 */
function isOffer({ content_type, card, url }: ComposerItem, values: SortedFacts['values']): boolean {
  if (card.kind !== 'announcement' && card.kind !== 'other' && card.kind !== 'event') return false
  const title = card.facts.find(({ kind }) => kind === 'name')?.text ?? ''
  return (
    /^(?:job|vacancy|stelle\p{L}*|career|position|emploi|empleo|lavoro|vacature|praca)(?![\p{L}])/iu.test(
      content_type ?? '',
    ) ||
    /\(\s?[mwfdhx](?:\s?[/|]\s?[mwfdhxia*]){1,3}\s?\)/iu.test(title) ||
    /(?<!\p{L})(?:gesucht|volunteers? (?:wanted|needed)|helpers? (?:wanted|needed)|(?:wanted|needed)[!.]?$)(?!\p{L})/iu.test(
      title,
    ) ||
    /\/(?:jobs?|careers?|vacanc(?:y|ies)|stellen\p{L}*|karriere|emplois?|empleos?|vacatures?|lavora\p{L}*|praca)\//iu.test(
      url ?? '',
    ) ||
    values.some(({ label }) =>
      /^(?:salary|pay|wage|vergütung|verguetung|gehalt|hours_per_week|bewerbungsfrist|arbeitszeit|stelle_?id|job_?id)/iu.test(
        label,
      ),
    )
  )
}

/**
 * The title in readers' wording; if it is a URL slug, the heading above the text or the words of the slug. Null if
 * none of it can be said.
 */
function nameOf(
  sorted: SortedFacts,
  around: Pick<Material, 'paragraphs' | 'summary' | 'language'> & { item: ComposerItem },
): Sentence | null {
  const { name, headings } = sorted
  const { paragraphs, summary, language, item } = around
  if (!name) return null
  if (!isSlug(name.text)) {
    const text = () =>
      [...summary, ...paragraphs.flat(), ...joinEntries(sorted)].map((one) => one.text).join('\n')
    const said = cleanTitle(name.text, {
      url: item.url,
      text,
      language,
      keepsDate: item.card.kind === 'event' || item.card.kind === 'release_notes',
    })
    // The title of a bible is its authors' name for the subject.
    if (said === '') return findBible(item.metadata) ? name : null
    return replaceText(name, said)
  }

  const first = paragraphs[0]?.[0]?.block ?? Number.POSITIVE_INFINITY
  const heading = headings.find(({ block, text }) => block <= first && text.split(/\s/u).length > 1)
  const words = normalizeText(heading?.text ?? '')
  const isMeant = name.text.split(/[-_]/u).some((word) => word.length > 3 && words.includes(word))
  return heading && isMeant ? heading : replaceText(name, convertSlugToTitle(name.text))
}

const normalizeText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The days on which an entry was published or changed, according to its system's fields. */
function listPublicationDays({ metadata }: ComposerItem): ReadonlySet<string> {
  const fields = metadata.fields
  if (!isRecord(fields)) return new Set()
  return new Set(
    Object.entries(fields).flatMap(([name, value]) => {
      const day = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value.trim())?.[0] : undefined
      return day !== undefined &&
        /publish|pub_?date|created|updated|modified|posted|dc:date|erscheint|erschein(?:ungs)?(?:datum|termin)/i.test(
          name,
        )
        ? [day]
        : []
    }),
  )
}
