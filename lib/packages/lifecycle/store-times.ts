import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'

/**
 * Stores the versions' times that differ from the package's own time, which is the earliest of them; the others
 * have no time of their own. Takes the times by variant, or none to clear them all.
 */
export async function storeTimes(
  tx: ProjectTx,
  packageId: string,
  times: ReadonlyMap<string, Date> = new Map(),
): Promise<void> {
  const first = Math.min(...Array.from(times.values(), (at) => at.getTime()))
  const own = [...times].filter(([, at]) => at.getTime() !== first)
  const ids = own.map(([id]) => id)
  const at = own.map(([, time]) => time.toISOString())
  await tx.execute(sql`
    update variants set scheduled_at = planned.at
    from variants as before
    left join unnest(${sql.param(ids)}::uuid[], ${sql.param(at)}::text[]::timestamptz[]) as planned (id, at) on planned.id = before.id
    where before.package_id = ${packageId}::uuid and variants.id = before.id
      and variants.scheduled_at is distinct from planned.at`)
}
