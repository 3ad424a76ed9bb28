import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'

const lockKey = (ctx: ProjectContext) => sql`hashtextextended(${`channels ${ctx.projectId}`}, 0)`

/**
 * Starts a transaction that writes posts for the current channels; any number can run concurrently. A transaction
 * that adds a channel waits for them to end, so that no package is written for an outdated list of channels. Must
 * be called before anything else is locked.
 */
export async function lockChannelsShared(tx: ProjectTx, ctx: ProjectContext): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockKey(ctx)})`)
}

/**
 * Starts a transaction that may add or redefine a channel. Waits for composing that began earlier; composing that
 * begins later sees the change.
 */
export async function lockChannelsExclusively(tx: ProjectTx, ctx: ProjectContext): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey(ctx)})`)
}
