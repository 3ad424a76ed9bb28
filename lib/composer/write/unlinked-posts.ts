import type { ContentKind, Fact, FactCard, FactKind } from '@/lib/facts/schemas'
import type { WritingStyle } from '@/lib/networks/network'
import type { Material } from '../material/material'
import { lines, type Sentence } from '../material/sentence'
import { normalizeText } from './detail-lines'
import { buildDraft, getDraftText, type PostDraft } from './draft'
import { mentionsDay } from './prepare-text'

/**
 * Whether a short post or a caption without a link gives readers some of what they act on, but not what that depends
 * on: nothing leads them to the rest. A teaser tells nothing that anyone could act on. Takes the card, the draft and
 * the network's writing style. Pure. Serves spec/writing#6.
 */
export const isMisleadingAlone = (
  card: FactCard,
  draft: PostDraft,
  { material: { kind, name }, style }: { material: Material; style: WritingStyle },
): boolean =>
  (unlinkedStyles.has(style) || draft.structure === 'record by its boxes') &&
  style !== 'whole' &&
  !toldInPartKinds.has(kind) &&
  draft.isWhole !== true &&
  draft.structure !== 'whole text' &&
  !(teaserPattern.test(draft.structure) && (kind !== 'event' || mentionsDay(getDraftText(draft)))) &&
  leavesOutConditions(card, `${name?.text ?? ''}\n${getDraftText(draft)}`)
const unlinkedStyles: ReadonlySet<WritingStyle> = new Set(['short', 'caption'])

/**
 * The beginning of a draft that says what something is, without its lists and lines of details. Undefined for
 * an event, a guide or news without a deadline, of which readers want to know when it is, how it is done or what
 * changes, and if nothing but the name is left. Pure.
 */
export function buildTeaser({ hook, body }: PostDraft, { kind, summary }: Material): PostDraft | undefined {
  const isOfSentences = ({ sentences, join }: PostDraft['hook']): boolean =>
    join === ' ' && sentences.some(({ facts: [fact] }) => fact?.kind === 'statement')
  const [lead] = [hook, ...body].filter(isOfSentences)
  if (!lead || kind === 'event' || kind === 'guide') return undefined
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

/** Words for what is limited, required, forbidden, changed or declared, in the languages that sources are written in. */
const conditionPattern =
  /(?<!\p{L})(?:only|if|unless|except|must|not|no|never|don[’']t|can(?:no|[’'])t|without|please|members?|book(?:ing|ed)?|register|limited|moved|instead|postponed|cancel\p{L}*|sold out|closed|contains?|allerg\p{L}*|warning|nur|wenn|falls|sofern|außer|ohne|nicht|kein\p{L}{0,2}|bitte|anmeld\p{L}*|verschoben|statt|abgesagt|entfällt|geschlossen|begrenzt|muss|müssen|enthält|achtung|seulement|sauf|sans|réserv\p{L}*|annul\p{L}*|fermé\p{L}*|solo|senza|non|prenot\p{L}*|tranne|chius\p{L}*|sólo|sin|excepto|cerrad\p{L}*|alleen|niet|geen|behalve|tylko|nie|zapis\p{L}*|bara|inte|utan|endast|kun|ikke|uden)(?!\p{L})/iu

/**
 * Whether a post leaves out anything of its card that may limit what it says: a condition, a change or a
 * deadline. Takes the card and the post's text with its title.
 */
function leavesOutConditions(card: FactCard, posted: string): boolean {
  const said = normalizeText(posted)
  const isCondition = ({ kind, text }: Fact): boolean =>
    conditionKinds.has(kind) && conditionPattern.test(text)
  return card.facts.some((fact) => isCondition(fact) && !said.includes(normalizeText(fact.text)))
}
