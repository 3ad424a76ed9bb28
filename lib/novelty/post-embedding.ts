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
  const known = others.flatMap((vector, at) =>
    vector.length > 0 && vector.length === post.length ? [{ at, unit: unitOf(vector) }] : [],
  )
  const own = unitOf(post)
  const hasMean = known.length >= minPostsForMean
  if (hasMean) {
    const mean = meanOf(known.map(({ unit }) => unit))
    for (const vector of [own, ...known.map(({ unit }) => unit)]) subtract(vector, mean)
  }
  const min = hasMean ? minSimilarity.ofMany : minSimilarity.ofFew
  return known
    .map(({ at, unit }) => ({ at, similarity: Math.min(1, cosine(own, unit)) }))
    .filter(({ similarity }) => similarity >= min)
    .sort((a, b) => b.similarity - a.similarity)
}

/** Reads a packed vector, with length 1. */
function unitOf(packed: Buffer): Float32Array {
  const vector = Float32Array.from(new Int8Array(packed.buffer, packed.byteOffset, packed.length))
  const length = Math.sqrt(dot(vector, vector))
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length
  return vector
}

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors)
    for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / vectors.length
  return mean
}

function subtract(vector: Float32Array, mean: Float32Array): void {
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) - (mean[at] ?? 0)
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

function cosine(a: Float32Array, b: Float32Array): number {
  const lengths = Math.sqrt(dot(a, a) * dot(b, b))
  return lengths === 0 ? 0 : dot(a, b) / lengths
}
