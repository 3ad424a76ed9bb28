import { describe, expect, test } from 'vitest'
import { projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { findStart } from './find-start'
import { searchPlaces } from './search-places'

useTestDatabase()

/** Creates a workspace with its first project and `more` numbered ones. */
async function workspace(more: number) {
  const project = await createTestProject({ name: 'Götz & Söhne' })
  const rows = Array.from({ length: more }, (_, at) => ({
    id: newId(),
    orgId: project.ctx.orgId,
    name: `Brand ${String(at).padStart(4, '0')}`,
    slug: `brand-${at}`,
  }))
  if (rows.length > 0) await inSystem((tx) => tx.insert(projects).values(rows))
  return project
}
const names = (found: Awaited<ReturnType<typeof searchPlaces>>) =>
  found.workspaces.flatMap((one) => one.projects.map(({ name }) => name))

describe('the project switcher with 2,000 projects', () => {
  test('returns at most 50 and says that there are more', async () => {
    const { userId, orgSlug } = await workspace(2_000)
    const found = await searchPlaces(userId, { q: '', org: orgSlug })
    expect(names(found)).toHaveLength(50)
    expect(found.more).toBe(true)
    expect(JSON.stringify(found).length).toBeLessThan(15_000)
    expect(names(await searchPlaces(userId, { q: 'brand 1999' }))).toEqual(['Brand 1999'])
  })

  test('searches the words of name, slug and workspace, ignoring case and accents', async () => {
    const { userId, projectSlug } = await workspace(3)
    for (const q of ['gotz', 'GÖTZ', 'söhne götz', projectSlug, ' sohne '])
      expect(names(await searchPlaces(userId, { q }))).toEqual(['Götz & Söhne'])
    expect(names(await searchPlaces(userId, { q: 'workspace' }))).toHaveLength(4)
    expect(names(await searchPlaces(userId, { q: "nothing'%_\0" }))).toEqual([])
  })

  test('finds nothing in workspaces that the person does not belong to', async () => {
    const [mine, theirs] = [await workspace(0), await workspace(1)]
    expect(names(await searchPlaces(mine.userId, { q: '', org: theirs.orgSlug }))).toEqual(['Götz & Söhne'])
  })
})

test('a person starts in the project they last used, otherwise in their first one', async () => {
  const { userId, orgSlug, projectSlug } = await workspace(2)
  expect(await findStart(userId, `${orgSlug}/brand-1`)).toEqual({ org: orgSlug, project: 'brand-1' })
  expect(await findStart(userId, 'somewhere/else')).toEqual({ org: orgSlug, project: 'brand-0' })
  expect(await findStart(userId, `${orgSlug}/${projectSlug}`)).toMatchObject({ project: projectSlug })
  expect(await findStart(newId(), undefined)).toBeUndefined()
})
