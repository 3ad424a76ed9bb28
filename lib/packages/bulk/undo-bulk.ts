import { and, eq, inArray, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { bulkDecisions, packages, topics } from '@/db/schema'
import type { PackageBefore, TopicBefore } from '@/db/schema/review'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { recordEvents } from '@/lib/publications/record-event'
import type { PackageStatus } from '@/lib/publications/states'
import { transitionPackages } from '@/lib/publications/transition-packages'
import { loadVariants } from '../load-package'
import { type PackageRow, timeOf } from '../present-package'
import { alreadyPublishingError, cancelPending, findStartedPackages } from './bulk-reject'
import { packageTimeSql, queueAll } from './schedule-at'
import type { UndoAnswer, UndoInput } from './schemas'
import { partitionByCheck, selectPackages } from './select-packages'
import { lockDecision, undoableSeconds } from './store-decision'

/**
 * Undoes a bulk action of the caller within ten seconds: each package gets its previous state, times and approval
 * back, pending publications are canceled or queued again, and topics get their trust back. Packages that somebody
 * has changed since stay as they are, and the answer says so. Throws `not-found` if the caller has no such action,
 * and `wrong-state` if it was already undone or the time is over. Serves spec/planning#4.
 */
export function undoBulk(ctx: ProjectContext<'review'>, { decision_id }: UndoInput): Promise<UndoAnswer> {
  return inProject(ctx, async (tx) => {
    const decision = await lockDecision(tx, ctx, decision_id)
    if (!decision) throw new AppError('not-found')
    if (decision.undoneAt) throw new AppError('wrong-state', { detail: 'This was undone already.' })
    if (decision.createdAt.getTime() < Date.now() - undoableSeconds * 1000)
      throw new AppError('wrong-state', {
        detail: 'The time to undo this is over.',
        hint: 'Open the posts to change them.',
      })
    const before = new Map(decision.packages.map((one) => [one.id, one]))
    const { rows, failed } = await selectPackages(tx, {
      packages: decision.packages.map(({ id, revision }) => ({ id, revision })),
    })
    const last = await lastChanges(tx, rows)
    const started = await findStartedPackages(tx, rows)
    const { possible, failed: refused } = partitionByCheck(rows, (row) => {
      const change = last.get(row.id)
      if (change?.decision !== decision_id || change.status !== row.status)
        throw new AppError('wrong-state', {
          detail: 'Somebody has changed this post since.',
          hint: 'Open it to see what happened.',
        })
      if (started.has(row.id)) throw alreadyPublishingError()
    })
    const back = await restorePackages(tx, ctx, possible, before, decision_id)
    await restoreTopics(tx, decision.topics)
    await tx.update(bulkDecisions).set({ undoneAt: new Date() }).where(eq(bulkDecisions.id, decision_id))
    return {
      undone: back.map(({ row, to }) => ({ id: row.id, title: row.title, status: to })),
      failed: [...failed, ...refused],
    }
  })
}

/** Returns each package's last edit or change of status; comments do not count. */
async function lastChanges(
  tx: ProjectTx,
  rows: readonly PackageRow[],
): Promise<Map<string, { decision: string | null; status: PackageStatus | null }>> {
  const ids = rows.map(({ id }) => id)
  const found = await tx.execute<{
    package: string
    decision: string | null
    status: PackageStatus | null
  }>(sql`
    select distinct on (package_id) package_id as package, data ->> 'decision' as decision, to_status as status
    from package_events
    where package_id = any(${sql.param(ids)}::uuid[]) and (to_status is not null or action = 'edit')
    order by package_id, id desc`)
  return new Map(found.map(({ package: id, ...change }) => [id, change]))
}

type Restored = { row: PackageRow; from: PackageStatus; to: PackageStatus }

async function restorePackages(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  rows: readonly PackageRow[],
  before: ReadonlyMap<string, PackageBefore>,
  decision: string,
): Promise<Restored[]> {
  if (rows.length === 0) return []
  await cancelPending(
    tx,
    rows.map(({ id }) => id),
  )
  const now = new Date()
  const restored = rows.flatMap((row) => {
    const old = before.get(row.id)
    if (!old) return []
    // If its time has passed in the meantime, a person has to choose a new one.
    const missed = old.status === 'scheduled' && timesOf(old).some((at) => at <= now)
    const to: PackageStatus = missed ? 'approved' : old.status
    const at = missed || old.scheduled_at === null ? null : new Date(old.scheduled_at)
    return [{ row, old, from: row.status, to, at, missed }]
  })
  for (const [to, group] of Map.groupBy(restored, (one) => one.to)) {
    const target = undoTargets.find((one) => one === to)
    if (!target) continue
    await transitionPackages(
      tx,
      'undo',
      inArray(
        packages.id,
        group.map(({ row }) => row.id),
      ),
      { scheduledAt: packageTimeSql(group.map(({ row, at }) => ({ id: row.id, at }))) },
      target,
    )
  }
  const versions = restored.flatMap(({ old, missed }) =>
    old.variants.map((one) => ({ ...one, scheduled_at: missed ? null : one.scheduled_at })),
  )
  await tx.execute(sql`
    update variants set approved_hash = given.hash, scheduled_at = given.at, updated_at = now()
    from unnest(${sql.param(versions.map(({ id }) => id))}::uuid[], ${sql.param(versions.map((one) => one.approved_hash))}::text[],
      ${sql.param(versions.map((one) => one.scheduled_at))}::text[]::timestamptz[]) as given (id, hash, at)
    where variants.id = given.id`)
  await queueAgain(
    tx,
    ctx,
    restored.filter(({ to }) => to === 'scheduled'),
  )
  await recordEvents(
    tx,
    restored.map(({ row, from, to, missed }) => ({
      packageId: row.id,
      action: 'undo' as const,
      from,
      to,
      reason: missed ? 'Its time has passed.' : null,
      data: { decision },
      actor: ctx.actor,
    })),
  )
  return restored
}

const undoTargets = ['in_review', 'changes_requested', 'approved', 'scheduled'] as const

const timesOf = (old: PackageBefore): Date[] =>
  [old.scheduled_at, ...old.variants.map((one) => one.scheduled_at)].flatMap((at) =>
    at ? [new Date(at)] : [],
  )

/** Queues scheduled packages whose publications were canceled by a rejection again. */
async function queueAgain(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  restored: readonly { row: PackageRow; at: Date | null }[],
): Promise<void> {
  if (restored.length === 0) return
  const stored = await loadVariants(
    tx,
    restored.map(({ row }) => row.id),
  )
  const byPackage = Map.groupBy(stored, ({ variant }) => variant.packageId)
  await queueAll(
    tx,
    ctx,
    restored.flatMap(({ row, at }) => {
      const open = (byPackage.get(row.id) ?? []).filter(({ variant }) => variant.channelId !== null)
      if (!at || open.length === 0) return []
      const times = new Map(
        open.map(({ variant }) => [variant.id, timeOf(variant, { scheduledAt: at }) ?? at]),
      )
      return [{ row, open, times }]
    }),
  )
}

/** Restores the values of topics that nobody has changed since. */
async function restoreTopics(tx: ProjectTx, changed: readonly TopicBefore[]): Promise<void> {
  for (const { id, before, after } of changed)
    await tx
      .update(topics)
      .set({
        trust: before.trust,
        publishMode: before.publish_mode === 'auto' ? 'auto' : sql`${topics.publishMode}`,
        notice: before.notice,
      })
      .where(
        and(
          eq(topics.id, id),
          eq(topics.trust, after.trust),
          sql`${topics.publishMode} = ${after.publish_mode}`,
        ),
      )
}
