import { sql } from 'drizzle-orm'
import type { PackageEventAction, PackageStatus } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import type { Actor } from '@/lib/audit/actor'
import { newId } from '@/lib/ids'
import { recordNotification } from '@/lib/notifications/record-notification'

export type PackageEventInput = {
  packageId: string
  action: PackageEventAction
  from?: PackageStatus | null
  to?: PackageStatus | null
  reason?: string | null
  data?: Record<string, unknown>
}

/** Records who changed a package, how and why, in the transaction of the change (spec/decisions#7). */
export const recordEvent = (tx: ProjectTx, ctx: { actor: Actor }, event: PackageEventInput): Promise<void> =>
  recordEvents(tx, [{ ...event, actor: ctx.actor }])

/** Like `recordEvent`, for many changes, in one statement. */
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
  await notifyOf(tx, events)
}

/** Notifies reviewers of packages that wait for them, and authors of packages that come back (spec/planning#5). */
async function notifyOf(
  tx: ProjectTx,
  events: readonly (PackageEventInput & { actor: Actor })[],
): Promise<void> {
  // A package that moves on from review in the same batch, because its source publishes automatically, waits for
  // nobody.
  const last = new Map(events.filter(({ to }) => to).map((event) => [event.packageId, event]))
  const arrived = [...last.values()].filter(({ from, to }) => to === 'in_review' && from !== 'in_review')
  for (const own of Map.groupBy(arrived, ({ actor }) => actor.id).values()) {
    const [first] = own
    if (!first) continue
    const data = own.length === 1 ? { packageId: first.packageId } : { count: own.length }
    await recordNotification(tx, { actor: first.actor }, { kind: 'review', path: '/review', data })
  }
  for (const { actor, packageId, action, reason } of events)
    if (action === 'request_changes' || action === 'reject')
      await recordNotification(
        tx,
        { actor },
        { kind: 'changes_requested', data: { packageId, ...(reason ? { reason } : {}) } },
      )
}
