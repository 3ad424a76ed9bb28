import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { GET } from '@/app/api/calendar/[id]/[secret]/route'
import { inProject } from '@/db/project'
import { auditEvents, packages, projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { transformItem } from '@/lib/packages/compose/transform-item'
import { schedulePackage } from '@/lib/packages/lifecycle/schedule-package'
import { approvePackage } from '@/lib/packages/review/approve-package'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { createFeed } from './create-feed'
import { getCalendar } from './get-calendar'
import { listFeeds } from './list-feeds'
import { movePost } from './move-post'
import { revokeFeed } from './revoke-feed'

useTestDatabase()

const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Calls the route the way a calendar program does. */
async function read(url: string): Promise<Response> {
  const [id = '', secret = ''] = new URL(url).pathname.split('/').slice(3)
  return GET(new Request(url), { params: Promise.resolve({ id, secret }) })
}

/** A project in Berlin with a post at 09:00 in three days. */
async function withPost() {
  const { ctx } = await createTestProject()
  await inProject(ctx, (tx) =>
    tx.update(projects).set({ timeZone: 'Europe/Berlin' }).where(eq(projects.id, ctx.projectId)),
  )
  await createTestChannel(ctx, { displayName: 'Page; with, signs' })
  const { id } = await transformItem(ctx, { id: await createTestItem(ctx, { title: 'Oskelle, the first' }) })
  await approvePackage(ctx, { id })
  await schedulePackage(ctx, { id, at_local: `${ahead(3)}T09:00` })
  return { ctx, id }
}

const valuesOf = (file: string, name: string) =>
  [...file.replaceAll('\r\n ', '').matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(([, value]) => value)

const entryOf = async (ctx: ProjectContext) =>
  (await getCalendar(ctx, { from: ahead(0), until: ahead(30) })).entries[0]

test('a calendar app reads the plan by the secret URL, and a moved post keeps its UID', async () => {
  const { ctx, id } = await withPost()
  const { url } = await createFeed(ctx, { name: 'Team' })
  const answer = await read(url)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const before = await answer.text()
  const at = (await entryOf(ctx))?.at.toISOString() ?? ''
  expect(valuesOf(before, 'DTSTART')).toEqual([at.replaceAll(/[-:]|\.000/g, '')])
  expect(valuesOf(before, 'SUMMARY')).toEqual(['Oskelle\\, the first'])
  expect(valuesOf(before, 'DESCRIPTION')[0]).toContain('LinkedIn: Page\\; with\\, signs')
  expect(valuesOf(before, 'URL')[0]).toContain(`/packages/${id}`)
  await movePost(ctx, { id, from: at, to: `${ahead(5)}T10:00` })
  const after = await (await read(url)).text()
  expect(valuesOf(after, 'UID')).toEqual(valuesOf(before, 'UID'))
  expect(valuesOf(after, 'DTSTART')).not.toEqual(valuesOf(before, 'DTSTART'))
})

test('a feed covers 90 days back and a year ahead, and marks proposed posts as tentative', async () => {
  const { ctx, id } = await withPost()
  const { url } = await createFeed(ctx, { name: 'Team' })
  const plan = async (days: number, status: 'scheduled' | 'in_review') => {
    const scheduledAt = new Date(Date.now() + days * 86_400_000)
    await inProject(ctx, (tx) => tx.update(packages).set({ status, scheduledAt }).where(eq(packages.id, id)))
    const file = await (await read(url)).text()
    return [valuesOf(file, 'SUMMARY'), valuesOf(file, 'STATUS')]
  }
  expect(await plan(-91, 'scheduled')).toEqual([[], []])
  expect(await plan(367, 'scheduled')).toEqual([[], []])
  expect(await plan(-89, 'scheduled')).toEqual([['Oskelle\\, the first'], ['CONFIRMED']])
  expect(await plan(365, 'in_review')).toEqual([['Oskelle\\, the first (In review)'], ['TENTATIVE']])
})

test('a wrong or revoked secret reveals nothing', async () => {
  const { ctx } = await withPost()
  const other = await withPost()
  const { url } = await createFeed(ctx, { name: 'Team' })
  const { url: theirs } = await createFeed(other.ctx, { name: 'Theirs' })
  const secret = url.split('/').at(-1) ?? ''
  const crossed = theirs.replace(/[^/]+$/, secret)
  const unknown = url.replace(/calendar\/[^/]+/, 'calendar/01920000-0000-7000-8000-000000000001')
  const answers = []
  for (const wrong of [`${url}x`, url.slice(0, -1), crossed, unknown, url.replace(/[^/]+$/, '%00')]) {
    const { status, headers } = await read(wrong)
    answers.push([status, headers.get('content-type')])
  }
  expect(new Set(answers.map(String))).toEqual(new Set(['404,application/problem+json']))

  const [feed] = await listFeeds(ctx)
  expect(JSON.stringify(feed)).not.toContain(secret)
  await expect(revokeFeed(other.ctx, { id: feed?.id ?? '' })).rejects.toMatchObject({ code: 'not-found' })
  expect((await read(url)).status).toBe(200)
  await revokeFeed(ctx, { id: feed?.id ?? '' })
  expect((await read(url)).status).toBe(404)
  const trail = await inSystem((tx) =>
    tx.select().from(auditEvents).where(eq(auditEvents.projectId, ctx.projectId)),
  )
  expect(trail.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['calendar_feed.created', 'calendar_feed.revoked']),
  )
  expect(JSON.stringify(trail)).not.toContain(secret)
})

test('limits how often a URL is read, and records the last read', async () => {
  const { ctx } = await withPost()
  const { url } = await createFeed(ctx, { name: 'Team' })
  const statuses: number[] = []
  // A rate limit window may end during the loop; then the next one fills up soon.
  for (let tries = 0; tries < 62; tries++) statuses.push((await read(url)).status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect((await listFeeds(ctx))[0]?.lastReadAt).toBeInstanceOf(Date)
})
