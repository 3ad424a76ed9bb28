import { type SQL, sql } from 'drizzle-orm'
import { plannedOrOut } from '@/db/allowed-values'
import { inProject } from '@/db/project'
import { embedTexts, maxTextsPerCall } from '@/lib/ai/embed-texts'
import { embeddingKeyOf, embeddingModelOf } from '@/lib/ai/models/embedding-model'
import { findModel } from '@/lib/ai/models/find-model'
import type { ProjectContext } from '@/lib/auth/context'
import { maxComparedEmbeddings } from './find-near-embeddings'
import { packVector, textToEmbed } from './post-embedding'
import { storeEmbeddings } from './store-embeddings'

/** Nobody waits for it. */
const deadlineMs = 60_000
/** The rest is left for the next job (1,280 posts), so that other projects do not have to wait long. */
const maxBatches = 20

/**
 * Condition for a project's variants that should have a vector of a model and have none: those of the newest packages
 * that are planned or published. Takes expressions for the project and the model.
 */
export const withoutEmbedding = (project: SQL, model: SQL, newest: number): SQL => sql`
  from unnest(array[${sql.join(
    plannedOrOut.map((status) => sql`${status}::text`),
    sql`, `,
  )}]) as of_status
  cross join lateral (
    select k.id from packages k where k.project_id = ${project} and k.status = of_status
    order by k.id desc limit ${newest}
  ) as recent
  join variants v on v.project_id = ${project} and v.package_id = recent.id
  where v.channel_id is not null and not exists (
    select from variant_embeddings e where e.variant_id = v.id and e.model = ${model})`

/**
 * Has the embedding model turn a project's planned and published posts into vectors, newest first, as far as they have
 * none of this model: read in one transaction, asked outside any, stored in another. Returns how many got one. What a
 * busy server, a used-up limit or the end of the time leaves is found by the next tick. Serves spec/planning#1
 * (novelty gate).
 */
export async function embedStoredPosts(ctx: ProjectContext<'write'>, signal?: AbortSignal): Promise<number> {
  const found = embeddingModelOf(await findModel(ctx))
  if (!found) return 0
  const model = embeddingKeyOf(found)
  let embedded = 0
  for (let batch = 0; batch < maxBatches && !signal?.aborted; batch++) {
    const rows = await inProject(ctx, (tx) =>
      tx.execute<{ id: string; title: string | null; text: string }>(sql`
        select v.id, v.title, v.text
        ${withoutEmbedding(sql`${ctx.projectId}::uuid`, sql`${model}`, maxComparedEmbeddings)}
        order by v.id desc limit ${maxTextsPerCall}`),
    )
    const vectors = await vectorsOf(ctx, rows.map(textToEmbed), { model, signal })
    if (rows.length === 0 || !vectors) break
    const posts = rows.map((row) => ({
      ...row,
      embedding: { model, vector: vectors.get(textToEmbed(row)) ?? Buffer.alloc(0) },
    }))
    await inProject(ctx, (tx) => storeEmbeddings(tx, posts))
    embedded += rows.length
  }
  return embedded
}

/** Asks for the vectors of texts; undefined if there are none now, or the settings name another model by now. */
async function vectorsOf(
  ctx: ProjectContext,
  all: readonly string[],
  { model, signal }: { model: string; signal: AbortSignal | undefined },
): Promise<Map<string, Buffer> | undefined> {
  const texts = [...new Set(all)].filter((text) => text !== '')
  if (texts.length === 0) return new Map()
  const answer = await embedTexts(ctx, texts, { deadlineMs, signal })
  if (!answer || 'failure' in answer || answer.model !== model) return undefined
  return new Map(texts.map((text, at) => [text, packVector(answer.vectors[at] ?? [])]))
}
