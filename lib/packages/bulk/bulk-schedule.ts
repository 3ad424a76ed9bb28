import { inArray, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { items, projects, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { isOneOf, livePublications } from '@/lib/publications/states'
import { freeSlotsForMany } from '@/lib/slots/free-slots-for-many'
import { lockChannels } from '@/lib/slots/next-free-slots'
import { requirePossible } from '../lifecycle/change-status'
import { versionOf } from '../lifecycle/find-times'
import { earliest } from '../lifecycle/plan-times'
import { planningWarnings } from '../lifecycle/planning-warnings'
import { loadBrand, loadVariants } from '../load-package'
import type { PackageRow, StoredVariant } from '../present-package'
import { requiresSecondApprover } from '../review/approve-package'
import { allDisconnected, requirePublishable } from '../review/require-publishable'
import { approveMany } from './approve-many'
import { type PackageWithTimes, scheduleAt } from './schedule-at'
import type { BulkAnswer, BulkFailure, BulkScheduleInput } from './schemas'
import { partitionByCheck, selectPackages } from './select-packages'
import { beginDecision, type Decision, endDecision, firstSending } from './store-decision'

/**
 * Schedules many approved packages for their channels' next free posting times, in the given order, or spread over
 * some days. With `approve`, packages in review are approved first. Respects gaps and daily caps, and reports why
 * any package could not be scheduled; one that was approved on the way stays approved. Can be undone for ten
 * seconds; nothing is sent before then. The number of statements does not depend on the number of packages. Serves
 * spec/planning#2 and spec/planning#4.
 */
export async function bulkSchedule(
  ctx: ProjectContext<'write'>,
  { approve = false, spread_days, ...selection }: BulkScheduleInput,
): Promise<BulkAnswer> {
  const needsSecondApprover = approve && (await requiresSecondApprover(ctx))
  return inProject(ctx, async (tx) => {
    const { rows, failed } = await selectPackages(tx, selection)
    const decision = await beginDecision(tx, rows)
    const waiting = approve ? rows.filter(({ status }) => status === 'in_review') : []
    const approval = await approveMany(tx, ctx, waiting, { decision, needsSecondApprover })
    const now = new Map(approval.approved.map((row) => [row.id, row]))
    const refused = new Set(approval.failed.map(({ id }) => id))
    const open = rows
      .filter(({ id }) => !refused.has(id) && !approval.scheduled.has(id))
      .map((row) => now.get(row.id) ?? row)
    const result = await scheduleMany(tx, ctx, open, { decision, spreadDays: spread_days })
    return endDecision(tx, ctx, decision, {
      action: 'schedule',
      done: [...new Set([...now.keys(), ...result.scheduled])],
      failed: [...failed, ...approval.failed, ...result.failed],
      planning_warnings: result.warnings,
    })
  })
}

async function scheduleMany(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  rows: readonly PackageRow[],
  { decision, spreadDays }: { decision: Decision; spreadDays: number | undefined },
): Promise<{ scheduled: string[]; failed: BulkFailure[]; warnings: string[] }> {
  const ids = rows.map(({ id }) => id)
  const stored = await loadVariants(tx, ids, { traces: false })
  const connected = Map.groupBy(
    stored.filter(({ variant }) => variant.channelId !== null && variant.replaceBy !== 'keep'),
    ({ variant }) => variant.packageId,
  )
  const live = await livePackages(tx, ids)
  const brand = await loadBrand(tx, ctx)
  const { possible, failed } = partitionByCheck(rows, (row) => {
    if (row.status === 'scheduled')
      throw new AppError('wrong-state', {
        detail: 'This post is scheduled already.',
        hint: 'Open it to choose another time.',
      })
    requirePossible(row, 'schedule')
    const open = connected.get(row.id) ?? []
    if (open.length === 0) throw new AppError('wrong-state', allDisconnected)
    requirePublishable(row, open, brand)
    if (live.has(row.id))
      throw new AppError('wrong-state', {
        detail: 'An earlier version of this post is published, or may be.',
        hint: 'Open the post to see what was published.',
      })
  })
  await lockChannels(tx, channelsOf(connected, possible))
  const assigned = await freeSlotsForMany(tx, await listSlotRequests(tx, possible, connected), {
    after: firstSending(),
    spreadDays,
  })
  const planned: PackageWithTimes[] = []
  const without = partitionByCheck(possible, (row) => {
    const open = connected.get(row.id) ?? []
    planned.push({ row, open, times: timesOf(open, assigned.get(row.id) ?? new Map()) })
  })
  await scheduleAt(tx, ctx, planned, { decision })
  return {
    scheduled: planned.map(({ row }) => row.id),
    failed: [...failed, ...without.failed],
    warnings: await warningsOf(tx, ctx, planned),
  }
}

/** Returns the ids of the packages that have a post that is pending, published or possibly published. */
async function livePackages(tx: ProjectTx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: publications.packageId, status: publications.status })
    .from(publications)
    .where(sql`${publications.packageId} = any(${sql.param([...ids])}::uuid[])`)
  return new Set(rows.filter(({ status }) => isOneOf(livePublications, status)).map(({ id }) => id))
}

const channelsOf = (
  connected: ReadonlyMap<string, StoredVariant[]>,
  rows: readonly PackageRow[],
): string[] => [
  ...new Set(
    rows.flatMap(({ id }) => connected.get(id)?.flatMap(({ variant }) => variant.channelId ?? []) ?? []),
  ),
]

async function listSlotRequests(
  tx: ProjectTx,
  rows: readonly PackageRow[],
  connected: ReadonlyMap<string, StoredVariant[]>,
) {
  const itemIds = [...new Set(rows.flatMap(({ itemId }) => itemId ?? []))]
  const kinds = itemIds.length
    ? await tx
        .select({ id: items.id, kind: items.contentType })
        .from(items)
        .where(sql`${items.id} = any(${sql.param(itemIds)}::uuid[])`)
    : []
  const kindOf = new Map(kinds.map(({ id, kind }) => [id, kind]))
  return rows.map((row) => ({
    id: row.id,
    channelIds: channelsOf(connected, [row]),
    contentType: (row.itemId && kindOf.get(row.itemId)) || null,
  }))
}

/**
 * Returns the time of each version. Channels without posting times use the earliest time of the others. Throws
 * `no-slots`.
 */
function timesOf(
  open: readonly StoredVariant[],
  assigned: ReadonlyMap<string, Date | null>,
): ReadonlyMap<string, Date> {
  const full = open.find(({ variant }) => assigned.get(variant.channelId ?? '') === null)
  if (full)
    throw new AppError('no-slots', {
      detail: `${full.channel?.displayName ?? 'A channel'} has no free posting time within the next year.`,
    })
  const found = [...assigned.values()].filter((at) => at !== null)
  if (found.length === 0) throw new AppError('no-slots')
  const first = earliest(found)
  return new Map(open.map(({ variant }) => [variant.id, assigned.get(variant.channelId ?? '') ?? first]))
}

/** Returns the planning warnings for a single post; for many, nobody would read them. */
async function warningsOf(
  tx: ProjectTx,
  ctx: ProjectContext,
  planned: readonly PackageWithTimes[],
): Promise<string[]> {
  const [only, ...others] = planned
  if (!only || others.length > 0) return []
  const [project] = await tx
    .select({ timeZone: projects.timeZone })
    .from(projects)
    .where(inArray(projects.id, [ctx.projectId]))
  const versions = only.open.map((one) => versionOf(one, only.row))
  const found = { versions, times: only.times, timeZone: project?.timeZone ?? 'UTC' }
  return (await planningWarnings(tx, only.row, found)).map(({ message }) => message)
}
