import { sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { pushSamples } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'

/** Number of newest bodies that are kept for a source if its settings say so, and the maximum size of each. */
export const maxSamplesPerSource = 5

export const maxSampleBytes = 64 * 1024

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
