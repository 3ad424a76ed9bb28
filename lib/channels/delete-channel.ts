import { and, eq, inArray } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channels, packages, publications } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { endAccessJob, listAccessesToEnd } from '@/lib/jobs/end-access-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { recordEvents } from '@/lib/publications/record-event'
import { transitionPublications } from '@/lib/publications/transition-publications'
import { updatePackageStatus } from '@/lib/publications/update-package-status'

const disconnected = {
  code: 'channel-off',
  message: 'The channel was disconnected.',
  hint: 'Reconnect it, then schedule or publish the post again.',
}

/**
 * Disconnects a channel: its tokens are deleted at once and, where possible, revoked at the network soon after.
 * Pending posts to it are canceled; published posts stay in the record. The other channels of those posts publish
 * as planned. Throws `not-found`, and `wrong-state` while a post to it is being sent.
 */
export async function deleteChannel(ctx: ProjectContext<'manage'>, input: { id: string }): Promise<void> {
  requireId(input.id)
  await inProject(ctx, async (tx) => {
    // Locks packages first, then the channel, then publications: the same order everywhere.
    const waiting = tx
      .select({ id: publications.packageId })
      .from(publications)
      .where(and(eq(publications.channelId, input.id), eq(publications.status, 'pending')))
    await tx
      .select({ id: packages.id })
      .from(packages)
      .where(inArray(packages.id, waiting))
      .orderBy(packages.id)
      .for('no key update')
    const [channel] = await tx.select().from(channels).where(eq(channels.id, input.id)).for('update')
    if (!channel) throw new AppError('not-found')
    const stopped = await transitionPublications(tx, 'disconnect', eq(publications.channelId, input.id), {
      finishedAt: new Date(),
      nextLookAt: null,
      error: disconnected,
    })
    const [sending] = await tx
      .select({ id: publications.id })
      .from(publications)
      .where(and(eq(publications.channelId, input.id), eq(publications.status, 'sending')))
      .limit(1)
    if (sending)
      throw new AppError('wrong-state', {
        detail: 'We are publishing a post to this channel right now.',
        hint: 'Try again in a minute.',
      })
    const affected = [...new Set(stopped.map((row) => row.packageId))]
    await recordEvents(
      tx,
      affected.map((packageId) => ({
        packageId,
        action: 'channel-disconnected',
        data: { channel: channel.displayName, platform: channel.platform },
        actor: ctx.actor,
      })),
    )
    for (const packageId of affected) await updatePackageStatus(tx, ctx, { packageId })
    enqueue(tx, endAccessJob, listAccessesToEnd([channel]))
    await tx.delete(channels).where(eq(channels.id, input.id))
    await audit(tx, ctx, {
      action: 'channel.disconnected',
      subject: input.id,
      data: { platform: channel.platform, account_key: channel.accountKey },
    })
  })
}
