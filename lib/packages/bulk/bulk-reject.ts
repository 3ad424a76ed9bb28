import { inArray, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { packages, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { recordEvents } from '@/lib/publications/record-event'
import { everPublished, isOneOf } from '@/lib/publications/states'
import { transitionPackages } from '@/lib/publications/transition-packages'
import { transitionPublications } from '@/lib/publications/transition-publications'
import { requirePossible } from '../lifecycle/change-status'
import type { PackageRow } from '../present-package'
import { noteTopicRejection } from '../review/note-topic-decision'
import type { BulkAnswer, BulkRejectInput } from './schemas'
import { partitionByCheck, selectPackages } from './select-packages'
import { beginDecision, endDecision } from './store-decision'

/**
 * Rejects many packages with one reason, each by the same rules as a single one (`rejectPackage`), and reports why
 * any could not be rejected. Can be undone for ten seconds. The number of statements does not depend on the number
 * of packages. Serves spec/planning#4.
 */
export function bulkReject(
  ctx: ProjectContext<'review'>,
  { reason, ...selection }: BulkRejectInput,
): Promise<BulkAnswer> {
  return inProject(ctx, async (tx) => {
    const { rows, failed } = await selectPackages(tx, selection)
    const decision = await beginDecision(tx, rows)
    const started = await findStartedPackages(tx, rows)
    const { possible, failed: refused } = partitionByCheck(rows, (row) => {
      requirePossible(row, 'reject')
      if (started.has(row.id)) throw alreadyPublishingError()
    })
    const ids = possible.map(({ id }) => id)
    if (ids.length > 0) {
      await cancelPending(tx, ids)
      await tx.execute(sql`update variants set approved_hash = null, updated_at = now()
        where package_id = any(${sql.param(ids)}::uuid[]) and approved_hash is not null`)
      // One rejected post per topic is enough to reset the topic's trust.
      for (const [topicId, [first]] of Map.groupBy(possible, (row) => row.topicId))
        if (topicId !== null && first) await noteTopicRejection(tx, first)
      const moved = await transitionPackages(tx, 'reject', inArray(packages.id, ids), { scheduledAt: null })
      await recordEvents(
        tx,
        possible.map((row) => ({
          packageId: row.id,
          action: 'reject' as const,
          from: row.status,
          to: moved.find(({ id }) => id === row.id)?.to ?? null,
          reason,
          data: { decision: decision.id },
          actor: ctx.actor,
        })),
      )
    }
    return endDecision(tx, ctx, decision, { action: 'reject', done: ids, failed: [...failed, ...refused] })
  })
}

/** Builds the error for a post that can no longer be rejected, because it is being published (spec/decisions#7). */
export const alreadyPublishingError = () =>
  new AppError('wrong-state', {
    detail: 'We are already publishing this post.',
    hint: 'Wait for the result, then create a correction.',
  })

/**
 * Returns the ids of the packages that have a post of their current revision being published, or published already.
 */
export async function findStartedPackages(
  tx: ProjectTx,
  rows: readonly Pick<PackageRow, 'id' | 'revision'>[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const found = await tx
    .select({
      id: publications.packageId,
      status: publications.status,
      revision: publications.packageRevision,
    })
    .from(publications)
    .where(sql`${publications.packageId} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`)
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]))
  return new Set(
    found
      .filter((one) => isOneOf(everPublished, one.status) && revisions.get(one.id) === one.revision)
      .map(({ id }) => id),
  )
}

/** Cancels the pending publications of the given packages. */
export const cancelPending = (tx: ProjectTx, ids: readonly string[]) =>
  transitionPublications(tx, 'cancel', inArray(publications.packageId, [...ids]), { finishedAt: sql`now()` })
