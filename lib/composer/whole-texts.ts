import type { ExcludedPart, Exclusion, FactCard } from '@/lib/facts/schemas'
import { detailLines, wordsOf } from './detail-lines'
import { draftOf } from './draft'
import type { Material } from './material'
import { wholeText } from './outline'
import { lines, paragraph } from './sentence'
import type { MakeDrafts } from './structures'
import { type Telling, tellingOf } from './telling'

/** Why a text is only told as a whole: a part of it would be wrong without the others. */
export type WholeReason = 'legal' | 'some_readers'

/** Said to some readers only, or what depends on who reads it. */
const ofSome =
  /(?<!\p{L})(?:you (?:are|have been) receiving this|you received this|this (?:e-?mail|message|letter|notice) (?:only )?(?:is for|goes to|concerns|applies to)|(?:not|only) affected|only affects|affected (?:customers?|users?|accounts?|devices?|products?|orders?|units?|models?|batch(?:es)?|lights?|owners?|members?|versions?|items?)|if you (?:own|bought|purchased|use) an? affected|your (?:account|order|delivery(?: day)?|subscription|contract|membership|booking) (?:changes|will change|is changing|has been|will be)|(?:nicht|nur) betroffen|betroffen sind|betroffene[nrs]? (?:kund|gerät|produkt|chargen?|modell|mitglied|konten|nutzer)\p{L}{0,8}|sie erhalten diese (?:nachricht|e-?mail|mail)|du erhältst diese|diese (?:nachricht|mail) (?:geht|richtet sich|gilt))(?!\p{L})/iu
/** Everybody who reads a newsletter is told why it came. */
const subscribed = /subscri|newsletter|signed up|abonn|rundbrief|eingetragen|mailing list|verteiler/iu
const recalls =
  /(?<!\p{L})(?:product recall|safety (?:notice|recall|warning)|(?:is|are) recalling|recalls? (?:the|its|all|some|one)|produktrückruf|rückruf(?:aktion)?|rufen \S{1,40} (?:\S{1,40} ){0,6}zurück|data breach|security incident|datenpanne|datenleck)(?!\p{L})/iu
/** What readers may do by a day, or lose. */
const rights =
  /(?<!\p{L})(?:(?:if you (?:do not|don[’']t) agree|you (?:can|may) (?:cancel|object|opt out|terminate|withdraw))(?!\p{L})|sonderkündigungsrecht|widerspruchsrecht|(?:können|kannst|könnt) (?:\S{1,40} ){0,6}(?:kündigen|widersprechen))(?!\p{L})/iu

/** What a publisher has to say of itself below a text. */
const ofPublisher =
  /amtsgericht|handelsregister|ust-?id|registered (?:office|in)|company (?:no|number)|vat (?:no|reg)|@|\btel\b|©|unsubscribe|abmelden/iu

const inText: ReadonlySet<Exclusion> = new Set([
  'notice',
  'call_to_action',
  'table',
  'markup',
  'code',
  'footnote',
])

/** Why a text may only be told as a whole; undefined of most. Pure; serves spec/writing#6. */
export function wholeReason(
  card: FactCard,
  { kind, name, paragraphs, entries, summary }: Material,
): WholeReason | undefined {
  if (kind === 'legal') return 'legal'
  if (kind === 'story' || kind === 'character' || kind === 'recipe') return undefined
  const running = [...summary, ...paragraphs.flat(), ...entries].map(({ text }) => text)
  const kept = card.not_for_posts.flatMap(({ reason, text }) =>
    reason === 'notice' || reason === 'call_to_action' ? [text] : [],
  )
  const said = [name?.text ?? '', ...running, ...kept].map((text) => text.slice(0, 400))
  const isOfSome = (text: string): boolean => ofSome.test(text) && !subscribed.test(text)
  if (said.some(isOfSome) || said.slice(0, 4).some((text) => recalls.test(text))) return 'some_readers'
  return said.some((text) => rights.test(text)) ? 'legal' : undefined
}

/**
 * The one structure of a text that is told as a whole or not at all: its title and every word of it. None where a part of its text
 * is not on the card, or where the network has no room for it. Pure.
 */
export function wholeStructures(card: FactCard, material: Material, withTitle: boolean): MakeDrafts[] {
  const telling = tellingOf(material)
  const end = Math.max(...card.facts.map(({ field, until }) => (field === 'raw_content' ? until : 0)))
  const isMissing = ({ reason, field, from, text }: ExcludedPart): boolean =>
    field === 'raw_content' && inText.has(reason) && !(from > end && ofPublisher.test(text))
  if (card.not_for_posts.some(isMissing)) return []
  if (material.paragraphs.flat().some(({ text }) => text.endsWith('?'))) return []
  return [
    () => {
      const text = wholeText(material)
      if (!saysAll(telling, text.map((block) => wordsOf(block)).join(' '))) return []
      const details = lines(...detailLines(telling, wordsOf(...text)))
      const begins = wordsOf(text[0] ?? null)
      const title = withTitle && begins !== telling.name?.text ? paragraph(telling.name) : null
      const draft = draftOf('whole text only', [title, ...text, details])
      return [draft && { ...draft, isWhole: true }]
    },
  ]
}

/** Every sentence and entry of the card is said. */
function saysAll({ material }: Telling, said: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const whole = plain(said)
  return [...material.paragraphs.flat(), ...material.entries].every(({ text }) => whole.includes(plain(text)))
}
