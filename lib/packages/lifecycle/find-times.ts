import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { items, projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { platformRules } from '@/lib/platforms/registry'
import { platformSchema } from '@/lib/platforms/schemas'
import { nextFreeSlots } from '@/lib/slots/next-free-slots'
import { type PackageRow, type StoredVariant, timeOf } from '../present-package'
import type { PlanInput } from '../schemas'
import { earliest, type OpenVersion, planTimes } from './plan-times'

/** The times that a plan results in, by variant, and what they were computed from. */
export type FoundTimes = { versions: OpenVersion[]; times: Map<string, Date>; timeZone: string }

/**
 * Returns the time of each variant of a package as a person asked for it: the named times, or each channel's
 * next free slot. Channels without slots use the earliest time of the others. Takes the open transaction; to take
 * the slots, the caller must have locked the channels. Throws `invalid` like `planTimes`, and `no-slots`. Serves
 * spec/planning#2.
 */
export async function findTimes(
  tx: ProjectTx,
  ctx: ProjectContext,
  row: PackageRow,
  { sendable, plan }: { sendable: readonly StoredVariant[]; plan: PlanInput },
): Promise<FoundTimes> {
  const timeZone = await timeZoneOf(tx, ctx)
  const versions = sendable.map((one) => versionOf(one, row))
  const times = plan.next_free_slot
    ? await slotsOf(tx, row, versions)
    : planTimes(plan, versions, { timeZone })
  return { versions, times, timeZone }
}

async function slotsOf(
  tx: ProjectTx,
  row: PackageRow,
  versions: readonly OpenVersion[],
): Promise<Map<string, Date>> {
  const [item] = row.itemId
    ? await tx.select({ kind: items.contentType }).from(items).where(eq(items.id, row.itemId))
    : []
  const found = await nextFreeSlots(
    tx,
    versions.map(({ channelId }) => channelId),
    { contentType: item?.kind ?? null, except: row.id },
  )
  const times = new Map<string, Date>()
  for (const { variantId, channelId, name } of versions) {
    const free = found.get(channelId)
    if (!free?.hasSlots) continue
    const [next] = free.times
    if (!next)
      throw new AppError('no-slots', { detail: `${name} has no free posting time within the next year.` })
    times.set(variantId, next)
  }
  if (times.size === 0) throw new AppError('no-slots')
  const first = earliest(times.values())
  return new Map(versions.map(({ variantId }) => [variantId, times.get(variantId) ?? first]))
}

/** A version with its current time, for `planTimes`. */
export const versionOf = ({ variant, channel }: StoredVariant, row: PackageRow): OpenVersion => ({
  variantId: variant.id,
  channelId: variant.channelId ?? '',
  accountKey: channel?.accountKey ?? '',
  name: platformRules[platformSchema.parse(variant.platform)].label,
  at: timeOf(variant, row),
  says: { language: variant.language, title: variant.title, text: variant.text },
})

/** Returns the project's time zone, in which wall times are interpreted. */
async function timeZoneOf(tx: ProjectTx, ctx: ProjectContext): Promise<string> {
  const [row] = await tx
    .select({ timeZone: projects.timeZone })
    .from(projects)
    .where(eq(projects.id, ctx.projectId))
  return row?.timeZone ?? 'UTC'
}
