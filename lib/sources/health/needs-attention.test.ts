import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import { newId } from '@/lib/ids'
import { listNeeds } from '@/lib/overview/list-needs'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { listSources } from '../list-sources'
import { countSources } from './count-sources'

useTestDatabase()

const day = 86_400_000
const ago = (ms: number) => new Date(Date.now() - ms)

test('failing and silent sources are counted, found by the attention filter and shown on the overview; others are not', async () => {
  const { ctx } = await createTestProject()
  const steady = {
    lastSyncedAt: ago(1000),
    contentTimes: Array.from({ length: 7 }, (_, at) => ago((7 - at + 8) * 2 * day)),
    lastContentAt: ago(18 * day),
    silentAfter: ago(12 * day),
  }
  const error = { code: 'gone', message: 'It is gone.', hint: 'Look.', since: ago(day).toISOString() }
  const rows: (Partial<typeof sources.$inferInsert> & { name: string })[] = [
    { name: 'silent', ...steady },
    { name: 'failing', status: 'error', error, consecutiveFailures: 2 },
    { name: 'silent and paused', ...steady, status: 'paused' },
    { name: 'not silent yet', ...steady, silentAfter: new Date(Date.now() + day) },
    { name: 'new', sourceType: 'gone_type' },
  ]
  await inProject(ctx, (tx) =>
    tx
      .insert(sources)
      .values(rows.map((row) => ({ id: newId(), sourceType: 'bucket_manifest', config: {}, ...row }))),
  )
  expect(await countSources(ctx)).toEqual({
    all: 5,
    attention: 2,
    types: ['bucket_manifest', 'gone_type'],
  })
  const { data } = await listSources(ctx, { limit: 10, attention: true })
  expect(data.map(({ name, health }) => [name, health.state])).toEqual([
    ['failing', 'failing'],
    ['silent', 'silent'],
  ])
  expect((await listSources(ctx, { limit: 10 })).data.map(({ health }) => health.state).sort()).toEqual([
    'failing',
    'new',
    'paused',
    'silent',
    'well',
  ])
  const named = async (filters: Parameters<typeof listSources>[1]) =>
    (await listSources(ctx, filters)).data.map(({ name }) => name).sort()
  expect(await named({ limit: 10, q: 'SILENT' })).toEqual(['not silent yet', 'silent', 'silent and paused'])
  expect(await named({ limit: 10, q: 'silent', attention: true })).toEqual(['silent'])
  expect(await named({ limit: 10, q: '%' })).toEqual([])
  expect(await named({ limit: 10, type: 'gone_type' })).toEqual(['new'])
  expect(await listNeeds(ctx)).toMatchObject([
    { kind: 'source', title: 'failing', detail: 'It is gone.' },
    {
      kind: 'source',
      title: 'silent',
      detail: 'Usually has something new every 2 days; nothing for 18 days.',
    },
  ])
})
