import { baseLanguage } from '@/lib/platforms/language'
import { plainLine, truncateText } from '@/lib/text/plain-text'
import { isAllowed } from '../material/apply-voice'
import type { Material } from '../material/material'
import { type ComposerPhrases, capitalize, getPhrases } from '../material/phrases'
import { choosePostLanguage, readMaterial } from '../material/read-material'
import type { ComposerItem, ComposerVoice } from '../schemas'
import { describeCard } from './describe-card'

/** The text on a branded card, and a description of the card for people who cannot see it. */
export type CardWords = {
  title: string
  kicker: string | null
  /** The title's language; null if unknown. */
  language: string | null
  alt: (shown: { brand: string; picture: boolean }) => string
}

type CardMaterial = Pick<Material, 'language' | 'phrases' | 'name'> &
  Partial<Pick<Material, 'summary' | 'paragraphs'>>

/**
 * Builds the text of an item's card in the language of its facts: its title, its content type in readable form
 * above it, and the description. A content type that contains a word to avoid is left out; a title is not. Pure.
 */
export function buildCardWords(
  item: Pick<ComposerItem, 'content_type' | 'card'>,
  material: CardMaterial,
  voice: ComposerVoice,
): CardWords {
  const title = truncateText(titleOf(material), 300)
  return {
    title,
    kicker: kickerOf(item, material, voice),
    language: cardLanguage(item.card.language.declared, material.language),
    alt: altOf(title, material.language, material.phrases),
  }
}

/** An item without a usable title gets its first sentence as title, if that is short. */
function titleOf({ name, summary = [], paragraphs = [] }: CardMaterial): string {
  if (name) return name.text
  const first = [...summary, ...paragraphs.flat()].find(({ alone, isQuestion }) => alone && !isQuestion)
  return first && first.text.length <= 140 ? first.text : ''
}

/** Builds the text of a card that has a title but no item behind it. Pure. */
export const buildPlainCardWords = (title: string, language: string): CardWords => ({
  title,
  kicker: null,
  language,
  alt: altOf(title, baseLanguage(language), getPhrases(baseLanguage(language))),
})

/**
 * Describes the card in the language's phrases; in a language without any, by title and brand alone. A title that
 * consists of emoji is not drawn and thus not described.
 */
function altOf(title: string, language: string, phrases: ComposerPhrases | undefined): CardWords['alt'] {
  const drawn = /[\p{L}\p{N}]/u.test(title) ? title : ''
  return ({ brand, picture }) =>
    phrases?.cardOf?.({ title: drawn, brand, picture }) ??
    describeCard(language, { title: drawn, brand, picture }) ??
    [drawn, brand].filter(Boolean).join(' – ')
}

/**
 * Returns the declared language tag, which may include a script or region, if it names the language of the text;
 * otherwise that language.
 */
function cardLanguage(declared: string | null | undefined, language: string): string | null {
  if (language === 'und') return null
  return declared && baseLanguage(declared) === language ? declared : language
}

/** Builds the text of an item's card for a post in the given language, however the post itself was written. Pure. */
export const buildCardWordsInLanguage = (
  item: ComposerItem,
  language: string,
  voice: ComposerVoice,
): CardWords =>
  buildCardWords(item, readMaterial(item, choosePostLanguage(item.card, language), voice), voice)

/** The content type in readable form: "blog_post" and "blogPost" become "Blog post". */
function kickerOf(
  { content_type }: Pick<ComposerItem, 'content_type'>,
  { phrases, language }: CardMaterial,
  voice: ComposerVoice,
): string | null {
  const spaced = plainLine(
    (content_type ?? '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replace(/[_-]+/g, ' '),
  )
  const readable = /^\p{Lu}+$/u.test(spaced) ? spaced : spaced.toLowerCase()
  const words = phrases?.kinds[readable.toLowerCase()] ?? capitalize(readable)
  if (!/\p{L}/u.test(words) || words.length > 60 || !isAllowed(words, voice, language)) return null
  return words
}
