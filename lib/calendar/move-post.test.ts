import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { packages, projects, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { transformItem } from '@/lib/packages/compose/transform-item'
import { getPackage } from '@/lib/packages/get-package'
import { schedulePackage } from '@/lib/packages/lifecycle/schedule-package'
import { approvePackage } from '@/lib/packages/review/approve-package'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { getCalendar } from './get-calendar'
import { movePost } from './move-post'

useTestDatabase()

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const [first, second] = [dayAhead(3), dayAhead(4)]
const span = { from: dayAhead(0), until: dayAhead(10) }

/** A package in review with two channels, in a project in Berlin. */
async function waiting() {
  const { ctx } = await createTestProject()
  await inProject(ctx, (tx) =>
    tx.update(projects).set({ timeZone: 'Europe/Berlin' }).where(eq(projects.id, ctx.projectId)),
  )
  const channels = [await createTestChannel(ctx), await createTestChannel(ctx, { platform: 'webhook' })]
  const { id } = await transformItem(ctx, { id: await createTestItem(ctx) })
  return { ctx, id, channels }
}

async function scheduled() {
  const place = await waiting()
  await approvePackage(place.ctx, { id: place.id })
  const { revision } = await schedulePackage(place.ctx, { id: place.id, at_local: `${first}T09:00` })
  return { ...place, revision, from: (await entriesOf(place.ctx))[0]?.at.toISOString() ?? '' }
}

const entriesOf = async (ctx: ProjectContext) => (await getCalendar(ctx, span)).entries
const planOf = async (ctx: ProjectContext) =>
  (await entriesOf(ctx)).map(({ state, wall, channels }) => [state, wall, channels.length])

test('moves a scheduled post together with its publications, at the project’s wall time, and back again', async () => {
  const { ctx, id, revision, from } = await scheduled()
  const moved = await movePost(ctx, { id, revision, from, to: `${second}T09:00` })
  expect(moved.wall).toBe(`${second}T09:00`)
  expect(await planOf(ctx)).toEqual([['scheduled', `${second}T09:00`, 2]])
  const due = await inProject(ctx, (tx) =>
    tx.select({ at: publications.dueAt }).from(publications).where(eq(publications.status, 'pending')),
  )
  expect(due.map(({ at }) => at.toISOString())).toEqual([moved.at, moved.at])
  await movePost(ctx, { id, revision: moved.revision, from: moved.at, to: `${first}T09:00` })
  expect(await planOf(ctx)).toEqual([['scheduled', `${first}T09:00`, 2]])
})

test('a single channel moves alone, and later rejoins the others', async () => {
  const { ctx, id, from, channels } = await scheduled()
  const only = { channel_ids: channels.slice(0, 1) }
  const moved = await movePost(ctx, { id, from, to: `${second}T18:00`, ...only })
  expect(await planOf(ctx)).toEqual([
    ['scheduled', `${first}T09:00`, 1],
    ['scheduled', `${second}T18:00`, 1],
  ])
  await movePost(ctx, { id, from: moved.at, to: `${first}T09:00`, ...only })
  expect(await planOf(ctx)).toEqual([['scheduled', `${first}T09:00`, 2]])
})

test('when two people move a post at the same time, one of them is told where it is now', async () => {
  const { ctx, id, revision, from } = await scheduled()
  const to = (time: string) => movePost(ctx, { id, revision, from, to: `${second}T${time}` })
  const results = await Promise.allSettled([to('10:00'), to('11:00')])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const lost = results.find((one) => one.status === 'rejected')
  expect(lost?.reason).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Someone else moved this post to'),
  })
  const [won] = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value.wall] : []))
  expect(await planOf(ctx)).toEqual([['scheduled', won, 2]])
})

test('moving a post in review changes its planned time, and it still needs approval', async () => {
  const { ctx, id } = await waiting()
  const from = new Date(`${first}T08:00:00Z`)
  await inProject(ctx, (tx) => tx.update(packages).set({ scheduledAt: from }).where(eq(packages.id, id)))
  await movePost(ctx, { id, from: from.toISOString(), to: `${second}T12:30` })
  expect(await planOf(ctx)).toEqual([['in_review', `${second}T12:30`, 2]])
  expect((await getPackage(ctx, { id })).status).toBe('in_review')
})

test('refuses a past time, another revision, other states and other projects', async () => {
  const { ctx, id, revision, from } = await scheduled()
  const move = (changes: Partial<Parameters<typeof movePost>[1]>) =>
    movePost(ctx, { id, revision, from, to: `${second}T09:00`, ...changes })
  await expect(move({ to: `${dayAhead(-1)}T09:00` })).rejects.toMatchObject({
    code: 'invalid',
    errors: [{ detail: 'Choose a time in the future.' }],
  })
  await expect(move({ revision: revision + 1 })).rejects.toMatchObject({ code: 'stale-revision' })
  const other = await createTestProject()
  await expect(movePost(other.ctx, { id, from, to: `${second}T09:00` })).rejects.toMatchObject({
    code: 'not-found',
  })
  await inProject(ctx, (tx) => tx.update(packages).set({ status: 'rejected' }).where(eq(packages.id, id)))
  await expect(move({})).rejects.toMatchObject({ code: 'wrong-state' })
})
