import type { Signature } from './signature'

/** By what the database finds similar posts: numbers that stand for words on one channel. */
export type ChannelKeys = {
  /** One for each word that says something. The same word has another key on another channel. */
  keys: number[]
  /** One for all of them together: two posts that share it repeat each other. Null where a post says nothing. */
  repeatKey: number | null
}

/** Counted up when words are read in another way: older rows are written anew. */
export const signatureRules = 2

/** A signature as the database keeps it. Pure. */
export function channelKeys(channelId: string, { terms }: Pick<Signature, 'terms'>): ChannelKeys {
  const keyOf = keysOfChannel(channelId)
  const stems = terms.map(({ stem }) => stem)
  return {
    keys: stems.map(keyOf),
    repeatKey: stems.length === 0 ? null : keyOf(stems.toSorted().join(' ')),
  }
}

/** Gives the key of a word on a channel. Pure. */
export function keysOfChannel(channelId: string): (word: string) => number {
  const seed = hash(channelId, 0)
  return (word) => hash(word, seed)
}

/** A number below 2^53 that text and seed determine (cyrb53): not for secrets, and quick. */
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
