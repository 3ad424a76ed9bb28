import { desc, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { packageEvents } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { isId } from '@/lib/ids'
import type { PackageEventAnswer } from './schemas'

/**
 * Returns a package's history, newest first, at most the last 200 changes: who did what, when and why
 * (spec/decisions#7).
 */
export async function listPackageEvents(
  ctx: ProjectContext,
  input: { id: string },
): Promise<PackageEventAnswer[]> {
  if (!isId(input.id)) return []
  const rows = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(packageEvents)
      .where(eq(packageEvents.packageId, input.id))
      .orderBy(desc(packageEvents.id))
      .limit(200),
  )
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    actor_id: row.actorId,
    actor_name: row.actorName,
    from_status: row.fromStatus,
    to_status: row.toStatus,
    reason: row.reason,
    data: row.data,
    created_at: row.createdAt.toISOString(),
  }))
}
