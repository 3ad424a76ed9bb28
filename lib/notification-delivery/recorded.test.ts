import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels, notificationEvents, publications } from '@/db/schema'
import { inSystem } from '@/db/system'
import { recordEvents } from '@/lib/publications/record-event'
import { recordOutcome } from '@/lib/publishing/outcomes/record-outcome'
import { createTestChannel } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject } from '@/testing/database/factories'
import { queueApproved } from '@/testing/publishing/approved-package'
import { fanOut } from './fan-out'
import { noticeProblems } from './notice-problems'

useTestDatabase()

const minute = 60_000
const day = 24 * 60 * minute

/** A person's inbox, oldest first. */
const inboxOf = (userId: string | null) =>
  inSystem((tx) =>
    tx.execute<{ kind: string; path: string; count: number; data: Record<string, string> }>(sql`
      select e.kind, e.path, n.count, e.data from notifications n
      join notification_events e on e.id = n.event_id where n.user_id = ${userId} order by n.event_id`),
  )

test('a failed post is reported with its title, channel and reason', async () => {
  const { ctx, userId } = await createTestProject()
  const channelId = await createTestChannel(ctx)
  const { publicationIds, packageId } = await queueApproved(ctx, [channelId])
  const [publicationId = ''] = publicationIds
  const outcome = {
    kind: 'rejected',
    failure: { code: 'rejected', message: 'The account is suspended.', hint: 'Ask the network.' },
  } as const
  expect(await recordOutcome(ctx, { publicationId, attempts: 0 }, outcome as never)).toBe(true)
  await fanOut(new Date(Date.now() + minute))
  const told = (await inboxOf(userId)).filter(({ kind }) => kind === 'failed')
  expect(told).toMatchObject([
    {
      path: `/packages/${packageId}`,
      data: {
        title: expect.any(String),
        channel: expect.any(String),
        reason: expect.stringContaining('The account is suspended.'),
      },
    },
  ])
})

test('an ending connection is reported once, more than 72 hours before the first post that needs it', async () => {
  const { ctx, userId } = await createTestProject()
  const channelId = await createTestChannel(ctx)
  const { publicationIds } = await queueApproved(ctx, [channelId])
  const now = new Date()
  await inProject(ctx, async (tx) => {
    await tx.update(channels).set({ expiresAt: new Date(now.getTime() + 4 * day) })
    await tx.update(publications).set({ dueAt: new Date(now.getTime() + 5 * day) })
  })
  expect(publicationIds).toHaveLength(1)
  await noticeProblems(new Date(now.getTime() - 11 * day))
  await noticeProblems(now)
  await noticeProblems(new Date(now.getTime() + minute))
  await fanOut(new Date(now.getTime() + minute))
  const told = (await inboxOf(userId)).filter(({ kind }) => kind === 'connection_expires')
  expect(told).toHaveLength(1)
  const [one] = told
  expect(new Date(one?.data.at ?? 0).getTime() - now.getTime()).toBeGreaterThan(72 * 60 * minute)
})

test('a connection that only a person can renew is reported 14 and 3 days ahead and when it has ended; one that we renew is not', async () => {
  const { ctx } = await createTestProject()
  const end = new Date('2026-12-20T12:00:00Z')
  const before = (days: number) => new Date(end.getTime() - days * day)
  const channelId = await createTestChannel(ctx, { displayName: 'Yearly', expiresAt: end })
  await createTestChannel(ctx, { displayName: 'Renewed', expiresAt: before(-3), renewsItself: true })
  for (const days of [15, 13.5, 13, 4, 2.5, 2]) await noticeProblems(before(days))
  await inProject(ctx, (tx) =>
    tx
      .update(channels)
      .set({ status: 'expired', statusReason: 'It ended.', updatedAt: end })
      .where(eq(channels.id, channelId)),
  )
  await noticeProblems(before(-1))
  await noticeProblems(before(-1.5))
  const told = await inSystem((tx) =>
    tx
      .select({ data: notificationEvents.data })
      .from(notificationEvents)
      .where(eq(notificationEvents.projectId, ctx.projectId))
      .orderBy(notificationEvents.id),
  )
  expect(
    told.map(({ data }) => [
      data.channel,
      String(data.reason)
        .split('.')[0]
        ?.replace(/ends .*/, 'ends'),
    ]),
  ).toEqual([
    ['Yearly', 'Its connection ends'],
    ['Yearly', 'Its connection ends'],
    ['Yearly', 'Its connection has ended'],
  ])
})

test('a rejection is reported to the post’s author, and a post approved in the same step is not reported as waiting', async () => {
  const project = await createTestProject()
  const { ctx } = project
  const author = await createTestMember(project, 'editor')
  const reviewer = await createTestMember(project, 'reviewer')
  const channelId = await createTestChannel(ctx)
  const { packageId } = await queueApproved(ctx, [channelId])
  await inProject(ctx, async (tx) => {
    await tx.delete(notificationEvents)
    await recordEvents(tx, [{ actor: author.actor, packageId, action: 'edit' }])
    await recordEvents(tx, [
      { actor: reviewer.actor, packageId, action: 'reject', to: 'rejected', reason: 'Too long.' },
    ])
    await recordEvents(tx, [
      { actor: ctx.actor, packageId, action: 'compose', from: null, to: 'in_review' },
      { actor: ctx.actor, packageId, action: 'approve', from: 'in_review', to: 'approved' },
    ])
  })
  await fanOut(new Date(Date.now() + minute))
  const [forAuthor, forReviewer] = await Promise.all([inboxOf(author.actor.id), inboxOf(reviewer.actor.id)])
  expect(forAuthor).toMatchObject([{ kind: 'changes_requested', data: { reason: 'Too long.' } }])
  expect(forReviewer).toEqual([])
})
