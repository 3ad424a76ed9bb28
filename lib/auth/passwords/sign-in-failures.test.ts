import { afterEach, expect, test } from 'vitest'
import { clientAddress } from '@/lib/auth/client-address'
import { enforceRateLimit } from '@/lib/rate-limit'
import { useTestDatabase } from '@/testing/database/database'
import { browserOf, cookieIn, knownBrowser } from '../login-sessions/known-browser'
import { signUp } from '../sign-up/sign-up'
import { checkCredentials } from './check-credentials'
import { hashPassword } from './passwords'

useTestDatabase()

const password = 'a long enough password'
const outcome = (work: Promise<unknown>) =>
  work.then(
    (person) => (person ? 'in' : 'wrong'),
    ({ code }) => String(code),
  )
const fail = async (email: string, times: number) => {
  const codes: string[] = []
  for (let at = 0; at < times; at++) codes.push(await outcome(checkCredentials(email, 'not the password')))
  return codes
}
afterEach(() => {
  delete process.env.TRUSTED_PROXY
})

test('a stranger who keeps failing does not lock the owner out of a browser they used before', async () => {
  const email = 'owner@example.test'
  await signUp({ name: 'Ada', email, password })
  // The current window may end meanwhile; the next one cannot.
  expect(await fail(email, 41)).toContain('too-many-requests')
  const { name, value } = knownBrowser(email, '0190a1b2-0000-7000-8000-000000000001')
  const browser = browserOf(email, cookieIn(`a=b; ${name}=${value}`, name))
  expect(browser).toBeDefined()
  expect(await outcome(checkCredentials(email, password, { browser }))).toBe('in')
  expect(browserOf('other@example.test', value)).toBeUndefined()
  expect(browserOf(email, `${browser}.made-up`)).toBeUndefined()
})

test('correct passwords do not count as failures', async () => {
  const email = 'often@example.test'
  await signUp({ name: 'Ada', email, password })
  for (let at = 0; at < 25; at++) expect(await outcome(checkCredentials(email, password))).toBe('in')
})

test('blocks a client that tries many accounts, and no other client', async () => {
  const tryFrom = (address: string) =>
    checkCredentials('nobody@example.test', 'not the password', { address })
  expect(await outcome(tryFrom('192.0.2.1'))).toBe('wrong')
  // The current window may end meanwhile; the next one cannot.
  const codes: string[] = []
  for (let round = 0; round < 2; round++) {
    for (let at = 0; at < 60; at++)
      await enforceRateLimit('sign-in-from:192.0.2.1', Number.MAX_SAFE_INTEGER, 300)
    codes.push(await outcome(tryFrom('192.0.2.1')))
  }
  expect(codes).toContain('too-many-requests')
  expect(await outcome(tryFrom('192.0.2.2'))).toBe('wrong')
})

test('the client’s address comes only from the header of a declared proxy', () => {
  const headers = new Headers({ 'x-forwarded-for': '203.0.113.9, 192.0.2.7', 'x-real-ip': '203.0.113.1' })
  expect(clientAddress(headers)).toBeUndefined()
  process.env.TRUSTED_PROXY = 'X-Forwarded-For'
  expect(clientAddress(headers)).toBe('192.0.2.7')
  process.env.TRUSTED_PROXY = 'x-real-ip'
  expect(clientAddress(headers)).toBe('203.0.113.1')
})

test('queues up to a hundred password hashes and rejects the rest as unavailable', async () => {
  const all = await Promise.allSettled(Array.from({ length: 120 }, () => hashPassword(password)))
  const refused = all.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(18)
  expect(refused.map(({ reason }) => reason.code)).toEqual(Array(18).fill('unavailable'))
  await expect(hashPassword(password)).resolves.toContain('argon2id')
})
