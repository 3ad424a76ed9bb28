import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { channels } from '@/db/schema'
import { inSystem } from '@/db/system'
import { olderKeyNames, seal, unseal, VaultError } from '@/lib/vault'

/**
 * Seals a batch of channels' secrets anew that an older key of the ring sealed, so that the old key can leave the ring. Resumable:
 * each row is done on its own, and one that was changed meanwhile is left for the next call. Rows whose key is gone are left
 * as they are (such a channel asks to be connected again). Gives how many were sealed anew. Serves security 7.1.
 */
export async function resealChannels(): Promise<number> {
  const older = olderKeyNames()
  if (older.length === 0) return 0
  return inSystem(async (tx) => {
    const rows = await tx
      .select({ id: channels.id, projectId: channels.projectId, credentials: channels.credentials })
      .from(channels)
      .where(
        and(
          inArray(sql`split_part(${channels.credentials}, '.', 2)`, older),
          // Whoever renews a channel's tokens writes over the ones it read.
          or(isNull(channels.refreshingUntil), lt(channels.refreshingUntil, sql`now()`)),
        ),
      )
      .limit(200)
      .for('update', { skipLocked: true })
    let sealed = 0
    for (const row of rows) {
      const fresh = sealAnew(row.id, row.projectId ?? '', row.credentials ?? '')
      if (!fresh) continue
      await tx
        .update(channels)
        .set({ credentials: fresh })
        .where(and(eq(channels.id, row.id), eq(channels.credentials, row.credentials ?? '')))
      sealed++
    }
    return sealed
  })
}

function sealAnew(rowId: string, projectId: string, sealed: string): string | undefined {
  const place = { table: 'channels', rowId, projectId }
  try {
    return seal(unseal(sealed, place), place)
  } catch (error) {
    if (error instanceof VaultError) return undefined
    throw error
  }
}
