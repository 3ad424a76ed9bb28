import { inArray, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { queueNewPublications } from '@/lib/publications/queue-new-publications'
import { recordEvents } from '@/lib/publications/record-event'
import { transitionPackages } from '@/lib/publications/transition-packages'
import { earliest } from '../lifecycle/plan-times'
import { contentOf, type PackageRow, type StoredVariant } from '../present-package'
import type { Decision } from './store-decision'

/** A package with the versions to publish and their times. */
export type PackageWithTimes = {
  row: PackageRow
  open: readonly StoredVariant[]
  times: ReadonlyMap<string, Date>
}

/**
 * Schedules locked, approved packages for the given times and queues their posts. None of them may have pending or
 * published posts.
 */
export async function scheduleAt(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  planned: readonly PackageWithTimes[],
  { decision, reason }: { decision: Decision; reason?: string },
): Promise<void> {
  if (planned.length === 0) return
  const starts = planned.map(({ row, times }) => ({ row, at: earliest(times.values()) }))
  const ids = starts.map(({ row }) => row.id)
  const moved = await transitionPackages(tx, 'schedule', inArray(packages.id, ids), {
    scheduledAt: packageTimeSql(starts.map(({ row, at }) => ({ id: row.id, at }))),
  })
  await storeVersionTimes(tx, planned)
  await recordEvents(
    tx,
    starts.map(({ row, at }) => ({
      packageId: row.id,
      action: 'schedule' as const,
      from: row.status,
      to: moved.find(({ id }) => id === row.id)?.to ?? null,
      reason: reason ?? null,
      data: { at: at.toISOString(), decision: decision.id },
      actor: ctx.actor,
    })),
  )
  await queueAll(tx, ctx, planned)
}

/** Stores the intents to publish packages at their times. None of them may have pending or published posts. */
export const queueAll = (
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  planned: readonly PackageWithTimes[],
): Promise<void> =>
  queueNewPublications(
    tx,
    ctx,
    planned.map(({ row, open, times }) => ({
      packageId: row.id,
      revision: row.revision,
      dueAt: earliest(times.values()),
      variants: open.map(({ variant }) => ({
        variantId: variant.id,
        channelId: variant.channelId ?? '',
        content: contentOf(variant),
        ...(times.get(variant.id) ? { dueAt: times.get(variant.id) } : {}),
      })),
    })),
  )

/** SQL for each package's own time, for the `set` of a single statement that updates many packages. */
export const packageTimeSql = (times: readonly { id: string; at: Date | null }[]) => sql<Date | null>`(
  select given.at from unnest(${sql.param(times.map(({ id }) => id))}::uuid[],
    ${sql.param(times.map(({ at }) => at?.toISOString() ?? null))}::text[]::timestamptz[]) as given (id, at)
  where given.id = packages.id)`

/** Stores a time of their own for versions that go out later than the first version of their package. */
async function storeVersionTimes(tx: ProjectTx, planned: readonly PackageWithTimes[]): Promise<void> {
  const own = planned.flatMap(({ times }) => {
    const first = earliest(times.values()).getTime()
    return Array.from(times, ([id, at]) => ({ id, at: at.getTime() === first ? null : at.toISOString() }))
  })
  await tx.execute(sql`
    update variants set scheduled_at = given.at, updated_at = now()
    from unnest(${sql.param(own.map(({ id }) => id))}::uuid[],
      ${sql.param(own.map(({ at }) => at))}::text[]::timestamptz[]) as given (id, at)
    where variants.id = given.id and variants.scheduled_at is distinct from given.at`)
}
