import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { recordArrivalTime } from '@/lib/sources/health/content-rhythm'

/** A source's rhythm is a matter of hours and days; recording more often would make pushes wait for each other. */
const minRecordIntervalMs = 3_600_000

/**
 * Records that new content arrived, so that we learn the source's usual rhythm and notice its silence. Takes the
 * source as it was when the publisher was authenticated; does nothing if an arrival was recorded within the last
 * hour.
 */
export async function recordArrival(
  ctx: ProjectContext<'write'>,
  source: { id: string; lastContentAt: Date | null },
): Promise<void> {
  const now = new Date()
  if (source.lastContentAt && now.getTime() - source.lastContentAt.getTime() < minRecordIntervalMs) return
  await inProject(ctx, async (tx) => {
    const [row] = await tx
      .select({ contentTimes: sources.contentTimes })
      .from(sources)
      .where(eq(sources.id, source.id))
      .for('update', { skipLocked: true })
    if (row) await tx.update(sources).set(recordArrivalTime(row, now)).where(eq(sources.id, source.id))
  })
}
