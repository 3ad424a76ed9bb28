import { sql } from 'drizzle-orm'
import { type PackageStatus, plannedOrOut } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import { buildChannelKeys } from './channel-keys'
import { compareSignatures, type SimilarReason } from './compare-signatures'
import type { PostWord } from './read-words'
import { getSignature, type Signature } from './signature'
import { createWordWeight, type WordCounts } from './word-weights'

/** A post to compare with others on its channel. */
export type PostToCompare = {
  channelId: string
  /** Posts in different languages never count as similar; `und` is compared with all. */
  language: string
  title?: string | null
  text: string
  /** Packages to leave out of the comparison: the post's own, and those it replaces. */
  exceptPackages?: readonly string[]
  /** Posts of this item are left out as well: corrections are meant to be similar. */
  exceptItem?: string | null
}

/** A published or planned post that another one repeats. */
export type SimilarPost = {
  variantId: string
  packageId: string
  reason: SimilarReason
  /** From 0 to 1. */
  similarity: number
  title: string
  text: string
  /** When it was or will be published or, if it has no such time, when it was created. */
  at: Date
  state: PackageStatus
}

type Row = {
  question: number | null
  variant_id: string | null
  package_id: string | null
  posts: number | null
  counts: { channel: string; words: Record<string, number> } | null
  title: string | null
  text: string | null
  package_title: string | null
  status: PackageStatus | null
  at: string | null
}

/**
 * Finds for each post the published and planned posts on its channel that say the same, most similar first, of all
 * times or since `since`. Takes the project's transaction. Runs one statement for all posts (db/similar-posts.ts),
 * so pass many at once. Posts without a signature are not found (`storeSignatures`). Serves spec/planning#1
 * (novelty gate).
 */
export async function findSimilarPosts(
  tx: ProjectTx,
  posts: readonly PostToCompare[],
  { since }: { since?: Date } = {},
): Promise<SimilarPost[][]> {
  const asked = posts.map((post) => ({ post, signature: getSignature(post) }))
  const questions = asked.flatMap(({ post, signature }, question) =>
    signature.terms.length === 0 ? [] : [buildQuestion(post, signature, question, since)],
  )
  if (questions.length === 0) return posts.map(() => [])
  // Row by row, by primary key: with plain joins the database might read the whole project.
  const rows = await tx.execute<Row>(sql`
    select f.question, f.variant_id, f.posts, f.counts, v.package_id, v.title, v.text, p.title as package_title, p.status,
      coalesce(o.at, p.scheduled_at, p.created_at) as at
    from find_similar_variants(${JSON.stringify(questions)}::text::jsonb) f
    left join lateral (select * from variants where id = f.variant_id offset 0) v on true
    left join lateral (select * from packages where id = v.package_id offset 0) p on true
    left join lateral (
      select max(coalesce(finished_at, sending_at, due_at)) as at from publications
      where variant_id = v.id and status in ('sending', 'published', 'unconfirmed')
    ) o on true`)
  const weights = new Map(
    rows.flatMap(({ counts, posts: many }) =>
      counts ? [[counts.channel, createWordWeight(counts.channel, countsOf(counts.words, many ?? 0))]] : [],
    ),
  )
  const found = Map.groupBy(rows, (row) => row.question ?? -1)
  const known = new Map<string, Signature>()
  return asked.map(({ post, signature }, question) => {
    const weight = weights.get(post.channelId)
    const similar = (found.get(question) ?? []).flatMap((row): SimilarPost[] => {
      if (!row.variant_id || !row.package_id || row.text === null || !row.status || !row.at) return []
      const at = new Date(row.at)
      if (since && at < since) return []
      const other = known.get(row.variant_id) ?? getSignature({ title: row.title, text: row.text })
      known.set(row.variant_id, other)
      const { reason, similarity } = compareSignatures(signature, other, weight)
      if (reason === null) return []
      const [variantId, packageId, state] = [row.variant_id, row.package_id, row.status]
      const title = row.title || (row.package_title ?? '')
      return [{ variantId, packageId, reason, similarity, title, text: row.text, at, state }]
    })
    return similar.sort((a, b) => b.similarity - a.similarity)
  })
}

const buildQuestion = (
  post: PostToCompare,
  signature: Signature,
  question: number,
  since: Date | undefined,
) => ({
  question,
  channel: post.channelId,
  language: post.language,
  text: post.title ? `${post.title}\n${post.text}` : post.text,
  // Among equally rare words, the first ones are looked up.
  keys: buildChannelKeys(post.channelId, {
    terms: signature.terms.toSorted((a, b) => lengthOf(b) - lengthOf(a)),
  }).keys,
  packages: post.exceptPackages ?? [],
  item: post.exceptItem ?? null,
  since: since?.toISOString() ?? null,
  statuses: plannedOrOut,
})

/** Long words and numbers occur in fewer posts. */
const lengthOf = ({ stem, isNumber }: PostWord): number => (isNumber ? stem.length * 3 : stem.length)

const countsOf = (words: Record<string, number>, posts: number): WordCounts => ({
  posts,
  counts: new Map(Object.entries(words)),
})
