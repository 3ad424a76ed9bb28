import { and, eq, sql } from 'drizzle-orm'
import { userStyles } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { type UserStyle, type UserStyleAnswer, userStyleSchema } from '../schemas'

/**
 * Stores how a person writes, as a whole. `revision` is the one that they saw (0 before the first). Throws
 * `stale-revision` if it has been changed in another window in the meantime. Serves spec/service#2.2.
 */
export async function saveUserStyle(
  userId: string,
  input: { style: UserStyle; revision?: number | undefined },
): Promise<UserStyleAnswer> {
  const [row] = await inSystem((tx) => {
    const seen = input.revision
    if (seen !== undefined && seen > 0)
      return tx
        .update(userStyles)
        .set({ style: input.style, revision: seen + 1 })
        .where(and(eq(userStyles.userId, userId), eq(userStyles.revision, seen)))
        .returning()
    const write = tx.insert(userStyles).values({ userId, style: input.style })
    if (seen === 0) return write.onConflictDoNothing().returning()
    return write
      .onConflictDoUpdate({
        target: userStyles.userId,
        set: { style: input.style, revision: sql`${userStyles.revision} + 1`, updatedAt: new Date() },
      })
      .returning()
  })
  if (!row) throw new AppError('stale-revision')
  return {
    style: userStyleSchema.parse(row.style),
    revision: row.revision,
    updated_at: row.updatedAt.toISOString(),
  }
}
