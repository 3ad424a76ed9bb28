import { desc, eq, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { pushSamples } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId, requireId } from '@/lib/ids'

/** Number of newest bodies that are kept for a source if its settings say so, and the maximum size of each. */
export const maxSamplesPerSource = 5
export const maxSampleBytes = 64 * 1024

/** A delivery as it arrived, for trying out a mapping. */
export type SampleView = { id: string; at: string; body: string; headers: Record<string, string> }

/**
 * Stores the body of a delivery and the headers that describe its event, and deletes all but the newest five. A
 * body that is too large is not stored: a truncated one could not be tried out.
 */
export async function storeSample(
  ctx: ProjectContext<'write'>,
  sample: { sourceId: string; bytes: Uint8Array; headers: Record<string, string> },
): Promise<void> {
  const { sourceId, bytes, headers } = sample
  if (bytes.byteLength > maxSampleBytes) return
  const body = new TextDecoder().decode(bytes)
  await inProject(ctx, async (tx) => {
    await tx.insert(pushSamples).values({ id: newId(), sourceId, body, headers })
    await tx.execute(sql`
      delete from push_samples where source_id = ${sourceId}::uuid and id <= (
        select id from push_samples where source_id = ${sourceId}::uuid order by id desc offset ${maxSamplesPerSource} limit 1
      )`)
  })
}

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

/** Deletes the stored deliveries of a source. Does nothing when there are none. */
export async function deleteSamples(ctx: ProjectContext<'write'>, input: { id: string }): Promise<void> {
  await inProject(ctx, (tx) => tx.delete(pushSamples).where(eq(pushSamples.sourceId, requireId(input.id))))
}
