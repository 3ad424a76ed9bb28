import type { WritingStyle } from '@/lib/networks/network'
import { networks } from '@/lib/networks/registry'
import { platformRules } from '@/lib/platforms/registry'
import type { Platform } from '@/lib/platforms/schemas'
import { createPriceFormatter } from './material/find-details'
import type { Material } from './material/material'
import type { Sentence } from './material/sentence'
import { findLink } from './pictures/pictures'
import { buildRecordStructures } from './records/build-record-structures'
import type { ComposerItem } from './schemas'
import {
  type AllOrNothingReason,
  buildAllOrNothingStructures,
  findAllOrNothingReason,
} from './write/all-or-nothing-texts'
import { buildFullTextStructures } from './write/build-full-text-structures'
import { buildInterviewStructures } from './write/build-interview-structures'
import { readInterview } from './write/interview'
import { type PreparedText, prepareText } from './write/prepare-text'
import { findFirstSentence } from './write/select-passages'
import type { MakeDrafts } from './write/structures'
import { listTextTitles, otherBeginnings, textStructures } from './write/text-structures'
import { characterStructures, listCharacterTitles, readCharacter } from './write/write-character'

/** The structures of posts for one card and network, in the order in which they are tried. */
export type StructureChoice = {
  /**
   * The complete text, tried before everything else: in posts for professionals, and in a caption if the text is
   * short.
   */
  wholeFirst?: MakeDrafts[]
  /** The complete text, for when a part of it would do harm. */
  whole?: MakeDrafts[]
  /** The complete text for a short post without a link, for which it may be short enough. */
  wholeInShort?: MakeDrafts[]
  structures: MakeDrafts[]
  /**
   * The structures are ordered: the first says the most in few words, usually the source's own short text, then the
   * beginning of the text.
   */
  isRanked?: boolean
  /**
   * Further structures, for the alternatives that a person is offered and for an item with wishes (`prefer`,
   * `avoid`).
   */
  others: MakeDrafts[]
  last: MakeDrafts[]
  titles: Sentence[]
  /** Why the text is told as a whole or not at all. */
  reason?: AllOrNothingReason
}

/**
 * Chooses the structures by what the card is about: characters have their own, everything else is told from its
 * text.
 */
export function chooseStructures(
  platform: Platform,
  item: ComposerItem,
  material: Material,
): StructureChoice {
  const { card } = item
  const { style } = networks[platform].writing
  const hasTitle = platformRules[platform].title !== null
  const character = readCharacter(material)
  if (character)
    return {
      structures: characterStructures[style](character),
      others: [],
      last: characterStructures.last(character),
      titles: listCharacterTitles(character),
    }
  const reason = findAllOrNothingReason(card, material)
  if (reason) {
    return {
      structures: buildAllOrNothingStructures(card, material, !hasTitle),
      others: [],
      last: [],
      titles: listTextTitles(prepareText(material)),
      reason,
    }
  }
  const interview = readInterview(material)
  const prepared = prepareText(interview?.around ?? material)
  if (interview)
    return {
      // Questions within a portrait stay where its author put them.
      ...(interview.around.paragraphs.length >= 3
        ? { wholeFirst: buildFullTextStructures(prepareText(material), style) }
        : {}),
      structures: buildInterviewStructures({ style, hasTitle }, interview, prepared),
      others: [],
      last: [...textStructures[style](prepared), ...textStructures.last(prepared)],
      titles: listTextTitles(prepared),
    }
  const hasLink = platformRules[platform].link !== 'not-clickable' && findLink(item) !== null
  const record = recordPosts(material, prepared, style, hasLink)
  if (record.length > 0)
    return {
      wholeFirst: record,
      structures: textStructures[style](prepared),
      isRanked: style === 'short',
      others: [],
      last: textStructures.last(prepared),
      titles: listTextTitles(prepared),
    }
  // The changes of a release mean nothing without the name of what was released.
  if (
    material.kind === 'release_notes' &&
    !prepared.name &&
    findFirstSentence(prepared)?.section !== undefined
  )
    return { structures: [], others: [], last: [], titles: listTextTitles(prepared) }
  return {
    wholeFirst: buildFullTextStructures(prepared, style, style === 'caption'),
    whole: buildFullTextStructures(prepared, style),
    ...(style === 'short' && !material.record
      ? { wholeInShort: buildFullTextStructures(prepared, 'professional') }
      : {}),
    structures: textStructures[style](prepared),
    isRanked: style === 'short',
    others: style === 'short' || style === 'caption' ? otherBeginnings(prepared) : [],
    last: textStructures.last(prepared),
    titles: listTextTitles(prepared),
  }
}

/** The structures of posts from a bible, for networks with room for its boxes. */
function recordPosts(
  material: Material,
  prepared: PreparedText,
  style: WritingStyle,
  hasLink: boolean,
): MakeDrafts[] {
  const { record, language } = material
  if (!record) return []
  const sayPrice = createPriceFormatter(record.values, language)
  return buildRecordStructures(record, prepared, style, {
    language,
    priced: ({ value }) => value && sayPrice(value),
    hasLink,
  })
}
