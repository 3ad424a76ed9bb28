import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { items, packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { changeChannel } from '@/lib/channels/change-channel'
import { createChannel } from '@/lib/channels/create-channel'
import { deleteChannel } from '@/lib/channels/delete-channel'
import { listChannels } from '@/lib/channels/list-channels'
import { createChannelInput } from '@/lib/channels/schemas'
import { drainQueues } from '@/lib/worker/drain-queues'
import { createTestChannel, createTestItem, createTestSource } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { findUnwrittenItems } from '../find-unwritten-items'
import { listPackageEvents } from '../list-package-events'
import { listPackages } from '../list-packages'
import { listRevisions } from '../revisions/list-revisions'
import { composePackages } from './compose-packages'

useTestDatabase()

const all = async (ctx: ProjectContext<'own'>) => (await listPackages(ctx, { limit: 200 })).data
const work = () => drainQueues({ queues: ['compose-packages'], until: Date.now() + 120_000 })
const connect = (ctx: ProjectContext<'own'>, account_key = 'hook') =>
  createChannel(
    ctx,
    createChannelInput.parse({
      platform: 'webhook',
      account_key,
      display_name: 'Hook',
      config: { url: 'https://hooks.example.com/in' },
    }),
  )

async function withoutChannel(mode: 'draft' | 'review' | 'auto', count = 1) {
  const { ctx } = await createTestProject()
  const sourceId = await createTestSource(ctx, mode)
  const itemIds = await Promise.all(
    Array.from({ length: count }, (_, at) => createTestItem(ctx, { sourceId, externalId: `item-${at}` })),
  )
  await composePackages(ctx, { itemIds })
  return { ctx, itemIds }
}

test.each([
  ['draft', 'draft'],
  ['review', 'in_review'],
  ['auto', 'in_review'],
] as const)(
  'packages from before the first channel are filled once a channel is connected (%s)',
  async (mode, status) => {
    const { ctx } = await withoutChannel(mode, 53)
    const before = await all(ctx)
    expect(before.flatMap(({ variants }) => variants)).toEqual([])
    const { id } = await connect(ctx)
    await work()
    const after = await all(ctx)
    expect(after.map((one) => one.id).sort()).toEqual(before.map((one) => one.id).sort())
    for (const one of after) {
      expect(one).toMatchObject({ status, stale: false, warnings: [], revision: 2 })
      expect(one.variants.map((variant) => variant.channel_id)).toEqual([id])
      expect(one.variants[0]?.text).not.toBe('')
    }
  },
)

test('enabling a channel, or giving it the key that items name, fills empty packages as well, and the items wait for it until then', async () => {
  const { ctx } = await createTestProject()
  const off = await createTestChannel(ctx, { status: 'disabled' })
  const itemId = await createTestItem(ctx)
  const named = await createTestItem(ctx, { externalId: 'named', metadata: { target_platforms: ['wanted'] } })
  await composePackages(ctx, { itemIds: [itemId, named] })
  const posts = async () =>
    Object.fromEntries((await all(ctx)).map((one) => [one.item_id, one.variants.length]))
  const unwritten = async () => Object.fromEntries(await findUnwrittenItems(ctx, [itemId, named]))
  expect(await posts()).toEqual({ [itemId]: 0, [named]: 0 })
  expect(await unwritten()).toEqual({ [itemId]: 'channel', [named]: 'channel' })
  await changeChannel(ctx, { id: off, status: 'active' })
  await work()
  expect(await posts()).toEqual({ [itemId]: 1, [named]: 0 })
  expect(await unwritten()).toEqual({ [named]: 'channel' })
  await changeChannel(ctx, { id: off, account_key: 'wanted' })
  await work()
  expect(await posts()).toEqual({ [itemId]: 1, [named]: 1 })
})

test('a package whose channels were all disconnected is written for the next one that is connected', async () => {
  const { ctx } = await createTestProject()
  const [first, second] = [await createTestChannel(ctx), await createTestChannel(ctx, { accountKey: 'two' })]
  const itemId = await createTestItem(ctx, { sourceId: await createTestSource(ctx, 'review') })
  await composePackages(ctx, { itemIds: [itemId] })
  await deleteChannel(ctx, { id: first })
  await connect(ctx)
  await work()
  const channelsOf = async () =>
    (await all(ctx)).flatMap(({ variants }) => variants.map((one) => one.channel_id))
  // It had another channel, so it stays as it is; the version without a channel comes last.
  expect(await channelsOf()).toEqual([second, null])
  for (const { id } of (await listChannels(ctx, { limit: 10 })).data) await deleteChannel(ctx, { id })
  const { id } = await connect(ctx, 'next')
  await work()
  expect(await channelsOf()).toEqual([id])
  const [made] = await all(ctx)
  expect(made).toMatchObject({ status: 'in_review', revision: 2, warnings: [] })
  const of = { id: made?.id ?? '' }
  expect(await listPackageEvents(ctx, of)).toMatchObject([
    { action: 'remake', data: { cause: 'channel' } },
    { action: 'compose' },
  ])
  expect(await listRevisions(ctx, of)).toMatchObject([
    { channel_id: id, action: 'compose' },
    { channel_id: second },
    { channel_id: first },
  ])
  await inProject(ctx, (tx) => tx.update(items).set({ contentHash: 'changed' }).where(eq(items.id, itemId)))
  await composePackages(ctx, { itemIds: [itemId] })
  expect((await listPackageEvents(ctx, of))[0]).toMatchObject({
    action: 'remake',
    data: { cause: 'content' },
  })
})

test('a package whose channel was disconnected keeps its text if the next channel is not one that its content names', async () => {
  const { ctx } = await createTestProject()
  const wanted = await createTestChannel(ctx, { accountKey: 'wanted' })
  const sourceId = await createTestSource(ctx, 'review')
  const itemId = await createTestItem(ctx, {
    sourceId,
    rawContent: 'The lantern at the ferry burns all night. Nobody has ever seen who lights it.',
    metadata: { target_platforms: ['wanted'] },
  })
  await composePackages(ctx, { itemIds: [itemId] })
  const [before] = await all(ctx)
  await deleteChannel(ctx, { id: wanted })
  await connect(ctx, 'other')
  await work()
  const [after] = await all(ctx)
  expect(before?.variants[0]?.text).toContain('lantern')
  expect(after?.variants).toMatchObject([{ channel_id: null, text: before?.variants[0]?.text }])
  expect(after?.warnings.join(' ')).toContain('“wanted”')
})

test('packages that have posts, are rejected or belong to another project stay unchanged', async () => {
  const [{ ctx, itemIds }, other] = [await withoutChannel('review', 2), await withoutChannel('review')]
  await inProject(ctx, (tx) =>
    tx
      .update(packages)
      .set({ status: 'rejected' })
      .where(eq(packages.itemId, itemIds[0] ?? '')),
  )
  await connect(ctx)
  await work()
  const filled = await all(ctx)
  const theirs = await all(other.ctx)
  await connect(ctx, 'second')
  await work()
  expect(await all(ctx)).toEqual(filled)
  expect(filled.map(({ status, variants }) => [status, variants.length]).sort()).toEqual([
    ['in_review', 1],
    ['rejected', 0],
  ])
  expect(theirs.map(({ revision, variants }) => [revision, variants.length])).toEqual([[1, 0]])
  const [item] = await inProject(ctx, (tx) => tx.select().from(items).limit(1))
  expect(item?.status).toBe('transformed')
})

test('a package is not left empty when a channel is connected while it is being composed', async () => {
  const { ctx } = await createTestProject()
  const itemId = await createTestItem(ctx, { sourceId: await createTestSource(ctx, 'review') })
  const connection = await pool().sql.reserve()
  const waiting = async () => {
    const [row] = await connection<{ count: number }[]>`
      select count(*)::int as count from pg_locks
      where not granted and database = (select oid from pg_database where datname = current_database())`
    return row?.count ?? 0
  }
  try {
    await connection`begin`
    // Blocks composing after it has read the channels, of which there are none yet.
    await connection`lock table variants in share mode`
    const composing = composePackages(ctx, { itemIds: [itemId] })
    await expect.poll(waiting, { timeout: 60_000 }).toBe(1)
    let joined = false
    const joining = connect(ctx).then(() => {
      joined = true
    })
    await expect.poll(async () => joined || (await waiting()) === 2, { timeout: 60_000 }).toBe(true)
    await connection`commit`
    await Promise.all([composing, joining])
  } finally {
    connection.release()
  }
  await work()
  expect((await all(ctx)).map(({ variants }) => variants.length)).toEqual([1])
})
