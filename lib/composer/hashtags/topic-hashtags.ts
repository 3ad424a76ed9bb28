import type { Material } from '../material/material'
import { topicsIn } from './topic-words'

/** Maximum number of characters read of a text. */
const maxReadLength = 8_000

/**
 * Returns the topics that a text is about: a word of each occurs in its title or short text. Topics of the title
 * come first. Takes what was read of a card; pure, linear in the length of the text.
 */
export function topicHashtags({
  name,
  kind,
  summary,
  paragraphs,
  entries,
  language,
  isOffer,
}: Material): string[] {
  // "Orchard Tactics" is a game, and the words in a name or a story are images more often than topics.
  if (kind === 'release_notes' || kind === 'character' || kind === 'legal') return []
  const subject = (name?.text ?? '').replace(/[“„"«»][^“”„"«»]{1,80}[”“"«»]/gu, ' ')
  const isTold = kind === 'story' || kind === 'person'
  const title = isTold ? '' : joinLowercaseWords([subject])
  const heads = joinLowercaseWords([
    ...(isTold ? [] : [subject]),
    ...summary.slice(0, 2).map(({ text }) => text),
  ])
  const text = joinLowercaseWords([...paragraphs.flat(), ...entries].map((one) => one.text))
  return topicsIn(language)
    .flatMap(({ tag, words }) => {
      // The title is part of the heads, so most topics end here.
      const inHeads = words.some((word) => countOf(heads, word) > 0)
      if (!inHeads) return []
      const inTitle = words.some((word) => countOf(title, word) > 0)
      const inText = words.reduce((sum, word) => sum + countOf(text, word), 0)
      // "Weighs less than a bottle of wine" is not about wine. Neither is a text about trains if only its title
      // mentions them, as an image.
      const isMeant =
        (inTitle && (isOffer || text.length < 300 || inText > 0)) || inText > 1 || text.length < 100
      return isMeant ? [{ tag, weight: (inTitle ? 20 : 0) + Math.min(9, inText) }] : []
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

/** The lowercase words of texts, each between two spaces. */
const joinLowercaseWords = (texts: readonly string[]): string =>
  ` ${(
    texts
      .join(' ')
      .slice(0, maxReadLength)
      .toLowerCase()
      .match(/[\p{L}\p{N}'’/-]+/gu) ?? []
  ).join(' ')} `.replaceAll('’', "'")

/** How often a word occurs among words; "forag*" matches the beginning of one. */
function countOf(words: string, word: string): number {
  const sought = word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `
  let count = 0
  for (let at = words.indexOf(sought); at >= 0; at = words.indexOf(sought, at + 1)) count++
  return count
}
