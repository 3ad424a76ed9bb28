import { baseLanguage } from '@/lib/platforms/language'
import { beginningOf, plainLine } from '@/lib/text/plain-text'
import { isAllowed } from './apply-voice'
import { cardIn } from './card-in-languages'
import type { Material } from './material'
import { capitalised, type Phrases, phrasesOf } from './phrases'
import { languageFor, materialOf } from './read-material'
import type { ComposerItem, ComposerVoice } from './schemas'

/** What is written on a branded card, and what it shows in words for people who cannot see it. */
export type CardWords = {
  title: string
  kicker: string | null
  /** The language of the title; null when it is not known. */
  language: string | null
  alt: (shown: { brand: string; picture: boolean }) => string
}

type Named = Pick<Material, 'language' | 'phrases' | 'name'> &
  Partial<Pick<Material, 'summary' | 'paragraphs'>>

/**
 * The words of an item's card in the language of its facts: its title, its kind of content in readable words above it, and
 * the description. What holds a word to avoid is left out, but for the title itself. Pure.
 */
export function cardWordsOf(
  item: Pick<ComposerItem, 'content_type' | 'card'>,
  material: Named,
  voice: ComposerVoice,
): CardWords {
  const title = beginningOf(titleOf(material), 300)
  return {
    title,
    kicker: kickerOf(item, material, voice),
    language: cardLanguage(item.card.language.declared, material.language),
    alt: altOf(title, material.language, material.phrases),
  }
}

/** Where an item has no title that can be said, its first sentence is one where it is short. */
function titleOf({ name, summary = [], paragraphs = [] }: Named): string {
  if (name) return name.text
  const first = [...summary, ...paragraphs.flat()].find(({ alone, isQuestion }) => alone && !isQuestion)
  return first && first.text.length <= 140 ? first.text : ''
}

/** The words of a card that has no item behind it, only a title. Pure. */
export const plainCardWords = (title: string, language: string): CardWords => ({
  title,
  kicker: null,
  language,
  alt: altOf(title, baseLanguage(language), phrasesOf(baseLanguage(language))),
})

/** What is drawn, in words: in the phrases of the language, else the words of the card themselves. A title of emoji alone is not drawn. */
function altOf(title: string, language: string, phrases: Phrases | undefined): CardWords['alt'] {
  const drawn = /[\p{L}\p{N}]/u.test(title) ? title : ''
  return ({ brand, picture }) =>
    phrases?.cardOf?.({ title: drawn, brand, picture }) ??
    cardIn(language, { title: drawn, brand, picture }) ??
    [drawn, brand].filter(Boolean).join(' – ')
}

/** As it was declared, which may name a script or region, where that is the language of the words. */
function cardLanguage(declared: string | null | undefined, language: string): string | null {
  if (language === 'und') return null
  return declared && baseLanguage(declared) === language ? declared : language
}

/** The words of an item's card for a post in a language, however the post itself was written. Pure. */
export const cardWordsIn = (item: ComposerItem, language: string, voice: ComposerVoice): CardWords =>
  cardWordsOf(item, materialOf(item, languageFor(item.card, language), voice), voice)

/** "blog_post" and "blogPost" become "Blog post". */
function kickerOf(
  { content_type }: Pick<ComposerItem, 'content_type'>,
  { phrases, language }: Named,
  voice: ComposerVoice,
): string | null {
  const spaced = plainLine(
    (content_type ?? '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replace(/[_-]+/g, ' '),
  )
  const readable = /^\p{Lu}+$/u.test(spaced) ? spaced : spaced.toLowerCase()
  const words = phrases?.kinds[readable.toLowerCase()] ?? capitalised(readable)
  if (!/\p{L}/u.test(words) || words.length > 60 || !isAllowed(words, voice, language)) return null
  return words
}
