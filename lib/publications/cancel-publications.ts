import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ProjectScope, ProjectTx } from '@/db/project'
import { publications } from '@/db/schema'
import { everPublished } from './states'
import { transitionPublications } from './transition-publications'

/**
 * Takes back what waits to be sent of a package, in the caller's transaction (unscheduling, holding, going back to review).
 * Posts that are being sent or are out stay. Gives how many were taken back and how many could not be.
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
