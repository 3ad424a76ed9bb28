import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { bulkDecisions, packages, topics, variants } from '@/db/schema'
import type { PackageBefore, TopicBefore } from '@/db/schema/review'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import type { PackageRow } from '../present-package'
import { type BulkAnswer, type BulkFailure, bulkUndoSeconds } from './schemas'

/** Extra time for an undo request to arrive after the ten seconds that the person saw. */
const graceSeconds = 2
/** How long an action can be undone. */
export const undoableSeconds = bulkUndoSeconds + graceSeconds
/** The earliest time at which posts of a bulk action are published, so that an undo always finds them unsent. */
export const firstSending = (now = new Date()): Date => new Date(now.getTime() + (undoableSeconds + 3) * 1000)

/** A bulk action in progress. Its id is stored in the events that it records. */
export type Decision = { id: string; before: PackageBefore[]; topics: Omit<TopicBefore, 'after'>[] }

/** Remembers the state of packages and their topics before anything is changed. Takes locked rows; two statements. */
export async function beginDecision(tx: ProjectTx, rows: readonly PackageRow[]): Promise<Decision> {
  const ids = rows.map(({ id }) => id)
  const stored = await tx
    .select({
      id: variants.id,
      packageId: variants.packageId,
      approvedHash: variants.approvedHash,
      scheduledAt: variants.scheduledAt,
    })
    .from(variants)
    .where(sql`${variants.packageId} = any(${sql.param(ids)}::uuid[])`)
  const byPackage = Map.groupBy(stored, ({ packageId }) => packageId)
  const before = rows.map((row) => ({
    id: row.id,
    status: row.status,
    revision: row.revision,
    scheduled_at: row.scheduledAt?.toISOString() ?? null,
    topic_id: row.topicId,
    variants: (byPackage.get(row.id) ?? []).map((one) => ({
      id: one.id,
      approved_hash: one.approvedHash,
      scheduled_at: one.scheduledAt?.toISOString() ?? null,
    })),
  }))
  const topicsBefore = await readTopics(tx, rows)
  return { id: newId(), before, topics: topicsBefore.map(({ id, ...values }) => ({ id, before: values })) }
}

async function readTopics(tx: ProjectTx, rows: readonly { topicId: string | null }[]) {
  const ids = [...new Set(rows.flatMap(({ topicId }) => topicId ?? []))]
  if (ids.length === 0) return []
  return tx
    .select({ id: topics.id, trust: topics.trust, publish_mode: topics.publishMode, notice: topics.notice })
    .from(topics)
    .where(inArray(topics.id, ids))
    .orderBy(topics.id)
    .for('no key update')
}

/**
 * Stores what is needed to undo a bulk action, and returns the action's answer. Takes the ids that were done and
 * the failures.
 */
export async function endDecision(
  tx: ProjectTx,
  ctx: ProjectContext,
  decision: Decision,
  result: {
    action: BulkAnswer['action']
    done: readonly string[]
    failed: readonly BulkFailure[]
    planning_warnings?: readonly string[]
  },
): Promise<BulkAnswer> {
  const { action, failed, planning_warnings = [] } = result
  const done = new Set(result.done)
  const nothing = { decision_id: null, undo_until: null, done: [] }
  if (done.size === 0) return { action, ...nothing, failed: [...failed], planning_warnings: [] }
  const before = decision.before.filter(({ id }) => done.has(id))
  const after = await readTopics(
    tx,
    before.map((one) => ({ topicId: one.topic_id })),
  )
  const topicsChanged = decision.topics.flatMap((one) => {
    const now = after.find(({ id }) => id === one.id)
    return now ? [{ ...one, after: { trust: now.trust, publish_mode: now.publish_mode } }] : []
  })
  const createdAt = new Date()
  await tx
    .delete(bulkDecisions)
    .where(and(lt(bulkDecisions.createdAt, new Date(createdAt.getTime() - 3_600_000))))
  await tx.insert(bulkDecisions).values({
    id: decision.id,
    userId: ctx.actor.id ?? '',
    action,
    packages: before,
    topics: topicsChanged,
    createdAt,
  })
  const rows = await tx
    .select({
      id: packages.id,
      title: packages.title,
      status: packages.status,
      scheduledAt: packages.scheduledAt,
    })
    .from(packages)
    .where(sql`${packages.id} = any(${sql.param([...done])}::uuid[])`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    action,
    decision_id: decision.id,
    undo_until: new Date(createdAt.getTime() + bulkUndoSeconds * 1000).toISOString(),
    done: before.flatMap(({ id }) => {
      const row = byId.get(id)
      return row
        ? [{ ...row, scheduledAt: undefined, scheduled_at: row.scheduledAt?.toISOString() ?? null }]
        : []
    }),
    failed: [...failed],
    planning_warnings: [...planning_warnings],
  }
}

/** Returns the caller's decision with this id, locked. Other people's decisions are not found. */
export async function lockDecision(tx: ProjectTx, ctx: ProjectContext, id: string) {
  const [row] = await tx
    .select()
    .from(bulkDecisions)
    .where(and(eq(bulkDecisions.id, id), eq(bulkDecisions.userId, ctx.actor.id ?? '')))
    .for('no key update')
  return row
}
