import { sql } from 'drizzle-orm'
import { type PackageStatus, plannedOrOut, possiblyPublished } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import type { ProjectTx } from '@/db/project'
import { buildChannelKeys } from './channel-keys'
import { compareSignatures, type SimilarReason } from './compare-signatures'
import { findNearEmbeddings } from './find-near-embeddings'
import type { PostEmbedding } from './post-embedding'
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
  /** The post as a vector, if an embedding model provides one. */
  embedding?: PostEmbedding | undefined
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

/** A stored post that may be similar. */
type FoundPost = {
  question: number | null
  variant_id: string | null
  package_id: string | null
  title: string | null
  text: string | null
  package_title: string | null
  status: PackageStatus | null
  at: string | null
}

type Row = FoundPost & {
  posts: number | null
  counts: { channel: string; words: Record<string, number> } | null
}

/**
 * Finds for each post the published and planned posts on its channel that say the same, most similar first, of all
 * times or since `since`. Takes the project's transaction. Posts are compared by their words in one statement for all
 * (db/similar-posts.ts), so pass many at once; those with a vector also by their meaning. Posts without a signature
 * are not found (`storeSignatures`). Serves spec/planning#1 (novelty gate).
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
  const rows = questions.length === 0 ? [] : await findByWords(tx, questions)
  const meant = await findByMeaning(tx, posts)
  const weights = new Map(
    rows.flatMap(({ counts, posts: many }) =>
      counts ? [[counts.channel, createWordWeight(counts.channel, countsOf(counts.words, many ?? 0))]] : [],
    ),
  )
  const found = Map.groupBy(rows, (row) => row.question ?? -1)
  const known = new Map<string, Signature>()
  return asked.map(({ post, signature }, question) => {
    const weight = weights.get(post.channelId)
    const read = (row: FoundPost, meaning?: number): SimilarPost[] => {
      if (!row.variant_id || !row.package_id || row.text === null || !row.status || !row.at) return []
      const at = new Date(row.at)
      if (since && at < since) return []
      const other = known.get(row.variant_id) ?? getSignature({ title: row.title, text: row.text })
      known.set(row.variant_id, other)
      const words = compareSignatures(signature, other, weight)
      const says = words.reason ?? (meaning === undefined || words.contradicts ? null : 'same-meaning')
      if (says === null) return []
      const [variantId, packageId, state] = [row.variant_id, row.package_id, row.status]
      const title = row.title || (row.package_title ?? '')
      const similarity = words.reason ? words.similarity : (meaning ?? 0)
      return [{ variantId, packageId, reason: says, similarity, title, text: row.text, at, state }]
    }
    const byWords = (found.get(question) ?? []).flatMap((row) => read(row))
    const isNew = ({ variantId }: SimilarPost) => byWords.every((one) => one.variantId !== variantId)
    const byMeaning = (meant.get(question) ?? []).flatMap((row) => read(row, row.similarity)).filter(isNew)
    return [...byWords, ...byMeaning].sort((a, b) => b.similarity - a.similarity)
  })
}

// Row by row, by primary key: with plain joins the database might read the whole project.
const findByWords = (tx: ProjectTx, questions: readonly ReturnType<typeof buildQuestion>[]): Promise<Row[]> =>
  tx.execute<Row>(sql`
    select f.question, f.variant_id, f.posts, f.counts, ${storedPost}
    from find_similar_variants(${JSON.stringify(questions)}::text::jsonb) f
    left join lateral (select * from variants where id = f.variant_id offset 0) v on true
    ${itsPackage}`)

const storedPost = sql`v.package_id, v.title, v.text, p.title as package_title, p.status,
      coalesce(o.at, p.scheduled_at, p.created_at) as at`
const itsPackage = sql`
    left join lateral (select * from packages where id = v.package_id offset 0) p on true
    left join lateral (
      select max(coalesce(finished_at, sending_at, due_at)) as at from publications
      where variant_id = v.id and status in ('sending', 'published', 'unconfirmed')
    ) o on true`

/** Number of posts with the same meaning that are read: those of the post's own package may be among them. */
const maxOfMeaning = 24

/** Finds, for each post with a vector, the published and planned posts whose vectors are similar. */
async function findByMeaning(
  tx: ProjectTx,
  posts: readonly PostToCompare[],
): Promise<Map<number, (FoundPost & { similarity: number })[]>> {
  const near = await findNearEmbeddings(tx, posts)
  const asked = posts.flatMap(
    ({ language, exceptPackages: packages = [], exceptItem: item = null }, question) =>
      (near[question] ?? []).slice(0, maxOfMeaning).map(({ variantId: variant, similarity }) => ({
        question,
        variant,
        similarity,
        language,
        packages,
        item,
      })),
  )
  if (asked.length === 0) return new Map()
  const rows = await tx.execute<FoundPost & { similarity: number }>(sql`
    select a.question, a.similarity, v.id as variant_id, ${storedPost}
    from jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb)
      as a(question int, variant uuid, similarity float8, language text, packages uuid[], item uuid)
    join lateral (select * from variants where id = a.variant offset 0) v on true
    ${itsPackage}
    where not (p.id = any(a.packages)) and (a.item is null or p.item_id is distinct from a.item)
      and (v.language = a.language or v.language = 'und' or a.language = 'und')
      and (${oneOf(sql`p.status`, plannedOrOut)} or exists (
        select from publications o where o.variant_id = v.id and ${oneOf(sql`o.status`, possiblyPublished)}))`)
  return Map.groupBy(rows, (row) => row.question ?? -1)
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
