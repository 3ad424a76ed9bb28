import type { ContentKind, FactCard } from '@/lib/facts/schemas'
import type { WritingStyle } from '@/lib/networks/network'
import { networks } from '@/lib/networks/registry'
import { platformRules } from '@/lib/platforms/registry'
import type { Platform } from '@/lib/platforms/schemas'
import type { StructureChoice } from './choose-structures'
import type { Material } from './material/material'
import { addMissingWarnings } from './warnings/add-missing-warnings'
import { findMissingWarnings } from './warnings/missing-warnings'
import {
  addDay,
  addWeatherCondition,
  hasTimeWithoutDay,
  leavesOutMainFact,
  tellsChangeInPart,
  tellsTimetableInPart,
} from './warnings/short-post-conditions'
import { type Frame, fitDraft, getDraftText, type PostDraft } from './write/draft'
import { findLeftOutParts } from './write/find-left-out-parts'
import { buildTeaser, isMisleadingAlone } from './write/unlinked-posts'

/** A draft with the frame that it fits in; hashtags are dropped from the frame if there is too little room. */
export type Fitted = { draft: PostDraft; frame: Frame }

/**
 * A draft with everything that it must say, or why it must not be posted: it leaves out a part that the rest depends
 * on, or a warning without which readers might be hurt; without a link, also conditions of what it tells. `isLast`:
 * no other structure would be better.
 */
export type Completion =
  | { draft: PostDraft }
  | { why: 'in_part' | 'without_link' | 'without_warning'; isLast?: boolean }

/**
 * Completes a draft with the day, the conditions and the warnings that it must say; where they have no room, replaces
 * it by the whole text or a teaser. Takes a draft that fits its frame, what was read of the card, and the structures
 * chosen for it, of which the whole text may be used. Pure. Serves spec/writing#6.
 */
export function completeDraft(
  { draft: whole, frame }: Fitted,
  {
    card,
    material,
    platform,
    writer,
  }: { card: FactCard; material: Material; platform: Platform; writer: StructureChoice },
): Completion {
  const { style } = networks[platform].writing
  const isShort = style === 'short'
  const room = { material, frame }
  // The complete text, for when a shorter post would leave out a warning.
  const toldToItsEnd = (structures = writer.whole): PostDraft | undefined => {
    const [made] = (structures ?? []).flatMap((make) => make())
    return made && fitDraft(made, frame) === made && !leavesOutWarnings(card, material, made)
      ? made
      : undefined
  }
  const wholeInShort = (): PostDraft | undefined => {
    const made = toldToItsEnd(writer.wholeInShort ?? [])
    return made && leftOutParts(card, made, material).length === 0 ? made : undefined
  }
  // Only some networks show the title above the text.
  const shown = platformRules[platform].title ? `${material.name?.text ?? ''}\n` : ''
  const dated =
    isShort && leavesOutMainFact(card, `${shown}${getDraftText(whole)}`) ? addDay(whole, room) : whole
  const conditional = isShort ? addWeatherCondition(dated, room) : whole
  const posted = `${shown}${conditional ? getDraftText(conditional) : ''}`
  if (
    !conditional ||
    (isShort &&
      (hasTimeWithoutDay(card, conditional) ||
        leavesOutMainFact(card, posted) ||
        tellsChangeInPart(material, conditional) ||
        tellsTimetableInPart(card, conditional)))
  )
    return { why: 'in_part' }
  const said = addMissingWarnings(conditional, { card, ...room })
  const complete = leavesOutWarnings(card, material, said) ? (toldToItsEnd() ?? said) : said
  if (!complete) return { why: 'without_warning' }
  if (frame.link !== null || !isMisleadingAlone(card, complete, { material, style }))
    return isCutInside(card, complete, platform, material) ? { why: 'in_part' } : { draft: complete }
  const teaser = [toldToItsEnd(), wholeInShort(), buildTeaser(conditional, material)].find(
    (one) => one !== undefined && !isCutInside(card, one, platform, material),
  )
  const draft = teaser && addMissingWarnings(teaser, { card, ...room })
  if (draft) return { draft }
  // What else could be told of a bible's fields would only be their first and last day.
  const isLast = complete.structure === 'record by its boxes' && style === 'professional'
  return { why: 'without_link', isLast }
}

/**
 * Whether a long post leaves out something in the middle of what it tells. A short one only tells one thought, and a
 * character or a life may be told in part.
 */
const isCutInside = (card: FactCard, draft: PostDraft, platform: Platform, material: Material): boolean =>
  longStyles.has(networks[platform].writing.style) &&
  !toldInPartKinds.has(material.kind) &&
  leftOutParts(card, draft, material).length > 0

const leftOutParts = (card: FactCard, draft: PostDraft, { name, unsaid }: Material) =>
  findLeftOutParts(card, draft, { title: name?.text, unsaid })

const longStyles: ReadonlySet<WritingStyle> = new Set(['professional', 'caption'])
const toldInPartKinds: ReadonlySet<ContentKind> = new Set(['character', 'person', 'obituary'])

const leavesOutWarnings = (card: FactCard, { name }: Material, draft: PostDraft | undefined): boolean =>
  draft === undefined || findMissingWarnings(card, `${name?.text ?? ''}\n${getDraftText(draft)}`).length > 0
