import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { embeddingKeyOf, embeddingModelOf } from '@/lib/ai/models/embedding-model'
import { findModel } from '@/lib/ai/models/find-model'
import { env } from '@/lib/env'
import { embedPostsJob } from '@/lib/jobs/embed-posts-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { withoutEmbedding } from './embed-stored-posts'

/** Number of a project's newest packages in each state that are looked at: the job itself looks at all. */
const newest = 50

/**
 * Queues a job for each project whose workspace has an embedding model and that has a planned or published post
 * without a vector of it. Returns these projects' ids. Serves spec/planning#1 (novelty gate).
 */
export async function queueEmbeddings(): Promise<string[]> {
  const all = env().AI_EMBEDDING_MODEL !== undefined
  const workspaces = await inSystem((tx) =>
    tx.execute<{ id: string }>(sql`
      select o.id from organizations o left join model_settings s on s.org_id = o.id
      where (s.kind is not null and s.embedding_model is not null) or (${all} and s.kind is null)`),
  )
  const queued: string[] = []
  for (const { id } of workspaces) {
    const model = embeddingModelOf(await findModel({ orgId: id }))
    if (!model) continue
    await inSystem(async (tx) => {
      const projects = await tx.execute<{ id: string }>(sql`
        select p.id from projects p where p.org_id = ${id}::uuid and exists (
          select ${withoutEmbedding(sql`p.id`, sql`${embeddingKeyOf(model)}`, newest)})`)
      enqueue(
        tx,
        embedPostsJob,
        projects.map((project) => ({ projectId: project.id })),
      )
      queued.push(...projects.map((project) => project.id))
    })
  }
  return queued
}
