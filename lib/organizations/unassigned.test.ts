import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels, items, organizations, packages, sources, variants } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { assignUnassigned } from './assign-unassigned'
import { deleteOrganization } from './delete-organization'
import { listUnassigned } from './list-unassigned'

useTestDatabase()

/** Creates a legacy source, one of its items and a package with one variant, all in a workspace but in no project. */
async function legacyRows(orgId: string) {
  const ids = { source: newId(), item: newId(), package: newId(), variant: newId() }
  const legacy = { orgId, projectId: null }
  await inSystem(async (tx) => {
    await tx
      .insert(sources)
      .values({ ...legacy, id: ids.source, sourceType: 'bucket_manifest', name: 'Old bucket', config: {} })
    await tx.insert(items).values({
      ...legacy,
      id: ids.item,
      sourceId: ids.source,
      externalId: 'old',
      title: 'Old item',
      contentHash: 'x',
    })
    await tx.insert(packages).values({ ...legacy, id: ids.package, itemId: ids.item, title: 'Old package' })
    await tx.insert(variants).values({
      ...legacy,
      id: ids.variant,
      packageId: ids.package,
      platform: 'x',
      language: 'en',
      text: 'Old post',
    })
  })
  return ids
}

describe('rows without a project', () => {
  test('only the source is listed, and assigning it takes its items, packages and variants along', async () => {
    const project = await createTestProject()
    const ids = await legacyRows(project.ctx.orgId)
    expect((await listUnassigned(project.org)).map((row) => row.id)).toEqual([ids.source])

    const input = { project_id: project.ctx.projectId, kind: 'sources' as const, ids: [ids.source] }
    expect(await assignUnassigned(project.org, input)).toEqual({ assigned: 1 })
    const seen = await inProject(project.ctx, async (tx) => [
      ...(await tx.select({ id: sources.id }).from(sources)),
      ...(await tx.select({ id: items.id }).from(items)),
      ...(await tx.select({ id: packages.id }).from(packages)),
      ...(await tx.select({ id: variants.id }).from(variants)),
    ])
    expect(seen.map((row) => row.id)).toEqual([ids.source, ids.item, ids.package, ids.variant])
    expect(await listUnassigned(project.org)).toEqual([])
    expect(await assignUnassigned(project.org, input)).toEqual({ assigned: 0 })
  })

  test('an item assigned without its source stays usable', async () => {
    const [project, elsewhere] = [await createTestProject(), await createTestProject()]
    const ids = await legacyRows(project.ctx.orgId)
    await assignUnassigned(project.org, { project_id: project.ctx.projectId, kind: 'items', ids: [ids.item] })
    const [item] = await inProject(project.ctx, (tx) => tx.select().from(items))
    expect(item).toMatchObject({ id: ids.item, sourceId: null })
    expect(await inProject(elsewhere.ctx, (tx) => tx.select().from(items))).toEqual([])
  })

  test('rows of another workspace are neither listed nor moved, and cannot be moved into another workspace’s project', async () => {
    const [mine, theirs] = [await createTestProject(), await createTestProject()]
    const ids = await legacyRows(theirs.ctx.orgId)
    expect(await listUnassigned(mine.org)).toEqual([])
    const stolen = { project_id: mine.ctx.projectId, kind: 'sources' as const, ids: [ids.source] }
    expect(await assignUnassigned(mine.org, stolen)).toEqual({ assigned: 0 })
    await expect(
      assignUnassigned(theirs.org, { ...stolen, project_id: mine.ctx.projectId }),
    ).rejects.toMatchObject({ code: 'not-found' })
    expect(await listUnassigned(theirs.org)).toHaveLength(1)
  })

  test('refuses a channel whose account key is taken in the project', async () => {
    const project = await createTestProject()
    const channel = { platform: 'webhook' as const, accountKey: 'hook', displayName: 'Hook' }
    await inProject(project.ctx, (tx) => tx.insert(channels).values({ ...channel, id: newId() }))
    const id = newId()
    const legacy = { orgId: project.ctx.orgId, projectId: null }
    await inSystem((tx) => tx.insert(channels).values({ ...channel, ...legacy, id }))
    await expect(
      assignUnassigned(project.org, { project_id: project.ctx.projectId, kind: 'channels', ids: [id] }),
    ).rejects.toMatchObject({ code: 'name-taken' })
  })

  test('refuses to assign two channels with the same account key together, but accepts one of them', async () => {
    const project = await createTestProject()
    const ids = [newId(), newId()]
    const legacy = { orgId: project.ctx.orgId, projectId: null }
    const channel = { platform: 'webhook' as const, accountKey: 'twin', displayName: 'Hook' }
    await inSystem((tx) => tx.insert(channels).values(ids.map((id) => ({ ...channel, ...legacy, id }))))
    const assign = (some: string[]) =>
      assignUnassigned(project.org, { project_id: project.ctx.projectId, kind: 'channels', ids: some })
    await expect(assign(ids)).rejects.toMatchObject({ code: 'name-taken' })
    expect(await assign(ids.slice(0, 1))).toEqual({ assigned: 1 })
  })
})

test('deleting a workspace requires its slug and leaves nothing behind', async () => {
  const project = await createTestProject()
  const ids = await legacyRows(project.ctx.orgId)
  await expect(deleteOrganization(project.org, { confirm: 'wrong' })).rejects.toMatchObject({
    code: 'invalid',
  })
  await deleteOrganization(project.org, { confirm: project.orgSlug })
  const left = await inSystem(async (tx) => [
    ...(await tx
      .select({ id: organizations.id })
      .from(organizations)
      .where(eq(organizations.id, project.ctx.orgId))),
    ...(await tx.select({ id: sources.id }).from(sources).where(eq(sources.id, ids.source))),
    ...(await tx.select({ id: variants.id }).from(variants).where(eq(variants.id, ids.variant))),
  ])
  expect(left).toEqual([])
})
