import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { afterArrival } from '@/lib/sources/content-rhythm'

/** A source's rhythm is a matter of hours and days; noting more often would make pushes wait for each other. */
const noticedEveryMs = 3_600_000

/**
 * Notes that something new came, so that the source's usual rhythm is learned and its silence noticed. Takes the source as
 * it was when the publisher was let in; does nothing when an arrival was noted within the hour.
 */
export async function noteArrival(
  ctx: ProjectContext<'write'>,
  source: { id: string; lastContentAt: Date | null },
): Promise<void> {
  const now = new Date()
  if (source.lastContentAt && now.getTime() - source.lastContentAt.getTime() < noticedEveryMs) return
  await inProject(ctx, async (tx) => {
    const [row] = await tx
      .select({ contentTimes: sources.contentTimes })
      .from(sources)
      .where(eq(sources.id, source.id))
      .for('update', { skipLocked: true })
    if (row) await tx.update(sources).set(afterArrival(row, now)).where(eq(sources.id, source.id))
  })
}
