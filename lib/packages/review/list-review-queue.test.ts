import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { PackageStatus } from '@/db/allowed-values'
import { inProject } from '@/db/project'
import { items, packages, publications } from '@/db/schema'
import { readIdCursor } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { createTestChannel, createTestItem, createTestSource } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { composePackages } from '../compose/compose-packages'
import { countReviewQueue } from './count-review-queue'
import { listReviewQueue } from './list-review-queue'

useTestDatabase()

/** Creates a project with a package in review for each title, in that order. */
async function waiting(...titles: string[]) {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx, { displayName: 'Our page' })
  const sourceId = await createTestSource(ctx)
  const ids: string[] = []
  for (const title of titles) {
    const itemId = await createTestItem(ctx, { sourceId, title })
    const { packageOf } = await composePackages(ctx, { itemIds: [itemId] })
    ids.push(packageOf.get(itemId) ?? '')
  }
  return { ctx, ids }
}

const move = (
  ctx: ProjectContext<'own'>,
  id: string | undefined,
  status: PackageStatus,
  scheduledAt?: Date,
) =>
  inProject(ctx, (tx) =>
    tx
      .update(packages)
      .set({ status, scheduledAt })
      .where(eq(packages.id, id ?? '')),
  )

async function post(
  ctx: ProjectContext<'own'>,
  packageId: string | undefined,
  values: Pick<typeof publications.$inferInsert, 'status'> & { finishedAt?: Date },
) {
  await inProject(ctx, async (tx) => {
    const [variant] = await tx.query.variants.findMany({
      where: (own) => eq(own.packageId, packageId ?? ''),
    })
    await tx.insert(publications).values({
      id: newId(),
      packageId: packageId ?? '',
      variantId: variant?.id ?? '',
      channelId: variant?.channelId,
      packageRevision: 1,
      payload: {},
      payloadHash: 'x',
      ...values,
    })
  })
}

describe('the review queue', () => {
  test('lists an overdue package once among those that need a decision, and counts it', async () => {
    const { ctx, ids } = await waiting('Unconfirmed', 'Both', 'Overdue', 'Fine')
    const since = new Date('2026-11-20T09:00:00Z')
    for (const id of ids.slice(0, 2)) await post(ctx, id, { status: 'unconfirmed' })
    await inProject(ctx, (tx) =>
      tx
        .update(packages)
        .set({ overdueSince: since })
        .where(inArray(packages.id, ids.slice(1, 3))),
    )
    const first = await listReviewQueue(ctx, { status: 'decision', limit: 2 })
    const after = readIdCursor(first.next_cursor ?? '')
    const rest = await listReviewQueue(ctx, { status: 'decision', limit: 2, after })
    expect([...first.data, ...rest.data].map((row) => [row.title, row.overdueSince])).toEqual([
      ['Overdue', since],
      ['Both', since],
      ['Unconfirmed', null],
    ])
    expect((await countReviewQueue(ctx)).decision).toBe(3)
  })

  test('shows the generated card if the item has no image', async () => {
    const { ctx } = await createTestProject()
    await createTestChannel(ctx)
    const itemId = await createTestItem(ctx, { sourceId: await createTestSource(ctx) })
    await inProject(ctx, (tx) =>
      tx.update(items).set({ featuredImage: null, mediaUrls: [] }).where(eq(items.id, itemId)),
    )
    await composePackages(ctx, { itemIds: [itemId] })
    const { data } = await listReviewQueue(ctx, { status: 'in_review', limit: 25 })
    expect(data[0]?.image).toMatch(/^\/api\/media\/[0-9a-f-]{36}\.jpg$/)
  })

  test('shows one state, newest first, with an excerpt of each post', async () => {
    const { ctx, ids } = await waiting('First', 'Second', 'Third')
    await move(ctx, ids[1], 'rejected')
    const { data } = await listReviewQueue(ctx, { status: 'in_review', limit: 25 })
    expect(data.map((one) => one.title)).toEqual(['Third', 'First'])
    expect(data[0]).toMatchObject({ revision: 1, unconfirmed: false, image: expect.any(String) })
    expect(data[0]?.variants).toMatchObject([{ platform: 'linkedin', channel: 'Our page' }])
    expect(data[0]?.variants[0]?.excerpt.length).toBeGreaterThan(20)
    expect(data[0]?.updatedAt).toBeInstanceOf(Date)
  })

  test('returns every package once across pages, even while new items arrive', async () => {
    const { ctx } = await waiting('One', 'Two', 'Three')
    const first = await listReviewQueue(ctx, { status: 'in_review', limit: 2 })
    await createTestItem(ctx, { title: 'Later' })
    const after = readIdCursor(first.next_cursor ?? undefined)
    const second = await listReviewQueue(ctx, { status: 'in_review', limit: 2, after })
    expect([...first.data, ...second.data].map((one) => one.title)).toEqual(['Three', 'Two', 'One'])
    expect(second.next_cursor).toBeNull()
  })

  test('lists a package with an unconfirmed post as needing a decision, whatever its state', async () => {
    const { ctx, ids } = await waiting('Known', 'Unknown')
    await move(ctx, ids[1], 'publishing')
    await post(ctx, ids[1], { status: 'unconfirmed' })
    const { data } = await listReviewQueue(ctx, { status: 'decision', limit: 25 })
    expect(data).toMatchObject([{ title: 'Unknown', unconfirmed: true }])
    expect(await countReviewQueue(ctx)).toMatchObject({ in_review: 1, publishing: 1, failed: 0, decision: 1 })
  })

  test('shows nothing from another project', async () => {
    await waiting('Theirs')
    const { ctx } = await createTestProject()
    expect((await listReviewQueue(ctx, { status: 'in_review', limit: 25 })).data).toEqual([])
    expect(Object.values(await countReviewQueue(ctx)).every((n) => n === 0)).toBe(true)
  })
})
