import { and, inArray } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { publications } from '@/db/schema'
import { everPublished } from '@/lib/publications/states'
import type { PlannedPackage } from '../compose/plan-item'

/**
 * Of packages that are to go out at once, those of which nothing has begun yet (publishing is paused, the day's cap is
 * reached): they can still be taken back. Takes packages the caller has locked, for then none begins meanwhile.
 */
export async function findWaiting(tx: ProjectTx, rows: readonly PlannedPackage[]): Promise<Set<string>> {
  const ids = rows.filter((row) => row.status === 'publishing').map((row) => row.id)
  if (ids.length === 0) return new Set()
  const begun = await tx
    .select({ id: publications.packageId })
    .from(publications)
    .where(and(inArray(publications.packageId, ids), inArray(publications.status, everPublished)))
  const out = new Set(begun.map((row) => row.id))
  return new Set(ids.filter((id) => !out.has(id)))
}
