import type { Fact } from '@/lib/facts/schemas'
import type { TracedReplacement } from '@/lib/facts/trace/trace'

/**
 * A sentence or line of a post with the facts that it is based on. Its words come from these or from the fixed
 * phrases in `phrases.ts`.
 */
export type Sentence = { text: string; facts: readonly Fact[]; replaced?: readonly TracedReplacement[] }

/** A paragraph of a post: sentences in a row, or lines one below the other. */
export type Paragraph = { sentences: readonly Sentence[]; join: ' ' | '\n' }

/** One paragraph of a structure; null or an empty one is left out. */
export type Block = Paragraph | null

/** Builds one sentence from several parts: facts, with fixed words between them. */
export function buildSentence(...parts: (string | Sentence)[]): Sentence {
  const sentences = parts.filter((part) => typeof part !== 'string')
  const replaced = sentences.flatMap((part) => part.replaced ?? [])
  return {
    text: parts.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
    facts: [...new Set(sentences.flatMap((part) => part.facts))],
    ...(replaced.length > 0 ? { replaced } : {}),
  }
}

/** Joins sentences with spaces into one, which is based on the facts of all of them. */
export const joinSentences = (sentences: readonly Sentence[]): Sentence =>
  buildSentence(...sentences.flatMap((one, at) => (at === 0 ? [one] : [' ', one])))

/** The same facts with a different text, for example with a capital letter or a full stop. */
export const replaceText = (sentence: Sentence, text: string): Sentence => ({ ...sentence, text })

/** Builds a paragraph of these sentences, in a row. Leaves out missing ones; null if there are none. */
export const paragraph = (...sentences: (Sentence | null | undefined)[]): Block => joinBlock(' ', sentences)

/** Builds a paragraph of these sentences, one per line. Leaves out missing ones; null if there are none. */
export const lines = (...sentences: (Sentence | null | undefined)[]): Block => joinBlock('\n', sentences)

function joinBlock(join: Paragraph['join'], some: readonly (Sentence | null | undefined)[]): Block {
  const sentences = some.filter((one) => one !== null && one !== undefined)
  return sentences.length > 0 ? { sentences, join } : null
}

/** Joins parts with commas, the last one with a word: "a, b and c". */
export function joinWithCommas(parts: readonly Sentence[], and?: string): Sentence {
  return buildSentence(
    ...parts.flatMap((part, at) => {
      if (at === 0) return [part]
      return [and !== undefined && at === parts.length - 1 ? ` ${and} ` : ', ', part]
    }),
  )
}
