import { afterEach, expect, test, vi } from 'vitest'
import { env } from './env'

afterEach(() => vi.unstubAllEnvs())

test('a variable that is left blank counts as one that is not set: no limit falls away by it', () => {
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
