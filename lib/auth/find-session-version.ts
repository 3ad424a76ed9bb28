import { eq } from 'drizzle-orm'
import { users } from '@/db/schema'
import { inSystem } from '@/db/system'

/** The number a session of this person must carry to be alive; undefined when the person is gone. */
export async function findSessionVersion(userId: string): Promise<number | undefined> {
  const [user] = await inSystem((tx) =>
    tx.select({ version: users.sessionVersion }).from(users).where(eq(users.id, userId)),
  )
  return user?.version
}
