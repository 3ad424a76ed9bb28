import { encode } from 'next-auth/jwt'
import { beforeEach, expect, test, vi } from 'vitest'
import { newId } from '@/lib/ids'
import { readSessionClaims } from './session-claims'

const name = 'authjs.session-token'
const secret = 'a secret of this test, thirty-two bytes long'
const day = 24 * 60 * 60

beforeEach(() => {
  vi.stubEnv('AUTH_SECRET', secret)
  vi.stubEnv('APP_URL', 'http://localhost:3000')
  return () => {
    vi.useRealTimers()
    vi.unstubAllEnvs()
  }
})

async function cookieOf(options: { maxAge?: number; since?: number; secret?: string } = {}) {
  const claims = { userId: newId(), version: 3, sessionId: newId() }
  const token = await encode({
    token: { sub: claims.userId, version: 3, session: claims.sessionId, since: options.since ?? Date.now() },
    secret: options.secret ?? secret,
    salt: name,
    maxAge: options.maxAge ?? 7 * day,
  })
  return { claims, token, cookie: `theme=dark; ${name}=${token}` }
}

test('reads whose session it is from the cookie, even when the cookie is split into chunks', async () => {
  const { claims, token, cookie } = await cookieOf()
  expect(await readSessionClaims(cookie)).toEqual(claims)
  expect(await readSessionClaims(cookie)).toEqual(claims)
  expect(await readSessionClaims(`${name}.1=${token.slice(50)}; ${name}.0=${token.slice(0, 50)}`)).toEqual(
    claims,
  )
})

test('reads nothing from a forged or modified cookie', async () => {
  const [own, other] = [
    await cookieOf(),
    await cookieOf({ secret: 'another secret of thirty-two bytes, or so' }),
  ]
  const changed = own.cookie.slice(0, -3) + (own.cookie.endsWith('AAA') ? 'BBB' : 'AAA')
  for (const cookie of [null, '', 'theme=dark', `${name}=`, `${name}=nonsense`, other.cookie, changed])
    expect(await readSessionClaims(cookie), String(cookie)).toBeNull()
  // Nor is a cookie that was read before, once the secret has changed.
  expect(await readSessionClaims(own.cookie)).toEqual(own.claims)
  vi.stubEnv('AUTH_SECRET', 'the secret was changed, thirty-two bytes long')
  expect(await readSessionClaims(own.cookie)).toBeNull()
})

test('a session expires on time, even if its cookie was read before', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const begun = Date.now()
  const [week, month] = [await cookieOf(), await cookieOf({ maxAge: 60 * day })]
  for (const { cookie, claims } of [week, month]) expect(await readSessionClaims(cookie)).toEqual(claims)
  vi.setSystemTime(begun + 8 * day * 1000)
  expect(await readSessionClaims(week.cookie)).toBeNull()
  expect(await readSessionClaims(month.cookie)).toEqual(month.claims)
  vi.setSystemTime(begun + 31 * day * 1000)
  expect(await readSessionClaims(month.cookie)).toBeNull()
})
