import { and, eq, ne, or, sql } from 'drizzle-orm'
import { endedApiVersions, publications } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { log } from '@/lib/log'
import { type NetworkName, networkNames } from '@/lib/networks/registry'
import { findApiVersion } from '@/lib/networks/settings'

/**
 * Releases the posts that waited because a network had ended our API version, once the install uses another one.
 * Can be called often: it costs one small statement while nothing has ended. Returns how many were released.
 */
export async function releaseWaitingPosts(): Promise<number> {
  const used = networkNames.flatMap((name) => {
    const version = findApiVersion(name)?.version
    return version ? [and(eq(endedApiVersions.platform, name), ne(endedApiVersions.version, version))] : []
  })
  if (used.length === 0) return 0
  return inSystem(async (tx) => {
    const over = await tx
      .delete(endedApiVersions)
      .where(or(...used))
      .returning({ version: endedApiVersions.version })
    return over.length > 0 ? release(tx, 'the API version was changed') : 0
  })
}

/** Like `releaseWaitingPosts`, after a network accepted the version again that it seemed to have ended. */
export async function clearEndedVersion(platform: NetworkName, version: string): Promise<void> {
  await inSystem(async (tx) => {
    await tx
      .delete(endedApiVersions)
      .where(and(eq(endedApiVersions.platform, platform), eq(endedApiVersions.version, version)))
    await release(tx, 'the network accepts the API version again')
  })
}

async function release(tx: SystemTx, why: string): Promise<number> {
  const rows = await tx
    .update(publications)
    .set({ dueAt: sql`least(due_at, now())`, queuedAt: null, error: null })
    .where(and(eq(publications.status, 'pending'), sql`error ->> 'code' = 'api-version-ended'`))
    .returning({ id: publications.id })
  log.info('posts released', { why, posts: rows.length })
  return rows.length
}
