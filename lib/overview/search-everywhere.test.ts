import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { organizations, packages } from '@/db/schema'
import { inSystem } from '@/db/system'
import { passwordOnly } from '@/lib/auth/login-sessions/session-proof'
import { newId } from '@/lib/ids'
import { createProject } from '@/lib/projects/create-project'
import { createTestItem, createTestTopicItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestPerson, createTestProject } from '@/testing/database/factories'
import { searchEverywhere } from './search-everywhere'

useTestDatabase()

test('finds posts and content by word prefixes, only in the person’s own projects, the current one first', async () => {
  const mine = await createTestProject({ name: 'Brook' })
  const other = await createTestProject({ name: 'Elsewhere' })
  const second = await createProject(mine.org, { name: 'Rill' })
  const store = (ctx: typeof mine.ctx, title: string) =>
    inProject(ctx, (tx) => tx.insert(packages).values({ id: newId(), title, status: 'in_review' }))
  const rill = { ...mine.ctx, projectId: second.id }
  await store(mine.ctx, 'Lighthouse at dawn')
  await store(rill, 'Lighthouses of the north')
  await store(other.ctx, 'Lighthouse of a stranger')
  await createTestItem(mine.ctx, { title: 'The lighthouse keeper' })
  await createTestItem(other.ctx, { title: 'The lighthouse of another' })

  const me = { id: mine.userId, name: 'Ada', proof: passwordOnly }
  const found = await searchEverywhere(me, {
    q: 'LIGHTHOU',
    org: mine.orgSlug,
    project: mine.projectSlug,
  })
  expect(found.posts.map(({ title, brand, status }) => [title, brand, status])).toEqual([
    ['Lighthouse at dawn', 'Brook', 'in_review'],
    ['Lighthouses of the north', 'Rill', 'in_review'],
  ])
  expect(found.content.map(({ title, org }) => [title, org])).toEqual([
    ['The lighthouse keeper', mine.orgSlug],
  ])
  expect((await searchEverywhere(me, { q: 'dawn lighthouse' })).posts).toHaveLength(1)
  // A single letter, only punctuation, and text that would be a search operator.
  for (const q of ['l', '...', "' | ! & :*", 'zz\0'])
    expect(await searchEverywhere(me, { q })).toMatchObject({ posts: [], content: [] })
  expect(
    await searchEverywhere(
      { id: await createTestPerson('Nobody'), name: 'Nobody', proof: passwordOnly },
      { q: 'lighthouse' },
    ),
  ).toMatchObject({
    workspaces: [],
    posts: [],
    content: [],
  })
  // If the workspace requires more than the session has proved, nothing of its content is found.
  await inSystem((tx) =>
    tx.update(organizations).set({ requireSecondFactor: true }).where(eq(organizations.id, mine.ctx.orgId)),
  )
  expect((await searchEverywhere(me, { q: 'lighthouse' })).posts).toEqual([])
  const proven = { ...me, proof: { ...passwordOnly, secondFactor: true } }
  expect((await searchEverywhere(proven, { q: 'lighthouse' })).posts).toHaveLength(2)
  const company = { ...me, proof: { ...passwordOnly, companyOf: other.ctx.orgId } }
  expect((await searchEverywhere(company, { q: 'lighthouse' })).posts).toEqual([])
})

test('finds a piece of content once, even if a topic repeats it', async () => {
  const { ctx, userId } = await createTestProject()
  const origin = await createTestItem(ctx, { title: 'The heron at the weir' })
  await createTestTopicItem(ctx, origin, { title: 'The heron at the weir' })
  const found = await searchEverywhere({ id: userId, name: 'Ada', proof: passwordOnly }, { q: 'heron' })
  expect(found.content.map(({ id }) => id)).toEqual([origin])
})
