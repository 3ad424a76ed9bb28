import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changesTable } from './network-changes'

test('the help’s table of what each network lets us do to a published post matches the networks’ data', () => {
  const help = readFileSync('docs/help/corrections.md', 'utf8')
  const told = /## What each network supports\n\n(\|.+?)\n\n/s.exec(help)?.[1]
  expect(told).toBe(changesTable())
})
