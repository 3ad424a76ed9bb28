import { asc, eq } from 'drizzle-orm'
import { passkeys } from '@/db/schema'
import { inSystem } from '@/db/system'

export type Passkey = {
  id: string
  name: string
  /** Stored in a password manager that syncs it. */
  synced: boolean
  lastUsedAt: Date | null
  createdAt: Date
}

/** Lists a person's passkeys, oldest first. Takes the person's id. */
export function listPasskeys(userId: string): Promise<Passkey[]> {
  return inSystem((tx) =>
    tx
      .select({
        id: passkeys.id,
        name: passkeys.name,
        synced: passkeys.synced,
        lastUsedAt: passkeys.lastUsedAt,
        createdAt: passkeys.createdAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.id)),
  )
}
