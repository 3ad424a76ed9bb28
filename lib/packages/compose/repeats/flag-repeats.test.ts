import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { items } from '@/db/schema'
import { createTestChannel, createTestItem, createTestSource } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { reach } from '@/testing/packages/reach-status'
import { publishPackage } from '../../lifecycle/publish-package'
import { listNearestPosts } from '../../list-nearest-posts'
import { listPackages } from '../../list-packages'
import { approvePackage } from '../../review/approve-package'
import { editPackage } from '../../review/edit-package'
import { rejectPackage } from '../../review/reject-package'
import { composePackages } from '../compose-packages'
import { regeneratePackage } from '../regenerate-package'
import { transformItem } from '../transform-item'

useTestDatabase()

/** A single sentence that contains the title: every structure of the composer turns it into the same text. */
const content = {
  metadata: {},
  title: 'Quillow',
  rawContent:
    'Quillow catches a little of every storm and shelves it in labelled jars behind the harbour wall.',
}

async function prepared() {
  const { ctx } = await createTestProject()
  const channelId = await createTestChannel(ctx)
  const make = async () => transformItem(ctx, { id: await createTestItem(ctx, content) })
  return { ctx, channelId, make }
}

test('a post that repeats another item’s post is flagged with it and shown next to it', async () => {
  const { ctx, channelId, make } = await prepared()
  const first = await make()
  expect(first.flags).toEqual([])
  const second = await make()
  const [nearest] = first.variants
  expect(second.flags).toEqual([
    {
      code: 'too_similar',
      message: 'Too similar to a post in review: “Quillow”.',
      channel_ids: [channelId],
      nearest_variant_id: nearest?.id,
    },
  ])
  expect(await listNearestPosts(ctx, second)).toMatchObject([
    {
      ...{ variantId: nearest?.id, packageId: first.id, title: 'Quillow', text: nearest?.text },
      ...{ status: 'in_review', at: first.created_at, channel: { name: 'Our linkedin' } },
      flagged: { channelId, text: second.variants[0]?.text },
    },
  ])
})

test('of two items composed together with the same text, one is published automatically and the other waits in review', async () => {
  const { ctx } = await prepared()
  const sourceId = await createTestSource(ctx, 'auto')
  const ids = [
    await createTestItem(ctx, { ...content, sourceId }),
    await createTestItem(ctx, { ...content, sourceId }),
  ]
  await composePackages(ctx, { itemIds: ids })
  const { data } = await listPackages(ctx, { limit: 10 })
  expect(data.map(({ status, flags }) => [status, flags.map(({ message }) => message)]).toSorted()).toEqual([
    ['in_review', ['Too similar to another new post: “Quillow”.']],
    ['publishing', []],
  ])
})

test('corrections, regenerated posts and repeats of drafts or rejected posts are not flagged', async () => {
  const { ctx, make } = await prepared()
  const first = await make()
  expect((await regeneratePackage(ctx, { id: first.id, revision: first.revision })).flags).toEqual([])
  const approved = await approvePackage(ctx, { id: first.id })
  const out = await publishPackage(ctx, { id: approved.id })
  const itemId = first.item_id ?? ''
  await inProject(ctx, (tx) => tx.update(items).set({ contentHash: 'second' }).where(eq(items.id, itemId)))
  await composePackages(ctx, { itemIds: [itemId] })
  const { data } = await listPackages(ctx, { limit: 10 })
  expect(data.map(({ flags }) => flags)).toEqual(data.map(() => []))
  expect(out.status).toBe('publishing')

  const other = await prepared()
  await reach.draft(other.ctx, await other.make())
  const rejected = await other.make()
  expect(rejected.flags).toEqual([])
  await rejectPackage(other.ctx, { id: rejected.id, reason: 'No.' })
  expect((await other.make()).flags).toEqual([])
})

test('an edit removes the flag when the text differs, and sets it when the text becomes another post’s', async () => {
  const { ctx, make } = await prepared()
  const [first, second] = [await make(), await make()]
  const [variant, original] = [second.variants[0], first.variants[0]]
  const edit = async (text: string) => {
    const answer = await editPackage(ctx, { id: second.id, variants: [{ id: variant?.id ?? '', text }] })
    return answer.flags.filter(({ code }) => code === 'too_similar').map((flag) => flag.nearest_variant_id)
  }
  expect(await edit('Something that nobody has said about this channel before today.')).toEqual([])
  expect(await edit(`${original?.text}\n#again`)).toEqual([original?.id])
})
