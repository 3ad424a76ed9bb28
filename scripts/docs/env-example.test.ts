import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { env, envNames } from '@/lib/env'
import { networkVariables } from '@/lib/networks/settings'
import { envExample } from './env-example'

afterEach(() => vi.unstubAllEnvs())

const committed = readFileSync('.env.example', 'utf8')
const variables = [...committed.matchAll(/^#([A-Z_]+)=(.*)$/gm)]

test('.env.example matches lib/env.ts; `npm run env-example -- --write` generates it', () => {
  expect(committed).toBe(envExample())
})

test('it names every variable that is read, except those that our own start sets', () => {
  const named = new Set(variables.map(([, name]) => name))
  expect([...envNames, ...Object.keys(networkVariables)].filter((name) => !named.has(name))).toEqual([
    'NODE_ENV',
    'DATABASE_SOCKET',
    'TRIBUTARY_DEMO_SHOWN',
  ])
})

test('uncommenting every line changes nothing: the values in it are the defaults', () => {
  for (const [, name] of variables) vi.stubEnv(name ?? '', undefined)
  const usual = env()
  for (const [, name, value] of variables) vi.stubEnv(name ?? '', value ?? '')
  expect(env()).toEqual(usual)
})
