import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { useTestDatabase } from '@/testing/database/database'
import { signUp } from '../sign-up/sign-up'
import { checkCredentials } from './check-credentials'
import { isOutdated } from './passwords'

useTestDatabase()

const password = 'a long enough password'
const stored = async (userId: string) => {
  const [user] = await inSystem((tx) => tx.select().from(users).where(eq(users.id, userId)))
  return user?.passwordHash ?? ''
}

test('rehashes a password stored at a lower cost at the next successful sign-in', async () => {
  const email = 'rehash@example.test'
  const { userId } = await signUp({ name: 'Ada', email, password })
  const fresh = await stored(userId)
  await checkCredentials(email, password)
  expect(await stored(userId)).toBe(fresh)

  const cheap = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await inSystem((tx) => tx.update(users).set({ passwordHash: cheap }).where(eq(users.id, userId)))
  expect(await checkCredentials(email, 'not the password')).toBeNull()
  expect(await stored(userId)).toBe(cheap)
  expect(await checkCredentials(email, password)).toMatchObject({ id: userId })
  expect(isOutdated(cheap)).toBe(true)
  expect(isOutdated(await stored(userId))).toBe(false)
  expect(await checkCredentials(email, password)).toMatchObject({ id: userId })
})
