import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMassWithdrawal, type KnownEntry, planSync } from './plan'

const listed = (key: string, fingerprint: string | null = 'f1') => ({ key, fingerprint })
const known = (more: Partial<KnownEntry> = {}): KnownEntry => ({
  fingerprint: 'f1',
  triedAt: 10,
  failure: null,
  withdrawn: false,
  hasItem: true,
  ...more,
})
const plan = (
  entries: { key: string; fingerprint: string | null }[],
  before: Record<string, KnownEntry>,
  limit = 100,
  more: { mentioned?: string[]; complete?: boolean } = {},
) =>
  planSync(
    { entries, unusable: new Set(more.mentioned), complete: more.complete ?? true },
    new Map(Object.entries(before)),
    limit,
  )
const keys = (planned: { fetch: { key: string }[] }) => planned.fetch.map((entry) => entry.key)

test('fetches only entries that are new, changed, failed, back or without a fingerprint', () => {
  const planned = plan(
    [
      listed('new'),
      listed('same'),
      listed('changed', 'f2'),
      listed('failed'),
      listed('back'),
      listed('untold', null),
    ],
    {
      same: known(),
      changed: known(),
      failed: known({ failure: 'x' }),
      back: known({ withdrawn: true }),
      untold: known({ fingerprint: null }),
    },
  )
  expect(keys(planned)).toEqual(['new', 'changed', 'failed', 'back', 'untold'])
  expect(planned.unchanged).toBe(1)
})

test('the limit leaves the rest waiting, and counts changed entries apart from those that only take turns', () => {
  const planned = plan(
    [listed('a', null), listed('b', null), listed('c', 'f2'), listed('d', 'f2')],
    {
      a: known({ fingerprint: null, triedAt: 1 }),
      b: known({ fingerprint: null, triedAt: 9 }),
      c: known({ triedAt: 2 }),
      d: known({ triedAt: 8 }),
    },
    2,
  )
  expect(keys(planned)).toEqual(['a', 'c'])
  expect(planned).toMatchObject({ waiting: 2, waitingChanged: 1 })
})

test('an entry that failed does not bring the next run forward', () => {
  const planned = plan(
    [listed('a'), listed('b')],
    { a: known({ failure: 'x' }), b: known({ failure: 'x' }) },
    1,
  )
  expect(planned).toMatchObject({ waiting: 1, waitingChanged: 0 })
})

test('every entry without updated_at gets its turn', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 7 }), (count, limit) => {
      const entries = Array.from({ length: count }, (_, at) => listed(`e${at}`, null))
      const stored: Record<string, KnownEntry> = {}
      const tries = new Map<string, number>()
      const rounds = Math.ceil(count / limit) * 2
      for (let clock = 1; clock <= rounds; clock++)
        for (const [position, key] of keys(plan(entries, stored, limit)).entries()) {
          stored[key] = known({ fingerprint: null, triedAt: clock * 100 + position })
          tries.set(key, (tries.get(key) ?? 0) + 1)
        }
      const counts = entries.map(({ key }) => tries.get(key) ?? 0)
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(1)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
    }),
  )
})

test('what is neither listed nor mentioned counts as vanished, but only if the index is complete', () => {
  const before = {
    here: known(),
    odd: known(),
    gone: known(),
    never: known({ hasItem: false }),
    old: known({ withdrawn: true }),
  }
  expect(plan([listed('here')], before, 9, { mentioned: ['odd'] })).toMatchObject({
    vanished: ['gone'],
    vanishedWithoutItem: ['never'],
  })
  expect(plan([listed('here')], before, 9, { complete: false })).toMatchObject({
    vanished: [],
    vanishedWithoutItem: [],
  })
})

test('more than 30 % vanishing at once counts as a mass withdrawal', () => {
  expect(isMassWithdrawal(3, 10)).toBe(false)
  expect(isMassWithdrawal(4, 10)).toBe(true)
  expect(isMassWithdrawal(1, 1)).toBe(true)
  expect(isMassWithdrawal(0, 0)).toBe(false)
})
