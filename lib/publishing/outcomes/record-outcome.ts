import { and, eq, inArray, ne } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { type PublicationRow, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { enqueue } from '@/lib/jobs/enqueue'
import { publishJob, reconcileJob } from '@/lib/jobs/publish-job'
import type { PublishOutcome } from '@/lib/networks/publisher'
import { lockPackagesOf } from '@/lib/publications/lock-package-of'
import { awaitingOutcome, certainlyNotPublished, isOneOf, possiblyPublished } from '@/lib/publications/states'
import { type PublicationChange, transitionPublications } from '@/lib/publications/transition-publications'
import { updatePackageStatus } from '@/lib/publications/update-package-status'
import { type ReplacedPublication, recordReplaced } from '../corrections/record-replaced'
import { planFollowUps } from '../follow-ups/plan-follow-ups'
import { queueNextOf } from '../queue/channel-order'
import { firstReconcileSeconds } from './reconcile-delays'

/** The attempt that reports: its outcome counts only while no later attempt has started. */
export type Attempt = { publicationId: string; attempts: number }

const maxTries = 20
/** No network keeps an unused upload for longer. */
const maxWaitMs = 24 * 3_600_000

/**
 * Stores the outcome of an attempt, with the package's status and the next job, in one transaction. An outcome that
 * arrives late, after the attempt was given up as unconfirmed, still counts; "published" counts whatever has
 * happened meanwhile, because it is true. `replaced` is the post that an edit has changed or found to be gone.
 * Returns false when a later attempt has taken over.
 */
export async function recordOutcome(
  ctx: ProjectContext<'write'>,
  attempt: Attempt,
  outcome: PublishOutcome,
  replaced?: ReplacedPublication,
): Promise<boolean> {
  return inProject(ctx, async (tx) => {
    await lockPackagesOf(tx, [attempt.publicationId, ...(replaced ? [replaced.id] : [])])
    const [row] = await tx
      .select()
      .from(publications)
      .where(eq(publications.id, attempt.publicationId))
      .for('update')
    if (!row) return false
    const open = isOneOf(awaitingOutcome, row.status) && row.attempts === attempt.attempts
    const late = outcome.kind === 'published' && isOneOf(certainlyNotPublished, row.status)
    if (!open && !late) return false
    if (late && !(await takePlace(tx, row))) return false
    const change = changeFor(outcome, row.progress)
    const followUps = outcome.kind === 'published' && (await planFollowUps(tx, row, outcome.remoteId))
    await transitionPublications(tx, change.event, eq(publications.id, row.id), {
      ...change.set,
      ...(outcome.kind === 'pending' && !outcome.endedVersion
        ? { progress: { ...row.progress, ...triesAfter(outcome, row.progress) } }
        : {}),
      ...followUps,
      ...(outcome.kind === 'published' ? { publicAt: await publicTimeOf(tx, row, replaced) } : {}),
    })
    if (replaced) await recordReplaced(tx, ctx, replaced)
    await updatePackageAndEnqueue(tx, ctx, row.packageId, row.id, followUps ? dueNow() : change.next)
    if (row.channelId) await queueNextOf(tx, ctx, row.channelId)
    return true
  })
}

/**
 * Returns when a published post becomes public; null if it already is. This is the time that the network was told
 * when the upload started, whatever was planned since. An edit keeps the time of the post that it changed.
 */
async function publicTimeOf(
  tx: ProjectTx,
  { progress: { upload } }: PublicationRow,
  replaced: ReplacedPublication | undefined,
): Promise<Date | null> {
  const [old] = replaced
    ? await tx
        .select({ publicAt: publications.publicAt })
        .from(publications)
        .where(eq(publications.id, replaced.id))
    : []
  const announced =
    upload !== null && typeof upload === 'object' && 'publicAt' in upload
      ? new Date(String(upload.publicAt))
      : old?.publicAt
  return announced && announced > new Date() ? announced : null
}

/**
 * Makes a late "published" the only live post of its variant and channel: a newer version that is still pending is
 * superseded.
 */
async function takePlace(tx: ProjectTx, row: PublicationRow): Promise<boolean> {
  const others = and(
    eq(publications.variantId, row.variantId),
    eq(publications.channelId, row.channelId ?? row.id),
    ne(publications.id, row.id),
  )
  await transitionPublications(tx, 'supersede', others, { finishedAt: new Date() })
  const [live] = await tx
    .select({ id: publications.id })
    .from(publications)
    .where(and(others, inArray(publications.status, possiblyPublished)))
    .limit(1)
  return live === undefined
}

type Next = { job: 'publish' | 'reconcile'; at: Date } | null

/** Follow-ups start as soon as a post is known to be published. */
export const dueNow = (): Next => ({ job: 'publish', at: new Date() })

type Progress = Record<string, unknown>

/** Waiting for a network to process a video does not count as a try; records since when it waits. */
const triesAfter = (outcome: Extract<PublishOutcome, { kind: 'pending' }>, progress: Progress): Progress =>
  outcome.waits
    ? { waits_since: progress.waits_since ?? Date.now() }
    : { tries: triesOf(progress) + 1, tried_at: sentOf(progress) }

/** Returns how much of a video has arrived: a try that made progress does not count as failed. */
const sentOf = ({ upload }: Progress): number =>
  upload !== null && typeof upload === 'object' && 'sent' in upload ? Number(upload.sent) : 0

const triesOf = (progress: Progress): number =>
  sentOf(progress) > Number(progress.tried_at ?? 0) ? 0 : Number(progress.tries ?? 0)

const hasWaitedTooLong = ({ waits_since }: Progress): boolean =>
  typeof waits_since === 'number' && waits_since < Date.now() - maxWaitMs

function changeFor(outcome: PublishOutcome, progress: Progress): PublicationChange & { next: Next } {
  const now = new Date()
  const tries = triesOf(progress)
  if (outcome.kind === 'pending' && outcome.waits && !hasWaitedTooLong(progress)) {
    const at = new Date(now.getTime() + outcome.retryAfterSeconds * 1000)
    return {
      event: 'outcome-pending',
      set: { error: outcome.failure, dueAt: at, queuedAt: at },
      next: { job: 'publish', at },
    }
  }
  if (outcome.kind === 'published')
    return {
      event: 'outcome-published',
      set: {
        remoteId: outcome.remoteId,
        remoteUrl: outcome.remoteUrl,
        error: null,
        finishedAt: now,
        nextLookAt: null,
      },
      next: null,
    }
  if (outcome.kind === 'unknown') {
    const at = new Date(now.getTime() + firstReconcileSeconds * 1000)
    return {
      event: 'outcome-unknown',
      set: { error: outcome.failure, nextLookAt: at, queuedAt: at },
      next: { job: 'reconcile', at },
    }
  }
  // An ended API version is not a failed try: such a post waits as long as necessary.
  if (outcome.kind === 'pending' && (outcome.endedVersion || (tries < maxTries && !outcome.waits))) {
    // The delay doubles with each try, up to six hours; it is longer if the network asked for that.
    const seconds = Math.max(outcome.retryAfterSeconds, Math.min(6 * 3600, 15 * 2 ** Math.min(tries, 11)))
    const at = new Date(now.getTime() + seconds * 1000)
    return {
      event: 'outcome-pending',
      set: { error: outcome.failure, dueAt: at, queuedAt: at },
      next: { job: 'publish', at },
    }
  }
  const failure =
    outcome.kind === 'pending'
      ? {
          code: 'gave-up' as const,
          message: outcome.waits
            ? `We waited for a day. ${outcome.failure.message}`
            : `We tried ${maxTries} times without success. ${outcome.failure.message}`,
          hint: 'Check the channel, then publish again.',
        }
      : outcome.failure
  return {
    event: 'outcome-failed',
    set: { error: failure, finishedAt: now, nextLookAt: null },
    next: null,
  }
}

/** Updates the package's status and enqueues the next job, after every change of a publication. */
export async function updatePackageAndEnqueue(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  packageId: string,
  publicationId: string,
  next: Next,
): Promise<void> {
  await updatePackageStatus(tx, ctx, { packageId })
  if (!next) return
  const job = next.job === 'publish' ? publishJob : reconcileJob
  enqueue(tx, job, [{ projectId: ctx.projectId, publicationId }], { startAfter: next.at })
}

/** Whether another publication of this channel is already this post. */
export async function isRecordedElsewhere(
  ctx: ProjectContext,
  publication: { id: string; channelId: string | null },
  remoteId: string,
): Promise<boolean> {
  const rows = await inProject(ctx, (tx) =>
    tx
      .select({ id: publications.id })
      .from(publications)
      .where(
        and(
          eq(publications.remoteId, remoteId),
          publication.channelId ? eq(publications.channelId, publication.channelId) : undefined,
          eq(publications.status, 'published'),
          ne(publications.id, publication.id),
        ),
      )
      .limit(1),
  )
  return rows.length > 0
}
