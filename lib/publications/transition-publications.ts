import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { publications } from '@/db/schema'
import { systemActor } from '@/lib/audit/actor'
import { recordNotifications } from '@/lib/notifications/record-notification'
import type { UploadTimes } from './plan-uploads'
import { isNewPost } from './replacement-ways'
import { type PublicationEvent, publicationStatusesBefore, publicationTransitions } from './states'

/** What may be written along with a publication's status. */
export type PublicationFields = {
  [K in Exclude<keyof typeof publications.$inferInsert, 'id' | 'orgId' | 'projectId' | 'status'>]?:
    | (typeof publications.$inferInsert)[K]
    | SQL
}

/** An event of a publication, and what is written along with its status. */
export type PublicationChange = { event: PublicationEvent; set: PublicationFields }

/**
 * Moves publications to their next status for an event (states.ts): all that match a condition and that the event
 * can happen to. This file is the only writer of publications' statuses. Returns those it changed; callers check
 * for themselves whether there were any.
 */
export async function transitionPublications(
  tx: ProjectTx,
  event: PublicationEvent,
  where: SQL | undefined,
  set: PublicationFields,
): Promise<{ id: string; packageId: string; attempts: number }[]> {
  const changed = await tx
    .update(publications)
    .set({ ...set, status: statusAfter(event) })
    .where(and(where, inArray(publications.status, publicationStatusesBefore(event))))
    .returning({
      id: publications.id,
      packageId: publications.packageId,
      attempts: publications.attempts,
      channelId: publications.channelId,
      replaceBy: publications.replaceBy,
      error: publications.error,
      publicAt: publications.publicAt,
    })
  const kind = toldOf(event, set)
  if (kind)
    await recordNotifications(
      tx,
      { actor: systemActor },
      changed.map(({ id, attempts, packageId, channelId, replaceBy, error, publicAt }) => ({
        kind: kind === 'published' && replaceBy === 'edit' ? ('corrected' as const) : kind,
        key: `${id}/${attempts}`,
        data: {
          packageId,
          ...(channelId ? { channelId } : {}),
          ...(kind === 'published' && publicAt && publicAt > new Date()
            ? { publicAt: publicAt.toISOString() }
            : {}),
          ...(error && kind !== 'published' ? { reason: `${error.message} ${error.hint}`.trim() } : {}),
        },
      })),
    )
  return changed.map(({ id, packageId, attempts }) => ({ id, packageId, attempts }))
}

/**
 * Returns what people are notified of (spec/planning#5). An unknown outcome is reported only once we have asked the
 * network in vain; a person's own decisions are not reported.
 */
function toldOf(
  event: PublicationEvent,
  set: PublicationFields,
): 'published' | 'failed' | 'unconfirmed' | undefined {
  if (event === 'outcome-published' || event === 'reconcile-found') return 'published'
  if (event === 'outcome-failed' || event === 'overdue' || event === 'overdue-alone') return 'failed'
  return event === 'reconcile-undecided' && set.nextLookAt === null ? 'unconfirmed' : undefined
}

/** The values of a new publication. */
export type PublicationToInsert = Omit<
  typeof publications.$inferInsert,
  'orgId' | 'projectId' | 'status' | 'plannedAt' | 'dueAt' | 'publicAt'
> &
  UploadTimes

/** Its position among its channel's posts: the planned time, even if it is uploaded ahead. */
const planOf = ({ dueAt, publicAt }: UploadTimes): Date => publicAt ?? dueAt

/**
 * Stores new pending intents to publish, or reuses those that were canceled or failed for the same variant, channel
 * and revision, in one statement. Nobody asked for immediate publishing, so each takes its channel's next turn.
 * Returns the pending ones with their times.
 */
export async function insertPublications(
  tx: ProjectTx,
  rows: readonly PublicationToInsert[],
): Promise<{ id: string; dueAt: Date }[]> {
  const excluded = (column: string) => sql.raw(`excluded.${column}`)
  return tx
    .insert(publications)
    .values(
      rows.map((row) => ({
        ...row,
        // An edit takes no turn, because it publishes nothing new.
        plannedAt: isNewPost(row.replaceBy ?? null) ? planOf(row) : null,
        status: publicationTransitions.queue.new,
      })),
    )
    .onConflictDoUpdate({
      target: sameIntent,
      set: {
        ...resetProgress,
        status: statusAfter('queue'),
        payload: excluded('payload'),
        payloadHash: excluded('payload_hash'),
        dueAt: excluded('due_at'),
        plannedAt: excluded('planned_at'),
        publicAt: excluded('public_at'),
        queuedAt: excluded('queued_at'),
        replacesId: excluded('replaces_id'),
        replaceBy: excluded('replace_by'),
        error: null,
        finishedAt: null,
      },
      setWhere: inArray(publications.status, publicationStatusesBefore('queue')),
    })
    .returning({ id: publications.id, dueAt: publications.dueAt })
}

const sameIntent = [
  publications.projectId,
  publications.variantId,
  publications.channelId,
  publications.packageRevision,
]

/**
 * The number of attempts is kept, and so are uploads of the identical post: both tell what a network knows about
 * it.
 */
const resetProgress = {
  progress: sql`case when ${publications.payloadHash} = excluded.payload_hash
    then ${publications.progress} - 'tries' - 'failed_looks' else '{}'::jsonb end`,
  reconcileLooks: 0,
  nextLookAt: null,
  updatedAt: sql`now()`,
}

/**
 * Stores an intent, or reuses the existing one for the same variant, channel and revision if it is pending,
 * canceled or failed. Returns its id, or undefined if the existing one is published or may be. If it is already
 * due, immediate publishing was requested and it takes no turn.
 */
export async function queueIntent(tx: ProjectTx, row: PublicationToInsert): Promise<string | undefined> {
  const { id, ...fields } = row
  const plan = planOf(row)
  const plannedAt = plan > new Date() && isNewPost(row.replaceBy ?? null) ? plan : null
  const values = { ...fields, plannedAt, status: statusAfter('queue') }
  const [stored] = await tx
    .insert(publications)
    .values({ id, ...values })
    .onConflictDoUpdate({
      target: sameIntent,
      set: { ...values, ...resetProgress },
      setWhere: inArray(publications.status, publicationStatusesBefore('queue')),
    })
    .returning({ id: publications.id })
  return stored?.id
}

/** Every event of a publication leads to a single status, wherever it starts. */
function statusAfter(event: PublicationEvent) {
  const [to, ...others] = new Set(Object.values(publicationTransitions[event]))
  if (!to || others.length > 0) throw new Error(`"${event}" does not lead to one state.`)
  return to
}
