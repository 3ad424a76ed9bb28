import { eq, sql } from 'drizzle-orm'
import { users } from '@/db/schema'
import { inSystem } from '@/db/system'

/** Ends all of a person's sessions at once. */
export async function endSessions(userId: string): Promise<void> {
  await inSystem((tx) =>
    tx
      .update(users)
      .set({ sessionVersion: sql`${users.sessionVersion} + 1` })
      .where(eq(users.id, userId)),
  )
}
