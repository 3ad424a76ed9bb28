import { buildPlainCardWords } from '@/lib/composer/pictures/card-words'
import type { ComposerItem, ComposerVoice, Flag } from '@/lib/composer/schemas'
import { flagTextProblems } from '@/lib/composer/warnings/flags'
import { flagMissingWarnings } from '@/lib/composer/warnings/missing-warnings'
import type { FactCard } from '@/lib/facts/schemas'
import { cardAddress } from '@/lib/media/cards/card-name'
import { platformRules } from '@/lib/platforms/registry'
import type { Platform } from '@/lib/platforms/schemas'
import { cardFormatOf } from '@/lib/post-rules/card-format-of'
import { listAltTexts } from '@/lib/writing/writing-prompt'
import type { WrittenVariant } from '@/lib/writing/written-variant'
import { type Brand, brandCard, type ComposedPost, composePost } from './compose-post'

/**
 * Completes a model's text to a post: adds the item's images or a branded card, and its link, as the composer
 * would. For a translation, the source's alt texts are translated too, and the card shows the post's title. Pure.
 */
export function writtenPost(
  item: ComposerItem,
  platform: Platform,
  written: WrittenVariant,
  source: { brand: Brand; voice: ComposerVoice; card: FactCard },
): ComposedPost {
  const { brand, voice } = source
  const base = composePost(item, { platform, language: source.card.language.code }, brand, voice)
  const { content, translatedFrom, alt } = written
  const translated = new Map(listAltTexts(source.card).map((own, at) => [own, alt[at] ?? '']))
  let media = (base.content?.media ?? []).map(({ url, alt: own }) => ({
    url,
    alt: (translatedFrom === null ? '' : translated.get(own)) || own,
  }))
  let card = base.card
  if (card && translatedFrom !== null && content.title) {
    const words = buildPlainCardWords(content.title, content.language)
    card = brandCard(brand, words, { format: cardFormatOf(platform), picture: null })
    media = [{ url: cardAddress(card.id), alt: words.alt({ brand: brand.look.name, picture: false }) }]
  }
  const link = base.content?.link ?? null
  return {
    content: {
      platform,
      ...content,
      media,
      link: platformRules[platform].link === 'not-clickable' ? null : link,
      replies: [],
      collaborators: [],
    },
    language: content.language,
    draft: null,
    trace: written.trace,
    flags: [
      ...written.flags,
      ...flagTextProblems(source.card, content.language),
      ...flagUntoldWarnings(written, source.card),
    ],
    card,
  }
}

/**
 * Returns the flag of a post that leaves out what readers are warned of. A model tells a warning in its own words, so
 * a sentence that lists it counts, and in a translation nothing else does. Pure.
 */
function flagUntoldWarnings({ content, trace, translatedFrom }: WrittenVariant, card: FactCard): Flag[] {
  const told = new Set(trace.sentences.flatMap(({ facts }) => facts))
  const untold = {
    kind: card.kind,
    refined: card.refined,
    facts: card.facts.filter(({ id }) => !told.has(id)),
  }
  return flagMissingWarnings(untold, translatedFrom === null ? `${content.title ?? ''}\n${content.text}` : '')
}
