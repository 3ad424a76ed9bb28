import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { type ChannelRow, publications } from '@/db/schema'
import { platformSchema } from '@/lib/platforms/schemas'
import { usualCap } from '@/lib/platforms/usual-cap'
import { everPublished } from '@/lib/publications/states'

const day = 86_400_000

/**
 * Returns when the channel may send again, or null if it may now: its cap counts what was sent within 24 hours
 * (spec/security#4.4). The caller must hold a lock on the channel's row, so that two workers cannot both take the
 * last slot.
 */
export async function findNextSendingTime(tx: ProjectTx, channel: ChannelRow): Promise<Date | null> {
  const cap = channel.dailyCap ?? usualCap[platformSchema.parse(channel.platform)]
  if (cap === undefined) return null
  const sent = await tx
    .select({ sendingAt: publications.sendingAt })
    .from(publications)
    .where(
      and(
        eq(publications.channelId, channel.id),
        inArray(publications.status, everPublished),
        gt(publications.sendingAt, new Date(Date.now() - day)),
      ),
    )
    .orderBy(asc(publications.sendingAt))
    .limit(2000)
  const leaving = sent.length >= cap ? sent[sent.length - cap]?.sendingAt : undefined
  return leaving ? new Date(leaving.getTime() + day + 1000) : null
}
