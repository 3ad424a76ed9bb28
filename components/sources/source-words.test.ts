import { expect, test } from 'vitest'
import type { RunAnswer } from '@/lib/sync/schemas'
import { suggestName } from './form/suggest-name'
import { intervalOptions, intervalWords } from './form/sync-interval'
import { countsWords, durationWords, resultWords, triedSoFar } from './runs/run-words'

const counts = {
  held: 0,
  discovered: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  failed: 0,
  withdrawn: 0,
  remaining: 0,
}
const run: RunAnswer = {
  id: 'r',
  source_id: 's',
  trigger: 'manual',
  status: 'succeeded',
  counts,
  planned: null,
  error: null,
  notes: [],
  has_entries: true,
  created_at: '2026-11-21T10:00:00.000Z',
  started_at: '2026-11-21T10:00:00.000Z',
  finished_at: '2026-11-21T10:03:05.000Z',
}

test('an interval is worded in the largest unit that fits', () => {
  expect([15, 60, 90, 180, 1440, 10_080, 1].map(intervalWords)).toEqual([
    'every 15 minutes',
    'every hour',
    'every 90 minutes',
    'every 3 hours',
    'every day',
    'every week',
    'every minute',
  ])
})

test('a source’s unusual interval stays among the choices, in order', () => {
  const values = intervalOptions(45).map((option) => Number(option.value))
  expect(values).toContain(45)
  expect(values).toEqual([...values].sort((a, b) => a - b))
})

test('a sync’s summary mentions only what happened', () => {
  expect(countsWords({ ...counts, created: 1200, skipped: 1, remaining: 5 })).toBe(
    '1,200 new, 1 skipped, 5 left for later syncs',
  )
  expect(resultWords({ ...run, counts: { ...counts, discovered: 24, unchanged: 24 } })).toBe(
    'Nothing changed in 24 entries.',
  )
  expect(resultWords({ ...run, error: { code: 'x', message: 'It broke.', hint: '' } })).toBe('It broke.')
})

test('a running sync has no duration, a finished one has it in words', () => {
  expect(durationWords({ ...run, finished_at: null })).toBeUndefined()
  expect(durationWords(run)).toBe('3 min 5 s')
  expect(durationWords({ ...run, finished_at: '2026-11-21T10:00:00.400Z' })).toBe('0.4 s')
})

test('progress counts the entries that were tried, not those that needed no fetching', () => {
  // 1,000 listed, 100 planned, 900 waiting: 40 new so far.
  expect(triedSoFar({ ...counts, discovered: 1000, created: 40 }, 100)).toBe(40)
  // 30 listed, 10 planned, 20 unchanged from the start; 4 of the planned ones turned out to be unchanged too.
  expect(triedSoFar({ ...counts, discovered: 30, unchanged: 24 }, 10)).toBe(4)
  expect(triedSoFar({ ...counts, discovered: 30, unchanged: 20 }, 10)).toBe(0)
})

test('suggests a name from the last folder of the address, or else its host', () => {
  expect(suggestName({ base_url: 'https://cdn.example.com/brands/river-folk/' })).toBe('River folk')
  expect(suggestName({ base_url: 'https://cdn.example.com/river_folk/manifest.json' })).toBe('River folk')
  expect(suggestName({ base_url: 'https://www.example.com' })).toBe('example.com')
  expect(suggestName({ base_url: 'https://example.com/%E0%A4%A' })).toBe('%E0%A4%A')
  expect(
    suggestName({ database: 'https://www.notion.so/acme/Reading-list-1f0c2a3b4d5e6f708192a3b4c5d6e7f8?v=1' }),
  ).toBe('Reading list')
  expect(suggestName({ database: 'https://www.notion.so/1f0c2a3b-4d5e-6f70-8192-a3b4c5d6e7f8' })).toBe(
    'notion.so',
  )
  expect(
    suggestName(
      { kind: 'postgresql', host: 'db', table: 'blog_posts' },
      { properties: { table: { names: true } } },
    ),
  ).toBe('Blog posts')
  expect(suggestName({ base_url: 'no address', limit: 3 })).toBeUndefined()
  expect(suggestName(undefined)).toBeUndefined()
})
