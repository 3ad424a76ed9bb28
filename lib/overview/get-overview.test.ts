import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import {
  channels,
  items,
  packages,
  publications,
  pushDeliveries,
  sources,
  syncRuns,
  variants,
} from '@/db/schema'
import { newId } from '@/lib/ids'
import { countReviewQueue } from '@/lib/packages/review/count-review-queue'
import { getProject } from '@/lib/projects/get-project'
import { setLogo } from '@/lib/projects/set-logo'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { countNeeds } from './count-needs'
import { getOverview } from './get-overview'

useTestDatabase()

test('the overview of a new project is empty and says what is missing', async () => {
  const { ctx } = await createTestProject()
  expect(await getOverview(ctx)).toEqual({
    has: { sources: false, channels: false, items: false, posts: false },
    syncs: [],
    waiting: [],
    planned: [],
    posts: [],
  })
})

test('the overview shows what came in, what waits, what is planned and what was published', async () => {
  const { ctx } = await createTestProject()
  const [source, item, channel, waiting, planned, out, variant] = Array.from({ length: 7 }, newId)
  if (!source || !item || !channel || !waiting || !planned || !out || !variant) throw new Error('ids')
  const at = new Date('2030-01-02T03:04:05Z')
  await inProject(ctx, async (tx) => {
    await tx.insert(sources).values({
      id: source,
      sourceType: 'bucket_manifest',
      name: 'Bucket',
      config: {},
      status: 'error',
      error: {
        code: 'manifest-missing',
        message: 'No manifest.',
        hint: 'Check the address.',
        since: at.toISOString(),
      },
    })
    const counts = {
      discovered: 3,
      created: 2,
      updated: 1,
      unchanged: 0,
      skipped: 0,
      failed: 0,
      withdrawn: 0,
      remaining: 0,
    }
    await tx.insert(syncRuns).values({
      id: newId(),
      sourceId: source,
      trigger: 'manual',
      status: 'succeeded',
      counts,
      finishedAt: at,
    })
    await tx
      .insert(items)
      .values({ id: item, sourceId: source, externalId: 'a', title: 'A', contentHash: 'x' })
    await tx.insert(channels).values({
      id: channel,
      platform: 'webhook',
      accountKey: 'hook',
      displayName: 'Hook',
      status: 'expired',
      statusReason: 'The connection has expired.',
    })
    await tx.insert(packages).values([
      { id: waiting, itemId: item, title: 'Waits', status: 'in_review' },
      { id: planned, itemId: item, title: 'Planned', status: 'scheduled', scheduledAt: at },
      { id: out, itemId: item, title: 'Out', status: 'published' },
    ])
    await tx.insert(variants).values({
      id: variant,
      packageId: out,
      channelId: channel,
      platform: 'webhook',
      language: 'en',
      text: 'T',
    })
    await tx.insert(publications).values({
      id: newId(),
      packageId: out,
      variantId: variant,
      channelId: channel,
      packageRevision: 1,
      payload: {},
      payloadHash: 'x',
      status: 'published',
      finishedAt: at,
    })
  })
  const overview = await getOverview(ctx)
  expect(overview).toMatchObject({
    has: { sources: true, channels: false, items: true, posts: true },
    syncs: [{ id: source, created: 2, updated: 1, at }],
    waiting: [{ id: waiting, title: 'Waits' }],
    planned: [{ id: planned, title: 'Planned', at }],
    posts: [{ packageId: out, title: 'Out', channel: 'Hook', at }],
  })
})

test('setting the logo leaves the other settings unchanged', async () => {
  const { ctx } = await createTestProject({
    settings: { theme: 'x', brand_assets: { wordmark_url: '/w.png' } },
  })
  await setLogo(ctx, { logo_url: '/logo.png' })
  expect(await getProject(ctx)).toMatchObject({
    logo_url: '/logo.png',
    settings: { theme: 'x', brand_assets: { wordmark_url: '/w.png', logo_url: '/logo.png' } },
  })
  await setLogo(ctx, { logo_url: null })
  expect((await getProject(ctx)).settings).toEqual({ theme: 'x', brand_assets: { wordmark_url: '/w.png' } })
})

test('push sources are listed among new content, and a failed sync or push is marked', async () => {
  const { ctx } = await createTestProject()
  const [pushed, refused, failed] = Array.from({ length: 3 }, newId) as [string, string, string]
  const counts = { received: 3, created: 2, updated: 1, unchanged: 0, rejected: 0, superseded: 0, stale: 0 }
  await inProject(ctx, async (tx) => {
    await tx.insert(sources).values([
      { id: pushed, sourceType: 'push_api', name: 'Pushed', config: {} },
      { id: refused, sourceType: 'push_api', name: 'Refused', config: {} },
      { id: failed, sourceType: 'rss_feed', name: 'Failed', config: {} },
    ])
    await tx.insert(pushDeliveries).values([
      { id: newId(), sourceId: pushed, mode: 'push', status: 200, counts },
      { id: newId(), sourceId: refused, mode: 'push', status: 422 },
    ])
    await tx.insert(syncRuns).values({
      id: newId(),
      sourceId: failed,
      trigger: 'manual',
      status: 'failed',
      finishedAt: new Date(),
    })
  })
  const { syncs } = await getOverview(ctx)
  const byName = Object.fromEntries(syncs.map((one) => [one.name, one]))
  expect(byName.Pushed).toMatchObject({ created: 2, updated: 1, failed: false })
  expect(byName.Refused).toMatchObject({ failed: true })
  expect(byName.Failed).toMatchObject({ failed: true })
})

test('counts are exact, even above 100', async () => {
  const { ctx } = await createTestProject()
  await inProject(ctx, (tx) =>
    tx.insert(packages).values(
      Array.from({ length: 357 }, (_, at) => ({
        id: newId(),
        title: `${at}`,
        status: 'in_review' as const,
      })),
    ),
  )
  expect((await countNeeds(ctx)).review).toBe(357)
  expect((await countReviewQueue(ctx)).in_review).toBe(357)
})
