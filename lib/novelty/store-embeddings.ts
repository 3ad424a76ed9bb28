import { eq, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { variants } from '@/db/schema'
import type { PostEmbeddings } from './embed-posts'
import { type PostEmbedding, textToEmbed } from './post-embedding'

/** A stored variant, and the vector of this text. */
export type EmbeddedVariant = { id: string; title: string | null; text: string; embedding: PostEmbedding }

/**
 * Stores vectors of variants, in one statement; each replaces that of another model. A variant whose text has changed
 * since it was read, or is being changed, gets none. Takes the project's transaction. Serves spec/planning#1 (novelty gate).
 */
export async function storeEmbeddings(tx: ProjectTx, embedded: readonly EmbeddedVariant[]): Promise<void> {
  if (embedded.length === 0) return
  const rows = embedded.map(({ id, title, text, embedding: { model, vector } }) => ({
    ...{ id, title, text, model },
    vector: vector.toString('base64'),
  }))
  // Locked until the vector is visible to whoever changes the text and deletes it; without waiting for others' changes.
  await tx.execute(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as r(id uuid, title text, text text, model text, vector text)
    ),
    same as (
      select v.id, v.org_id, v.project_id, v.channel_id, a.model, decode(a.vector, 'base64') as vector
      from variants v join asked a on a.id = v.id
      where v.text = a.text and v.title is not distinct from a.title
        and v.project_id is not null and v.channel_id is not null
      order by v.id
      for share of v skip locked
    )
    insert into variant_embeddings (org_id, project_id, variant_id, channel_id, model, vector)
    select org_id, project_id, id, channel_id, model, vector from same
    on conflict (variant_id) do update set
      channel_id = excluded.channel_id, model = excluded.model, vector = excluded.vector`)
}

/** Stores the vectors of a package's variants as far as they are known, in the transaction that stores the package. */
export async function storePackageEmbeddings(
  tx: ProjectTx,
  packageId: string,
  embeddings: PostEmbeddings,
): Promise<void> {
  if (embeddings.size === 0) return
  const rows = await tx
    .select({ id: variants.id, title: variants.title, text: variants.text })
    .from(variants)
    .where(eq(variants.packageId, packageId))
  const embedded = rows.flatMap((row) => {
    const embedding = embeddings.get(textToEmbed(row))
    return embedding ? [{ ...row, embedding }] : []
  })
  await storeEmbeddings(tx, embedded)
}
