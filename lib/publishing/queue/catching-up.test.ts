import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { channels, packages, projects, publications } from '@/db/schema'
import { changeChannel } from '@/lib/channels/change-channel'
import { getPackage } from '@/lib/packages/get-package'
import { publishPackage } from '@/lib/packages/lifecycle/publish-package'
import { setSandboxFault } from '@/lib/sandbox/faults'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import {
  makeDue,
  queueApproved,
  readPackageState,
  readPublication,
} from '@/testing/publishing/approved-package'
import { connectedChannel, postsOf } from '@/testing/publishing/connected-channel'
import { letMinutesPass, type PlannedPost, planPosts } from '@/testing/publishing/planned-posts'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { retryPublication } from '../outcomes/retry-publication'
import { runPublication } from '../run-publication'
import { queueDuePublications } from './queue-due-publications'

useTestDatabase()
useSandboxServer()

const minute = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * minute)

type Channel = Awaited<ReturnType<typeof connectedChannel>>
const xChannel = async (gap?: number): Promise<Channel> => {
  const made = await connectedChannel(await createTestProject(), 'x')
  if (gap !== undefined) await setGap(made, gap)
  return made
}
const setGap = ({ ctx, channelId }: Channel, minGapMinutes: number) =>
  inProject(ctx, (tx) => tx.update(channels).set({ minGapMinutes }).where(eq(channels.id, channelId)))
const textsOf = async ({ account }: Channel) => (await postsOf(account)).map((post) => post.text).reverse()
const texts = (posts: readonly PlannedPost[]) => posts.map((post) => post.text)
/**
 * Runs the last post's jobs first, and each job twice at the same time, so the order of the queue does not matter.
 */
async function runAll({ ctx }: Channel, posts: readonly PlannedPost[]): Promise<void> {
  for (const { id } of posts.toReversed())
    await Promise.all([
      runPublication(ctx, id, { firstDelivery: true }),
      runPublication(ctx, id, { firstDelivery: true }),
    ])
}
const queuedFor = async (id: string) => {
  const rows = await pool().sql<{ at: string }[]>`
    select start_after as at from pgboss.job where name = 'publish' and data ->> 'publicationId' = ${id} and state < 'active'`
  return rows.map((row) => Date.parse(row.at))
}

describe('due posts of one channel', () => {
  test('go out in order of their times, whatever the order of their jobs', async () => {
    const channel = await xChannel(0)
    const posts = await planPosts(
      channel.ctx,
      [30, 40, 10, 20, 50].map((minutes) => ({ channelId: channel.channelId, at: ago(minutes) })),
    )
    for (let round = 0; round < posts.length; round++) await runAll(channel, posts)
    const byTime = posts.toSorted((a, b) => a.at.getTime() - b.at.getTime())
    expect(await textsOf(channel)).toEqual(texts(byTime))
  })

  test('keep the channel’s gap even with many workers, and the next one is queued for the end of the gap', async () => {
    const channel = await xChannel()
    const { ctx, channelId } = channel
    const posts = await planPosts(
      ctx,
      [30, 20, 10].map((minutes) => ({ channelId, at: ago(minutes) })),
    )
    const [first, second, third] = posts as [PlannedPost, PlannedPost, PlannedPost]
    await Promise.all(posts.map(({ id }) => runPublication(ctx, id)))
    await runAll(channel, posts)
    expect(await textsOf(channel)).toEqual([first.text])
    const sentAt = (await readPublication(ctx, first.id)).sendingAt?.getTime() ?? 0
    const waiting = await readPublication(ctx, second.id)
    expect(waiting).toMatchObject({ status: 'pending', error: { code: 'channel-gap' } })
    expect(waiting.queuedAt?.getTime()).toBe(sentAt + 5 * minute)
    expect(await queuedFor(second.id)).toContain(sentAt + 5 * minute)
    // The post behind it has no time of its own yet, and costs nothing.
    expect(await readPublication(ctx, third.id)).toMatchObject({ status: 'pending', error: null })
    await letMinutesPass(ctx, channelId, 5)
    await Promise.all(posts.map(({ id }) => runPublication(ctx, id)))
    await runAll(channel, posts)
    expect(await textsOf(channel)).toEqual(texts([first, second]))
  })

  test('wait neither for other channels nor behind a post that cannot go out now', async () => {
    const [channel, other] = [await xChannel(0), await xChannel()]
    const { ctx, channelId } = channel
    const [held, unknown, refused, retried, good] = (await planPosts(
      ctx,
      [60, 50, 40, 30, 20].map((minutes) => ({ channelId, at: ago(minutes) })),
    )) as [PlannedPost, PlannedPost, PlannedPost, PlannedPost, PlannedPost]
    const [elsewhere] = (await planPosts(other.ctx, [{ channelId: other.channelId, at: ago(10) }])) as [
      PlannedPost,
    ]
    await inProject(ctx, async (tx) => {
      await tx.update(packages).set({ held: true }).where(eq(packages.id, held.packageId))
      await tx.update(publications).set({ status: 'unconfirmed' }).where(eq(publications.id, unknown.id))
      await tx.update(publications).set({ payloadHash: 'changed' }).where(eq(publications.id, refused.id))
    })
    await runPublication(other.ctx, elsewhere.id)
    expect(await textsOf(other)).toEqual([elsewhere.text])
    await runPublication(ctx, refused.id)
    expect((await readPublication(ctx, refused.id)).status).toBe('failed')
    await setSandboxFault(channel.account, { path: '/2/tweets', kind: 'rate-limited' })
    await runPublication(ctx, retried.id)
    await runPublication(ctx, good.id)
    expect(await textsOf(channel)).toEqual([good.text])
    // Once it is due again, it goes before posts that were planned for later.
    const [later] = (await planPosts(ctx, [{ channelId, at: ago(1) }])) as [PlannedPost]
    await makeDue(ctx, retried.id)
    await runPublication(ctx, later.id)
    await runPublication(ctx, retried.id)
    await runPublication(ctx, later.id)
    expect(await textsOf(channel)).toEqual(texts([good, retried, later]))
  })

  test('let a post go first that a person publishes at once', async () => {
    const channel = await xChannel()
    const { ctx, channelId } = channel
    const [first, second] = (await planPosts(
      ctx,
      [20, 10].map((minutes) => ({ channelId, at: ago(minutes) })),
    )) as [PlannedPost, PlannedPost]
    await runPublication(ctx, first.id)
    const asked = await queueApproved(ctx, [channelId])
    await runPublication(ctx, asked.publicationIds[0] ?? '')
    await runPublication(ctx, second.id)
    expect(await textsOf(channel)).toEqual([first.text, asked.text])
  })

  test('wait together once the daily cap is reached, until there is room or the cap is raised', async () => {
    const channel = await xChannel(0)
    const { ctx, channelId } = channel
    await inProject(ctx, (tx) => tx.update(channels).set({ dailyCap: 1 }).where(eq(channels.id, channelId)))
    const posts = await planPosts(
      ctx,
      [40, 30, 20].map((minutes) => ({ channelId, at: ago(minutes) })),
    )
    await runAll(channel, posts)
    await runAll(channel, posts)
    expect(await textsOf(channel)).toEqual([posts[0]?.text])
    for (const { id } of posts.slice(1)) {
      const row = await readPublication(ctx, id)
      expect(row).toMatchObject({ status: 'pending', error: { code: 'daily-cap' } })
      expect(row.dueAt.getTime()).toBeGreaterThan(Date.now())
    }
    // If an admin raises the cap, posts don't have to wait until tomorrow.
    await changeChannel(ctx, { id: channelId, daily_cap: 3 })
    expect(await swept(channel)).toBe(1)
    await runAll(channel, posts)
    await runAll(channel, posts)
    expect(await textsOf(channel)).toEqual(texts(posts))
  })
})

/** Counts how many of a project's posts the sweep puts in the queue. */
async function swept({ ctx }: Pick<Channel, 'ctx'>): Promise<number> {
  const longAgo = ago(10)
  const all = () =>
    inProject(ctx, (tx) => tx.select().from(publications).where(eq(publications.status, 'pending')))
  await queueDuePublications()
  return (await all()).filter(({ queuedAt }) => queuedAt && queuedAt > longAgo).length
}

test('the sweep queues only the first waiting post of each channel, however many wait behind it', async () => {
  for (const { ctx, channelId } of [await xChannel(), await xChannel()]) {
    const posts = await planPosts(
      ctx,
      Array.from({ length: 30 }, (_, at) => ({ channelId, at: ago(60 - at) })),
    )
    await inProject(ctx, (tx) => tx.update(publications).set({ queuedAt: ago(20) }))
    const [first] = posts as [PlannedPost]
    expect(await swept({ ctx })).toBe(1)
    expect(await swept({ ctx })).toBe(1)
    expect((await readPublication(ctx, first.id)).queuedAt?.getTime()).toBeGreaterThan(ago(10).getTime())
  }
})

describe('a post overdue by more than the project’s limit', () => {
  test('waits for a person to publish it, and those behind it go out', async () => {
    const channel = await xChannel(0)
    const { ctx, channelId } = channel
    const [late, good] = (await planPosts(ctx, [
      { channelId, at: ago(12 * 60 + 1) },
      { channelId, at: ago(12 * 60 - 1) },
    ])) as [PlannedPost, PlannedPost]
    await runAll(channel, [late, good])
    await runAll(channel, [good])
    expect(await textsOf(channel)).toEqual([good.text])
    expect(await readPublication(ctx, late.id)).toMatchObject({
      status: 'cancelled',
      error: {
        code: 'overdue',
        message: 'This post was due more than 12 hours ago, so it waits for you.',
      },
    })
    expect(await getPackage(ctx, { id: late.packageId })).toMatchObject({
      status: 'approved',
      scheduled_at: null,
      overdue_since: late.at.toISOString(),
      actions: expect.arrayContaining(['publish', 'schedule']),
    })
    const { events } = await readPackageState(ctx, late.packageId)
    expect(events.at(-1)).toMatchObject({ action: 'overdue', fromStatus: 'scheduled', toStatus: 'approved' })
    expect(await publishPackage(ctx, { id: late.packageId })).toMatchObject({ overdue_since: null })
    await runPublication(ctx, late.id)
    expect(await textsOf(channel)).toEqual([good.text, late.text])
  })

  test('is measured by the project’s own limit', async () => {
    const channel = await xChannel(0)
    const { ctx, channelId } = channel
    await inProject(ctx, (tx) =>
      tx.update(projects).set({ maxOverdueHours: 1 }).where(eq(projects.id, ctx.projectId)),
    )
    const [late] = (await planPosts(ctx, [{ channelId, at: ago(61) }])) as [PlannedPost]
    await runPublication(ctx, late.id)
    expect((await readPublication(ctx, late.id)).error?.message).toContain('more than an hour ago')
  })

  test('is not sent when its channel is resumed after a long pause', async () => {
    const channel = await xChannel(0)
    const { ctx, channelId } = channel
    await changeChannel(ctx, { id: channelId, status: 'disabled' })
    const [late] = (await planPosts(ctx, [{ channelId, at: ago(13 * 60) }])) as [PlannedPost]
    await runPublication(ctx, late.id)
    expect(await readPublication(ctx, late.id)).toMatchObject({
      status: 'pending',
      error: { code: 'channel-off' },
    })
    await changeChannel(ctx, { id: channelId, status: 'active' })
    expect(await swept(channel)).toBe(1)
    await runPublication(ctx, late.id)
    expect(await readPublication(ctx, late.id)).toMatchObject({
      status: 'cancelled',
      error: { code: 'overdue' },
    })
  })

  test('fails alone if another channel has published its package, and can be retried', async () => {
    const channel = await xChannel(0)
    const { ctx, channelId } = channel
    const [late] = (await planPosts(ctx, [{ channelId, at: ago(13 * 60) }])) as [PlannedPost]
    const other = await connectedChannel({ ctx }, 'linkedin')
    const { publicationIds } = await queueApproved(ctx, [other.channelId])
    const [out = ''] = publicationIds
    await inProject(ctx, async (tx) => {
      await tx
        .update(publications)
        .set({ status: 'published', packageId: late.packageId })
        .where(eq(publications.id, out))
    })
    await runPublication(ctx, late.id)
    expect(await readPublication(ctx, late.id)).toMatchObject({
      status: 'failed',
      error: { code: 'overdue' },
    })
    expect((await readPackageState(ctx, late.packageId)).status).toBe('failed')
    await retryPublication(ctx, { id: late.id })
    await runPublication(ctx, late.id)
    expect(await textsOf(channel)).toEqual([late.text])
    expect(await getPackage(ctx, { id: late.packageId })).toMatchObject({
      status: 'published',
      overdue_since: null,
    })
  })

  test('does not include one without a planned time while its channel works through earlier posts', async () => {
    const channel = await xChannel()
    const { ctx, channelId } = channel
    const [first, second] = (await planPosts(
      ctx,
      [14, 13].map((hours) => ({ channelId, at: ago(hours * 60) })),
    )) as [PlannedPost, PlannedPost]
    await inProject(ctx, (tx) => tx.update(packages).set({ scheduledAt: null, status: 'publishing' }))
    await inProject(ctx, (tx) =>
      tx
        .update(publications)
        .set({ status: 'published', sendingAt: ago(11 * 60) })
        .where(eq(publications.id, first.id)),
    )
    await runPublication(ctx, second.id)
    expect(await textsOf(channel)).toEqual([second.text])
    // Nothing was published for too long: there was an outage.
    const [third] = (await planPosts(ctx, [{ channelId, at: ago(13 * 60) }])) as [PlannedPost]
    await inProject(ctx, (tx) =>
      tx
        .update(packages)
        .set({ scheduledAt: null, status: 'publishing' })
        .where(eq(packages.id, third.packageId)),
    )
    await letMinutesPass(ctx, channelId, 13 * 60)
    await runPublication(ctx, third.id)
    expect((await readPublication(ctx, third.id)).error?.code).toBe('overdue')
  })
})
