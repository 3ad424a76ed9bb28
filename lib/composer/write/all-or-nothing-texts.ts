import { hasContactDetails } from '@/lib/facts/exclude/public-notices'
import { isSafetyWarning } from '@/lib/facts/exclude/safety-warnings'
import type { ExcludedPart, Exclusion, FactCard } from '@/lib/facts/schemas'
import type { Material } from '../material/material'
import { lines, paragraph, type Sentence } from '../material/sentence'
import { buildDetailLines, getBlockText } from './detail-lines'
import { buildDraft, type PostDraft } from './draft'
import { buildFullText, formatEntryList, getEntryText } from './outline'
import { overlap, type PreparedText, prepareText } from './prepare-text'
import type { MakeDrafts } from './structures'

/** Why a text may only be told as a whole: any part would be wrong without the others. */
export type AllOrNothingReason = 'legal' | 'some_readers'

/** Wording that addresses only some readers, or depends on who reads it. */
const someReadersPattern =
  /(?<!\p{L})(?:you (?:are|have been) receiving this|you received this|this (?:e-?mail|message|letter|notice) (?:only )?(?:is for|goes to|concerns|applies to)|(?:not|only) affected|only affects|affected (?:customers?|users?|accounts?|devices?|products?|orders?|units?|models?|batch(?:es)?|lights?|owners?|members?|versions?|items?)|if you (?:own|bought|purchased|use) an? affected|your (?:account|order|delivery(?: day)?|subscription|contract|membership|booking) (?:changes|will change|is changing|has been|will be)|(?:nicht|nur) betroffen|betroffen sind|betroffene[nrs]? (?:kund|gerät|produkt|chargen?|modell|mitglied|konten|nutzer)\p{L}{0,8}|sie erhalten diese (?:nachricht|e-?mail|mail)|du erhältst diese|diese (?:nachricht|mail) (?:geht|richtet sich|gilt))(?!\p{L})/iu
/** Every reader of a newsletter is told why they receive it. */
const subscriptionPattern =
  /subscri|newsletter|signed up|abonn|rundbrief|eingetragen|mailing list|verteiler/iu
const recallPattern =
  /(?<!\p{L})(?:product recall|safety (?:notice|recall|warning)|(?:is|are) recalling|recalls? (?:the|its|all|some|one)|produktrückruf|rückruf(?:aktion)?|rufen \S{1,40} (?:\S{1,40} ){0,6}zurück|data breach|security incident|datenpanne|datenleck)(?!\p{L})/iu
/** What readers have the right to do, often by a deadline. */
const rights =
  /(?<!\p{L})(?:(?:if you (?:do not|don[’']t) agree|you (?:can|may) (?:cancel|object|opt out|terminate|withdraw))(?!\p{L})|sonderkündigungsrecht|widerspruchsrecht|(?:können|kannst|könnt) (?:\S{1,40} ){0,6}(?:kündigen|widersprechen))(?!\p{L})/iu

/** What publishers must state about themselves below a text. */
const publisherDetailPattern =
  /amtsgericht|handelsregister|ust-?id|registered (?:office|in)|company (?:no|number)|vat (?:no|reg)|@|\btel\b|©|unsubscribe|abmelden/iu

/** "Stand 1. Januar – gültig für Verträge mit Beginn ab 01.01.": whom a text applies to. */
const validityPattern =
  /(?<!\p{L})(?:gültig|gilt (?:für|ab)|valid (?:for|from)|applies (?:to|from)|in force|effective|en vigueur|vigente|in vigore|geldig|obowiązuje)(?!\p{L})/iu

const textExclusions: ReadonlySet<Exclusion> = new Set([
  'notice',
  'call_to_action',
  'table',
  'markup',
  'code',
  'footnote',
])

/** Why a text may only be told as a whole; undefined for most texts. Pure; serves spec/writing#6. */
export function findAllOrNothingReason(
  card: FactCard,
  { kind, name, paragraphs, entries, summary }: Material,
): AllOrNothingReason | undefined {
  if (kind === 'legal') return 'legal'
  if (kind === 'story' || kind === 'character' || kind === 'recipe') return undefined
  const running = [...summary, ...paragraphs.flat(), ...entries].map(({ text }) => text)
  const kept = card.not_for_posts.flatMap(({ reason, text }) =>
    reason === 'notice' || reason === 'call_to_action' ? [text] : [],
  )
  const said = [name?.text ?? '', ...running, ...kept].map((text) => text.slice(0, 400))
  const isOfSome = (text: string): boolean => someReadersPattern.test(text) && !subscriptionPattern.test(text)
  if (said.some(isOfSome) || said.slice(0, 4).some((text) => recallPattern.test(text))) return 'some_readers'
  return said.some((text) => rights.test(text)) ? 'legal' : undefined
}

/**
 * The structure of a text that is told as a whole or not at all: its title and every word of it. If part of the
 * text is not on the card, or the network has no room, only a recall is still told, in short. Pure.
 */
export function buildAllOrNothingStructures(
  card: FactCard,
  material: Material,
  withTitle: boolean,
): MakeDrafts[] {
  const prepared = prepareText(material)
  const end = Math.max(...card.facts.map(({ field, until }) => (field === 'raw_content' ? until : 0)))
  // Nothing is missing if the rows of a table are values on the card.
  const isTold = ({ field, from, until }: ExcludedPart): boolean =>
    card.facts.some(
      (fact) => fact.label !== undefined && fact.field === field && fact.from >= from && fact.until <= until,
    )
  const isMissing = (part: ExcludedPart): boolean =>
    part.field === 'raw_content' &&
    (textExclusions.has(part.reason) || (part.reason === 'byline' && validityPattern.test(part.text))) &&
    !(part.from > end && publisherDetailPattern.test(part.text)) &&
    // Contact details can be found behind the link, too.
    !(part.reason === 'notice' && hasContactDetails(part.text) && !isSafetyWarning(part.text)) &&
    !(part.reason === 'table' && isTold(part))
  const short = () => [buildShortRecall(prepared, withTitle)]
  if (card.not_for_posts.some(isMissing)) return [short]
  // A question that is never answered.
  if (material.paragraphs.at(-1)?.at(-1)?.text.endsWith('?')) return [short]
  return [
    () => {
      const text = buildFullText(material, { keepsAll: true })
      if (!containsEverything(prepared, text.map((block) => getBlockText(block)).join(' '))) return short()
      const details = lines(...buildDetailLines(prepared, getBlockText(...text)))
      const begins = getBlockText(text[0] ?? null)
      const title = withTitle && begins !== prepared.name?.text ? paragraph(prepared.name) : null
      const draft = buildDraft('whole text only', [title, ...text, details])
      return [draft && { ...draft, isWhole: true }, ...short()]
    },
  ]
}

/** Wording that says which items are affected. */
const affectedItemPattern =
  /(?<!\p{L})(?:batch(?:es)?|lots?|models?|serial|codes?|best before|use by|sold (?:between|from|until|in)|affected|charge|chargen?|los-?(?:nummer|kennzeichnung)?|modelle?|seriennummern?|artikelnummer|mhd|mindesthaltbarkeitsdatum|verkauft|betroffen\p{L}*|lote|numéro de lot|lotto|partij|partia|numer)(?!\p{L})/iu
/** Wording that says how to recognize affected items: where their number is, and what if it cannot be read. */
const recognitionPattern =
  /(?<!\p{L})(?:printed|stamped|label|engraved|can(?:no|['’])t read|unreadable|missing|found (?:on|at|under)|treat (?:it|them|the)|aufgedruckt|eingeprägt|etikett|lesbar|zu finden|steht auf|fehlt)(?!\p{L})/iu
/** "First published 22 January 2026.": about the notice, not about the recall. */
const publicationPattern =
  /^(?:first |last |originally )?(?:published|issued|updated|posted)(?: on)?(?!\p{L})(?![^.]*(?:batch|lot|model))|^(?:veröffentlicht|stand(?=\s?:|\s\d)|zuletzt aktualisiert)(?!\p{L})/iu
/** Wording that says what to do with them. */
const advice =
  /(?<!\p{L})(?:stop using|do not (?:use|eat|drink|consume|open)|don[’']t (?:use|eat|drink|consume)|return|(?:bring|take|send) (?:\p{L}{1,12} ){1,4}back|should not|unplug|switch (?:it )?off|refund|throw|nicht (?:mehr )?(?:verwenden|benutzen|essen|verzehren|trinken|nutzen)|(?:essen|verwenden|benutzen|nutzen|trinken|verzehren) Sie|zurück(?:geben|bringen|gegeben|schicken)|erstatt\p{L}*|vernichten|entsorgen)(?!\p{L})/iu

/**
 * The first sentence of a recall that tells readers what to do with what they have: "Do not eat the cheese." Pure.
 */
export const findAdvice = ({ paragraphs, entries }: Material): Sentence | undefined =>
  [...paragraphs.flat(), ...entries]
    .sort((a, b) => a.block - b.block)
    .find(
      ({ text }) =>
        text.length <= 120 &&
        /^(?:please |bitte )?(?:stop using|do not|don[’']t|never|(?:verwenden|benutzen|essen|verzehren|trinken|nutzen) sie)(?!\p{L})/iu.test(
          text,
        ),
    )

/** What recalled things may do, or what is in them. */
const dangerPattern =
  /(?<!\p{L})(?:burst\p{L}*|explo\p{L}+|shatter\p{L}*|splinter\p{L}*|break\p{L}*|catch(?:es)? fire|fire|overheat\p{L}*|burns?|injur\p{L}+|chok\p{L}+|suffocat\p{L}+|allerg\p{L}*|glass|metal|wire|plastic|listeria|salmonell\p{L}*|mou?ld|undeclared|electric shock|platzen|zerspringen|splitter\p{L}*|scherben|brand(?:gefahr)?|feuer|überhitz\p{L}*|verbrenn\p{L}+|verletz\p{L}+|erstick\p{L}+|draht\p{L}*|metall\p{L}*|glas\p{L}*|kunststoff\p{L}*|salmonellen|schimmel|stromschlag)(?!\p{L})/iu

/** The sentence of a recall that says why: "Some bottles could burst." Undefined if what is told says it. Pure. */
export const findDanger = (
  { paragraphs, entries }: Material,
  told: readonly Sentence[],
): Sentence | undefined =>
  told.some(({ text }) => dangerPattern.test(text))
    ? undefined
    : [...paragraphs.flat(), ...entries].find(
        ({ text }) =>
          text.length <= 160 &&
          dangerPattern.test(text) &&
          !/(?<!\p{L})(?:nobody|no one|niemand)(?!\p{L})/iu.test(text),
      )

/**
 * A recall in few words: what is recalled, which items are affected and what to do with them; undefined if one of
 * these is missing.
 */
function buildShortRecall(prepared: PreparedText, withTitle: boolean): PostDraft | undefined {
  const { material, name } = prepared
  const all = [...material.paragraphs.flat(), ...material.entries].sort((a, b) => a.block - b.block)
  const first = material.paragraphs[0]?.[0]
  if (
    !first ||
    (!all.concat(material.summary).some(({ text }) => recallPattern.test(text.slice(0, 400))) &&
      !recallPattern.test(name?.text ?? ''))
  )
    return undefined
  const isAdvice = ({ text, facts: [fact] }: Sentence): boolean =>
    advice.test(text) || fact?.role === 'warning' || fact?.role === 'how_to'
  const isOfPieces = (one: Sentence): boolean =>
    !isAdvice(one) &&
    // A correction of what an earlier notice said is wrong without the rest of it.
    !/(?<!\p{L})(?:(?:earlier|previous) (?:version|notice)|(?:frühere|vorherige|ursprüngliche)[nrs]? (?:fassung|version|meldung))(?!\p{L})/iu.test(
      one.text,
    ) &&
    (someReadersPattern.test(one.text) ||
      one.facts[0]?.role === 'product_code' ||
      (affectedItemPattern.test(one.text) && (/\d/.test(one.text) || recognitionPattern.test(one.text))))
  const isBesideAdvice = (one: Sentence): boolean =>
    one.facts[0]?.role !== 'product_code' &&
    material.paragraphs.some((some) => some.some((each) => each === one) && some.some(isAdvice))
  const pieces = all.filter((one) => one !== first && isOfPieces(one) && !isBesideAdvice(one))
  const todo = all.filter((one) => one !== first && !pieces.includes(one) && isAdvice(one))
  if (
    todo.length === 0 ||
    (pieces.length === 0 && !(affectedItemPattern.test(first.text) && /\d/.test(first.text)))
  )
    return undefined
  // What to do is told in full, step by step.
  const told = material.paragraphs
    .map((some) => some.filter((one) => one !== first && !pieces.includes(one)))
    .filter((some) => some.some(isAdvice))
  const steps = material.entries.filter(({ kind }) => kind === 'step')
  if (told.length === 0 && !steps.some(isAdvice)) return undefined
  const isNamed = !name || !withTitle || overlap(name.text, first.text) > 0.5
  const draft = buildDraft('recall in short', [
    isNamed ? null : paragraph(name),
    // What is recalled and why, and what may happen.
    paragraph(
      ...(material.paragraphs[0] ?? []).filter(
        (one) =>
          !pieces.includes(one) &&
          !told.some((some) => some.includes(one)) &&
          !publicationPattern.test(one.text),
      ),
    ),
    lines(...pieces.filter((one) => !steps.some((step) => step === one))),
    steps.length > 1 ? formatEntryList(steps) : null,
    ...told.map((some) => paragraph(...some)),
  ])
  return draft && { ...draft, isWhole: true }
}

/** Whether every sentence and entry of the card is said. */
function containsEverything({ material }: PreparedText, said: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const whole = plain(said)
  return [...material.paragraphs.flat(), ...material.entries].every((one) =>
    whole.includes(plain(getEntryText(one))),
  )
}
