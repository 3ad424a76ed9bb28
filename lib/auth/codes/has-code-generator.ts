import { and, eq, isNotNull } from 'drizzle-orm'
import { codeGenerators } from '@/db/schema'
import { inSystem } from '@/db/system'

/** Whether a person has set up one-time codes and confirmed them. */
export async function hasCodeGenerator(userId: string): Promise<boolean> {
  const [row] = await inSystem((tx) =>
    tx
      .select({ userId: codeGenerators.userId })
      .from(codeGenerators)
      .where(and(eq(codeGenerators.userId, userId), isNotNull(codeGenerators.confirmedAt))),
  )
  return row !== undefined
}
