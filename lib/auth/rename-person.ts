import { eq } from 'drizzle-orm'
import { users } from '@/db/schema'
import { inSystem } from '@/db/system'

/** Changes how a person is called. Takes their id and the checked name. */
export async function renamePerson(userId: string, input: { name: string }): Promise<void> {
  await inSystem((tx) => tx.update(users).set({ name: input.name }).where(eq(users.id, userId)))
}
