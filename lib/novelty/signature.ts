import { type PostWord, readWords } from './read-words'

/** The parts of a post that are compared with other posts. */
export type Signature = {
  /** All words in order. */
  words: readonly string[]
  /** The meaningful words, each once, in order of first use. */
  terms: readonly PostWord[]
  /** The words of the first sentence. Empty for a label that ends with a colon, as in a series. */
  opening: readonly string[]
}

/** Longer texts are compared by their beginning only: apart from webhooks, no network takes more. */
const maxCompared = 6_000
const maxTerms = 200
const maxOpening = 12

/** Cached because each post is read once when it is compared and again when it is stored. */
const maxCachedSignatures = 500
const cachedSignatures = new Map<string, Signature>()

/** Returns the signature of a post, built from its title, if any, and its text. Pure, in linear time. */
export function getSignature(post: { title?: string | null | undefined; text: string }): Signature {
  const text = `${post.title ?? ''}\n${post.text}`.slice(0, maxCompared)
  const signature = cachedSignatures.get(text) ?? readSignature(text)
  if (cachedSignatures.size >= maxCachedSignatures) cachedSignatures.clear()
  cachedSignatures.set(text, signature)
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
