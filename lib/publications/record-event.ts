import { sql } from 'drizzle-orm'
import type { PackageEventAction, PackageStatus } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import type { Actor } from '@/lib/audit/actor'
import { newId } from '@/lib/ids'

export type PackageEventInput = {
  packageId: string
  action: PackageEventAction
  from?: PackageStatus | null
  to?: PackageStatus | null
  reason?: string | null
  data?: Record<string, unknown>
}

/** Writes who changed a package, how and why, in the transaction of the change (spec/decisions#7). */
export const recordEvent = (tx: ProjectTx, ctx: { actor: Actor }, event: PackageEventInput): Promise<void> =>
  recordEvents(tx, [{ ...event, actor: ctx.actor }])

/** The same for many changes: one statement, however many they are. */
export async function recordEvents(
  tx: ProjectTx,
  events: readonly (PackageEventInput & { actor: Actor })[],
): Promise<void> {
  if (events.length === 0) return
  const records = events.map((event) => ({
    id: newId(),
    package_id: event.packageId,
    actor_id: event.actor.id,
    actor_name: event.actor.name,
    action: event.action,
    from_status: event.from ?? null,
    to_status: event.to ?? null,
    reason: event.reason ?? null,
    data: event.data ?? {},
  }))
  await tx.execute(sql`
    insert into package_events (id, package_id, actor_id, actor_name, action, from_status, to_status, reason, data)
    select * from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as r(
      id uuid, package_id uuid, actor_id text, actor_name text, action text, from_status text, to_status text, reason text,
      data jsonb)`)
}
