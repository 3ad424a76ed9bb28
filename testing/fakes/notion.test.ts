import { Client } from '@notionhq/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeNotion, startNotion } from './notion'
import { rateLimited } from './notion/refusal'
import { property, textBlock } from './notion/shapes'

// Checks the fake against developers.notion.com; each test names the documentation page.

let notion: FakeNotion
let client: Client
beforeEach(async () => {
  notion = await startNotion()
  client = new Client({ auth: notion.token, baseUrl: notion.url, retry: false, logger: () => {} })
})
afterEach(() => notion.close())

const titles = (pages: object[]) =>
  pages.map((page) => JSON.stringify(page).match(/"plain_text":"([^"]*)"/)?.[1])

test('every request needs the token and a version, and errors have the documented shape', async () => {
  // reference/authentication, reference/versioning, reference/status-codes
  const { id } = notion.addDatabase('Posts')
  const ask = async (headers: Record<string, string>, path = `databases/${id}`) => {
    const response = await fetch(`${notion.url}/v1/${path}`, { headers })
    return { status: response.status, ...((await response.json()) as object) }
  }
  const authorization = `Bearer ${notion.token}`
  const version = { 'Notion-Version': '2025-09-03' }
  expect(await ask({ authorization: 'Bearer wrong', ...version })).toMatchObject({
    object: 'error',
    status: 401,
    code: 'unauthorized',
    message: 'API token is invalid.',
  })
  expect(await ask({ authorization })).toMatchObject({ status: 400, code: 'missing_version' })
  expect(await ask({ authorization, ...version }, 'databases/nope')).toMatchObject({
    status: 400,
    code: 'validation_error',
  })
  expect(await ask({ authorization, ...version })).toMatchObject({ status: 200, object: 'database' })
  notion.unshare(id)
  expect(await ask({ authorization, ...version })).toMatchObject({ status: 404, code: 'object_not_found' })
})

test('a database names its data sources, and a data source its properties', async () => {
  // guides/get-started/upgrade-guide-2025-09-03
  const { id, dataSources } = notion.addDatabase('Posts', { Done: { type: 'checkbox' } }, ['A', 'B'])
  expect(await client.databases.retrieve({ database_id: id })).toMatchObject({
    data_sources: [
      { id: dataSources[0], name: 'A' },
      { id: dataSources[1], name: 'B' },
    ],
  })
  expect(await client.dataSources.retrieve({ data_source_id: dataSources[0] ?? '' })).toMatchObject({
    object: 'data_source',
    properties: { Name: { type: 'title' }, Done: { type: 'checkbox' } },
  })
})

test('lists come in pages of at most a hundred, each with the cursor of the next', async () => {
  // reference/intro, Pagination
  const { dataSources } = notion.addDatabase('Posts')
  const source = dataSources[0] ?? ''
  for (let number = 0; number < 5; number++) notion.addPage(source, { title: `Page ${number}` })
  const first = await client.dataSources.query({ data_source_id: source, page_size: 3 })
  expect(first).toMatchObject({ object: 'list', has_more: true })
  expect(first.results).toHaveLength(3)
  const second = await client.dataSources.query({
    data_source_id: source,
    page_size: 3,
    start_cursor: first.next_cursor,
  })
  expect(second).toMatchObject({ has_more: false, next_cursor: null })
  expect(titles([...first.results, ...second.results])).toEqual([0, 1, 2, 3, 4].map((n) => `Page ${n}`))
  await expect(client.dataSources.query({ data_source_id: source, page_size: 101 })).rejects.toMatchObject({
    code: 'validation_error',
  })
})

test('a query filters by properties and by times rounded to the minute, sorts, and leaves out the trash', async () => {
  // reference/filter-data-source-entries, reference/sort-data-source-entries, changelog on rounded times
  const { dataSources } = notion.addDatabase('Posts', {
    Status: { type: 'status' },
    Done: { type: 'checkbox' },
  })
  const source = dataSources[0] ?? ''
  notion.setTime(new Date('2026-11-01T10:00:59Z'))
  const old = notion.addPage(source, { title: 'old', properties: { Status: property.status('Ready') } })
  notion.setTime(new Date('2026-11-01T10:01:30Z'))
  notion.addPage(source, { title: 'new', properties: { Done: property.checkbox(true) } })
  const query = async (more: object) =>
    titles((await client.dataSources.query({ data_source_id: source, ...more })).results)
  expect(await query({ sorts: [{ timestamp: 'created_time', direction: 'descending' }] })).toEqual([
    'new',
    'old',
  ])
  expect(await query({ filter: { property: 'Status', status: { equals: 'Ready' } } })).toEqual(['old'])
  expect(await query({ filter: { and: [{ property: 'Done', checkbox: { equals: true } }] } })).toEqual([
    'new',
  ])
  const since = { timestamp: 'last_edited_time', last_edited_time: { on_or_after: '2026-11-01T10:01:00Z' } }
  expect(await query({ filter: since })).toEqual(['new'])
  expect(await client.pages.retrieve({ page_id: old })).toMatchObject({
    last_edited_time: '2026-11-01T10:00:00.000Z',
  })
  await expect(query({ filter: { property: 'Nope', status: { equals: 'x' } } })).rejects.toMatchObject({
    message: 'Could not find property with name or id: Nope',
  })
  notion.trashPage(old)
  expect(await query({})).toEqual(['new'])
})

test('blocks are listed level by level, and files are signed anew each time', async () => {
  // reference/get-block-children, reference/file-object
  const { dataSources } = notion.addDatabase('Posts')
  const file = notion.keepFile('a.png', Buffer.from('picture'))
  const id = notion.addPage(dataSources[0] ?? '', {
    blocks: [
      textBlock('toggle', 'outside', [textBlock('paragraph', 'inside')]),
      { type: 'image', content: file },
    ],
  })
  const list = async (block: string) => (await client.blocks.children.list({ block_id: block })).results
  const [toggle, image] = await list(id)
  expect(toggle).toMatchObject({ type: 'toggle', has_children: true })
  expect(await list(toggle?.id ?? '')).toMatchObject([{ type: 'paragraph', has_children: false }])
  const address = (block: unknown) => (block as { image: { file: { url: string } } }).image.file.url
  const [, again] = await list(id)
  expect(address(again)).not.toBe(address(image))
  expect((await fetch(address(image))).status).toBe(200)
  expect((await fetch(address(image).replace(/\?.*/, ''))).status).toBe(403)
})

test('on demand it reports too many requests, and when to retry', async () => {
  // reference/request-limits
  notion.refuse(() => rateLimited(7))
  const { id } = notion.addDatabase('Posts')
  const error = await client.databases.retrieve({ database_id: id }).catch((thrown) => thrown)
  expect(error).toMatchObject({ status: 429, code: 'rate_limited' })
  expect(error.headers.get('retry-after')).toBe('7')
})
