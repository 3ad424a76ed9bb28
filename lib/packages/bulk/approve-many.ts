import { inArray, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { packageEvents, packages, topics } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { findReplaced } from '@/lib/publications/find-replaced'
import { hashVariant } from '@/lib/publications/payload'
import { recordEvents } from '@/lib/publications/record-event'
import { transitionPackages } from '@/lib/publications/transition-packages'
import { requirePossible } from '../lifecycle/change-status'
import { loadBrand, loadVariants } from '../load-package'
import { contentOf, type PackageRow, type StoredVariant, timeOf } from '../present-package'
import { requireOtherApprover } from '../review/approve-package'
import { requirePublishable, requireReplacements } from '../review/require-publishable'
import { scheduleAt } from './schedule-at'
import type { BulkFailure } from './schemas'
import { partitionByCheck } from './select-packages'
import { type Decision, firstSending } from './store-decision'

/**
 * Approves locked packages in the caller's transaction and schedules topics' posts for the time that their topic
 * planned. Returns the approved rows as they are now, the ids of those already scheduled, and the packages that
 * could not be approved.
 */
export async function approveMany(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  rows: readonly PackageRow[],
  { decision, needsSecondApprover }: { decision: Decision; needsSecondApprover: boolean },
): Promise<{ approved: PackageRow[]; scheduled: Set<string>; failed: BulkFailure[] }> {
  const stored = await loadVariants(
    tx,
    rows.map(({ id }) => id),
    { traces: false },
  )
  const byPackage = Map.groupBy(stored, ({ variant }) => variant.packageId)
  const brand = await loadBrand(tx, ctx)
  const replaced = await findReplaced(
    tx,
    rows.flatMap(({ id, correctsId }) => (correctsId ? id : [])),
  )
  const { possible, failed } = partitionByCheck(rows, (row) => {
    requirePossible(row, 'approve')
    if (needsSecondApprover) requireOtherApprover(row, ctx)
    requirePublishable(row, byPackage.get(row.id) ?? [], brand)
    requireReplacements(byPackage.get(row.id) ?? [], replaced.get(row.id))
  })
  if (possible.length === 0) return { approved: [], scheduled: new Set(), failed }
  await storeHashes(
    tx,
    possible.flatMap(({ id }) => byPackage.get(id) ?? []),
  )
  await noteTopicApprovals(tx, possible)
  const moved = await transitionPackages(
    tx,
    'approve',
    inArray(
      packages.id,
      possible.map(({ id }) => id),
    ),
    {},
  )
  await recordEvents(
    tx,
    possible.map((row) => ({
      packageId: row.id,
      action: 'approve' as const,
      from: row.status,
      to: moved.find(({ id }) => id === row.id)?.to ?? null,
      data: { revision: row.revision, decision: decision.id },
      actor: ctx.actor,
    })),
  )
  const approved = possible.map((row) => ({ ...row, status: 'approved' as const }))
  const scheduled = await keepTopicTimes(tx, ctx, approved, { decision, byPackage })
  return { approved, scheduled, failed }
}

async function storeHashes(tx: ProjectTx, stored: readonly StoredVariant[]): Promise<void> {
  const ids = stored.map(({ variant }) => variant.id)
  const hashes = stored.map(({ variant }) => hashVariant(contentOf(variant)))
  await tx.execute(sql`
    update variants set approved_hash = approved.hash, updated_at = now()
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(hashes)}::text[]) as approved (id, hash)
    where variants.id = approved.id`)
}

/** Like `noteTopicApproval`, for several packages: each of a topic's approved posts counts. */
async function noteTopicApprovals(tx: ProjectTx, rows: readonly PackageRow[]): Promise<void> {
  const own = rows.filter((row) => row.topicId !== null)
  if (own.length === 0) return
  const before = await tx
    .selectDistinct({ id: packageEvents.packageId })
    .from(packageEvents)
    .where(
      sql`${packageEvents.packageId} = any(${sql.param(own.map(({ id }) => id))}::uuid[]) and ${packageEvents.action} = 'approve'`,
    )
  const approvedBefore = new Set(before.map(({ id }) => id))
  const counted = own.filter(({ id }) => !approvedBefore.has(id))
  for (const [topicId, posts] of Map.groupBy(counted, (row) => row.topicId ?? '')) {
    // Counts the posts after the last one that had to be edited, in order of creation.
    const inOrder = posts.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const lastEdited = inOrder.findLastIndex(({ edited }) => edited)
    const since = inOrder.length - 1 - lastEdited
    await tx
      .update(topics)
      .set({ trust: lastEdited >= 0 ? since : sql`${topics.trust} + ${since}` })
      .where(inArray(topics.id, [topicId]))
  }
}

/**
 * Schedules topics' posts for their planned time. If that time has passed, a person chooses a new one
 * (`scheduleAsPlanned`).
 */
async function keepTopicTimes(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  rows: readonly PackageRow[],
  { decision, byPackage }: { decision: Decision; byPackage: ReadonlyMap<string, StoredVariant[]> },
): Promise<Set<string>> {
  const now = new Date()
  const planned = rows.filter((row) => row.topicId !== null && row.scheduledAt !== null)
  const passed = planned.filter((row) => row.scheduledAt && row.scheduledAt <= now)
  if (passed.length > 0)
    await tx
      .update(packages)
      .set({ scheduledAt: null })
      .where(
        inArray(
          packages.id,
          passed.map(({ id }) => id),
        ),
      )
  const first = firstSending(now)
  const later = (at: Date) => (at > first ? at : first)
  const toCome = planned.flatMap((row) => {
    const open = (byPackage.get(row.id) ?? []).filter(({ variant }) => variant.channelId !== null)
    if (passed.includes(row) || open.length === 0) return []
    const at = row.scheduledAt ?? first
    return [
      {
        row,
        open,
        times: new Map(open.map(({ variant }) => [variant.id, later(timeOf(variant, row) ?? at)])),
      },
    ]
  })
  await scheduleAt(tx, ctx, toCome, { decision, reason: 'The topic planned it for this time.' })
  return new Set(toCome.map(({ row }) => row.id))
}
