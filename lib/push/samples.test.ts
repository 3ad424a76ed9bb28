import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { items, pushSamples } from '@/db/schema'
import { updateSource } from '@/lib/sources/update-source'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { createPushSource, type TestPushSource } from '@/testing/fakes/publisher'
import { deleteSamples } from './delete-samples'
import { listDeliveries } from './list-deliveries'
import { listSamples } from './list-samples'
import { replayPayload, tryPayload } from './try-payload'

useTestDatabase()

const post = (id: string, more: object = {}) => ({
  post: { current: { id, title: 'The river', html: '<p>It flows.</p>', status: 'published', ...more } },
})
const stored = (of: TestPushSource) =>
  inProject(of.ctx, (tx) => tx.select().from(items).where(sql`source_id = ${of.id}::uuid`))
const attempt = (id: string, body: unknown, config: object = {}) => ({
  id,
  body: JSON.stringify(body),
  headers: {},
  config: { ...config },
})

test('keeps deliveries as samples only on request: the newest five up to 64 KiB, including rejected ones', async () => {
  const plain = await createPushSource({ payload: 'ghost' })
  await plain.push(post('a'))
  expect(await listSamples(plain.ctx, { sourceId: plain.id })).toEqual([])
  const source = await createPushSource({ payload: 'ghost', keep_samples: true })
  for (let at = 0; at < 7; at++) await source.push(post(`p${at}`))
  await source.push({ foreign: true }, { headers: { 'x-strapi-event': 'entry.publish', 'x-secret': 'no' } })
  await source.push(post('long', { html: 'x'.repeat(70_000) }))
  const kept = await listSamples(source.ctx, { sourceId: source.id })
  expect(kept.map(({ body }) => JSON.parse(body))).toEqual([
    { foreign: true },
    ...['p6', 'p5', 'p4', 'p3'].map((id) => post(id)),
  ])
  expect(kept[0]?.headers).toEqual({ 'x-strapi-event': 'entry.publish' })
  const other = await createTestProject()
  expect(await listSamples(other.ctx, { sourceId: source.id })).toEqual([])
  await deleteSamples(other.ctx, { id: source.id })
  expect(await listSamples(source.ctx, { sourceId: source.id })).toHaveLength(5)
  await deleteSamples(source.ctx, { id: source.id })
  expect(await inProject(source.ctx, (tx) => tx.select().from(pushSamples))).toEqual([])
})

test('trying a delivery shows the item without storing it, and replaying the delivery stores it', async () => {
  const source = await createPushSource({ payload: 'ghost' })
  const input = attempt(source.id, post('a', { feature_image: 'river.jpg' }))
  expect(await tryPayload(source.ctx, input)).toMatchObject({
    does: 'push',
    items: [
      {
        external_id: 'a',
        errors: [],
        notes: ['“image_url” isn’t a full URL. We skipped it.'],
        item: { title: 'The river', raw_content: '# The river\n\nIt flows.\n' },
      },
    ],
  })
  expect(await stored(source)).toEqual([])
  expect((await listDeliveries(source.ctx, { sourceId: source.id, limit: 5 })).data).toEqual([])
  expect(await replayPayload(source.ctx, input)).toMatchObject({ created: 1 })
  expect(await stored(source)).toMatchObject([{ externalId: 'a' }])
  expect((await listDeliveries(source.ctx, { sourceId: source.id, limit: 5 })).data).toHaveLength(1)
})

test('a mapping can be tried before it is saved', async () => {
  const source = await createPushSource()
  const config = { payload: 'custom', payload_fields: { external_id: 'n', title: 'h' } }
  const input = attempt(source.id, { n: 7, h: 'Head' }, config)
  expect(await tryPayload(source.ctx, input)).toMatchObject({ items: [{ external_id: '7', errors: [] }] })
  await expect(tryPayload(source.ctx, attempt(source.id, {}, config))).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(tryPayload(source.ctx, attempt(source.id, {}, { payload: 'custom' }))).rejects.toMatchObject({
    errors: [{ pointer: '/config/payload_fields' }, { pointer: '/config/payload_fields' }],
  })
})

test('trying a delivery explains why it has no content, or why its item would be rejected', async () => {
  const source = await createPushSource({ payload: 'ghost' })
  expect(await tryPayload(source.ctx, attempt(source.id, post('a', { status: 'draft' })))).toMatchObject({
    does: 'withdraw',
    external_id: 'a',
    reason: 'It is a draft in Ghost.',
  })
  expect(await tryPayload(source.ctx, attempt(source.id, post('a', { title: '' })))).toMatchObject({
    items: [{ item: null, errors: ['title is missing.'] }],
  })
})

test('deliveries can be neither tried nor replayed from another project, nor replayed at a paused source', async () => {
  const source = await createPushSource({ payload: 'ghost' })
  const { ctx } = await createTestProject()
  const input = attempt(source.id, post('a'))
  await expect(tryPayload(ctx, input)).rejects.toMatchObject({ code: 'not-found' })
  await expect(replayPayload(ctx, input)).rejects.toMatchObject({ code: 'not-found' })
  await updateSource(source.ctx, { id: source.id, paused: true })
  await expect(replayPayload(source.ctx, input)).rejects.toMatchObject({ code: 'source-paused' })
  expect(await stored(source)).toEqual([])
})
