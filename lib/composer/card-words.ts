import { beginningOf, plainLine } from '@/lib/text/plain-text'
import { isAllowed } from './apply-voice'
import type { Facts } from './facts'
import { capitalised } from './phrases'
import { readFacts } from './read-facts'
import type { ComposerItem, ComposerVoice } from './schemas'

/** What is written on a branded card, and what it shows in words for people who cannot see it. */
export type CardWords = { title: string; kicker: string | null; alt: string }

/**
 * The words of an item's card in the language of its facts: its title, its kind of content in readable words above it, and
 * the description. What holds a word to avoid is left out, but for the title itself. Pure.
 */
export function cardWords(
  item: Pick<ComposerItem, 'content_type'>,
  facts: Facts,
  voice: ComposerVoice,
): CardWords {
  const title = beginningOf(facts.name, 300)
  return { title, kicker: kickerOf(item, facts, voice), alt: facts.phrases?.cardOf?.(title) ?? title }
}

/** The words of an item's card for a post in a language, however the post itself was written. Pure. */
export const cardWordsIn = (item: ComposerItem, language: string, voice: ComposerVoice): CardWords =>
  cardWords(item, readFacts(item, language, voice), voice)

/** "blog_post" and "blogPost" become "Blog post". */
function kickerOf(
  { content_type }: Pick<ComposerItem, 'content_type'>,
  facts: Facts,
  voice: ComposerVoice,
): string | null {
  const spaced = plainLine(
    (content_type ?? '').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replace(/[_-]+/g, ' '),
  )
  const readable = /^\p{Lu}+$/u.test(spaced) ? spaced : spaced.toLowerCase()
  const words = facts.phrases?.kinds[readable.toLowerCase()] ?? capitalised(readable)
  if (!/\p{L}/u.test(words) || words.length > 60 || !isAllowed(words, voice, facts.language)) return null
  return words
}
