import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { items, sourceEntries, sources, syncRuns } from '@/db/schema'
import { readBlob } from '@/lib/media/blobs'
import { previewSource } from '@/lib/sync/read/preview-source'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import type { FakeNotion } from '@/testing/fakes/notion'
import { invalid, Refusal, rateLimited } from '@/testing/fakes/notion/refusal'
import { property, textBlock } from '@/testing/fakes/notion/shapes'
import { createNotion, createNotionSource } from '@/testing/fakes/notion-source'

useTestDatabase()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-notion-'))
  process.env.DATA_DIR = folder
})
afterAll(async () => {
  delete process.env.DATA_DIR
  await rm(folder, { recursive: true, force: true })
})

const time = (clock: string) => new Date(`2026-11-01T${clock}Z`)
const paths = (notion: FakeNotion) =>
  notion.requests.map(({ method, path }) => `${method} ${path.replace(/[0-9a-f-]{36}/, 'ID')}`)
const firstOf = (ids: string[]): string => ids[0] ?? ''

async function ownSource(schema = {}, config = {}) {
  const { notion, database, dataSources } = await createNotion(schema)
  const source = await createNotionSource({ token: notion.token, database, ...config })
  return { notion, database, dataSource: firstOf(dataSources), source }
}

test('imports pages with their text, reads unchanged ones no further and withdraws deleted ones', async () => {
  const { notion, dataSource, source } = await ownSource()
  notion.setTime(time('10:00:30'))
  const first = notion.addPage(dataSource, {
    title: 'First',
    properties: { Tags: property.multiSelect('water') },
    blocks: [textBlock('bulleted_list_item', 'a', [textBlock('bulleted_list_item', 'b')])],
  })
  for (const title of ['Second', 'Third', 'Fourth']) notion.addPage(dataSource, { title })
  notion.setTime(time('11:00:00'))
  expect(await source.sync(time('11:00:00'))).toMatchObject({
    status: 'succeeded',
    counts: { discovered: 4, created: 4, remaining: 0 },
    error: null,
  })
  const [item] = await source.items()
  expect(item).toMatchObject({
    externalId: first,
    title: 'First',
    tags: ['water'],
    rawContent: '# First\n\n- a\n  - b\n',
  })
  expect(paths(notion).slice(0, 3)).toEqual([
    'GET /v1/databases/ID',
    'GET /v1/data_sources/ID',
    'POST /v1/data_sources/ID/query',
  ])
  expect(notion.requests[0]?.headers['user-agent']).toMatch(/^Tributary/)

  notion.requests.length = 0
  expect(await source.sync(time('11:10:00'))).toMatchObject({
    counts: { unchanged: 4, created: 0, updated: 0 },
  })
  expect(notion.requests).toHaveLength(3)

  notion.setTime(time('11:20:10'))
  notion.editPage(first, { title: 'First, better' })
  expect(await source.sync(time('11:20:20'))).toMatchObject({ counts: { unchanged: 3, updated: 1 } })
  // Edited again within the same minute: Notion's edit time stays the same.
  notion.setTime(time('11:20:50'))
  notion.editPage(first, { title: 'First, best' })
  notion.setTime(time('11:30:00'))
  expect(await source.sync(time('11:30:00'))).toMatchObject({ counts: { updated: 1 } })
  expect((await source.items())[0]?.title).toBe('First, best')
  notion.requests.length = 0
  expect(await source.sync(time('11:40:00'))).toMatchObject({ counts: { unchanged: 4, updated: 0 } })
  expect(notion.requests).toHaveLength(3)

  notion.trashPage(first)
  expect(await source.sync(time('11:50:00'))).toMatchObject({ counts: { withdrawn: 1, unchanged: 3 } })
  expect((await source.items()).filter((each) => each.withdrawnAt !== null)).toHaveLength(1)
})

test('asks a large database only for edited pages until a full list is due', async () => {
  const { notion, dataSource, source } = await ownSource({}, { limit: 600 })
  notion.setTime(time('01:00:00'))
  const pages = Array.from({ length: 501 }, (_, at) => notion.addPage(dataSource, { title: `Page ${at}` }))
  const [edited = '', trashed = ''] = pages
  notion.setTime(time('02:00:00'))
  expect(await source.sync(time('02:00:00'))).toMatchObject({ counts: { created: 501, remaining: 0 } })
  notion.editPage(edited, { title: 'Edited' })
  notion.trashPage(trashed)
  notion.setTime(time('02:10:00'))
  notion.requests.length = 0
  expect(await source.sync(time('02:10:00'))).toMatchObject({
    counts: { discovered: 1, updated: 1, withdrawn: 0 },
  })
  expect(notion.requests.filter(({ path }) => path.endsWith('/query'))).toHaveLength(1)
  notion.setTime(time('08:30:00'))
  expect(await source.sync(time('08:30:00'))).toMatchObject({ counts: { discovered: 500, withdrawn: 1 } })
})

test('imports only pages marked as ready and withdraws one that no longer is', async () => {
  const schema = { Stage: { type: 'status', status: { options: [{ name: 'Draft' }, { name: 'Ready' }] } } }
  const { notion, dataSource, source } = await ownSource(schema, {
    ready_property: 'stage',
    ready_value: 'ready',
    default_brand: 'Moss',
  })
  notion.setTime(time('10:00:00'))
  const add = (title: string, stage: string) =>
    notion.addPage(dataSource, { title, properties: { Stage: property.status(stage) } })
  add('A', 'Ready')
  add('B', 'Draft')
  for (const title of ['C', 'D', 'E']) add(title, 'Ready')
  const late = add('F', 'Ready')
  expect(await source.sync(time('11:00:00'))).toMatchObject({ counts: { discovered: 5, created: 5 } })
  expect((await source.items()).map((item) => [item.title, item.contentSubtype])[0]).toEqual(['A', 'Moss'])
  notion.editPage(late, { properties: { Stage: property.status('Draft') } })
  expect(await source.sync(time('12:00:00'))).toMatchObject({ counts: { withdrawn: 1 } })
})

test('copies images hosted by Notion, and an edit without changes does not update the item', async () => {
  const { notion, dataSource, source } = await ownSource()
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  notion.setTime(time('10:00:00'))
  const page = notion.addPage(dataSource, {
    title: 'With pictures',
    cover: notion.keepFile('cover.png', png),
    blocks: [
      { type: 'image', content: { ...notion.keepFile('a.png', png), caption: [] } },
      { type: 'image', content: notion.keepFile('broken.png', Buffer.from('no picture')) },
      { type: 'image', content: { type: 'external', external: { url: 'https://pics.example/b.png' } } },
    ],
  })
  const run = await source.sync(time('11:00:00'))
  expect(run.counts).toMatchObject({ created: 1 })
  expect(run.entries[0]?.reason).toBe('We skipped an image, because we can’t use its format or size.')
  const [item] = await source.items()
  expect(item?.featuredImage).toMatch(/^http:\/\/localhost:3000\/api\/media\/[0-9a-f-]{36}\.webp$/)
  expect(item?.mediaUrls).toEqual([expect.stringMatching(/\.webp$/), 'https://pics.example/b.png'])
  expect(item?.rawContent).toContain(`![](${item?.mediaUrls[0]})`)
  const copy = await readBlob(item?.featuredImage?.split('/').at(-1) ?? '')
  expect((await sharp(copy).metadata()).format).toBe('webp')
  expect(JSON.stringify(item)).not.toContain('X-Amz')

  notion.setTime(time('11:30:00'))
  notion.editPage(page, {})
  expect(await source.sync(time('12:00:00'))).toMatchObject({ counts: { updated: 0, unchanged: 1 } })
})

test('a preview shows what a sync would import, stores nothing and copies no images', async () => {
  const { notion, database, dataSources } = await createNotion()
  notion.addPage(firstOf(dataSources), {
    title: 'Seen before',
    cover: notion.keepFile('cover.png', Buffer.from('x')),
  })
  const { ctx } = await createTestProject()
  const answer = await previewSource(ctx, {
    source_type: 'notion_database',
    config: {
      token: notion.token,
      database: `https://www.notion.so/acme/${database.replaceAll('-', '')}?v=1`,
    },
  })
  expect(answer.entries).toMatchObject([{ outcome: 'created', item: { title: 'Seen before' } }])
  expect(answer.entries[0]?.item?.featured_image).toContain('X-Amz-Signature')
  for (const table of [items, sources, sourceEntries, syncRuns])
    expect(await inProject(ctx, (tx) => tx.select().from(table))).toEqual([])
})

test.each<[string, (notion: FakeNotion) => void, string, RegExp, RegExp]>([
  [
    'a wrong token',
    (n) => n.refuse(() => new Refusal(401, 'unauthorized', 'API token is invalid.')),
    'bad-status',
    /rejected the integration’s token/,
    /Internal integration secret/,
  ],
  [
    'no right to read',
    (n) => n.refuse(() => new Refusal(403, 'restricted_resource', 'no')),
    'bad-status',
    /has no read access/,
    /Read content/,
  ],
  [
    'trouble at Notion',
    (n) => n.refuse(() => new Refusal(503, 'service_unavailable', 'down')),
    'bad-status',
    /returned an error \(503\)/,
    /status\.notion\.com/,
  ],
  [
    'a conflict',
    (n) => n.refuse(() => new Refusal(409, 'conflict_error', 'busy')),
    'bad-status',
    /busy with another change/,
    /retry automatically/,
  ],
  [
    'a question Notion cannot answer',
    (n) => n.refuse(({ path }) => (path.endsWith('/query') ? invalid('no such thing') : undefined)),
    'bad-status',
    /“no such thing”/,
    /property names/,
  ],
])(
  '%s gets a clear error with a hint, and the next good sync clears it',
  async (_, breakIt, code, message, hint) => {
    const { notion, dataSource, source } = await ownSource()
    notion.setTime(time('10:00:00'))
    notion.addPage(dataSource, { title: 'A' })
    breakIt(notion)
    const run = await source.sync(time('11:00:00'))
    expect(run).toMatchObject({ status: 'failed', error: { code } })
    expect(run.error?.message).toMatch(message)
    expect(run.error?.hint).toMatch(hint)
    expect(JSON.stringify(run)).not.toContain(notion.token)
    notion.refuse(undefined)
    expect(await source.sync(time('11:10:00'))).toMatchObject({ status: 'succeeded', counts: { created: 1 } })
    expect(await source.source()).toMatchObject({ status: 'active', error: null })
  },
)

test('distinguishes an unshared database, a page instead of a database, and several data sources', async () => {
  const { notion, database, dataSources } = await createNotion({}, ['Articles', 'Notes'])
  const page = notion.addPage(dataSources[1] ?? '', { title: 'In notes' })
  const run = async (config: object) =>
    (await createNotionSource({ token: notion.token, ...config })).sync(time('11:00:00'))
  expect((await run({ database })).error).toMatchObject({
    code: 'setting-wrong',
    message: 'The database “Posts” holds several data sources.',
    hint: 'Enter one of these as “Data source”: “Articles”, “Notes”.',
  })
  expect((await run({ database, data_source: 'News' })).error?.message).toBe(
    'The database “Posts” has no data source named “News”.',
  )
  expect((await run({ database, data_source: 'notes' })).counts).toMatchObject({ created: 1 })
  expect((await run({ database: dataSources[1] })).counts).toMatchObject({ created: 1 })
  expect((await run({ database: page })).error?.message).toBe(
    'This is the address of a page in Notion, not of a database.',
  )
  notion.unshare(database)
  expect((await run({ database })).error).toMatchObject({
    code: 'bad-status',
    message: 'The integration has no access to this Notion database, or the database no longer exists (404).',
    hint: expect.stringContaining('“Connections”'),
  })
})

test('a database without pages syncs without errors', async () => {
  const { source } = await ownSource()
  expect(await source.sync(time('11:00:00'))).toMatchObject({
    status: 'succeeded',
    counts: { discovered: 0 },
  })
})

test('when asked to wait, a sync stops without an error, keeps what it has and resumes no sooner than allowed', async () => {
  const { notion, dataSource, source } = await ownSource()
  notion.setTime(time('10:00:00'))
  const [, second, third] = ['A', 'B', 'C'].map((title) => notion.addPage(dataSource, { title }))
  notion.refuse(({ path }) =>
    [second, third].some((page) => path.startsWith(`/v1/blocks/${page}`)) ? rateLimited(90) : undefined,
  )
  const now = time('11:00:00')
  const run = await source.sync(now)
  expect(run).toMatchObject({ counts: { created: 1, failed: 0, remaining: 2 }, error: null })
  expect(await source.items()).toMatchObject([{ title: 'A' }])
  expect(run.notes).toContain('The server asked us to wait. We fetch the rest afterwards.')
  const { nextSyncAt } = (await source.source()) ?? {}
  expect((nextSyncAt?.getTime() ?? 0) - now.getTime()).toBeGreaterThanOrEqual(90_000)
})

test('skips a page that disappears while it is read and stores the others', async () => {
  const { notion, dataSource, source } = await ownSource()
  notion.setTime(time('10:00:00'))
  const gone = notion.addPage(dataSource, { title: 'A' })
  notion.addPage(dataSource, { title: 'B' })
  notion.refuse(({ path }) => {
    if (path.endsWith('/query')) return undefined
    return path.includes(gone) ? new Refusal(404, 'object_not_found', 'gone') : undefined
  })
  const run = await source.sync(time('11:00:00'))
  expect(run).toMatchObject({ status: 'partial', counts: { created: 1, skipped: 1 } })
  expect(run.entries.find(({ key }) => key === gone)?.reason).toMatch(/trash or no longer shared/)
})

test('cuts off a page with too many blocks and skips a synced block from an unshared page', async () => {
  const { notion, dataSource, source } = await ownSource()
  notion.setTime(time('10:00:00'))
  const long = notion.addPage(dataSource, {
    title: 'Long',
    blocks: Array.from({ length: 3_050 }, (_, at) => textBlock('paragraph', `p${at}`)),
  })
  const synced = notion.addPage(dataSource, {
    title: 'Synced',
    blocks: [
      {
        type: 'synced_block',
        content: { synced_from: { type: 'block_id', block_id: '00000000-0000-4000-8000-000000000000' } },
        children: [textBlock('paragraph', 'copy')],
      },
      textBlock('paragraph', 'own'),
    ],
  })
  notion.refuse(({ path }) =>
    path.startsWith('/v1/blocks/') && ![long, synced].some((id) => path.includes(id))
      ? new Refusal(404, 'object_not_found', 'not shared')
      : undefined,
  )
  const run = await source.sync(time('11:00:00'))
  expect(run.entries.map(({ reason }) => reason).sort()).toEqual([
    'The page is very large. We cut off the rest.',
    'We skipped a synced block from a page that is not shared with the integration.',
  ])
  const [first, second] = await source.items()
  expect(first?.rawContent).toContain('p2999')
  expect(first?.rawContent).not.toContain('p3001')
  expect(second?.rawContent).toBe('# Synced\n\nown\n')
})
