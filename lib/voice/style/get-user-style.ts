import { eq } from 'drizzle-orm'
import { userStyles } from '@/db/schema'
import { inSystem } from '@/db/system'
import { type UserStyleAnswer, userStyleSchema } from '../schemas'

/** Returns how a person writes (spec/service#2.2); empty until they first save it. */
export async function getUserStyle(userId: string): Promise<UserStyleAnswer> {
  const [row] = await inSystem((tx) => tx.select().from(userStyles).where(eq(userStyles.userId, userId)))
  return {
    style: userStyleSchema.catch({}).parse(row?.style ?? {}),
    revision: row?.revision ?? 0,
    updated_at: row?.updatedAt.toISOString() ?? null,
  }
}
