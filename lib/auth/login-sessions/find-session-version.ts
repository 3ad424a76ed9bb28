import { eq } from 'drizzle-orm'
import { users } from '@/db/schema'
import { inSystem } from '@/db/system'

/** Returns the version that a valid session of this person must carry; undefined if the person is gone. */
export async function findSessionVersion(userId: string): Promise<number | undefined> {
  const [user] = await inSystem((tx) =>
    tx.select({ version: users.sessionVersion }).from(users).where(eq(users.id, userId)),
  )
  return user?.version
}
