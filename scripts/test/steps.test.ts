import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runStep } from './steps'

let said: string[] = []
beforeEach(() => {
  said = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
})
afterEach(() => vi.restoreAllMocks())

const step = (name: string, script: string, patient = false) =>
  runStep(process.cwd(), { name, commands: [['node', '-e', script]], patient })

test('steps that run at once each keep their lines together, in the order in which they started', async () => {
  const counts = await Promise.all([
    step('first', `console.log('a'); console.log('b')`),
    step('second', `console.log('c'); process.exit(1)`),
    step('third', `console.log('d')`, true),
  ])
  const lines = said.filter((line) => line !== '').map((line) => line.replace(/ \([\d.]+ s\)$/, ''))
  expect(lines).toEqual([
    ...['== first', 'a', 'b', '-- first: ok'],
    ...['== second', 'c', '-- second: FAILED'],
    ...['== third', 'd', '-- third: ok'],
  ])
  expect(counts.map(({ failed }) => failed)).toEqual([0, 1, 0])
})

test('a patient step yields to other sessions, where the system shares processors among sessions', async () => {
  // The script may start before its session is told to yield.
  const script = `const { existsSync, readFileSync } = require('node:fs')
    const session = '/proc/self/autogroup'
    while (existsSync(session) && readFileSync(session, 'utf8').endsWith(' nice 0\\n'));
    console.log('yields')`
  await step('patient', script, true)
  expect(said).toContain('yields')
})
