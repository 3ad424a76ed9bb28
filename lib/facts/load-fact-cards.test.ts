import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { factCards, items } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject } from '@/testing/database/factories'
import { getFactCard } from './get-fact-card'
import { loadFactCards } from './load-fact-cards'

useTestDatabase()

const load = async (ctx: ProjectContext<'own'>) => {
  const detector = await loadLanguageDetector()
  return inProject(ctx, async (tx) => loadFactCards(tx, await tx.select().from(items), detector))
}
const stored = (ctx: ProjectContext<'own'>) => inProject(ctx, (tx) => tx.select().from(factCards))

async function preparedItem() {
  const project = await createTestProject()
  const { ctx } = project
  const id = await createTestItem(ctx, { rawContent: 'The harbour opens on Monday.', metadata: {} })
  return { project, ctx, id }
}

test('builds a card once, stores it, and rebuilds it when the item changes', async () => {
  const { ctx, id } = await preparedItem()
  const card = (await load(ctx)).get(id)
  expect(card?.facts.map(({ text }) => text)).toContain('The harbour opens on Monday.')
  const [first] = await stored(ctx)
  expect((await load(ctx)).get(id)).toEqual(card)
  expect(await stored(ctx)).toEqual([first])
  await inProject(ctx, (tx) =>
    tx
      .update(items)
      .set({ rawContent: 'The harbour is closed.', contentHash: 'another' })
      .where(eq(items.id, id)),
  )
  expect((await load(ctx)).get(id)?.facts.map(({ text }) => text)).toContain('The harbour is closed.')
  expect(await stored(ctx)).toMatchObject([{ itemId: id, contentHash: 'another' }])
})

test('rebuilds a card that is unreadable or was built by older rules', async () => {
  const { ctx, id } = await preparedItem()
  const card = (await load(ctx)).get(id)
  for (const spoiled of [{ rules: 0 }, { card: { kind: 'nothing' } }]) {
    await inProject(ctx, (tx) => tx.update(factCards).set(spoiled))
    expect((await load(ctx)).get(id)).toEqual(card)
    expect(await getFactCard(ctx, { id })).toEqual(card)
  }
})

test('someone who may only read sees a card before one is stored, and other projects’ cards are hidden', async () => {
  const { project, ctx, id } = await preparedItem()
  const viewer = await createTestMember(project, 'viewer')
  expect((await getFactCard(viewer, { id })).facts.length).toBeGreaterThan(1)
  expect(await stored(ctx)).toEqual([])
  await load(ctx)
  const { ctx: other } = await createTestProject()
  await expect(getFactCard(other, { id })).rejects.toMatchObject({ code: 'not-found' })
  expect(await stored(other)).toEqual([])
})

test('deleting an item deletes its card', async () => {
  const { ctx, id } = await preparedItem()
  await load(ctx)
  await inProject(ctx, (tx) => tx.delete(items).where(eq(items.id, id)))
  expect(await stored(ctx)).toEqual([])
})
