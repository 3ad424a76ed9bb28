import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { channels } from '@/db/schema'
import { inSystem } from '@/db/system'
import { decrypt, encrypt, olderKeyNames, VaultError } from '@/lib/vault'

/**
 * Encrypts a batch of channels' secrets anew that an older key of the ring encrypted, so that the old key can leave the ring. Resumable:
 * each row is done on its own, and one that was changed meanwhile is left for the next call. Rows whose key is gone are left
 * as they are (such a channel asks to be connected again). Gives how many were encrypted anew. Serves spec/security#7.1.
 */
export async function reencryptChannels(): Promise<number> {
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
    let reencrypted = 0
    for (const row of rows) {
      const fresh = reencrypt(row.id, row.projectId ?? '', row.credentials ?? '')
      if (!fresh) continue
      await tx
        .update(channels)
        .set({ credentials: fresh })
        .where(and(eq(channels.id, row.id), eq(channels.credentials, row.credentials ?? '')))
      reencrypted++
    }
    return reencrypted
  })
}

function reencrypt(rowId: string, projectId: string, reencrypted: string): string | undefined {
  const place = { table: 'channels', rowId, projectId }
  try {
    return encrypt(decrypt(reencrypted, place), place)
  } catch (error) {
    if (error instanceof VaultError) return undefined
    throw error
  }
}
