import { eq } from 'drizzle-orm'
import { users } from '@/db/schema'
import { inSystem } from '@/db/system'

/** Changes a person's name. Takes their id and the validated name. */
export async function renamePerson(userId: string, input: { name: string }): Promise<void> {
  await inSystem((tx) => tx.update(users).set({ name: input.name }).where(eq(users.id, userId)))
}
