import { and, inArray } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { publications } from '@/db/schema'
import { everPublished } from '@/lib/publications/states'
import type { PlannedPackage } from '../compose/plan/plan-item'

/**
 * Returns the packages that are due immediately but have not begun publishing (publishing is paused, or the daily
 * cap is reached), so that they can still be taken back. The caller must have locked the packages, so that none
 * begins meanwhile.
 */
export async function findWaiting(tx: ProjectTx, rows: readonly PlannedPackage[]): Promise<Set<string>> {
  const ids = rows.filter((row) => row.status === 'publishing').map((row) => row.id)
  if (ids.length === 0) return new Set()
  const started = await tx
    .select({ id: publications.packageId })
    .from(publications)
    .where(and(inArray(publications.packageId, ids), inArray(publications.status, everPublished)))
  const out = new Set(started.map((row) => row.id))
  return new Set(ids.filter((id) => !out.has(id)))
}
