import { and, eq, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { publications } from '@/db/schema'

/** Why a paused channel's post is waiting. */
export const channelPaused = {
  code: 'channel-off' as const,
  message: 'This channel is paused.',
  hint: 'We publish the post when you resume the channel, unless it is too late by then.',
}

const waiting = (channelId: string) =>
  and(eq(publications.channelId, channelId), eq(publications.status, 'pending'))

/** Records on a channel's pending posts that it was paused, in the transaction that pauses it. */
export async function pausePosts(tx: ProjectTx, channelId: string): Promise<void> {
  await tx.update(publications).set({ error: channelPaused }).where(waiting(channelId))
}

/** Makes the next sweep reconsider the posts that wait for a channel's limits, after these have changed. */
export async function recheckLimits(tx: ProjectTx, channelId: string): Promise<void> {
  await tx
    .update(publications)
    .set({ dueAt: sql`least(${publications.dueAt}, now())`, queuedAt: null, error: null })
    .where(and(waiting(channelId), sql`${publications.error} ->> 'code' in ('daily-cap', 'channel-gap')`))
}

/** Releases a resumed channel's posts: the next sweep queues those that have become due. */
export async function resumePosts(tx: ProjectTx, channelId: string): Promise<void> {
  await tx
    .update(publications)
    .set({ error: null })
    .where(and(waiting(channelId), sql`${publications.error} ->> 'code' = ${channelPaused.code}`))
  await tx
    .update(publications)
    .set({ queuedAt: null })
    .where(and(waiting(channelId), sql`${publications.dueAt} <= now()`))
}
