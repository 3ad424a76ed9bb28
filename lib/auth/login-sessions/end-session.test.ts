import { expect, test } from 'vitest'
import { newId } from '@/lib/ids'
import { useTestDatabase } from '@/testing/database/database'
import { signUp } from '../sign-up/sign-up'
import { findPersonOfSession } from '../signed-in/find-person-of-session'
import { endSession } from './end-session'
import { endSessions } from './end-sessions'

useTestDatabase()

test('signing out ends that session on the server, and no other', async () => {
  const { userId } = await signUp({
    name: 'Ada',
    email: 'ada@example.test',
    password: 'a long enough password',
  })
  const [here, there] = [newId(), newId()]
  const person = (sessionId: unknown, version = 1) => findPersonOfSession({ userId, version, sessionId })
  expect(await person(here)).toMatchObject({ id: userId })
  await endSession(userId, here)
  await endSession(userId, here)
  expect(await person(here)).toBeNull()
  expect(await person(there)).toMatchObject({ id: userId })
  expect(await person(undefined)).toMatchObject({ id: userId })
  await endSession(userId, undefined)
  expect(await person(there)).toBeNull()
  expect(await person(undefined)).toBeNull()
  expect(await person(there, 2)).toMatchObject({ id: userId })
  await endSessions(userId)
  expect(await person(there, 2)).toBeNull()
})
