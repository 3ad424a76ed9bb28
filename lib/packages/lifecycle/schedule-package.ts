import { eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { platformRules } from '@/lib/platforms/registry'
import { platformSchema } from '@/lib/platforms/schemas'
import { lockPackage, readPackage } from '../load-package'
import { type PackageRow, type StoredVariant, timeOf } from '../present-package'
import type { PackageAnswer, PlanInput, ScheduleInput } from '../schemas'
import { changeStatus, requirePossible } from './change-status'
import { earliest, type OpenVersion, planTimes, requirePlan } from './plan-times'
import { openVersions, sendVersions } from './send-package'
import { storeTimes } from './store-times'
import { withdrawIntents } from './withdraw-intents'

/**
 * Promises to publish an approved package at times to come, one for all its channels or one for each; a scheduled one is
 * moved. The package's own time is the earliest. Throws `not-found`, `stale-revision`, `wrong-state`, `blocked-by-rules`,
 * and `invalid` as `planTimes` does. Serves spec/planning#2.
 */
export async function schedulePackage(
  ctx: ProjectContext<'write'>,
  { id, revision, ...plan }: ScheduleInput,
): Promise<PackageAnswer> {
  requirePlan(plan)
  return inProject(ctx, async (tx) => {
    const row = await lockPackage(tx, { id, revision })
    await scheduleLocked(tx, ctx, row, plan)
    return readPackage(tx, ctx, row.id)
  })
}

/** The same for a package that the caller has locked, in its transaction. */
export async function scheduleLocked(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  row: PackageRow,
  plan: PlanInput,
): Promise<void> {
  requirePossible(row, 'schedule')
  await withdrawIntents(tx, ctx, row)
  const open = await openVersions(tx, ctx, row)
  const times = planTimes(
    plan,
    open.map((one) => versionOf(one, row)),
    { timeZone: await timeZoneOf(tx, ctx) },
  )
  const at = earliest(times.values())
  await changeStatus(tx, ctx, row, {
    action: 'schedule',
    set: { scheduledAt: at },
    data: { at: at.toISOString(), ...ownTimes(open, times) },
  })
  await storeTimes(tx, row.id, times)
  await sendVersions(tx, ctx, row, open, { dueAt: at, times })
}

/** A version with its present time, for `planTimes`. */
export const versionOf = ({ variant, channel }: StoredVariant, row: PackageRow): OpenVersion => ({
  variantId: variant.id,
  channelId: variant.channelId ?? '',
  accountKey: channel?.accountKey ?? '',
  name: platformRules[platformSchema.parse(variant.platform)].label,
  at: timeOf(variant, row),
})

/** For the history: each channel's time, where they differ. */
function ownTimes(open: readonly StoredVariant[], times: ReadonlyMap<string, Date>) {
  if (new Set(Array.from(times.values(), (at) => at.getTime())).size < 2) return {}
  return {
    times: open.map(({ variant, channel }) => ({
      channel: channel?.displayName ?? '',
      platform: variant.platform,
      at: times.get(variant.id)?.toISOString(),
    })),
  }
}

/** The project's time zone, which wall times are meant in. */
async function timeZoneOf(tx: ProjectTx, ctx: ProjectContext): Promise<string> {
  const [row] = await tx
    .select({ timeZone: projects.timeZone })
    .from(projects)
    .where(eq(projects.id, ctx.projectId))
  return row?.timeZone ?? 'UTC'
}
