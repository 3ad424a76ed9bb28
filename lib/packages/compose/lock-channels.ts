import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'

const lockKey = (ctx: ProjectContext) => sql`hashtextextended(${`channels ${ctx.projectId}`}, 0)`

/**
 * Begins a transaction that writes posts for the channels there are, many at a time beside each other. One in which a channel
 * joins waits for them to end, so that no package is written for the channels of a moment ago. To be called before anything
 * is locked.
 */
export async function lockChannelsShared(tx: ProjectTx, ctx: ProjectContext): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockKey(ctx)})`)
}

/** Begins a transaction in which a channel may join or be meant anew; composing begun later sees it, begun earlier is over. */
export async function lockChannelsExclusively(tx: ProjectTx, ctx: ProjectContext): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey(ctx)})`)
}
