import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { channels, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { recordNotification } from '@/lib/notifications/record-notification'
import { lockPackageOf } from '@/lib/publications/lock-package-of'
import { recordReplaced } from '../corrections/record-replaced'

/**
 * Stores that a post is no longer on its network, records it in the package's history and notifies people, in the
 * caller's transaction.
 */
export async function endTakenDown(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  publicationId: string,
): Promise<void> {
  await lockPackageOf(tx, publicationId)
  const [post] = await tx
    .select({
      status: publications.status,
      packageId: publications.packageId,
      channelId: publications.channelId,
      channel: channels.displayName,
    })
    .from(publications)
    .leftJoin(channels, eq(channels.id, publications.channelId))
    .where(eq(publications.id, publicationId))
  if (post?.status !== 'published') return
  await recordReplaced(tx, ctx, {
    id: publicationId,
    channel: post.channel ?? 'a disconnected channel',
    became: 'removed',
  })
  await recordNotification(
    tx,
    { actor: ctx.actor },
    {
      kind: 'taken_down',
      key: publicationId,
      data: { packageId: post.packageId, ...(post.channelId ? { channelId: post.channelId } : {}) },
    },
  )
}
