import type { Signature } from './signature'

/** The keys by which the database finds similar posts: hashes of words on one channel. */
export type ChannelKeys = {
  /** One for each meaningful word. The same word has a different key on another channel. */
  keys: number[]
  /** One for all words together: posts that share it repeat each other. Null if a post has no meaningful words. */
  repeatKey: number | null
}

/** Increment when words are read differently: older rows are then rewritten. */
export const signatureRulesVersion = 2

/** Returns a signature in the form that the database stores. Pure. */
export function buildChannelKeys(channelId: string, { terms }: Pick<Signature, 'terms'>): ChannelKeys {
  const keyOf = createWordHasher(channelId)
  const stems = terms.map(({ stem }) => stem)
  return {
    keys: stems.map(keyOf),
    repeatKey: stems.length === 0 ? null : keyOf(stems.toSorted().join(' ')),
  }
}

/** Returns a function that computes the key of a word on a channel. Pure. */
export function createWordHasher(channelId: string): (word: string) => number {
  const seed = hash(channelId, 0)
  return (word) => hash(word, seed)
}

/** Hashes a text with a seed to a number below 2^53 (cyrb53). Fast, but not cryptographic. */
function hash(text: string, seed: number): number {
  let [high, low] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ (seed / 0x1_0000_0000)]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 2_654_435_761)
    low = Math.imul(low ^ unit, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0)
}
