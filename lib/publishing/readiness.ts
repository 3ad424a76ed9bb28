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
import { channelPaused } from '@/lib/channels/pause-posts'
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
import { readTurn, waitForGap } from './channel-order'
import { nextFreeSlot } from './daily-cap'
import { isOverdue } from './overdue'
import type { PublicationFailure } from './schemas'

/** What is to be done with an intent now. */
export type Readiness =
  | { kind: 'go'; publication: PublicationRow; channel: ChannelRow; payload: PublicationPayload }
  /** Found in `sending`: an earlier attempt broke off, or still runs. */
  | { kind: 'interrupted'; publication: PublicationRow }
  | { kind: 'later'; at: Date; failure: PublicationFailure; publication: PublicationRow }
  /** It was to be uploaded ahead, and its channel does that no more. */
  | { kind: 'at-its-time'; publication: { id: string; publicAt: Date } }
  /** Its turn comes when its channel's gap is over. */
  | { kind: 'gap'; at: Date }
  /** It was due so long ago that a person decides. */
  | { kind: 'overdue' }
  /** Until a person resumes its channel. */
  | { kind: 'paused'; failure: PublicationFailure }
  | { kind: 'never'; failure: PublicationFailure; attempts: number }
  /** Sent, decided or taken back already, paused, not due, or behind another post of its channel: nothing to do. */
  | { kind: 'nothing' }

/**
 * Looks whether an intent may be sent now: due, approved as it is, project and channel open, not too late, its channel's next post,
 * and within the day's cap.
 */
export async function readReadiness(ctx: ProjectContext, id: string): Promise<Readiness> {
  return inProject(ctx, async (tx) => {
    const [publication] = await tx.select().from(publications).where(eq(publications.id, id))
    if (publication?.status === 'sending') return { kind: 'interrupted', publication }
    if (publication?.status !== 'pending') return { kind: 'nothing' }
    return readyNow(tx, ctx, publication)
  })
}

/** Until when an intent is due now; the second is for clocks that differ. */
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
  // The sweep brings it back when publishing is resumed.
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
  // An edit puts nothing new out: it is never too late, takes no turn and counts towards no cap.
  if (!isNewPost(publication.replaceBy)) return { kind: 'go', publication, channel, payload: payload.data }
  if (await isOverdue(tx, publication, project)) return { kind: 'overdue' }
  const turn = await readTurn(tx, publication)
  if (turn.kind === 'behind') return { kind: 'nothing' }
  if (turn.kind === 'at') return { kind: 'gap', at: turn.at }
  const free = await nextFreeSlot(tx, channel)
  if (free) return { kind: 'later', at: free, failure: capReached, publication }
  return { kind: 'go', publication, channel, payload: payload.data }
}

const capReached: PublicationFailure = {
  code: 'daily-cap',
  message: 'This channel has reached its daily post limit.',
  hint: 'We publish the post when the limit allows, unless it is too late by then. An admin can raise the limit.',
}

/**
 * Commits that an intent is being sent, before the call that makes it visible: pending -> sending, with the package. Gives the
 * number of this attempt, or undefined when another worker was first, the intent was taken back (its package was held or edited) or
 * moved, or the project, channel or cap closed meanwhile, or another post of the channel went first. Two workers ask for a channel's
 * turn and cap one after the other, since its row is locked.
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
    if (channel?.status !== 'active' || !project || project.paused || (await nextFreeSlot(tx, channel)))
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
        // Moved to a later time while its parts were being sent.
        lte(publications.dueAt, dueBy()),
        // Moved while its video was being sent: what was begun has the time before.
        publication.publicAt
          ? eq(publications.publicAt, publication.publicAt)
          : isNull(publications.publicAt),
      ),
      {
        attempts: sql`${publications.attempts} + 1`,
        // Behind the wait for the lock: gaps are counted from here.
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
