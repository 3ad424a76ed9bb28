import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { type ChannelRow, publications } from '@/db/schema'
import { systemContext } from '@/lib/auth/authorization/system-context'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import type { JobHandler } from '@/lib/jobs/define-job'
import { log } from '@/lib/log'
import { releaseVideoCopies } from '@/lib/media-library/videos/copy-video'
import { notYet, outcomeFromError, rejected, unknownOutcome } from '@/lib/networks/outcomes'
import {
  type Access,
  MediaRefused,
  type Post,
  type PublisherIo,
  type PublishOutcome,
  VideoNotReady,
} from '@/lib/networks/publisher'
import { networkServers } from '@/lib/networks/servers'
import type { PublicationPayload } from '@/lib/publications/payload'
import { findEndedVersion } from './api-version/find-ended-version'
import { recordEndedVersion } from './api-version/record-ended-version'
import { clearEndedVersion } from './api-version/release-waiting-posts'
import { correctReplaced, NotRemoved, removeReplaced } from './corrections/change-replaced'
import type { ReplacedPublication } from './corrections/record-replaced'
import type { FollowUpPoint } from './follow-ups/process-reply'
import { runFollowUps } from './follow-ups/run-follow-ups'
import { isRecordedElsewhere, recordOutcome } from './outcomes/record-outcome'
import { openChannel, renewAccess } from './publisher/open-channel'
import { publisherIoFor } from './publisher/publisher-io'
import { maxSendingMs, postponeAllOf, queueNextOf, waitForGap } from './queue/channel-order'
import { dequeueOverdue } from './queue/overdue'
import { markSending, type Readiness, readReadiness } from './queue/readiness'
import type { PublicationFailure } from './schemas'

/** Points in a run where a test kills the process. */
export type RunPoint =
  | 'kept'
  | 'after-remove'
  | 'before-mark'
  | 'before-send'
  | 'after-send'
  | 'after-commit'
  | FollowUpPoint

export type RunOptions = {
  signal?: AbortSignal
  at?: (point: RunPoint) => Promise<void> | void
  /**
   * True if no worker has lost this job before: then a post found in `sending` belongs to another job that is still
   * alive.
   */
  firstDelivery?: boolean
}

/** Thrown when another worker took the intent, or it may no longer be sent: this run has nothing more to do. */
class ConcurrentAttempt extends Error {}

/** The handler of the `publish` queue. */
export const publishHandler: JobHandler<{ projectId: string; publicationId: string }> = async (
  { projectId, publicationId },
  { signal, retryCount },
) => {
  let ctx: ProjectContext<'write'>
  try {
    ctx = await systemContext(projectId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return
    throw error
  }
  try {
    await runPublication(ctx, publicationId, { signal, firstDelivery: retryCount === 0 })
  } catch (error) {
    await yieldTurn(ctx, publicationId)
    throw error
  }
}

/** Postpones a post whose run failed unexpectedly, so that those behind it go first. */
async function yieldTurn(ctx: ProjectContext<'write'>, id: string): Promise<void> {
  await inProject(ctx, async (tx) => {
    const [row] = await tx
      .update(publications)
      .set({ dueAt: new Date(Date.now() + 60_000), queuedAt: null })
      .where(
        and(eq(publications.id, id), eq(publications.status, 'pending'), isNotNull(publications.plannedAt)),
      )
      .returning({ channelId: publications.channelId })
    if (row?.channelId) await queueNextOf(tx, ctx, row.channelId)
  })
}

/**
 * Sends one stored intent when it is due: checks whether it may be sent, makes the preparations that no one sees,
 * commits `sending`, makes the one call that counts, and stores the outcome. A post found in `sending` is never
 * sent again but becomes unconfirmed. Any number of workers may run it for the same intent. For a published post,
 * runs its follow-ups. Serves spec/decisions#7, spec/security#4.
 */
export async function runPublication(
  ctx: ProjectContext<'write'>,
  publicationId: string,
  options: RunOptions = {},
): Promise<void> {
  const ready = await readReadiness(ctx, publicationId)
  if (ready.kind === 'nothing')
    return runFollowUps(ctx, publicationId, {
      signal: options.signal,
      at: options.at,
      firstDelivery: options.firstDelivery,
    })
  if (ready.kind === 'interrupted') {
    const { id, attempts, sendingAt } = ready.publication
    if (options.firstDelivery && sendingAt && sendingAt.getTime() > Date.now() - maxSendingMs) return
    await recordOutcome(
      ctx,
      { publicationId: id, attempts },
      unknownOutcome('We were interrupted while publishing the post.'),
    )
    return
  }
  if (ready.kind === 'later') return postpone(ctx, ready)
  if (ready.kind === 'at-its-time') return keepForItsTime(ctx, ready.publication)
  if (ready.kind === 'gap') return inProject(ctx, (tx) => waitForGap(tx, ctx, publicationId, ready.at))
  if (ready.kind === 'overdue') {
    await dequeueOverdue(ctx, publicationId)
    return options.at?.('after-commit')
  }
  if (ready.kind === 'paused') return keepWaiting(ctx, publicationId, ready.failure)
  if (ready.kind === 'never') {
    await recordOutcome(
      ctx,
      { publicationId, attempts: ready.attempts },
      { kind: 'rejected', failure: ready.failure },
    )
    return
  }
  const { platform } = ready.channel
  const ended = await findEndedVersion(platform)
  if (ended && ended.tryAt.getTime() > Date.now())
    return postpone(ctx, { at: ended.tryAt, failure: ended.failure, publication: ready.publication })
  const sent = await attempt(ctx, ready, options)
  if (!sent) return
  const { outcome } = sent
  await options.at?.('after-send')
  const stored = await recordOutcome(ctx, { publicationId, attempts: sent.attempts }, outcome, sent.replaced)
  if (outcome.kind === 'pending' && outcome.endedVersion)
    await recordEndedVersion(platform, outcome.endedVersion)
  if (outcome.kind === 'published' || outcome.kind === 'rejected')
    await releaseVideoCopies(ready.payload.content.media.map(({ url }) => url))
  if (ended && outcome.kind === 'published') await clearEndedVersion(platform, ended.version)
  log.info('publication attempted', {
    publication_id: publicationId,
    platform,
    outcome: outcome.kind,
    stored,
  })
  await options.at?.('after-commit')
}

type Ready = Extract<Readiness, { kind: 'go' }>

async function attempt(
  ctx: ProjectContext<'write'>,
  { publication, channel, payload }: Ready,
  options: RunOptions,
): Promise<{ outcome: PublishOutcome; attempts: number; replaced?: ReplacedPublication } | undefined> {
  let attempts = publication.attempts
  let sending = false
  let progress: Record<string, unknown> = { ...publication.progress }
  const opened = await openChannel(ctx, channel)
  if ('outcome' in opened) return { outcome: opened.outcome, attempts }
  const post: ApprovedPost = {
    id: publication.id,
    packageId: publication.packageId,
    variantId: publication.variantId,
    payload,
    progress,
    attempts,
    publicAt: publication.publicAt,
    since: publication.firstSendingAt ?? new Date(),
    isTaken: (remoteId) => isRecordedElsewhere(ctx, publication, remoteId),
  }
  const signal = options.signal ?? new AbortController().signal
  if (publication.replaceBy === 'edit') {
    const { outcome, replaced } = await correctReplaced(ctx, { publication, post, channel, opened, signal })
    return { outcome: await afterRefusedToken(ctx, channel, outcome), attempts, ...replaced }
  }
  const io = {
    ...publisherIoFor(channel, opened, payload, signal),
    async keep(more: Record<string, unknown>) {
      progress = { ...progress, ...more }
      await keepProgress(ctx, publication.id, attempts, progress)
      await options.at?.('kept')
    },
    async sending(more: Record<string, unknown> = {}) {
      progress = { ...progress, ...more }
      // As late as possible: by now everything that could stop the new post has been tried.
      if (publication.replaceBy === 'repost')
        await removeReplaced(ctx, { publication, channel, opened, signal }, () =>
          options.at?.('after-remove'),
        )
      await options.at?.('before-mark')
      const mine = await markSending(ctx, publication, progress)
      if (mine === undefined) throw new ConcurrentAttempt()
      attempts = mine
      sending = true
      await options.at?.('before-send')
    },
  }
  try {
    const outcome = await publishWith(opened.access, post, io)
    return { outcome: await afterRefusedToken(ctx, channel, outcome), attempts }
  } catch (error) {
    if (error instanceof ConcurrentAttempt) return undefined
    if (error instanceof NotRemoved)
      return { outcome: await afterRefusedToken(ctx, channel, error.outcome), attempts }
    if (error instanceof VideoNotReady)
      return { outcome: notYet('We are copying the video from its website.', 15), attempts }
    if (error instanceof MediaRefused)
      return { outcome: rejected(error.message, error.hint, 'media'), attempts }
    log.warn('publishing broke off', { publication_id: publication.id, sending })
    return { outcome: outcomeFromError(error, sending), attempts }
  }
}

/** A post as publishers take it, with its full payload, which names the network it was written for. */
type ApprovedPost = Post & { payload: PublicationPayload }

type BareIo = Omit<PublisherIo, 'access'>

function publishWith(access: Access, post: ApprovedPost, io: BareIo): Promise<PublishOutcome> {
  const server = networkServers[post.payload.content.platform]
  if (server.method === 'oauth' && access.kind === 'oauth')
    return server.publisher.publish(post, { ...io, access })
  if (server.method === 'fields' && access.kind === 'fields')
    return server.publisher.publish(post, { ...io, access })
  return Promise.resolve(
    rejected(
      'This post was written for another type of channel.',
      'Regenerate the post.',
      'changed-after-approval',
    ),
  )
}

/**
 * Renews a refused token right away, so that the next try has a valid one; if renewal fails for good, so does the
 * post.
 */
async function afterRefusedToken(
  ctx: ProjectContext,
  channel: ChannelRow,
  outcome: PublishOutcome,
): Promise<PublishOutcome> {
  if (outcome.kind !== 'pending' || !outcome.refusedToken) return outcome
  const fresh = await renewAccess(ctx, channel, outcome.refusedToken)
  return fresh.kind === 'ended' ? rejected(fresh.message, fresh.hint, 'connection-ended') : outcome
}

async function keepProgress(
  ctx: ProjectContext<'write'>,
  id: string,
  attempts: number,
  progress: Record<string, unknown>,
): Promise<void> {
  await inProject(ctx, (tx) =>
    tx
      .update(publications)
      .set({ progress })
      .where(
        and(eq(publications.id, id), eq(publications.status, 'pending'), eq(publications.attempts, attempts)),
      ),
  )
}

async function postpone(
  ctx: ProjectContext<'write'>,
  { at, failure, publication }: Omit<Extract<Readiness, { kind: 'later' }>, 'kind'>,
): Promise<void> {
  const { id, plannedAt, channelId } = publication
  // It gets no job of its own: the sweep queues it when it is due.
  await inProject(ctx, async (tx) => {
    await tx
      .update(publications)
      .set({ dueAt: at, queuedAt: sql`null`, error: failure })
      .where(and(eq(publications.id, id), eq(publications.status, 'pending')))
    if (plannedAt && channelId) await postponeAllOf(tx, channelId, { at, failure })
  })
}

/** The channel no longer uploads ahead, so the post is sent at its planned time, when the sweep queues it. */
async function keepForItsTime(
  ctx: ProjectContext<'write'>,
  { id, publicAt }: { id: string; publicAt: Date },
): Promise<void> {
  await inProject(ctx, (tx) =>
    tx
      .update(publications)
      .set({ dueAt: publicAt, publicAt: null, queuedAt: null })
      .where(
        and(eq(publications.id, id), eq(publications.status, 'pending'), eq(publications.publicAt, publicAt)),
      ),
  )
}

/** The post keeps its time; the sweep queues it when its channel is resumed. */
async function keepWaiting(
  ctx: ProjectContext<'write'>,
  id: string,
  failure: PublicationFailure,
): Promise<void> {
  await inProject(ctx, (tx) =>
    tx
      .update(publications)
      .set({ error: failure })
      .where(and(eq(publications.id, id), eq(publications.status, 'pending'))),
  )
}
