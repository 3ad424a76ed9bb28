import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KnownEntry, planSync } from '@/lib/sync/run/plan'
import { readNotionCursor } from './cursor'
import { type AskPages, listPages } from './list-pages'

const minute = 60_000
const start = Date.UTC(2026, 10, 1, 10, 0, 0)
const iso = (ms: number) => new Date(ms).toISOString()
const idOf = (number: number) => `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`

type Page = { created: number; edited: number; content: number; trashed: boolean }

/** Simulates Notion's listing: times rounded down to the minute, trashed pages left out, newest first. */
function database(pageSize = 100, atMost = 10_000) {
  const pages = new Map<string, Page>()
  const asked: Parameters<AskPages>[0][] = []
  const floor = (ms: number) => Math.floor(ms / minute) * minute
  const ask: AskPages = async (question) => {
    asked.push(question)
    const all = [...pages]
      .filter(([, page]) => !page.trashed)
      .filter(([, page]) => !question.editedSince || floor(page.edited) >= question.editedSince.getTime())
      .filter(([, page]) => !question.createdUntil || floor(page.created) <= question.createdUntil.getTime())
      .sort(([a, one], [b, other]) => other.created - one.created || b.localeCompare(a))
    const from = Number(question.cursor ?? 0)
    const reach = Math.min(all.length, atMost)
    const to = Math.min(from + pageSize, reach)
    return {
      object: 'list',
      results: all.slice(from, to).map(([id, page]) => ({
        object: 'page',
        id,
        created_time: iso(floor(page.created)),
        last_edited_time: iso(floor(page.edited)),
      })),
      has_more: to < reach,
      next_cursor: to < reach ? String(to) : null,
      // Any response of a list may say this; here it is the first.
      request_status: { type: from === 0 && all.length > atMost ? 'incomplete' : 'complete' },
    }
  }
  return { pages, ask, asked }
}

const at = (ms: number) => () => new Date(ms)
const quiet = () => {}

test('lists every page once, one page of results at a time', async () => {
  const { pages, ask, asked } = database(100)
  for (let number = 0; number < 250; number++)
    pages.set(idOf(number), { created: start + number, edited: start, content: 0, trashed: number === 7 })
  const listing = await listPages(ask, undefined, at(start + 60 * minute), quiet)
  expect(listing.entries).toHaveLength(249)
  expect(listing.complete).toBe(true)
  expect(listing.entries[0]).toEqual({ key: idOf(249), fingerprint: iso(start), data: null })
  expect(asked.map((question) => question.cursor)).toEqual([undefined, '100', '200'])
})

test('continues with another query where Notion ends a list early', async () => {
  const { pages, ask } = database(10, 40)
  for (let number = 0; number < 155; number++)
    pages.set(idOf(number), { created: start + number * 20_000, edited: start, content: 0, trashed: false })
  const listing = await listPages(ask, undefined, at(start + 600 * minute), quiet)
  expect(new Set(listing.entries.map(({ key }) => key)).size).toBe(155)
  expect(listing.complete).toBe(true)
})

test('ends a list that makes no progress, says so and does not call it complete', async () => {
  const { pages, ask } = database(10, 40)
  for (let number = 0; number < 90; number++)
    pages.set(idOf(number), { created: start, edited: start, content: 0, trashed: false })
  const notes: string[] = []
  const listing = await listPages(ask, undefined, at(start + 600 * minute), (line) => notes.push(line))
  expect(listing.entries).toHaveLength(40)
  expect(listing.complete).toBe(false)
  expect(notes).toEqual(['The database has more than 40 pages. We skip the oldest ones.'])
  const endless: AskPages = async () => ({ results: [], has_more: true, next_cursor: 'again' })
  const bounds = { fewPages: 0, fullListingEvery: 0, maxPages: 100 }
  expect((await listPages(endless, undefined, at(start), quiet, bounds)).complete).toBe(false)
})

test('asks a large database only for edited pages, and for all of them from time to time', async () => {
  const { pages, ask, asked } = database()
  for (let number = 0; number < 600; number++)
    pages.set(idOf(number), { created: start + number, edited: start, content: 0, trashed: false })
  const first = await listPages(ask, undefined, at(start + 60 * minute), quiet)
  const known = first.validators.cursor
  asked.length = 0
  const page = pages.get(idOf(3))
  if (page) page.edited = start + 70 * minute
  const second = await listPages(ask, known, at(start + 80 * minute), quiet)
  expect(second).toMatchObject({ complete: false, entries: [{ key: idOf(3) }] })
  expect(asked).toEqual([{ editedSince: new Date(start + 57 * minute) }])
  expect(readNotionCursor(second.validators.cursor)).toEqual({
    since: new Date(start + 77 * minute),
    whole: new Date(start + 60 * minute),
    pages: 600,
  })
  const third = await listPages(ask, second.validators.cursor, at(start + 60 * minute + 360 * minute), quiet)
  expect(third.complete).toBe(true)
  for (const odd of ['', '{', '[]', '{"v":2}', '{"v":1,"since":"x","whole":"y"}'])
    expect((await listPages(ask, odd, at(start + 80 * minute), quiet)).complete).toBe(true)
})

test('reports unusable pages and ignores other objects in the list', async () => {
  const ask: AskPages = async () => ({
    results: [
      { object: 'page', id: '../x' },
      { object: 'data_source', id: idOf(1) },
      { object: 'page', id: idOf(2), in_trash: true },
      { object: 'page', id: idOf(3), last_edited_time: 'yesterday' },
      null,
      'x',
    ],
  })
  const listing = await listPages(ask, undefined, at(start), quiet)
  expect(listing.skipped).toEqual([{ key: 'page 1', reason: 'The page has no id.' }])
  expect(listing.entries).toEqual([{ key: idOf(3), fingerprint: null, data: null }])
})

test('whatever is edited when, stored content ends up matching the pages, and deleted pages are withdrawn', async () => {
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ act: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 200_000 }) }),
    },
    { weight: 4, arbitrary: fc.record({ act: fc.constant('edit' as const), page: fc.nat(7) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('delete' as const), page: fc.nat(7) }) },
    {
      weight: 3,
      arbitrary: fc.record({ act: fc.constant('sync' as const), limit: fc.integer({ min: 1, max: 9 }) }),
    },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 60 }),
      fc.integer({ min: -50_000, max: 50_000 }),
      fc.constantFrom(0, 5, 100),
      async (steps, skew, fewPages) => {
        const { pages, ask } = database(3)
        const stored = new Map<string, KnownEntry & { content: number }>()
        let now = start
        let cursor: string | undefined
        const sync = async (limit: number) => {
          const bounds = { fewPages, fullListingEvery: 20 * minute, maxPages: 50_000 }
          const listing = await listPages(ask, cursor, at(now + skew), quiet, bounds)
          const plan = planSync({ ...listing, unusable: new Set() }, stored, limit)
          for (const { key, fingerprint } of plan.fetch) {
            const content = pages.get(key)?.content ?? -1
            stored.set(key, {
              fingerprint,
              triedAt: now,
              failure: null,
              withdrawn: false,
              hasItem: true,
              content,
            })
          }
          for (const key of plan.vanished) {
            const entry = stored.get(key)
            if (entry) entry.withdrawn = true
          }
          if (plan.waiting === 0) cursor = listing.validators.cursor
        }
        for (const each of steps) {
          now += 1_000
          if (each.act === 'wait') now += each.ms
          if (each.act === 'sync') await sync(each.limit)
          if (each.act === 'delete') {
            const page = pages.get(idOf(each.page))
            if (page) page.trashed = true
          }
          if (each.act === 'edit') {
            const page = pages.get(idOf(each.page))
            if (!page?.trashed)
              pages.set(idOf(each.page), {
                created: page?.created ?? now,
                edited: now,
                content: (page?.content ?? 0) + 1,
                trashed: false,
              })
          }
        }
        now += 5 * minute
        await sync(99)
        for (const [key, page] of pages)
          if (!page.trashed)
            expect(stored.get(key)).toMatchObject({ content: page.content, withdrawn: false })
        now += 20 * minute
        await sync(99)
        for (const [key, page] of pages)
          if (page.trashed) expect(stored.get(key)?.withdrawn ?? true).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})
