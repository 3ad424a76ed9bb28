import { desc, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { pushSamples } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { requireId } from '@/lib/ids'
import { maxSamplesPerSource } from './store-sample'

/** A delivery as it arrived, for trying out a mapping. */
export type SampleView = { id: string; at: string; body: string; headers: Record<string, string> }

/** Lists the stored deliveries of a source, newest first. */
export async function listSamples(ctx: ProjectContext, input: { sourceId: string }): Promise<SampleView[]> {
  const rows = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(pushSamples)
      .where(eq(pushSamples.sourceId, requireId(input.sourceId)))
      .orderBy(desc(pushSamples.id))
      .limit(maxSamplesPerSource),
  )
  return rows.map(({ id, body, headers, createdAt }) => ({ id, body, headers, at: createdAt.toISOString() }))
}
