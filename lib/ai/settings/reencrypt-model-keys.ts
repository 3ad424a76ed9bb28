import { eq, inArray, sql } from 'drizzle-orm'
import { modelSettings } from '@/db/schema'
import { inSystem } from '@/db/system'
import { decrypt, encrypt, olderKeyNames, VaultError } from '@/lib/vault'
import { keyPlace } from '../find-model'

/**
 * Encrypts keys of models anew that an older key of the ring encrypted, so that the old key can leave the ring; those whose key is gone
 * stay (the page asks to enter them again). Gives how many were encrypted anew. Serves spec/security#7.1.
 */
export async function reencryptModelKeys(): Promise<number> {
  const older = olderKeyNames()
  if (older.length === 0) return 0
  return inSystem(async (tx) => {
    const rows = await tx
      .select({ orgId: modelSettings.orgId, key: modelSettings.encryptedKey })
      .from(modelSettings)
      .where(inArray(sql`split_part(${modelSettings.encryptedKey}, '.', 2)`, older))
      .limit(200)
      .for('update', { skipLocked: true })
    let reencrypted = 0
    for (const { orgId, key } of rows) {
      const fresh = reencrypt(orgId, key ?? '')
      if (fresh === undefined) continue
      await tx.update(modelSettings).set({ encryptedKey: fresh }).where(eq(modelSettings.orgId, orgId))
      reencrypted++
    }
    return reencrypted
  })
}

function reencrypt(orgId: string, key: string): string | undefined {
  try {
    return encrypt(decrypt(key, keyPlace(orgId)), keyPlace(orgId))
  } catch (error) {
    if (error instanceof VaultError) return undefined
    throw error
  }
}
