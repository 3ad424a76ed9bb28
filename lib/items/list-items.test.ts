import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { items } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { countItemTags } from '@/lib/mapping/count-item-tags'
import { createTestItem, createTestTopicItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { listItems } from './list-items'
import type { ItemFilters } from './schemas'

useTestDatabase()

type Given = {
  title: string
  tags?: string[]
  status?: 'new' | 'failed'
  externalId?: string
  updatedAt?: Date
}
async function project(...itemsToInsert: Given[]): Promise<ProjectContext<'own'>> {
  const { ctx } = await createTestProject()
  const rows = itemsToInsert.map((item) => ({ id: newId(), externalId: newId(), contentHash: 'x', ...item }))
  if (rows.length > 0) await inProject(ctx, (tx) => tx.insert(items).values(rows))
  return ctx
}
const titles = async (
  ctx: ProjectContext<'own'>,
  filters: ItemFilters & { limit?: number; withoutMade?: boolean },
) => (await listItems(ctx, { limit: 50, ...filters })).data.map((item) => item.title)

describe('the item list', () => {
  test('is newest first and stays complete across pages while items are added', async () => {
    const ctx = await project(...Array.from({ length: 7 }, (_, at) => ({ title: `T${at}` })))
    const first = await listItems(ctx, { limit: 3 })
    await inProject(ctx, (tx) =>
      tx.insert(items).values({ id: newId(), externalId: 'n', title: 'New', contentHash: 'x' }),
    )
    const cursor = Buffer.from(first.next_cursor ?? '', 'base64url').toString()
    const rest = await listItems(ctx, { limit: 10, after: cursor })
    expect([...first.data, ...rest.data].map((item) => item.title)).toEqual([
      'T6',
      'T5',
      'T4',
      'T3',
      'T2',
      'T1',
      'T0',
    ])
    expect(rest.next_cursor).toBeNull()
  })

  test('finds items by the beginnings of words in title, slug and tags, and requires all of them', async () => {
    const ctx = await project(
      { title: 'Gorm the Mossback', tags: ['Slow food'] },
      { title: 'Größe „Ödland“', externalId: 'wide-lands_7' },
      { title: 'Gorm again' },
    )
    expect(await titles(ctx, { q: 'gor moss' })).toEqual(['Gorm the Mossback'])
    expect(await titles(ctx, { q: 'GORM' })).toEqual(['Gorm again', 'Gorm the Mossback'])
    expect(await titles(ctx, { q: 'food' })).toEqual(['Gorm the Mossback'])
    expect(await titles(ctx, { q: 'größ' })).toEqual(['Größe „Ödland“'])
    expect(await titles(ctx, { q: 'ödland' })).toEqual(['Größe „Ödland“'])
    expect(await titles(ctx, { q: 'lands' })).toEqual(['Größe „Ödland“'])
    expect(await titles(ctx, { q: 'nothing' })).toEqual([])
    expect(await titles(ctx, { q: '  ' })).toHaveLength(3)
    expect(await titles(ctx, { q: '\u0000' })).toHaveLength(3)
  })

  test.each([
    "'",
    "''' & !",
    '\\',
    '\\\\',
    ':*',
    'a:*b',
    '&|!<->',
    '()',
    '"',
    '%',
    '_',
    'p:',
    '\ud800',
    'x'.repeat(500),
    '🦔',
  ])('treats the query %j as plain words', async (q) => {
    const ctx = await project({ title: 'Gorm' })
    expect(await titles(ctx, { q })).toEqual([])
    expect(await titles(ctx, { tag: q })).toEqual([])
  })

  test('finds any word an item contains', async () => {
    for (const word of ["o'neil", 'a\\b', 'x:*', '🦔', 'naïve', 'C++'])
      expect(await titles(await project({ title: `About ${word} here` }), { q: word })).toEqual([
        `About ${word} here`,
      ])
  })

  test('filters by whole tag, status, source and time, combined and with pages', async () => {
    const ctx = await project(
      { title: 'A', tags: ['slow food', 'x'] },
      { title: 'B', tags: ['slow', 'food'], status: 'failed' },
      { title: 'C', tags: ['Slow food'], updatedAt: new Date('2020-01-01') },
      { title: 'D', tags: ['slow food'], status: 'failed' },
    )
    expect(await titles(ctx, { tag: 'slow food' })).toEqual(['D', 'A'])
    expect(await titles(ctx, { tag: 'slow food', status: 'failed' })).toEqual(['D'])
    expect(await titles(ctx, { q: 'slow', updated_since: '2021-01-01T00:00:00Z' })).toEqual(['D', 'B', 'A'])
    expect(await titles(ctx, { updated_since: '2021-01-01T00:00:00+02:00', status: 'new' })).toEqual(['A'])
    expect(await titles(ctx, { source_id: newId() })).toEqual([])
    const page = await listItems(ctx, { limit: 1, tag: 'slow food' })
    expect(page.next_cursor).not.toBeNull()
  })

  test('finds no item of another project, whatever the query', async () => {
    const other = await project({ title: 'Secret', tags: ['secret'] })
    const ctx = await project({ title: 'Open' })
    expect(await titles(ctx, { q: 'secret' })).toEqual([])
    expect(await titles(ctx, { tag: 'secret' })).toEqual([])
    expect(await titles(ctx, { q: other.projectId })).toEqual([])
    expect(await titles(ctx, { q: `p:${other.projectId}` })).toEqual([])
    const outside = await inProject(ctx, (tx) =>
      tx.execute(
        sql`select set_config('app.project_id', '', true), (select count(*)::int from find_item_ids('open', null, null, null, null, null, 10)) as found`,
      ),
    )
    expect(outside).toMatchObject([{ found: 0 }])
  })

  test('leaves out what topics made when asked to, in a search too and with full pages', async () => {
    const { ctx } = await createTestProject()
    for (const title of ['Luna', 'Luna again']) {
      const origin = await createTestItem(ctx, { title, tags: ['moon'] })
      await createTestTopicItem(ctx, origin, { title, tags: ['moon'], sourceId: null })
    }
    for (const filters of [{}, { q: 'luna' }, { tag: 'moon' }]) {
      expect(await titles(ctx, filters)).toHaveLength(4)
      expect(await titles(ctx, { ...filters, withoutMade: true })).toEqual(['Luna again', 'Luna'])
      const first = await listItems(ctx, { ...filters, limit: 1, withoutMade: true })
      expect(first.next_cursor).not.toBeNull()
    }
    // Behind so many newer items a search asks the index.
    const newer = Array.from({ length: 1_000 }, (_, at) => ({ id: newId(), externalId: `newer-${at}` }))
    await inProject(ctx, (tx) =>
      tx.insert(items).values(newer.map((one) => ({ ...one, title: 'Sol', contentHash: 'x' }))),
    )
    expect(await titles(ctx, { q: 'luna' })).toHaveLength(4)
    expect(await titles(ctx, { q: 'luna', withoutMade: true })).toEqual(['Luna again', 'Luna'])
  })

  test('can contain items with very long words and many tags', async () => {
    const long = 'ß'.repeat(3000)
    const ctx = await project({
      title: long,
      externalId: long.slice(0, 255),
      tags: Array.from({ length: 300 }, (_, at) => `${at}${long}`),
    })
    expect(await titles(ctx, {})).toHaveLength(1)
  })
})

test('lists a project’s tags with the most used first', async () => {
  const ctx = await project({ title: 'A', tags: ['x', 'y'] }, { title: 'B', tags: ['y'] })
  expect(await countItemTags(ctx)).toEqual([
    { tag: 'y', count: 2 },
    { tag: 'x', count: 1 },
  ])
})
