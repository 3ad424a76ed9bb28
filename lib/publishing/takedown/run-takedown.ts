import { and, eq, inArray, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channels, publications, takedowns } from '@/db/schema'
import { systemContext } from '@/lib/auth/authorization/system-context'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import type { JobHandler } from '@/lib/jobs/define-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { takeDownJob } from '@/lib/jobs/take-down-job'
import { log } from '@/lib/log'
import { rejected } from '@/lib/networks/outcomes'
import type { ChangeOutcome } from '@/lib/networks/publisher'
import { recordNotification } from '@/lib/notifications/record-notification'
import { recordEvent } from '@/lib/publications/record-event'
import { idOf, removeWithReplies } from '../corrections/change-replaced'
import { openChannel, renewAccess } from '../publisher/open-channel'
import { endTakenDown } from './end-taken-down'

const maxTries = 20

/** The handler of the `take-down` queue. */
export const takeDownHandler: JobHandler<{ projectId: string; takedownId: string }> = async (
  { projectId, takedownId },
  { signal },
) => {
  let ctx: ProjectContext<'write'>
  try {
    ctx = await systemContext(projectId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return
    throw error
  }
  await runTakedown(ctx, takedownId, { signal })
}

type StartedTakedown = NonNullable<Awaited<ReturnType<typeof begin>>>

/**
 * Deletes one published post when its ten seconds are over. Deleting twice does no harm and a post that is gone
 * counts as deleted, so any number of workers may run this, and a takedown whose worker was killed runs again.
 * Neither a paused project nor a paused channel stops it. Serves docs/decisions/0185.
 */
export async function runTakedown(
  ctx: ProjectContext<'write'>,
  takedownId: string,
  options: { signal?: AbortSignal; afterSend?: () => Promise<void> | void } = {},
): Promise<void> {
  const started = await begin(ctx, takedownId)
  if (!started) return
  const outcome = await remove(ctx, started, options.signal ?? AbortSignal.timeout(60_000))
  await options.afterSend?.()
  await store(ctx, started, outcome)
  log.info('takedown attempted', { publication_id: started.publication.id, outcome: outcome.kind })
}

/** Loads what to do now and counts one more attempt: from here on the takedown cannot be undone. */
async function begin(ctx: ProjectContext<'write'>, id: string) {
  return inProject(ctx, async (tx) => {
    const [row] = await tx
      .update(takedowns)
      .set({ attempts: sql`${takedowns.attempts} + 1` })
      .where(
        and(
          eq(takedowns.id, id),
          eq(takedowns.status, 'pending'),
          sql`${takedowns.dueAt} <= clock_timestamp() + interval '1 second'`,
        ),
      )
      .returning()
    if (!row) return undefined
    const [publication] = await tx.select().from(publications).where(eq(publications.id, row.publicationId))
    if (!publication) return undefined
    const [channel] = publication.channelId
      ? await tx.select().from(channels).where(eq(channels.id, publication.channelId))
      : []
    return { row, publication, channel }
  })
}

async function remove(
  ctx: ProjectContext<'write'>,
  { publication, channel }: StartedTakedown,
  signal: AbortSignal,
): Promise<ChangeOutcome> {
  if (publication.status === 'removed') return { kind: 'gone' }
  if (publication.status !== 'published')
    return rejected(
      'A correction has taken the place of this post.',
      'Take down the correction instead.',
      'changed-after-approval',
    )
  const remoteId = idOf(publication)
  if (!channel || !remoteId)
    return rejected(
      'The channel of this post was disconnected.',
      'Delete the post on the network by hand, then mark it as deleted.',
      'channel-off',
    )
  const opened = await openChannel(ctx, channel)
  if ('outcome' in opened)
    return opened.outcome.kind === 'pending' || opened.outcome.kind === 'rejected'
      ? opened.outcome
      : { kind: 'gone' }
  const outcome = await removeWithReplies(ctx, { publication, remoteId, channel, opened, signal })
  if (outcome.kind !== 'pending' || !outcome.refusedToken) return outcome
  const fresh = await renewAccess(ctx, channel, outcome.refusedToken)
  return fresh.kind === 'ended' ? rejected(fresh.message, fresh.hint, 'connection-ended') : outcome
}

async function store(
  ctx: ProjectContext<'write'>,
  started: StartedTakedown,
  outcome: ChangeOutcome,
): Promise<void> {
  const { row, publication, channel } = started
  await inProject(ctx, async (tx) => {
    // The takedown can no longer be undone, but another worker may have been faster.
    const [open] = await tx
      .select({ id: takedowns.id })
      .from(takedowns)
      .where(and(eq(takedowns.id, row.id), inArray(takedowns.status, ['pending', 'failed'])))
      .for('update')
    if (!open) return
    if (outcome.kind === 'done' || outcome.kind === 'gone') {
      await tx
        .update(takedowns)
        .set({ status: 'done', error: null, finishedAt: sql`now()` })
        .where(eq(takedowns.id, row.id))
      await endTakenDown(tx, ctx, publication.id)
      return
    }
    if (outcome.kind === 'pending' && (outcome.endedVersion || row.attempts < maxTries)) {
      const seconds = Math.max(
        outcome.retryAfterSeconds,
        Math.min(6 * 3600, 15 * 2 ** Math.min(row.attempts - 1, 11)),
      )
      const at = new Date(Date.now() + seconds * 1000)
      await tx
        .update(takedowns)
        .set({ dueAt: at, queuedAt: at, error: outcome.failure })
        .where(eq(takedowns.id, row.id))
      enqueue(tx, takeDownJob, [{ projectId: ctx.projectId, takedownId: row.id }], { startAfter: at })
      return
    }
    await tx
      .update(takedowns)
      .set({ status: 'failed', error: outcome.failure, finishedAt: sql`now()` })
      .where(eq(takedowns.id, row.id))
    await recordEvent(tx, ctx, {
      packageId: publication.packageId,
      action: 'takedown-failed',
      reason: outcome.failure.message,
      data: { publication_id: publication.id, channel: channel?.displayName ?? 'a disconnected channel' },
    })
    await recordNotification(
      tx,
      { actor: ctx.actor },
      {
        kind: 'takedown_failed',
        key: `${row.id}/${row.attempts}`,
        data: {
          packageId: publication.packageId,
          ...(publication.channelId ? { channelId: publication.channelId } : {}),
          reason: `${outcome.failure.message} ${outcome.failure.hint}`.trim(),
        },
      },
    )
  })
}
