import { afterEach, expect, test, vi } from 'vitest'
import { env } from './env'

afterEach(() => vi.unstubAllEnvs())

test('a blank variable counts as not set, so that no limit is lost', () => {
  const usual = env()
  for (const name of [
    'AI_DAILY_TOKENS',
    'AI_TIMEOUT_SECONDS',
    'PUSH_RATE_LIMIT',
    'PORT',
    'DATABASE_POOL_SIZE',
  ])
    vi.stubEnv(name, ' ')
  expect(env()).toEqual(usual)
  expect(env().AI_DAILY_TOKENS).toBe(500_000)
  vi.stubEnv('AI_DAILY_TOKENS', '0')
  expect(env().AI_DAILY_TOKENS).toBe(0)
})
