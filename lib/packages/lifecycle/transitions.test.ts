import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type PublicationStatus, packageStatuses, publicationStatuses } from '@/db/allowed-values'
import { inProject } from '@/db/project'
import { items, packages, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { type PackageStatus, packageTransitions, possiblyPublished } from '@/lib/publications/states'
import { updatePackageStatus } from '@/lib/publications/update-package-status'
import { useTestDatabase } from '@/testing/database/database'
import { act, inReview, reach } from '@/testing/packages/reach-status'
import { composePackages } from '../compose/compose-packages'
import { getPackage } from '../get-package'
import { listPackageEvents } from '../list-package-events'
import type { PackageAnswer } from '../schemas'
import { withdrawItems } from './withdraw-items'

useTestDatabase()

/**
 * Events that the system triggers; people's actions are tested in review.test.ts. Read from the actual transition
 * table.
 */
type SystemEvent = 'hold' | 'stale' | 'remake' | 'settled'
const statusesAfter = (event: SystemEvent, from: PackageStatus): PackageStatus[] =>
  [
    (packageTransitions[event] as Partial<Record<PackageStatus, PackageStatus | PackageStatus[]>>)[from] ??
      [],
  ].flat()

const setPublications = (ctx: ProjectContext<'own'>, id: string, status: PublicationStatus) =>
  inProject(ctx, (tx) => tx.update(publications).set({ status }).where(eq(publications.packageId, id)))

const lastEvent = async (ctx: ProjectContext<'own'>, id: string) => (await listPackageEvents(ctx, { id }))[0]

const changeItem = (ctx: ProjectContext<'own'>, made: PackageAnswer) =>
  inProject(ctx, (tx) =>
    tx
      .update(items)
      .set({ contentHash: 'second' })
      .where(eq(items.id, made.item_id ?? '')),
  )

const change = async (ctx: ProjectContext<'own'>, made: PackageAnswer) => {
  await changeItem(ctx, made)
  await composePackages(ctx, { itemIds: [made.item_id ?? ''] })
}

describe.each(packageStatuses)('a package that is %s', (from) => {
  const reached = async () => {
    const { ctx, made } = await inReview()
    await reach[from](ctx, made)
    return { ctx, made }
  }

  test('is held as the table says when its content is withdrawn', async () => {
    const { ctx, made } = await reached()
    await inProject(ctx, (tx) => withdrawItems(tx, ctx, [made.item_id ?? '']))
    const [to] = statusesAfter('hold', from)
    expect(await getPackage(ctx, { id: made.id })).toMatchObject({
      status: to ?? from,
      held: to !== undefined,
    })
    const event = await lastEvent(ctx, made.id)
    if (to) expect(event).toMatchObject({ action: 'hold', from_status: from, to_status: to })
    else expect(event?.action).not.toBe('hold')
  })

  test('is composed again in place where the table says so, if no one has edited it', async () => {
    const { ctx, made } = await reached()
    await change(ctx, made)
    const [to] = statusesAfter('remake', from)
    const event = await lastEvent(ctx, made.id)
    if (to) {
      expect(event).toMatchObject({ action: 'remake', from_status: from, to_status: to })
      expect(await getPackage(ctx, { id: made.id })).toMatchObject({ status: to, stale: false, revision: 2 })
    } else expect(event?.action).toBe('stale')
  })

  test('is marked stale as the table says when its content changes', async () => {
    const { ctx, made } = await reached()
    await inProject(ctx, (tx) => tx.update(packages).set({ edited: true }).where(eq(packages.id, made.id)))
    await change(ctx, made)
    // No post has begun, so it is withdrawn where the table allows it.
    const [to] = statusesAfter('stale', from)
    expect(await getPackage(ctx, { id: made.id })).toMatchObject({ status: to, stale: true })
    expect(await lastEvent(ctx, made.id)).toMatchObject({ action: 'stale', from_status: from, to_status: to })
  })

  test.each(publicationStatuses)(
    'follows its publications as the table says when they are %s',
    async (outcome) => {
      const { ctx, made } = await reached()
      await setPublications(ctx, made.id, outcome)
      const eventsBefore = (await listPackageEvents(ctx, { id: made.id })).length
      await inProject(ctx, (tx) => updatePackageStatus(tx, ctx, { packageId: made.id }))
      const { status } = await getPackage(ctx, { id: made.id })
      const [event, ...older] = await listPackageEvents(ctx, { id: made.id })
      if (status === from) expect(older.length + 1).toBe(eventsBefore)
      else {
        expect(statusesAfter('settled', from)).toContain(status)
        expect(event).toMatchObject({ action: 'settled', from_status: from, to_status: status })
      }
      const settles: Partial<Record<PublicationStatus, PackageStatus>> = {
        published: 'published',
        failed: 'failed',
        sending: 'publishing',
        unconfirmed: 'publishing',
      }
      if (statusesAfter('settled', from).length > 0 && settles[outcome]) expect(status).toBe(settles[outcome])
    },
  )
})

describe.each(possiblyPublished)('a package with a post that is %s', (status) => {
  test.each(['scheduled', 'publishing'] as const)('stays %s when its content changes', async (from) => {
    const { ctx, made } = await inReview()
    await reach[from](ctx, made)
    await setPublications(ctx, made.id, status)
    await change(ctx, made)
    expect(await getPackage(ctx, { id: made.id })).toMatchObject({ status: from, stale: true })
    expect(await lastEvent(ctx, made.id)).toMatchObject({
      action: 'stale',
      from_status: from,
      to_status: from,
    })
  })

  test('can be neither held nor rejected', async () => {
    const { ctx, made } = await inReview()
    await reach.publishing(ctx, made)
    await setPublications(ctx, made.id, status)
    await inProject(ctx, (tx) => withdrawItems(tx, ctx, [made.item_id ?? '']))
    expect(await getPackage(ctx, { id: made.id })).toMatchObject({ status: 'publishing', held: false })
    await expect(act.reject(ctx, made)).rejects.toMatchObject({ code: 'wrong-state' })
  })
})
