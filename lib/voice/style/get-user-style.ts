import { eq } from 'drizzle-orm'
import { userStyles } from '@/db/schema'
import { inSystem } from '@/db/system'
import { type UserStyleAnswer, userStyleSchema } from '../schemas'

/** How this person writes (spec/service#2.2); empty before they have said anything. */
export async function getUserStyle(userId: string): Promise<UserStyleAnswer> {
  const [row] = await inSystem((tx) => tx.select().from(userStyles).where(eq(userStyles.userId, userId)))
  return {
    style: userStyleSchema.catch({}).parse(row?.style ?? {}),
    revision: row?.revision ?? 0,
    updated_at: row?.updatedAt.toISOString() ?? null,
  }
}
