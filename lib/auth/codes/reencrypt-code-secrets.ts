import { eq, inArray, sql } from 'drizzle-orm'
import { codeGenerators } from '@/db/schema'
import { inSystem } from '@/db/system'
import { olderKeyNames, VaultError } from '@/lib/vault'
import { openCodeSecret, sealCodeSecret } from './code-secret'

/**
 * Encrypts secrets of one-time codes anew that an older key of the ring encrypted, so that the old key can leave the ring. Gives
 * how many. Serves spec/security#7.1.
 */
export async function reencryptCodeSecrets(): Promise<number> {
  const older = olderKeyNames()
  if (older.length === 0) return 0
  return inSystem(async (tx) => {
    const rows = await tx
      .select({ userId: codeGenerators.userId, secret: codeGenerators.encryptedSecret })
      .from(codeGenerators)
      .where(inArray(sql`split_part(${codeGenerators.encryptedSecret}, '.', 2)`, older))
      .limit(200)
      .for('update', { skipLocked: true })
    let fresh = 0
    for (const { userId, secret } of rows) {
      try {
        const encryptedSecret = sealCodeSecret(userId, openCodeSecret(userId, secret))
        await tx.update(codeGenerators).set({ encryptedSecret }).where(eq(codeGenerators.userId, userId))
        fresh++
      } catch (error) {
        if (!(error instanceof VaultError)) throw error
      }
    }
    return fresh
  })
}
