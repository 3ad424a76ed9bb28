import { expect, test } from 'vitest'
import { enforceRateLimit } from '@/lib/rate-limit'
import { useTestDatabase } from '@/testing/database/database'
import { changePassword } from '../passwords/change-password'
import { signUp } from './sign-up'
import { signUpPublicly } from './sign-up-publicly'

useTestDatabase()

const person = (email: string) => ({ name: 'Ada', email, password: 'a long enough password' })
const codeOf = (error: { code?: string }) => String(error.code)

test('limits repeated sign-ups with the same address', async () => {
  await signUpPublicly(person('ada@example.test'))
  const codes: string[] = []
  for (let time = 0; time < 21; time++)
    codes.push(await signUpPublicly(person('ada@example.test')).then(() => 'ok', codeOf))
  expect(codes).toContain('email-taken')
  expect(codes).toContain('too-many-requests')
})

test('limits the total number of sign-ups', async () => {
  const codes: string[] = []
  // The current minute may end while the limit is being used up; the next one cannot.
  for (const name of ['a', 'b', 'c']) {
    for (let time = 0; time < 100; time++) await enforceRateLimit('sign-up', Number.MAX_SAFE_INTEGER, 60)
    codes.push(await signUpPublicly(person(`${name}@flood.test`)).then(() => 'ok', codeOf))
  }
  expect(codes).toContain('too-many-requests')
})

test('limits guesses of the current password', async () => {
  const { userId } = await signUp(person('bob@example.test'))
  const codes: string[] = []
  for (let time = 0; time < 21; time++) {
    const input = { current: 'not this one', password: 'another long password' }
    codes.push(await changePassword(userId, input).then(() => 'ok', codeOf))
  }
  expect(new Set(codes)).toEqual(new Set(['invalid', 'too-many-requests']))
})
