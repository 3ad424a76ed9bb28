import { type ComposedVariant, composeVariant } from '@/lib/composer/compose-variant'
import { composerVoice } from '@/lib/composer/composer-voice'
import type { CardWords } from '@/lib/composer/pictures/card-words'
import type { ComposerItem, ComposerVoice } from '@/lib/composer/schemas'
import { type CardFormat, type CardLayout, layoutFor } from '@/lib/media/cards/card-formats'
import { type Card, cardAddress, createCard } from '@/lib/media/cards/card-name'
import type { Platform } from '@/lib/platforms/schemas'
import { cardFormatOf } from '@/lib/post-rules/card-format-of'
import { truncateText } from '@/lib/text/plain-text'
import type { VoiceCheck } from '@/lib/voice/schemas'

/** What posts are checked against, and the look of cards. */
export type Brand = VoiceCheck & {
  look: { projectId: string; name: string; logo: string | null }
  /** Kinds of content whose posts a person must look at. */
  sensitiveKinds: readonly string[]
}

export type ComposedPost = Omit<ComposedVariant, 'card'> & {
  /** The card that stands in for an image; its recipe has to be stored with the post. */
  card: Card | null
}

/**
 * Writes one post of an item with the built-in composer, with a branded card if the item has no usable image
 * (spec/decisions#7, images). Returns no content if the item would have to be translated. Pure: the card already
 * has its address, and is rendered once its recipe is stored.
 */
export function composePost(
  item: ComposerItem,
  target: { platform: Platform; language: string },
  brand: Brand,
  voice: ComposerVoice = composerVoice(brand),
): ComposedPost {
  const { card: words, ...composed } = composeVariant(item, target, voice)
  if (!words || !composed.content) return { ...composed, card: null }
  const card = brandCard(brand, words, { format: cardFormatOf(target.platform), picture: null })
  const alt = words.alt({ brand: brand.look.name, picture: false })
  const media = [{ url: cardAddress(card.id), alt }]
  return { ...composed, content: { ...composed.content, media }, card }
}

/**
 * Builds a card in the brand's look: its name, its logo, the voice's two colors, and the voice's layout unless
 * another one is given. Pure.
 */
export function brandCard(
  { look, voice }: Brand,
  words: CardWords,
  how: { format: CardFormat; picture: string | null; layout?: CardLayout | undefined },
): Card {
  return createCard(look.projectId, {
    format: how.format,
    title: words.title,
    kicker: words.kicker,
    brand: truncateText(look.name, 300),
    primary_color: voice.primary_color ?? null,
    secondary_color: voice.secondary_color ?? null,
    logo_url: look.logo,
    picture_url: how.picture,
    layout: how.layout ?? layoutFor(voice.card_layout, words.title),
    language: words.language,
  })
}
