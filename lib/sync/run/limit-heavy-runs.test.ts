import { expect, test } from 'vitest'
import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { limitHeavyRuns } from './limit-heavy-runs'

const large = 50 * 1024 * 1024
const nextTick = () => new Promise(setImmediate)

test('only a few heavy runs work at a time, and light requests do not wait for them', async () => {
  const asked: string[] = []
  const fetch: GuardedFetch = async ({ url }) => {
    asked.push(url)
    return { status: 200 } as Awaited<ReturnType<GuardedFetch>>
  }
  const runs = ['a', 'b', 'c', 'd'].map((name) => ({ name, ...limitHeavyRuns(fetch, 'prompt') }))
  const stop = new AbortController()
  const heavy = runs.map((run) =>
    run.fetch({ url: run.name, maxBytes: large, signal: stop.signal }).catch(() => undefined),
  )
  await nextTick()
  expect(asked).toEqual(['a', 'b', 'c'])
  await runs[3]?.fetch({ url: 'light' })
  await runs[0]?.fetch({ url: 'a again', maxBytes: large })
  expect(asked).toEqual(['a', 'b', 'c', 'light', 'a again'])
  runs[1]?.release()
  await nextTick()
  expect(asked).toContain('d')
  await Promise.all(heavy)
  for (const run of runs) run.release()
})
