import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels, packages, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { getCalendar } from '@/lib/calendar/get-calendar'
import { getOverview } from '@/lib/overview/get-overview'
import { bulkApprove } from '@/lib/packages/bulk/bulk-approve'
import { transformItem } from '@/lib/packages/compose/transform-item'
import { getPackage } from '@/lib/packages/get-package'
import { publishPackage } from '@/lib/packages/lifecycle/publish-package'
import { schedulePackage } from '@/lib/packages/lifecycle/schedule-package'
import { unschedulePackage } from '@/lib/packages/lifecycle/unschedule-package'
import { listPackageEvents } from '@/lib/packages/list-package-events'
import { approvePackage } from '@/lib/packages/review/approve-package'
import { editPackage } from '@/lib/packages/review/edit-package'
import type { Platform } from '@/lib/platforms/schemas'
import { cancelPublication } from '@/lib/publishing/cancel-publication'
import { recordOutcome } from '@/lib/publishing/outcomes/record-outcome'
import { queueDuePublications } from '@/lib/publishing/queue/queue-due-publications'
import { runPublication } from '@/lib/publishing/run-publication'
import { addDays } from '@/lib/time-zones/days'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { changeChannel } from './change-channel'
import { deleteChannel } from './delete-channel'
import { listAffectedPosts } from './posts/list-affected-posts'

useTestDatabase()

const hour = 3_600_000

async function scheduled(platforms: Platform[]) {
  const { ctx } = await createTestProject()
  const ids: string[] = []
  for (const platform of platforms)
    ids.push(await createTestChannel(ctx, { platform, displayName: platform }))
  const { id } = await transformItem(ctx, { id: await createTestItem(ctx) })
  await approvePackage(ctx, { id })
  const at = new Date(Date.now() + hour)
  await schedulePackage(ctx, { id, at: at.toISOString() })
  return { ctx, id, at, ids }
}

const postOf = async (ctx: ProjectContext<'own'>, id: string, channelId: string) => {
  const [row] = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(publications)
      .where(and(eq(publications.packageId, id), eq(publications.channelId, channelId))),
  )
  if (!row) throw new Error('There is no such post.')
  return row
}

const setDue = (ctx: ProjectContext<'own'>, id: string, dueAt = new Date(Date.now() - 1000)) =>
  inProject(ctx, (tx) => tx.update(publications).set({ dueAt }).where(eq(publications.packageId, id)))

const outcome = async (
  ctx: ProjectContext<'own'>,
  id: string,
  channelId: string,
  kind: 'published' | 'rejected',
) => {
  const { id: publicationId, attempts } = await postOf(ctx, id, channelId)
  await recordOutcome(
    ctx,
    { publicationId, attempts },
    kind === 'published'
      ? { kind, remoteId: publicationId, remoteUrl: null }
      : { kind, failure: { code: 'rejected', message: 'No.', hint: 'Change it.' } },
  )
}

describe('disconnecting one channel', () => {
  test('leaves a scheduled post scheduled, visible on the overview and calendar, and under its owner’s control', async () => {
    const { ctx, id, at, ids } = await scheduled(['x', 'linkedin', 'webhook'])
    await deleteChannel(ctx, { id: ids[0] ?? '' })
    const pkg = await getPackage(ctx, { id })
    expect(pkg).toMatchObject({ status: 'scheduled', scheduled_at: at.toISOString() })
    expect(pkg.actions).toEqual(
      expect.arrayContaining(['schedule', 'unschedule', 'publish', 'edit', 'reject']),
    )
    expect((await getOverview(ctx)).planned).toMatchObject([{ id }])
    const day = at.toISOString().slice(0, 10)
    const { entries } = await getCalendar(ctx, { from: day, until: addDays(day, 1) })
    expect(entries).toMatchObject([{ packageId: id, state: 'scheduled', partial: false }])
    expect(entries[0]?.channels.map((channel) => channel.id)).not.toContain(ids[0])
    const [event] = await listPackageEvents(ctx, { id })
    expect(event).toMatchObject({ action: 'channel-disconnected', data: { channel: 'x' } })
    await schedulePackage(ctx, { id, at: new Date(at.getTime() + hour).toISOString() })
    expect(await unschedulePackage(ctx, { id })).toMatchObject({ status: 'approved' })
  })

  test('lets the other channels publish as planned, and the post is published once they have', async () => {
    const { ctx, id, ids } = await scheduled(['x', 'linkedin', 'webhook'])
    const [x = '', linkedin = '', webhook = ''] = ids
    await deleteChannel(ctx, { id: x })
    await outcome(ctx, id, linkedin, 'published')
    expect((await getPackage(ctx, { id })).status).toBe('publishing')
    await outcome(ctx, id, webhook, 'published')
    expect((await getPackage(ctx, { id })).status).toBe('published')
  })

  test('unschedules a post that was only for this channel, but keeps it approved', async () => {
    const { ctx, id, ids } = await scheduled(['x'])
    await deleteChannel(ctx, { id: ids[0] ?? '' })
    expect(await getPackage(ctx, { id })).toMatchObject({ status: 'approved', scheduled_at: null })
  })

  test('leaves a post in review that has no other channel impossible to approve, alone or with others, and says what to do', async () => {
    const { ctx } = await createTestProject()
    const x = await createTestChannel(ctx, { platform: 'x' })
    const { id } = await transformItem(ctx, { id: await createTestItem(ctx) })
    await deleteChannel(ctx, { id: x })
    await expect(approvePackage(ctx, { id })).rejects.toMatchObject({
      code: 'blocked-by-rules',
      message: 'All channels of this post have been disconnected.',
      hint: 'Open the post and choose another channel.',
    })
    expect(await bulkApprove(ctx, { packages: [{ id }] })).toMatchObject({
      done: [],
      failed: [{ id, message: 'All channels of this post have been disconnected.' }],
    })
    expect((await getPackage(ctx, { id })).status).toBe('in_review')
  })

  test('keeps errors in its version from blocking the other channels of a post', async () => {
    const { ctx } = await createTestProject()
    const x = await createTestChannel(ctx, { platform: 'x' })
    await createTestChannel(ctx, { platform: 'linkedin' })
    const { id, variants } = await transformItem(ctx, { id: await createTestItem(ctx) })
    const short = variants.find(({ platform }) => platform === 'x')
    await editPackage(ctx, { id, variants: [{ id: short?.id ?? '', text: 'ä'.repeat(400) }] })
    await expect(approvePackage(ctx, { id })).rejects.toMatchObject({ code: 'blocked-by-rules' })
    await deleteChannel(ctx, { id: x })
    expect(await approvePackage(ctx, { id })).toMatchObject({ status: 'approved' })
  })

  test('lists every affected post beforehand, planned ones first', async () => {
    const { ctx, id, at, ids } = await scheduled(['x', 'linkedin'])
    const [x = ''] = ids
    const later = await transformItem(ctx, { id: await createTestItem(ctx, { title: 'Not planned yet' }) })
    const out = await transformItem(ctx, { id: await createTestItem(ctx, { title: 'Out already' }) })
    await approvePackage(ctx, { id: out.id })
    await publishPackage(ctx, { id: out.id })
    await outcome(ctx, out.id, x, 'published')
    expect(await listAffectedPosts(ctx, { id: x })).toEqual({
      posts: [
        { id, title: 'Quillow', status: 'scheduled', due_at: at.toISOString(), only_channel: false },
        {
          id: later.id,
          title: 'Not planned yet',
          status: 'in_review',
          due_at: null,
          only_channel: false,
        },
      ],
      more: 0,
    })
    const other = await createTestProject()
    await expect(listAffectedPosts(other.ctx, { id: x })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('pausing one channel', () => {
  test('holds its posts until it is resumed, and leaves the other channels as planned', async () => {
    const { ctx, id, ids } = await scheduled(['webhook', 'linkedin'])
    const [webhook = '', linkedin = ''] = ids
    await changeChannel(ctx, { id: webhook, status: 'disabled' })
    expect((await getPackage(ctx, { id })).status).toBe('scheduled')
    await setDue(ctx, id)
    const waiting = await postOf(ctx, id, webhook)
    await runPublication(ctx, waiting.id)
    expect(await postOf(ctx, id, webhook)).toMatchObject({
      status: 'pending',
      error: { code: 'channel-off', message: 'This channel is paused.' },
    })
    expect((await getPackage(ctx, { id })).status).toBe('scheduled')
    await outcome(ctx, id, linkedin, 'published')
    const queuedAt = new Date(Date.now() - hour)
    await inProject(ctx, (tx) =>
      tx.update(publications).set({ queuedAt }).where(eq(publications.id, waiting.id)),
    )
    await queueDuePublications()
    expect((await postOf(ctx, id, webhook)).queuedAt).toEqual(queuedAt)
    await changeChannel(ctx, { id: webhook, status: 'active' })
    expect(await postOf(ctx, id, webhook)).toMatchObject({ status: 'pending', error: null })
    await queueDuePublications()
    expect((await postOf(ctx, id, webhook)).queuedAt?.getTime()).toBeGreaterThan(queuedAt.getTime())
  })
})

describe('canceling one channel’s post', () => {
  test('completes a post whose other channels are published', async () => {
    const { ctx, id, ids } = await scheduled(['x', 'linkedin'])
    const [x = '', linkedin = ''] = ids
    const waiting = await postOf(ctx, id, x)
    await expect(cancelPublication(ctx, { id: waiting.id })).rejects.toMatchObject({ code: 'wrong-state' })
    await outcome(ctx, id, linkedin, 'published')
    await cancelPublication(ctx, { id: waiting.id })
    expect((await postOf(ctx, id, x)).status).toBe('cancelled')
    expect((await getPackage(ctx, { id })).status).toBe('published')
    await expect(cancelPublication(ctx, { id: waiting.id })).rejects.toMatchObject({ code: 'wrong-state' })
  })
})

test('a scheduled post that a network delays is scheduled again and can still be unscheduled', async () => {
  const { ctx, id, ids } = await scheduled(['x', 'linkedin'])
  const [x = ''] = ids
  const { id: publicationId } = await postOf(ctx, id, x)
  await inProject(ctx, async (tx) => {
    await tx
      .update(publications)
      .set({ status: 'sending', attempts: 1 })
      .where(eq(publications.id, publicationId))
    await tx.update(packages).set({ status: 'publishing' }).where(eq(packages.id, id))
  })
  await recordOutcome(
    ctx,
    { publicationId, attempts: 1 },
    {
      kind: 'pending',
      retryAfterSeconds: 600,
      failure: { code: 'rate-limited', message: 'Too many.', hint: 'We try again automatically.' },
    },
  )
  expect(await getPackage(ctx, { id })).toMatchObject({ status: 'scheduled' })
  expect((await unschedulePackage(ctx, { id })).status).toBe('approved')
})

test('a failed channel fails the post only when nothing else is left to send', async () => {
  const { ctx, id, ids } = await scheduled(['x', 'linkedin'])
  const [x = '', linkedin = ''] = ids
  await outcome(ctx, id, x, 'rejected')
  expect((await getPackage(ctx, { id })).status).toBe('scheduled')
  await outcome(ctx, id, linkedin, 'published')
  expect((await getPackage(ctx, { id })).status).toBe('failed')
  expect(await inProject(ctx, (tx) => tx.select().from(channels))).toHaveLength(2)
})
