import { type PostWord, readWords } from './read-words'

/** What of a post is compared with others. */
export type Signature = {
  /** All its words in their order. */
  words: readonly string[]
  /** The words that say something, each once, in the order of their first use. */
  terms: readonly PostWord[]
  /** The words of its first sentence. Empty for a label that ends in a colon, as series have. */
  opening: readonly string[]
}

/** Of a longer text the beginning has to do: no network but a webhook takes more. */
const maxCompared = 6_000
const maxTerms = 200
const maxOpening = 12

/** A post is read when it is compared with others and again when it is stored. */
const maxKept = 500
const kept = new Map<string, Signature>()

/** What of a post is compared: of its title, where it has one, and of its text. Pure, in linear time. */
export function signatureOf(post: { title?: string | null | undefined; text: string }): Signature {
  const text = `${post.title ?? ''}\n${post.text}`.slice(0, maxCompared)
  const signature = kept.get(text) ?? readSignature(text)
  if (kept.size >= maxKept) kept.clear()
  kept.set(text, signature)
  return signature
}

function readSignature(text: string): Signature {
  const words = readWords(text)
  const terms = new Map<string, PostWord>()
  for (const word of words) {
    if (terms.size === maxTerms) break
    if (!word.isCommon && !terms.has(word.stem)) terms.set(word.stem, word)
  }
  const [first = ''] = text.trim().split(/(?<=[.!?…:])\s|\n/, 1)
  const opening = first.endsWith(':') ? [] : readWords(first).slice(0, maxOpening)
  return {
    words: words.map(({ stem }) => stem),
    terms: [...terms.values()],
    opening: opening.map(({ stem }) => stem),
  }
}
