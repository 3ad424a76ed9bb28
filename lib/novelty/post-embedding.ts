import { hashtagPattern, linkPattern } from './read-words'

/** A post as a vector, as stored: a signed byte for each dimension. */
export type PostEmbedding = {
  /** Address and name of the model: vectors of two models can't be compared. */
  model: string
  /** Empty if the post says nothing that could be compared. */
  vector: Buffer
}

/** Longer texts are embedded by their beginning: small models read no more than 512 tokens. */
const maxEmbedded = 2_000

/**
 * Returns the text of a post that an embedding model reads: without links, hashtags and mentions, which are the same
 * in all posts of a brand. "" if nothing is left. Pure.
 */
export const textToEmbed = ({ title, text }: { title?: string | null | undefined; text: string }): string =>
  `${title ?? ''}\n${text}`
    .replace(linkPattern, ' ')
    .replace(hashtagPattern, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxEmbedded)
    .toWellFormed()

/**
 * Packs a vector into a byte for each dimension, a quarter of what floating-point numbers take: the cosine of two
 * posts changes by less than 0.01. Empty for a vector of zeros. Pure.
 */
export function packVector(vector: readonly number[]): Buffer {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  if (!(largest > 0)) return Buffer.alloc(0)
  return Buffer.from(Int8Array.from(vector, (value) => Math.round((value / largest) * 127)).buffer)
}

/**
 * From how many posts on their mean says what the posts of a channel have in common: the brand, its subjects, and
 * what all vectors of a model share.
 */
const minPostsForMean = 10
/** See docs/decisions/0252-embeddings-and-reference-images.md for how these were chosen. */
const minSimilarity = { ofFew: 0.9, ofMany: 0.65 }

/**
 * Returns which of a channel's posts say the same as a post: `similarity` from 0 to 1, most similar first. On a
 * channel with enough posts, what all of them have in common is subtracted before they are compared, so that neither
 * the brand's subjects nor the model decide how similar two posts must be. Vectors of another length are ignored.
 * Pure.
 */
export function findSameMeaning(
  post: Buffer,
  others: readonly Buffer[],
): { at: number; similarity: number }[] {
  const own = bytesOf(post)
  const known = others.flatMap((packed, at) => {
    if (packed.length === 0 || packed.length !== post.length) return []
    const bytes = bytesOf(packed)
    return [{ at, bytes, length: Math.sqrt(dot(bytes, bytes)) }]
  })
  if (known.length === 0) return []
  const ownLength = Math.sqrt(dot(own, own))
  const mean = new Float32Array(own.length)
  const hasMean = known.length >= minPostsForMean
  if (hasMean) for (const { bytes, length } of known) add(mean, bytes, 1 / (length * known.length))
  // (p - m)·(q - m), without a copy of every vector minus the mean.
  const ofMean = mean.reduce((sum, value) => sum + value * value, 0)
  const ownOfMean = dotMean(mean, own) / ownLength
  const ownRest = 1 - 2 * ownOfMean + ofMean
  const min = hasMean ? minSimilarity.ofMany : minSimilarity.ofFew
  return known
    .map(({ at, bytes, length }) => {
      const itsOfMean = hasMean ? dotMean(mean, bytes) / length : 0
      const itsRest = 1 - 2 * itsOfMean + ofMean
      const shared = dot(own, bytes) / (ownLength * length) - ownOfMean - itsOfMean + ofMean
      return { at, similarity: Math.min(1, shared / Math.sqrt(Math.max(ownRest * itsRest, tiny))) }
    })
    .filter(({ similarity }) => similarity >= min)
    .sort((a, b) => b.similarity - a.similarity)
}

/** A post that is no different from the mean is similar to none. */
const tiny = 1e-9

const bytesOf = (packed: Buffer): Int8Array => new Int8Array(packed.buffer, packed.byteOffset, packed.length)

// One function for each kind of array: a function that gets several kinds is many times slower.
function dot(a: Int8Array, b: Int8Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number)
  return sum
}

function dotMean(mean: Float32Array, bytes: Int8Array): number {
  let sum = 0
  for (let at = 0; at < mean.length; at++) sum += (mean[at] as number) * (bytes[at] as number)
  return sum
}

function add(sum: Float32Array, bytes: Int8Array, times: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + (bytes[at] as number) * times
}
