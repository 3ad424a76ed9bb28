import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { findSameMeaning, type PostEmbedding } from './post-embedding'

/** Number of a channel's newest posts that a post's vector is compared with: years of posts on most channels. */
export const maxComparedEmbeddings = 1_000

/**
 * Returns for each post with a vector the stored posts on its channel that say the same, most similar first, whatever
 * their state. Compares only vectors of the same model. Takes the project's transaction; one statement for all posts.
 */
export async function findNearEmbeddings(
  tx: ProjectTx,
  posts: readonly { channelId: string; embedding?: PostEmbedding | undefined }[],
): Promise<{ variantId: string; similarity: number }[][]> {
  const asked = posts.flatMap(({ channelId: channel, embedding }) =>
    embedding && embedding.vector.length > 0 ? [{ channel, model: embedding.model }] : [],
  )
  if (asked.length === 0) return posts.map(() => [])
  const rows = await tx.execute<{ id: string; channel: string; model: string; vector: Buffer }>(sql`
    select e.variant_id as id, a.channel, a.model, e.vector
    from (
      select distinct channel, model from jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb)
        as asked(channel uuid, model text)
    ) a
    cross join lateral (
      select * from variant_embeddings e where e.channel_id = a.channel and e.model = a.model
      order by e.variant_id desc limit ${maxComparedEmbeddings}
    ) e`)
  const stored = Map.groupBy(rows, ({ channel, model }) => `${channel} ${model}`)
  return posts.map(({ channelId, embedding }) => {
    if (!embedding || embedding.vector.length === 0) return []
    const others = stored.get(`${channelId} ${embedding.model}`) ?? []
    const same = findSameMeaning(
      embedding.vector,
      others.map(({ vector }) => vector),
    )
    return same.flatMap(({ at, similarity }) => {
      const variantId = others[at]?.id
      return variantId === undefined ? [] : [{ variantId, similarity }]
    })
  })
}
