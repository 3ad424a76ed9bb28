import { concealingCharacterPattern } from '@/lib/text/hidden-characters'
import { readVisibleBlocks } from '@/lib/text/markdown/read-visible-blocks'
import { truncateText } from '@/lib/text/plain-text'
import { isMeetingMinutes } from './exclude/meeting-minutes'
import { isPublicNotice } from './exclude/public-notices'
import { findSystemPage } from './exclude/system-pages'
import { findItemName } from './fields/item-name'
import { decodeHiddenInstruction, isInjection } from './find-exclusions'
import type { ItemLanguage } from './find-item-language'
import { listItemImages } from './images/list-item-images'
import { findContentKind } from './kinds/find-content-kind'
import { collectFieldTexts } from './read/collect-field-texts'
import { FactCollector } from './read/fact-collector'
import { maxReadLength, readBlocks } from './read/read-blocks'
import { readField } from './read/read-field'
import { readName } from './read/read-name'
import { readStates } from './read/read-states'
import { TextReading } from './read/text-reading'
import type { FactCard, FactSource } from './schemas'
import { CodePoints } from './trace/code-points'

/**
 * Builds an item's fact card: what it says in its own words, each part with its place, and what is not for posts
 * (spec/writing#1). Takes the item's fields and the language of its text (`itemLanguage`). Rule-based; pure and
 * deterministic. Every fact's `text` can be found again at its place, whatever markup and line breaks are in
 * between.
 */
export function buildFactCard(source: FactSource, language: ItemLanguage): FactCard {
  const prose = source.raw_content.replace(/^# .*\n+/, '')
  const card = new FactCollector(language.language)
  const reading = new TextReading(card, { isPublicNotice: isPublicNotice(source.title, prose) })
  const isBible = isMadeFromBible(source)
  // A bible's Markdown is generated from its fields, so it is not read again.
  const body = isBible ? '' : truncateText(source.raw_content, maxReadLength)
  const { blocks, pictures } = readVisibleBlocks(body)
  const name = findItemName(source, blocks)
  readName(card, name)
  readStates(card, source)
  const texts = collectFieldTexts(source)
  for (const text of texts) readField(reading, text)
  if (source.url !== null)
    card.add('link', source.url, { field: 'url', from: 0, until: [...source.url].length })
  readBlocks(reading, blocks, source.raw_content, {
    field: 'raw_content',
    language: language.language,
    title: name.text,
  })
  // If a bible has very many fields, not all of them are read; instructions in its text are reported all the same.
  if (
    body === '' &&
    !card.excluded.some(({ reason }) => reason === 'injection') &&
    isInjection(source.raw_content)
  )
    card.exclude('injection', source.raw_content, {
      field: 'raw_content',
      from: 0,
      until: [...source.raw_content].length,
    })
  if (!isBible && findSystemPage(source.title, prose) !== undefined)
    card.excludeAll('system_page', source.title)
  else if (!isBible && isMeetingMinutes(source.title, prose)) card.excludeAll('internal_note', source.title)
  const kind = findContentKind(source, card.facts, language.language)
  const images = listItemImages(source, pictures, kind, card.excluded)
  for (const { alt } of images)
    if (isInjection(alt)) card.exclude('injection', alt, { field: 'images', from: 0, until: 0 })
  for (const [field, text] of [
    ['title', source.title],
    ['raw_content', source.raw_content],
    ...texts.map(({ field, text }) => [field, text] as const),
  ] as const) {
    const at = text.search(concealingCharacterPattern)
    if (at < 0) continue
    const from = new CodePoints(text).at(at)
    const order = decodeHiddenInstruction(text)
    card.exclude(order === undefined ? 'hidden' : 'injection', order || 'Invisible characters', {
      field,
      from,
      until: from + 1,
    })
  }
  return {
    kind,
    language: {
      code: language.language,
      from: language.language_from,
      declared: language.declared_language,
    },
    facts: card.facts,
    images: images.map((image) => ({ ...image, alt: isInjection(image.alt) ? '' : image.alt })),
    not_for_posts: card.excluded,
  }
}

const isMadeFromBible = ({ metadata }: FactSource): boolean =>
  typeof metadata.bible === 'object' && metadata.bible !== null
