import { and, eq, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { publications } from '@/db/schema'

/** Why a post of a paused channel waits. */
export const channelPaused = {
  code: 'channel-off' as const,
  message: 'This channel is paused.',
  hint: 'We publish the post when you resume the channel, unless it is too late by then.',
}

const waiting = (channelId: string) =>
  and(eq(publications.channelId, channelId), eq(publications.status, 'pending'))

/** Notes on the posts that wait for a channel that it was paused, in the transaction that pauses it. */
export async function pausePosts(tx: ProjectTx, channelId: string): Promise<void> {
  await tx.update(publications).set({ error: channelPaused }).where(waiting(channelId))
}

/** Has the posts that wait for a channel's limits looked at again, now that these have changed: the next sweep queues what may go. */
export async function recheckLimits(tx: ProjectTx, channelId: string): Promise<void> {
  await tx
    .update(publications)
    .set({ dueAt: sql`least(${publications.dueAt}, now())`, queuedAt: null, error: null })
    .where(and(waiting(channelId), sql`${publications.error} ->> 'code' in ('daily-cap', 'channel-gap')`))
}

/** Lets the posts of a resumed channel go: what is due meanwhile is queued by the next sweep. */
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
