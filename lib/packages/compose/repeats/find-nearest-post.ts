import { and, inArray, isNull } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { packages } from '@/db/schema'
import type { PackageFlag } from '@/db/schema/packages'
import type { PostEmbeddings } from '@/lib/novelty/embed-posts'
import { findSimilarPosts, type SimilarPost } from '@/lib/novelty/find-similar-posts'
import { textToEmbed } from '@/lib/novelty/post-embedding'
import { similarFlag } from '../../similar-flag'
import type { Composition } from '../write/compose-item'

/** The existing post that a new one is too similar to. */
export type NearestPost = {
  packageId: string | null
  variantId: string
  title: string
  text: string
  reason: string
  similarity: number
  message: string
  channelIds: string[]
}

/**
 * Returns the most similar post that says the same on one of the channels and is published or planned; null if
 * there is none. New content gets a post in review automatically: as long as nobody has decided on it or planned
 * it, it does not block a topic. Takes the project's transaction, the vectors of the posts as far as there are any, and
 * the package being rewritten, if any. Serves
 * spec/planning#1 (novelty gate).
 */
export async function findNearestPost(
  tx: ProjectTx,
  composition: Composition,
  { embeddings, exceptPackage }: { embeddings: PostEmbeddings; exceptPackage?: string },
): Promise<NearestPost | null> {
  const posts = composition.variants.map(({ channelId, content: { language, title, text } }) => ({
    ...{ channelId, language, title, text },
    exceptPackages: exceptPackage === undefined ? [] : [exceptPackage],
    embedding: embeddings.get(textToEmbed({ title, text })),
  }))
  const found = await findSimilarPosts(tx, posts)
  const undecided = await undecidedOf(tx, found.flat())
  let nearest: { post: SimilarPost; channelId: string } | undefined
  for (const [at, { channelId }] of posts.entries()) {
    const post = found[at]?.find(({ packageId }) => !undecided.has(packageId))
    if (post && post.similarity > (nearest?.post.similarity ?? 0)) nearest = { post, channelId }
  }
  if (!nearest) return null
  const { post, channelId } = nearest
  const { packageId, variantId, title, text, reason, similarity } = post
  const { message, channel_ids: channelIds } = similarFlag(channelId, post)
  return { packageId, variantId, title, text, reason, similarity, message, channelIds }
}

async function undecidedOf(tx: ProjectTx, posts: readonly SimilarPost[]): Promise<ReadonlySet<string>> {
  const waiting = posts.flatMap(({ packageId, state }) =>
    state === 'in_review' || state === 'changes_requested' ? [packageId] : [],
  )
  if (waiting.length === 0) return new Set()
  const rows = await tx
    .select({ id: packages.id })
    .from(packages)
    .where(and(inArray(packages.id, waiting), isNull(packages.topicId), isNull(packages.scheduledAt)))
  return new Set(rows.map(({ id }) => id))
}

/**
 * Adds a flag to the composition that names the post it is too similar to, so that it is not published
 * automatically. Pure.
 */
export function flagAsSimilar(composition: Composition, nearest: NearestPost): Composition {
  const flag: PackageFlag = {
    code: 'too_similar',
    message: nearest.message,
    channel_ids: nearest.channelIds,
    nearest_variant_id: nearest.variantId,
  }
  return {
    ...composition,
    flags: [...composition.flags, flag],
    doubts: [flag.message, ...composition.doubts],
  }
}
