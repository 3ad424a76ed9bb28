import { afterEach, expect, test, vi } from 'vitest'
import { modelSettings } from './model-settings'

afterEach(() => vi.unstubAllEnvs())

const given = (vars: Record<string, string>) => {
  vi.unstubAllEnvs()
  for (const [name, value] of Object.entries(vars)) vi.stubEnv(name, value)
  return modelSettings()
}

test('AI_BASE_URL takes precedence over Anthropic, and Anthropic over the gateway', () => {
  const own = { AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'qwen3' }
  const anthropic = { ANTHROPIC_API_KEY: 'a' }
  const gateway = { AI_GATEWAY_API_KEY: 'g' }
  expect(given({ ...own, ...anthropic, ...gateway })).toEqual({
    kind: 'openai-compatible',
    baseUrl: 'http://localhost:11434/v1',
    model: 'qwen3',
    privateHosts: ['localhost:11434'],
  })
  expect(given({ ...anthropic, ...gateway })).toMatchObject({
    kind: 'anthropic',
    apiKey: 'a',
    privateHosts: [],
  })
  expect(given({ ...gateway, AI_MODEL: 'openai/gpt' })).toMatchObject({
    kind: 'gateway',
    model: 'openai/gpt',
  })
  expect(given({})).toBeUndefined()
})

test.each([
  [
    { AI_BASE_URL: 'http://localhost:11434/v1', AI_GATEWAY_API_KEY: 'g' },
    /AI_BASE_URL is set, but AI_MODEL isn’t/,
  ],
  [{ AI_BASE_URL: 'localhost:11434', AI_MODEL: 'm', AI_GATEWAY_API_KEY: 'g' }, /AI_BASE_URL must be an http/],
  [{ AI_BASE_URL: 'https://me:secret@host.example/v1', AI_MODEL: 'm' }, /without a user name/],
  [{ AI_MODEL: 'm' }, /AI_MODEL is set, but none of/],
  [{ AI_API_KEY: 'sk-x', ANTHROPIC_API_KEY: 'a' }, /AI_API_KEY is set, but AI_BASE_URL isn’t/],
  [{ ANTHROPIC_API_KEY: 'a', ANTHROPIC_API_URL: 'nonsense' }, /ANTHROPIC_API_URL must be an http/],
] as [Record<string, string>, RegExp][])(
  'reports incomplete or invalid settings without secrets, and falls back to no other provider: %j',
  (vars, words) => {
    const settings = given(vars)
    expect(settings).toEqual({ kind: 'unusable', message: expect.stringMatching(words) })
    expect(JSON.stringify(settings)).not.toMatch(/secret|sk-x/)
  },
)
