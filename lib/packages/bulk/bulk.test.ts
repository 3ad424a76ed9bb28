import { asc, eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { bulkDecisions, organizations, packages, publications, topics, variants } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { setSlots } from '@/lib/slots/set-slots'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject } from '@/testing/database/factories'
import { schedulePackage } from '../lifecycle/schedule-package'
import { approvePackage } from '../review/approve-package'
import { editPackage } from '../review/edit-package'
import { bulkApprove } from './bulk-approve'
import { bulkReject } from './bulk-reject'
import { bulkSchedule } from './bulk-schedule'
import { undoBulk } from './undo-bulk'

useTestDatabase()

const day = 86_400_000

/** Creates a project with posts in review for two channels. Only the first channel has posting times, one per day. */
async function createBrand(count: number, values: Partial<typeof packages.$inferInsert> = {}) {
  const project = await createTestProject()
  const { ctx } = project
  const x = await createTestChannel(ctx, { platform: 'x' })
  const linkedin = await createTestChannel(ctx)
  await setSlots(ctx, {
    id: x,
    slots: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '09:00', content_type: null })),
  })
  const itemId = await createTestItem(ctx)
  const ids = Array.from({ length: count }, () => newId())
  await inProject(ctx, async (tx) => {
    if (count === 0) return
    await tx
      .insert(packages)
      .values(
        ids.map((id, at) => ({ id, itemId, title: `Post ${at}`, status: 'in_review' as const, ...values })),
      )
    await tx.insert(variants).values(
      ids.flatMap((id, at) =>
        ([x, linkedin] as const).map((channelId) => ({
          id: newId(),
          packageId: id,
          channelId,
          platform: channelId === x ? ('x' as const) : ('linkedin' as const),
          language: 'en',
          text: `A quiet word about jar ${at}.`,
        })),
      ),
    )
  })
  return { project, ctx, x, linkedin, ids, all: { packages: ids.map((id) => ({ id })) } }
}

/** Undoes an action within the time limit, however long the previous steps took on a busy machine. */
async function undoInTime(ctx: ProjectContext<'own'>, { decision_id }: { decision_id: string | null }) {
  const decision = { decision_id: decision_id ?? '' }
  await inProject(ctx, (tx) =>
    tx.update(bulkDecisions).set({ createdAt: new Date() }).where(eq(bulkDecisions.id, decision.decision_id)),
  )
  return undoBulk(ctx, decision)
}

/** Everything that an undo must restore: states, times, approvals and pending publications. */
const stateOf = (ctx: ProjectContext) =>
  inProject(ctx, async (tx) => ({
    packages: await tx
      .select({
        id: packages.id,
        status: packages.status,
        at: packages.scheduledAt,
        revision: packages.revision,
      })
      .from(packages)
      .orderBy(packages.id),
    variants: await tx
      .select({ id: variants.id, hash: variants.approvedHash, at: variants.scheduledAt })
      .from(variants)
      .orderBy(variants.id),
    waiting: await tx
      .select({ variant: publications.variantId, dueAt: publications.dueAt })
      .from(publications)
      .where(eq(publications.status, 'pending'))
      .orderBy(publications.variantId),
    topics: await tx
      .select({ trust: topics.trust, mode: topics.publishMode, notice: topics.notice })
      .from(topics),
  }))

describe('a bulk approval', () => {
  test('approves what it can, says why each other post fails, and can be undone as a whole', async () => {
    const { ctx, ids, all } = await createBrand(5)
    const [fine, edited, held, long, rejected] = ids
    await inProject(ctx, async (tx) => {
      await tx
        .update(packages)
        .set({ authorId: ctx.actor.id })
        .where(eq(packages.id, edited ?? ''))
      await tx
        .update(packages)
        .set({ held: true })
        .where(eq(packages.id, held ?? ''))
      await tx
        .update(packages)
        .set({ status: 'rejected' })
        .where(eq(packages.id, rejected ?? ''))
      await tx
        .update(variants)
        .set({ text: 'Too long for it. '.repeat(300) })
        .where(eq(variants.packageId, long ?? ''))
    })
    await inSystem((tx) =>
      tx.update(organizations).set({ requireSecondApprover: true }).where(eq(organizations.id, ctx.orgId)),
    )
    const before = await stateOf(ctx)
    const gone = newId()
    const answer = await bulkApprove(ctx, { packages: [...all.packages, { id: gone }] })
    expect(answer.done).toMatchObject([{ id: fine, status: 'approved' }])
    expect(Object.fromEntries(answer.failed.map(({ id, position, code }) => [id ?? position, code]))).toEqual(
      {
        5: 'not-found',
        [edited ?? '']: 'forbidden',
        [held ?? '']: 'wrong-state',
        [long ?? '']: 'blocked-by-rules',
        [rejected ?? '']: 'wrong-state',
      },
    )
    expect(answer.failed.find(({ id }) => id === edited)?.message).toMatch(/second approver/)
    expect(answer.failed.find(({ id }) => id === long)?.message).toMatch(/too long/i)
    expect((await undoInTime(ctx, answer)).failed).toEqual([])
    expect(await stateOf(ctx)).toEqual(before)
  })

  test('of a topic’s posts raises its trust, sends nothing while it can be undone, and the undo lowers the trust again', async () => {
    const { ctx, ids, all } = await createBrand(2)
    const topicId = newId()
    const soon = new Date(Date.now() + 9000)
    await inProject(ctx, async (tx) => {
      await tx.insert(topics).values({
        id: topicId,
        name: 'Jars',
        rrule: 'FREQ=DAILY',
        startsAt: '2026-01-01T09:00',
        timeZone: 'UTC',
        trust: 2,
      })
      await tx.update(packages).set({ topicId, scheduledAt: soon }).where(inArray(packages.id, ids))
    })
    const before = await stateOf(ctx)
    const answer = await bulkApprove(ctx, all)
    expect(answer.done.map(({ status }) => status)).toEqual(['scheduled', 'scheduled'])
    const now = await stateOf(ctx)
    expect(now.topics).toMatchObject([{ trust: 4 }])
    expect(now.waiting).toHaveLength(4)
    for (const { dueAt } of now.waiting)
      expect(dueAt.getTime()).toBeGreaterThan(Date.parse(answer.undo_until ?? '') + 2000)
    expect((await undoInTime(ctx, answer)).failed).toEqual([])
    expect(await stateOf(ctx)).toEqual(before)
  })
})

describe('a bulk rejection', () => {
  test('cancels what was scheduled, and undoing it restores schedules and approvals', async () => {
    const { ctx, ids, all } = await createBrand(3)
    const [scheduled, approved] = ids
    await approvePackage(ctx, { id: scheduled ?? '' })
    await approvePackage(ctx, { id: approved ?? '' })
    await schedulePackage(ctx, { id: scheduled ?? '', at: new Date(Date.now() + day).toISOString() })
    const before = await stateOf(ctx)
    const answer = await bulkReject(ctx, { ...all, reason: 'Off brand.' })
    expect(answer.done.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect((await stateOf(ctx)).waiting).toEqual([])
    const undone = await undoInTime(ctx, answer)
    expect(undone.undone.map(({ status }) => status).toSorted()).toEqual([
      'approved',
      'in_review',
      'scheduled',
    ])
    expect(await stateOf(ctx)).toEqual(before)
  })
})

describe('bulk scheduling', () => {
  test('spreads twenty posts in review over a month, each in a free slot, and undoing returns them to review', async () => {
    const { ctx, x, all } = await createBrand(20)
    const before = await stateOf(ctx)
    const answer = await bulkSchedule(ctx, { ...all, approve: true, spread_days: 30 })
    expect(answer.failed).toEqual([])
    const times = answer.done.map(({ scheduled_at }) => Date.parse(scheduled_at ?? ''))
    expect(new Set(times).size).toBe(20)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(26 * day)
    expect(Math.max(...times)).toBeLessThan(Date.now() + 31 * day)
    const now = await stateOf(ctx)
    expect(now.waiting).toHaveLength(40)
    expect((await undoInTime(ctx, answer)).failed).toEqual([])
    expect(await stateOf(ctx)).toEqual(before)
    // The slots are free again, and canceled intents are reused.
    const again = await bulkSchedule(ctx, { ...all, approve: true })
    expect(again.done).toHaveLength(20)
    const [taken] = await inProject(ctx, (tx) =>
      tx
        .select({ n: sql<number>`count(distinct due_at)::int` })
        .from(publications)
        .where(sql`channel_id = ${x} and status = 'pending'`),
    )
    expect(taken?.n).toBe(20)
  })

  test('respects the channel’s minimum gap, its daily cap and taken slots', async () => {
    const { ctx, x, ids, all } = await createBrand(4)
    await setSlots(ctx, {
      id: x,
      slots: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
        ['09:00', '09:20', '12:00', '15:00'].map((time) => ({ weekday, time, content_type: null })),
      ),
    })
    await inProject(ctx, (tx) =>
      tx.execute(sql`update channels set min_gap_minutes = 60, daily_cap = 2 where id = ${x}`),
    )
    await bulkApprove(ctx, all)
    const first = await bulkSchedule(ctx, { packages: [{ id: ids[0] ?? '' }] })
    const rest = await bulkSchedule(ctx, { packages: ids.slice(1).map((id) => ({ id })) })
    const times = [...first.done, ...rest.done]
      .map(({ scheduled_at }) => Date.parse(scheduled_at ?? ''))
      .toSorted((a, b) => a - b)
    expect(times).toHaveLength(4)
    for (const [at, time] of times.entries()) {
      expect(time - (times[at - 1] ?? 0)).toBeGreaterThanOrEqual(60 * 60_000)
      expect(times.filter((other) => other >= time && other < time + day).length).toBeLessThanOrEqual(2)
    }
  })

  test('reports that no channel has posting times, and keeps the approval it gave', async () => {
    const { ctx, x, all } = await createBrand(1)
    await setSlots(ctx, { id: x, slots: [] })
    const answer = await bulkSchedule(ctx, { ...all, approve: true })
    expect(answer.failed).toMatchObject([{ code: 'no-slots' }])
    expect(answer.done).toMatchObject([{ status: 'approved' }])
  })

  test('a bulk action on a filter affects only the posts that match it', async () => {
    const { ctx, ids } = await createBrand(3)
    const answer = await bulkApprove(ctx, { filter: { status: 'in_review', q: 'Post 1' } })
    expect(answer.done.map(({ id }) => id)).toEqual([ids[1]])
  })
})

describe('undoing', () => {
  test('skips posts that were changed since, and works once, for the person who acted, within ten seconds', async () => {
    const { project, ctx, ids, all } = await createBrand(2)
    const answer = await bulkApprove(ctx, all)
    const undo = { decision_id: answer.decision_id ?? '' }
    const colleague = await createTestMember(project, 'editor')
    await expect(undoBulk(colleague, undo)).rejects.toMatchObject({ code: 'not-found' })
    const [variant] = await inProject(ctx, (tx) =>
      tx
        .select()
        .from(variants)
        .where(eq(variants.packageId, ids[0] ?? ''))
        .orderBy(asc(variants.id)),
    )
    await editPackage(colleague, {
      id: ids[0] ?? '',
      variants: [{ id: variant?.id ?? '', text: 'In my own words.' }],
    })
    const { undone, failed } = await undoInTime(ctx, undo)
    expect(undone.map(({ id }) => id)).toEqual([ids[1]])
    expect(failed).toMatchObject([{ id: ids[0] }])
    await expect(undoBulk(ctx, undo)).rejects.toMatchObject({ code: 'wrong-state' })

    const later = await bulkApprove(ctx, { packages: [{ id: ids[1] ?? '' }] })
    await inProject(ctx, (tx) =>
      tx
        .update(bulkDecisions)
        .set({ createdAt: new Date(Date.now() - 13_000) })
        .where(eq(bulkDecisions.id, later.decision_id ?? '')),
    )
    await expect(undoBulk(ctx, { decision_id: later.decision_id ?? '' })).rejects.toMatchObject({
      code: 'wrong-state',
    })
  })
})
