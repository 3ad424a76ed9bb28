import type { ContentKind, Fact, FactCard, FactKind } from '@/lib/facts/schemas'
import type { WritingStyle } from '@/lib/networks/network'
import { findFieldUse } from '../material/field-use'
import type { Material } from '../material/material'
import { lines, type Sentence } from '../material/sentence'
import { mayLimit } from './condition-words'
import { normalizeText } from './detail-lines'
import { buildDraft, getDraftText, type PostDraft } from './draft'
import { mentionsDay } from './prepare-text'
import { saysDay } from './says-day'

/**
 * Whether a short post or a caption without a link, or one from a bible, gives readers some of what they act on, but
 * not what that depends on: nothing leads them to the rest. A teaser tells nothing that anyone could act on. Takes the
 * card, the draft and the network's writing style. Pure. Serves spec/writing#6.
 */
export const isMisleadingAlone = (
  card: FactCard,
  draft: PostDraft,
  { material: { kind, name, language }, style }: { material: Material; style: WritingStyle },
): boolean =>
  (unlinkedStyles.has(style) || recordPattern.test(draft.structure)) &&
  style !== 'whole' &&
  !toldInPartKinds.has(kind) &&
  draft.isWhole !== true &&
  draft.structure !== 'whole text' &&
  !(teaserPattern.test(draft.structure) && !givesTerms(getDraftText(draft), kind)) &&
  leavesOutConditions(card, `${name?.text ?? ''}\n${getDraftText(draft)}`, language)
const unlinkedStyles: ReadonlySet<WritingStyle> = new Set(['short', 'caption'])
const recordPattern = /^(?:record by its boxes|texts of a record)$/u

/** Whether a text gives the day of an event or the price of what readers can buy or use. */
const givesTerms = (text: string, kind: ContentKind): boolean =>
  (kind === 'event' && saysDay(text)) ||
  (kind === 'event' || kind === 'product' ? pricePattern.test(text) : readersPricePattern.test(text))
const pricePattern =
  /[€£$]\s?\d|\d\s?(?:[€£$]|(?:EUR|GBP|USD|CHF|PLN|SEK|NOK|DKK|Euro|euros?|kr|zł|Kč)(?!\p{L}))/u
/** "Entry costs £5.50", not "The swings cost £40,000". */
const readersPricePattern =
  /(?<!\p{L})(?:costs?|fees?|prices?|admission|entry|tickets?|kostet|kosten|eintritt\p{L}*|preise?|gebühr\p{L}*|tarifs?|coûte|entrée|prix|costa|ingresso|prezzo|cuesta|precio|entrada|kost|toegang|prijs|kosztuje|wstęp|bilety?|kostar|koster|inträde)(?!\p{L})[^.!?]{0,60}?(?:[€£$]\s?\d{1,3}(?:[.,]\d{2})?(?![\d.,]*\d|\s?(?:k|m|bn|million)(?!\p{L}))|(?<![\d.,])\d{1,3}(?:[.,]\d{2})?\s?(?:[€£$]|(?:EUR|GBP|USD|CHF|PLN|SEK|NOK|DKK|Euro|euros?|kr|zł)(?!\p{L})))/iu

/**
 * The beginning of a draft that says what something is, without its lists and lines of details; of a bible, all of its
 * texts. Undefined for an event, a guide or news without a deadline, of which readers want to know when it is, how it
 * is done or what changes, if the beginning gives a price, and if nothing but the name is left. Pure.
 */
export function buildTeaser(
  { structure, hook, body }: PostDraft,
  { kind, summary }: Material,
): PostDraft | undefined {
  const isOfSentences = ({ sentences, join }: PostDraft['hook']): boolean =>
    join === ' ' && sentences.some(({ facts: [fact] }) => fact?.kind === 'statement')
  const [lead] = [hook, ...body].filter(isOfSentences)
  if (kind === 'event' || kind === 'guide' || !lead) return undefined
  if (structure === 'texts of a record') {
    const texts = [hook, ...body].map((block) => ({
      ...block,
      sentences: block.sentences.filter(({ text }) => !pricePattern.test(text)),
    }))
    return buildDraft(structure, texts)
  }
  if (lead.sentences.some(({ text }) => givesTerms(text, kind))) return undefined
  const isDated = ({ text }: Sentence): boolean =>
    summary.some((one) => one.text === text) && mentionsDay(text)
  // Until when readers can apply or object is part of what it is.
  const due = [hook, ...body]
    .flatMap(({ sentences }) => sentences)
    .filter((one) => !lead.sentences.includes(one) && (isDeadline(one) || isDated(one)))
  if (!teasedKinds.has(kind) && due.length === 0) return undefined
  return buildDraft('title and lead', [hook, ...(lead === hook ? [] : [lead]), lines(...due)])
}
const isDeadline = ({ facts }: Sentence): boolean =>
  facts.some(({ kind, role }) => kind === 'deadline' || role === 'deadline')
/** Structures that say what something is, not when it is, what it costs or how it is done. */
const teaserPattern =
  /^(?:title and (?:short text|lead|how to apply|new date)|lead|texts of a record)|tagline|trait/u
/** Kinds of which a beginning is of use by itself. */
const teasedKinds: ReadonlySet<ContentKind> = new Set(['product', 'recipe', 'list', 'release_notes'])
const toldInPartKinds: ReadonlySet<ContentKind> = new Set(['character', 'person', 'obituary', 'story'])

/** Kinds of facts that may say what something depends on or is limited to. */
const conditionKinds: ReadonlySet<FactKind> = new Set(['statement', 'entry', 'line', 'step', 'trait'])

/**
 * Whether a post leaves out anything of its card that may limit what it says: a condition, a change or a
 * deadline. Takes the card, the post's text with its title, and its language.
 */
function leavesOutConditions(card: FactCard, posted: string, language: string): boolean {
  const said = normalizeText(posted)
  const isCondition = ({ kind, text, role, field }: Fact): boolean =>
    conditionKinds.has(kind) &&
    (role === 'warning' || findFieldUse(field) === 'warning' || mayLimit(text, language))
  return card.facts.some((fact) => isCondition(fact) && !said.includes(normalizeText(fact.text)))
}
