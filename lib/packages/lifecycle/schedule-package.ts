import { eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { lockChannels } from '@/lib/slots/next-free-slots'
import { lockPackage, readPackage } from '../load-package'
import type { PackageRow, StoredVariant } from '../present-package'
import type { PlanInput, PlanningWarning, ScheduledPackage, ScheduleInput } from '../schemas'
import { changeStatus, requirePossible } from './change-status'
import { findTimes } from './find-times'
import { earliest, requirePlan } from './plan-times'
import { planningWarnings } from './planning-warnings'
import { queueVariants, requireSendableVariants } from './queue-variants'
import { storeTimes } from './store-times'
import { withdrawIntents } from './withdraw-intents'

/**
 * Schedules an approved package for future times: one for all its channels, one for each, or each channel's next
 * free slot; a scheduled package is moved. The package's own time is the earliest one. Two people who ask for the
 * next free slot at the same time get different slots. Returns warnings about these times, but refuses none because
 * of them. Throws `not-found`, `stale-revision`, `wrong-state`, `blocked-by-rules`, `no-slots`, and `invalid` like
 * `planTimes`. Serves spec/planning#2.
 */
export async function schedulePackage(
  ctx: ProjectContext<'write'>,
  { id, revision, ...plan }: ScheduleInput,
): Promise<ScheduledPackage> {
  requirePlan(plan)
  return inProject(ctx, async (tx) => {
    const row = await lockPackage(tx, { id, revision })
    const planning_warnings = await scheduleLocked(tx, ctx, row, plan)
    return { ...(await readPackage(tx, ctx, row.id)), planning_warnings }
  })
}

/**
 * Like `schedulePackage`, for a package that the caller has locked, in the caller's transaction. Returns the
 * planning warnings.
 */
export async function scheduleLocked(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  row: PackageRow,
  plan: PlanInput,
): Promise<PlanningWarning[]> {
  requirePossible(row, 'schedule')
  await lockChannelsOf(tx, row)
  await withdrawIntents(tx, ctx, row)
  const sendable = await requireSendableVariants(tx, ctx, row)
  const found = await findTimes(tx, ctx, row, { sendable, plan })
  const warnings = await planningWarnings(tx, row, found)
  const at = earliest(found.times.values())
  await changeStatus(tx, ctx, row, {
    action: 'schedule',
    set: { scheduledAt: at },
    data: { at: at.toISOString(), ...ownTimes(sendable, found.times) },
  })
  await storeTimes(tx, row.id, found.times)
  await queueVariants(tx, ctx, row, sendable, { dueAt: at, times: found.times })
  return warnings
}

async function lockChannelsOf(tx: ProjectTx, row: PackageRow): Promise<void> {
  const own = await tx.select({ id: variants.channelId }).from(variants).where(eq(variants.packageId, row.id))
  await lockChannels(
    tx,
    own.flatMap(({ id }) => id ?? []),
  )
}

/** For the history: each channel's time, if they differ. */
function ownTimes(sendable: readonly StoredVariant[], times: ReadonlyMap<string, Date>) {
  if (new Set(Array.from(times.values(), (at) => at.getTime())).size < 2) return {}
  return {
    times: sendable.map(({ variant, channel }) => ({
      channel: channel?.displayName ?? '',
      platform: variant.platform,
      at: times.get(variant.id)?.toISOString(),
    })),
  }
}
