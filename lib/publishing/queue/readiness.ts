import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import {
  type ChannelRow,
  channels,
  type PublicationRow,
  packages,
  projects,
  publications,
  variants,
} from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { channelPaused } from '@/lib/channels/posts/pause-posts'
import { documentsOfVariant } from '@/lib/media-library/documents/documents-of-variant'
import { videosOfVariant } from '@/lib/media-library/videos/videos-of-variant'
import { limitsOfChannel } from '@/lib/platforms/channel-limits'
import { uploadLeadOf } from '@/lib/platforms/upload-lead'
import { validateVariant } from '@/lib/post-rules/validate-variant'
import { lockPackageOf } from '@/lib/publications/lock-package-of'
import { hashPost, type PublicationPayload, payloadSchema } from '@/lib/publications/payload'
import { isNewPost } from '@/lib/publications/replacement-ways'
import { transitionPublications } from '@/lib/publications/transition-publications'
import { updatePackageStatus } from '@/lib/publications/update-package-status'
import type { PublicationFailure } from '../schemas'
import { readTurn, waitForGap } from './channel-order'
import { findNextSendingTime } from './find-next-sending-time'
import { isOverdue } from './overdue'

/** What to do with an intent now. */
export type Readiness =
  | { kind: 'go'; publication: PublicationRow; channel: ChannelRow; payload: PublicationPayload }
  /** Found in `sending`: an earlier attempt was interrupted, or is still running. */
  | { kind: 'interrupted'; publication: PublicationRow }
  | { kind: 'later'; at: Date; failure: PublicationFailure; publication: PublicationRow }
  /** It was to be uploaded ahead, but its channel no longer does that. */
  | { kind: 'at-its-time'; publication: { id: string; publicAt: Date } }
  /** It is its turn when its channel's gap is over. */
  | { kind: 'gap'; at: Date }
  /** It was due so long ago that a person has to decide. */
  | { kind: 'overdue' }
  /** It waits until a person resumes its channel. */
  | { kind: 'paused'; failure: PublicationFailure }
  | { kind: 'never'; failure: PublicationFailure; attempts: number }
  /** Already sent, settled or canceled, or paused, not due, or behind another post of its channel: nothing to do. */
  | { kind: 'nothing' }

/**
 * Checks whether an intent may be sent now: it is due, unchanged since approval, not overdue, next in its channel's
 * line and within the daily cap, and its project and channel are not paused.
 */
export async function readReadiness(ctx: ProjectContext, id: string): Promise<Readiness> {
  return inProject(ctx, async (tx) => {
    const [publication] = await tx.select().from(publications).where(eq(publications.id, id))
    if (publication?.status === 'sending') return { kind: 'interrupted', publication }
    if (publication?.status !== 'pending') return { kind: 'nothing' }
    return readyNow(tx, ctx, publication)
  })
}

/** Time up to which an intent counts as due; the extra second allows for clock differences. */
const dueBy = (): Date => new Date(Date.now() + 1000)

async function readyNow(tx: ProjectTx, ctx: ProjectContext, publication: PublicationRow): Promise<Readiness> {
  const never = (code: PublicationFailure['code'], message: string, hint: string): Readiness => ({
    kind: 'never',
    attempts: publication.attempts,
    failure: { code, message, hint },
  })
  if (publication.dueAt > dueBy()) return { kind: 'nothing' }
  const [project] = await tx
    .select({ paused: projects.publishingPaused, maxOverdueHours: projects.maxOverdueHours })
    .from(projects)
    .where(eq(projects.id, ctx.projectId))
  // The sweep queues it again when publishing is resumed.
  if (!project || project.paused) return { kind: 'nothing' }
  const payload = payloadSchema.safeParse(publication.payload)
  const [variant] = await tx
    .select({
      approvedHash: variants.approvedHash,
      held: packages.held,
      videos: videosOfVariant,
      documents: documentsOfVariant,
    })
    .from(variants)
    .innerJoin(packages, eq(packages.id, variants.packageId))
    .where(eq(variants.id, publication.variantId))
  if (variant?.held) return { kind: 'nothing' }
  const hash = payload.success ? hashPost(payload.data) : null
  if (!payload.success || hash !== publication.payloadHash || hash !== variant?.approvedHash)
    return never(
      'changed-after-approval',
      'This post changed after it was approved, so we didn’t publish it.',
      'Approve the post again, then publish it.',
    )
  const [channel] = publication.channelId
    ? await tx.select().from(channels).where(eq(channels.id, publication.channelId))
    : []
  if (!channel)
    return never('channel-off', 'The channel was disconnected.', 'Reconnect it, or choose another channel.')
  if (channel.status === 'disabled') return { kind: 'paused', failure: channelPaused }
  if (channel.status === 'expired')
    return never(
      'connection-ended',
      channel.statusReason ?? 'The connection has expired.',
      'Reconnect the account on the Channels page, then try again.',
    )
  const { id, publicAt } = publication
  if (publicAt && publicAt.getTime() > Date.now() && uploadLeadOf(channel) === 0)
    return { kind: 'at-its-time', publication: { id, publicAt } }
  const { videos, documents } = variant
  const known = { videos, documents, limits: limitsOfChannel(channel) }
  const issue = validateVariant(payload.data.content, known).find(({ severity }) => severity === 'error')
  if (issue)
    return never('blocked-by-rules', issue.message, 'Fix the post, then approve and publish it again.')
  // An edit publishes nothing new: it is never overdue, takes no turn and does not count towards the cap.
  if (!isNewPost(publication.replaceBy)) return { kind: 'go', publication, channel, payload: payload.data }
  if (await isOverdue(tx, publication, project)) return { kind: 'overdue' }
  const turn = await readTurn(tx, publication)
  if (turn.kind === 'behind') return { kind: 'nothing' }
  if (turn.kind === 'at') return { kind: 'gap', at: turn.at }
  const free = await findNextSendingTime(tx, channel)
  if (free) return { kind: 'later', at: free, failure: capReached, publication }
  return { kind: 'go', publication, channel, payload: payload.data }
}

const capReached: PublicationFailure = {
  code: 'daily-cap',
  message: 'This channel has reached its daily post limit.',
  hint: 'We publish the post when the limit allows, unless it is too late by then. An admin can raise the limit.',
}

/**
 * Commits that an intent is being sent, before the call that makes the post visible: pending -> sending, together
 * with the package. Returns the number of this attempt, or undefined if another worker was first, the intent was
 * canceled (its package was held or edited) or moved, the project, channel or cap no longer allows it, or another
 * post of the channel went first. The channel's row is locked, so two workers check its turn and cap one after the
 * other.
 */
export async function markSending(
  ctx: ProjectContext<'write'>,
  publication: PublicationRow,
  progress: Record<string, unknown>,
): Promise<number | undefined> {
  return inProject(ctx, async (tx) => {
    await lockPackageOf(tx, publication.id)
    const [channel] = await tx
      .select()
      .from(channels)
      .where(eq(channels.id, publication.channelId ?? publication.id))
      .for('no key update')
    const [project] = await tx
      .select({ paused: projects.publishingPaused })
      .from(projects)
      .where(eq(projects.id, ctx.projectId))
    if (
      channel?.status !== 'active' ||
      !project ||
      project.paused ||
      (await findNextSendingTime(tx, channel))
    )
      return undefined
    const turn = await readTurn(tx, publication)
    if (turn.kind === 'at') await waitForGap(tx, ctx, publication.id, turn.at)
    if (turn.kind !== 'now') return undefined
    const [taken] = await transitionPublications(
      tx,
      'send',
      and(
        eq(publications.id, publication.id),
        eq(publications.attempts, publication.attempts),
        eq(publications.payloadHash, publication.payloadHash),
        // It may have been moved to a later time while its parts were being uploaded.
        lte(publications.dueAt, dueBy()),
        // It may have been moved while its video was being uploaded: that upload was started with the previous
        // time.
        publication.publicAt
          ? eq(publications.publicAt, publication.publicAt)
          : isNull(publications.publicAt),
      ),
      {
        attempts: sql`${publications.attempts} + 1`,
        // Read after waiting for the lock: gaps are counted from here.
        sendingAt: sql`clock_timestamp()`,
        firstSendingAt: sql`coalesce(${publications.firstSendingAt}, clock_timestamp())`,
        progress,
        error: null,
      },
    )
    if (taken) await updatePackageStatus(tx, ctx, { packageId: publication.packageId })
    return taken?.attempts
  })
}
