import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ProjectScope, ProjectTx } from '@/db/project'
import { publications } from '@/db/schema'
import { everPublished } from './states'
import { transitionPublications } from './transition-publications'

/**
 * Cancels a package's pending publications, in the caller's transaction (unscheduling, holding, returning to
 * review). Posts that are being sent or are published stay. Returns how many were canceled and how many could not
 * be.
 */
export async function cancelPublications(
  tx: ProjectTx,
  _ctx: ProjectScope,
  input: { packageId: string },
): Promise<{ cancelled: number; started: number }> {
  const cancelled = await transitionPublications(tx, 'cancel', eq(publications.packageId, input.packageId), {
    finishedAt: sql`now()`,
  })
  const started = await tx
    .select({ id: publications.id })
    .from(publications)
    .where(and(eq(publications.packageId, input.packageId), inArray(publications.status, everPublished)))
  return { cancelled: cancelled.length, started: started.length }
}
