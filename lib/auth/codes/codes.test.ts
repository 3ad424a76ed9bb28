import { afterEach, expect, test, vi } from 'vitest'
import { useTestDatabase } from '@/testing/database/database'
import { createTestPerson } from '@/testing/database/factories'
import { passwordOnly } from '../login-sessions/session-proof'
import type { SignedIn } from '../signed-in/find-page-access'
import { confirmCodeGenerator } from './confirm-code-generator'
import { consumeCode } from './consume-code'
import { base32, codeOf, matchingStep, stepOf } from './one-time-code'
import { passSecondFactor } from './pass-second-factor'
import { removeCodes } from './remove-codes'
import { renewRecoveryCodes } from './renew-recovery-codes'
import { startCodeGenerator } from './start-code-generator'

useTestDatabase()

afterEach(() => {
  vi.useRealTimers()
})

const outcome = (work: Promise<unknown>) =>
  work.then(
    (answer) => answer ?? 'accepted',
    ({ code }) => String(code),
  )
const bytesOf = (key: string): Buffer => {
  const bits = [...key].map((one) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Creates a person who has set up codes, with the clock frozen. */
async function withCodes() {
  vi.useFakeTimers({ toFake: ['Date'] })
  const id = await createTestPerson('Ada')
  const person: SignedIn = {
    id,
    name: 'Ada',
    email: `${id}@example.test`,
    sessionId: null,
    proof: { ...passwordOnly, secondFactor: true },
    lastSeenAt: null,
  }
  expect(await passSecondFactor(id, undefined, undefined)).toBe(false)
  const { key } = await startCodeGenerator(person)
  // Unconfirmed codes are not asked for.
  expect(await passSecondFactor(id, undefined, undefined)).toBe(false)
  const secret = bytesOf(key)
  const now = () => codeOf(secret, stepOf(Date.now()))
  expect(await outcome(confirmCodeGenerator(person, { code: '000' }))).toBe('invalid')
  const { recovery_codes } = await confirmCodeGenerator(person, { code: now() })
  const later = (steps: number) => vi.setSystemTime(Date.now() + steps * 30_000)
  return { person, secret, now, later, recovery: recovery_codes }
}

test('codes match RFC 6238', () => {
  const secret = Buffer.from('12345678901234567890')
  const known: [seconds: number, code: string][] = [
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ]
  for (const [seconds, code] of known) expect(codeOf(secret, stepOf(seconds * 1000), 8)).toBe(code)
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})

test('accepts a code one step early or late, and nothing else', () => {
  const secret = Buffer.from('12345678901234567890')
  const now = 1_700_000_000_000
  const step = stepOf(now)
  const fits = (at: number, after = 0) => matchingStep(secret, codeOf(secret, at), now, after)
  expect([-2, -1, 0, 1, 2].map((off) => fits(step + off))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ])
  expect(fits(step, step)).toBeUndefined()
  const shown = codeOf(secret, step)
  expect(matchingStep(secret, `${shown.slice(0, 3)} ${shown.slice(3)}`, now, 0)).toBe(step)
  for (const odd of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])
    expect(matchingStep(secret, odd, now, 0)).toBeUndefined()
})

test('accepts a code only once, even when it arrives twice at the same time', async () => {
  const { person, now, later } = await withCodes()
  // The code that confirmed the setup is used up.
  expect(await outcome(consumeCode(person.id, now()))).toBe('invalid')
  later(1)
  const both = await Promise.all([
    outcome(consumeCode(person.id, now())),
    outcome(consumeCode(person.id, now())),
  ])
  expect(both.toSorted()).toEqual(['accepted', 'invalid'])
  later(1)
  expect(await passSecondFactor(person.id, now(), undefined)).toBe(true)
  expect(await outcome(passSecondFactor(person.id, undefined, undefined))).toBe('code-required')
})

test('a recovery code works once, however it is typed, and only for its own person', async () => {
  const { person, recovery, later, now } = await withCodes()
  const other = await withCodes()
  expect(recovery).toHaveLength(10)
  expect(new Set(recovery).size).toBe(10)
  const [first = '', second = ''] = recovery
  expect(await outcome(consumeCode(other.person.id, first))).toBe('invalid')
  expect(await outcome(consumeCode(person.id, first.toLowerCase().replaceAll('-', ' ')))).toBe('accepted')
  expect(await outcome(consumeCode(person.id, first))).toBe('invalid')
  later(1)
  const fresh = await renewRecoveryCodes(person, { code: now() })
  expect(await outcome(consumeCode(person.id, second))).toBe('invalid')
  expect(await outcome(consumeCode(person.id, fresh.recovery_codes[0] ?? ''))).toBe('accepted')
})

test('limits guessing, but not for a browser that signed in before', async () => {
  const { person, later, now } = await withCodes()
  const codes: unknown[] = []
  // The current window may end meanwhile; the next one cannot.
  for (let at = 0; at < 21; at++) codes.push(await outcome(consumeCode(person.id, '000000')))
  expect(codes).toContain('too-many-requests')
  later(1)
  expect(await outcome(consumeCode(person.id, now(), 'a-browser'))).toBe('accepted')
})

test('codes can be turned off only with a code, and are then no longer required', async () => {
  const { person, now, later } = await withCodes()
  expect(await outcome(startCodeGenerator(person))).toBe('wrong-state')
  expect(await outcome(removeCodes(person, { code: '000000' }))).toBe('invalid')
  later(1)
  await removeCodes(person, { code: now() })
  expect(await passSecondFactor(person.id, undefined, undefined)).toBe(false)
})
