import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { inSystem } from '@/db/system'
import { type CiphertextLocation, decrypt, encrypt, olderKeyNames, VaultError } from '@/lib/vault'

/** A column that the vault encrypts, and how to determine the location that each of its ciphertexts is bound to. */
export type EncryptedColumn = {
  column: PgColumn
  /** Identifies a row of the table. */
  key: PgColumn
  /** The row's project or workspace, if the location includes it. */
  scope?: PgColumn
  placeOf: (row: { key: string; scope: string }) => CiphertextLocation
  /** Which rows can be written now; all by default. */
  where?: SQL
}

/**
 * Re-encrypts a batch of the column's texts that were encrypted with an older key of the key ring, so that the old
 * key can be removed. Resumable; rows that another transaction has locked are left for the next call, and those
 * that cannot be decrypted stay as they are. Returns how many were re-encrypted. Serves spec/security#7.1.
 */
export async function reencryptColumn(own: EncryptedColumn): Promise<number> {
  const older = olderKeyNames()
  if (older.length === 0) return 0
  const { table } = own.column
  return inSystem(async (tx) => {
    const rows = await tx
      .select({
        key: sql<string>`${own.key}::text`,
        scope: sql<string>`coalesce(${own.scope ?? sql`null`}::text, '')`,
        encrypted: sql<string>`${own.column}`,
      })
      .from(table)
      .where(and(inArray(sql`split_part(${own.column}, '.', 2)`, older), own.where))
      .limit(200)
      .for('update', { skipLocked: true })
    let fresh = 0
    for (const row of rows) {
      const encrypted = encryptedAnew(row.encrypted, own.placeOf(row))
      if (encrypted === undefined) continue
      await tx.execute(
        sql`update ${table} set ${sql.identifier(own.column.name)} = ${encrypted} where ${own.key} = ${row.key}::uuid`,
      )
      fresh++
    }
    return fresh
  })
}

function encryptedAnew(encrypted: string, place: CiphertextLocation): string | undefined {
  try {
    return encrypt(decrypt(encrypted, place), place)
  } catch (error) {
    if (error instanceof VaultError) return undefined
    throw error
  }
}
