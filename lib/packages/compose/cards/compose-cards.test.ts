import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { cards, items, publications } from '@/db/schema'
import { systemContext } from '@/lib/auth/authorization/system-context'
import type { ProjectContext } from '@/lib/auth/context'
import { findCardId } from '@/lib/media/cards/card-name'
import { cardFormats, cardRecipe } from '@/lib/media/cards/schemas'
import { networkNames, networks } from '@/lib/networks/registry'
import { platforms } from '@/lib/platforms/schemas'
import { setLogo } from '@/lib/projects/set-logo'
import { updateProject } from '@/lib/projects/update-project'
import { readSandboxMedia } from '@/lib/sandbox/media'
import { drainQueues } from '@/lib/worker/drain-queues'
import { createTestChannel, createTestItem, createTestSource } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { connectedChannel, postsOf } from '@/testing/publishing/connected-channel'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { listPackages } from '../../list-packages'
import { composePackages } from '../compose-packages'
import { regeneratePackage } from '../regenerate-package'
import { composeWithVoice } from '../write/compose-with-voice'

useTestDatabase()
useSandboxServer()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compose-cards-'))
  process.env.DATA_DIR = folder
})
afterAll(async () => {
  delete process.env.DATA_DIR
  await rm(folder, { recursive: true, force: true })
})

const bare = { featuredImage: null, mediaUrls: [], contentType: 'blog_post' }
const kept = () => readdir(join(folder, 'media')).catch(() => [])

async function withEveryNetwork() {
  const { ctx } = await createTestProject({ name: 'Brook' })
  await updateProject(ctx, { voice: { primary_color: '#1a6f8b', secondary_color: '#f2c14e' } })
  for (const platform of platforms) await createTestChannel(ctx, { platform })
  return { ctx, system: await systemContext(ctx.projectId) }
}

async function only(ctx: ProjectContext<'own'>, itemId: string) {
  const { data } = await listPackages(ctx, { limit: 200, item_id: itemId })
  const [first, ...more] = data
  if (!first || more.length > 0) throw new Error('There is not just one package.')
  return first
}

/** The recipe behind a post's picture. */
async function recipeOf(ctx: ProjectContext<'own'>, address: string | undefined) {
  const [row] = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(cards)
      .where(eq(cards.id, findCardId(address ?? '') ?? '00000000-0000-8000-8000-000000000000')),
  )
  return cardRecipe.parse(row?.recipe)
}

describe('an item without a picture', () => {
  test('gets a card in every post, in its network’s shape and the brand’s look, and no media issues', async () => {
    const { ctx, system } = await withEveryNetwork()
    await setLogo(ctx, { logo_url: 'https://assets.example.org/logo.png' })
    const itemId = await createTestItem(ctx, bare)
    await composePackages(system, { itemIds: [itemId] })
    const { variants, warnings } = await only(ctx, itemId)
    const inVideos = networkNames.filter((name) => networks[name].rules.media.needsVideo)
    expect(warnings).toHaveLength(inVideos.length)
    const shapes: Record<string, string> = {}
    for (const { platform, media, issues } of variants) {
      expect(media).toHaveLength(1)
      expect(media[0]?.alt).toBe('Text card by Brook: “Quillow”')
      expect(issues.filter((issue) => issue.field === 'media').map((issue) => issue.rule)).toEqual([])
      const { format, ...recipe } = await recipeOf(ctx, media[0]?.url)
      shapes[platform] = format
      expect(recipe).toEqual({
        title: 'Quillow',
        kicker: 'Blog post',
        brand: 'Brook',
        primary_color: '#1a6f8b',
        secondary_color: '#f2c14e',
        logo_url: 'https://assets.example.org/logo.png',
        picture_url: null,
        layout: 'rings',
        language: 'en',
      })
    }
    const others = networkNames.filter((name) => !inVideos.includes(name))
    expect(shapes).toEqual(Object.fromEntries(others.map((name) => [name, networks[name].cardFormat])))
    expect(shapes).toMatchObject({ x: 'landscape', linkedin: 'wide', instagram: 'portrait' })
  })

  test('has its cards rendered after they are stored, not during composing', async () => {
    const { ctx, system } = await withEveryNetwork()
    const ids = await Promise.all([1, 2, 3].map((n) => createTestItem(ctx, { ...bare, title: `Moss ${n}` })))
    const before = new Set(await kept())
    await composePackages(system, { itemIds: ids })
    expect((await kept()).filter((name) => !before.has(name))).toEqual([])
    await drainQueues({ queues: ['render-cards'], until: Date.now() + 60_000 })
    const stored = await inProject(ctx, (tx) => tx.select({ id: cards.id }).from(cards))
    // Three shapes for each of the three titles.
    expect(stored).toHaveLength(9)
    expect(await kept()).toEqual(expect.arrayContaining(stored.map(({ id }) => `${id}.jpg`)))
  })

  test('gets a card and alt text in the channel’s language, without words the brand avoids', async () => {
    const { ctx } = await createTestProject()
    const system = await systemContext(ctx.projectId)
    await createTestChannel(ctx, { language: 'de' })
    const itemId = await createTestItem(ctx, { ...bare, contentType: 'story' })
    await composePackages(system, { itemIds: [itemId] })
    const [german] = (await only(ctx, itemId)).variants
    expect(german?.media[0]?.alt).toMatch(/^Textkarte von .+: „Quillow“$/)
    expect((await recipeOf(ctx, german?.media[0]?.url)).kicker).toBe('Geschichte')
    await updateProject(ctx, { voice: { words_to_avoid: ['Textkarte', 'Geschichte'] } })
    const second = await createTestItem(ctx, { ...bare, contentType: 'story' })
    await composePackages(system, { itemIds: [second] })
    const [careful] = (await only(ctx, second)).variants
    expect(careful?.media[0]?.alt).toMatch(/^Quillow – /)
    expect((await recipeOf(ctx, careful?.media[0]?.url)).kicker).toBeNull()
  })

  test('is published automatically with its card on a network that requires an image', async () => {
    const { ctx, account } = await connectedChannel(await createTestProject(), 'instagram')
    const system = await systemContext(ctx.projectId)
    const sourceId = await createTestSource(ctx, 'auto')
    const itemId = await createTestItem(ctx, { ...bare, sourceId })
    await composePackages(system, { itemIds: [itemId] })
    expect((await only(ctx, itemId)).status).toBe('publishing')
    await drainQueues({ queues: ['publish'], until: Date.now() + 60_000 })
    expect((await only(ctx, itemId)).status).toBe('published')
    const [post] = await postsOf(account)
    const sent = await readSandboxMedia(post?.mediaIds[0] ?? '')
    const { width, height } = cardFormats.portrait
    expect(await sharp(sent?.bytes).metadata()).toMatchObject({ format: 'jpeg', width, height })
  })

  test.each([
    ['a film', 'https://assets.example.org/film.mp4'],
    ['a drawing that no network takes', 'https://assets.example.org/drawing.svg?v=2'],
  ])('is also one that has only %s', async (_, url) => {
    const { ctx } = await createTestProject()
    await createTestChannel(ctx, { platform: 'instagram' })
    const itemId = await createTestItem(ctx, { ...bare, featuredImage: url, mediaUrls: [url] })
    await composePackages(await systemContext(ctx.projectId), { itemIds: [itemId] })
    const [post] = (await only(ctx, itemId)).variants
    expect(post?.issues).toEqual([])
    expect((await recipeOf(ctx, post?.media[0]?.url)).format).toBe('portrait')
  })
})

test('an item with a picture gets no card', async () => {
  const { ctx, system } = await withEveryNetwork()
  const itemId = await createTestItem(ctx)
  await composePackages(system, { itemIds: [itemId] })
  expect(await inProject(ctx, (tx) => tx.select().from(cards))).toEqual([])
})

describe('a changed voice', () => {
  const colour = async (ctx: ProjectContext<'own'>, itemId: string) => {
    const [post] = (await only(ctx, itemId)).variants
    return (await recipeOf(ctx, post?.media[0]?.url)).primary_color
  }

  test('leaves packages as they are, and colors the cards of packages that are composed again', async () => {
    const { ctx, system } = await withEveryNetwork()
    const itemId = await createTestItem(ctx, bare)
    await composePackages(system, { itemIds: [itemId] })
    await updateProject(ctx, { voice: { primary_color: '#aa0000' } })
    await composePackages(system, { itemIds: [itemId] })
    expect(await colour(ctx, itemId)).toBe('#1a6f8b')
    await regeneratePackage(ctx, { id: (await only(ctx, itemId)).id })
    expect(await colour(ctx, itemId)).toBe('#aa0000')
    await updateProject(ctx, { voice: { primary_color: '#00aa00' } })
    await inProject(ctx, (tx) => tx.update(items).set({ contentHash: 'second' }).where(eq(items.id, itemId)))
    await composePackages(system, { itemIds: [itemId] })
    expect(await colour(ctx, itemId)).toBe('#00aa00')
  })

  test('can be previewed on such an item without storing a card', async () => {
    const { ctx } = await withEveryNetwork()
    const itemId = await createTestItem(ctx, bare)
    const trial = await composeWithVoice(ctx, { voice: { primary_color: '#aa0000' }, item_id: itemId })
    const rules = trial?.posts.flatMap(({ saved, unsaved }) => [...saved.issues, ...unsaved.issues])
    expect(rules?.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(await inProject(ctx, (tx) => tx.select().from(cards))).toEqual([])
  })
})

test('the payload of a post with a card is sent exactly as approved', async () => {
  const { ctx } = await connectedChannel(await createTestProject(), 'x')
  const sourceId = await createTestSource(ctx, 'auto')
  const itemId = await createTestItem(ctx, { ...bare, sourceId })
  await composePackages(await systemContext(ctx.projectId), { itemIds: [itemId] })
  const [before] = await inProject(ctx, (tx) => tx.select().from(publications))
  await drainQueues({ queues: ['publish'], until: Date.now() + 60_000 })
  const [after] = await inProject(ctx, (tx) => tx.select().from(publications))
  expect(after).toMatchObject({ status: 'published', payloadHash: before?.payloadHash })
  expect(after?.payload).toEqual(before?.payload)
})
