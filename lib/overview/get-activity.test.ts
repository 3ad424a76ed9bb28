import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { packages, projects, publications, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { getActivity } from './get-activity'

useTestDatabase()

/** A Sunday, 23:30 in Berlin. */
const now = new Date('2026-11-22T22:30:00Z')

const idAt = (text: string, n: number) => {
  const time = Date.parse(text).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${String(n).padStart(12, '0')}`
}

/** Stores posts that were published at these times, each in a package of its own. */
async function publish(ctx: ProjectContext<'own'>, ...times: string[]) {
  for (const at of times) await publishOnChannels(ctx, at)
}

/** Stores one post that was published at these times, each on a channel of its own. */
async function publishOnChannels(ctx: ProjectContext<'own'>, ...times: string[]) {
  const packageId = newId()
  await inProject(ctx, (tx) => tx.insert(packages).values({ id: packageId, status: 'published' }))
  for (const at of times) {
    const channelId = await createTestChannel(ctx)
    const variantId = newId()
    await inProject(ctx, async (tx) => {
      await tx
        .insert(variants)
        .values({ id: variantId, packageId, channelId, platform: 'linkedin', language: 'en', text: 'T' })
      await tx.insert(publications).values({
        id: newId(),
        packageId,
        variantId,
        channelId,
        packageRevision: 1,
        payload: {},
        payloadHash: 'x',
        status: 'published',
        finishedAt: new Date(at),
      })
    })
  }
}

test('counts incoming content and published posts of this project for eight weeks in its time zone', async () => {
  const { ctx } = await createTestProject()
  const other = await createTestProject()
  await inProject(ctx, (tx) =>
    tx.update(projects).set({ timeZone: 'Europe/Berlin' }).where(eq(projects.id, ctx.projectId)),
  )
  // The week from 16 November begins at 23:00 UTC the day before.
  await createTestItem(ctx, { id: idAt('2026-11-15T22:59:59Z', 1) })
  await createTestItem(ctx, { id: idAt('2026-11-15T23:00:00Z', 2) })
  await createTestItem(ctx, { id: idAt('2026-11-22T22:00:00Z', 3) })
  await createTestItem(ctx, { id: idAt('2026-09-20T12:00:00Z', 4) })
  await createTestItem(other.ctx, { id: idAt('2026-11-20T12:00:00Z', 5) })
  await publish(ctx, '2026-09-28T12:00:00Z', '2026-11-17T12:00:00Z', '2026-11-18T12:00:00Z')
  await publish(other.ctx, '2026-11-17T12:00:00Z')
  const weeks = await getActivity(ctx, now)
  expect(weeks).toHaveLength(8)
  expect(weeks[0]).toEqual({ monday: '2026-09-28', content: 0, posts: 1 })
  expect(weeks.slice(-2)).toEqual([
    { monday: '2026-11-09', content: 1, posts: 0 },
    { monday: '2026-11-16', content: 2, posts: 2 },
  ])
})

test('a post counts once, in the week in which it went out first, on however many channels', async () => {
  const { ctx } = await createTestProject()
  await publishOnChannels(ctx, '2026-11-17T12:00:00Z', '2026-11-17T12:01:00Z', '2026-11-18T09:00:00Z')
  await publishOnChannels(ctx, '2026-11-12T12:00:00Z', '2026-11-19T12:00:00Z')
  const weeks = await getActivity(ctx, now)
  expect(weeks.slice(-2).map(({ posts }) => posts)).toEqual([1, 1])
})
