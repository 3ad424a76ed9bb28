import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { POST } from '@/app/api/items/route'
import { inProject } from '@/db/project'
import { channels, items, mediaFiles, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { createChannel } from '@/lib/channels/create-channel'
import { createChannelInput } from '@/lib/channels/schemas'
import { newId } from '@/lib/ids'
import { getItem } from '@/lib/items/get-item'
import { itemAnswer } from '@/lib/items/schemas'
import { deleteFile } from '@/lib/media-library/delete-file'
import { listFileUses } from '@/lib/media-library/list-file-uses'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { drainQueues } from '@/lib/worker/drain-queues'
import { createTestChannel } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, createTestToken } from '@/testing/database/factories'
import { explainEmptyPost } from '../explain-empty-post'
import { getPackage } from '../get-package'
import { loadBrand } from '../load-package'
import { approvePackage } from '../review/approve-package'
import { submitPackage } from '../review/submit-package'
import type { PackageAnswer } from '../schemas'
import { composePackages } from './compose-packages'
import { createOwnPost } from './create-own-post'
import { regeneratePackage } from './regenerate-package'
import { composeItem } from './write/compose-item'

useTestDatabase()

const text = 'We open at 7 tomorrow, with 300 croissants.\n\nCome early! #bakery'

async function fileOf(ctx: ProjectContext<'own'>, fields: Partial<typeof mediaFiles.$inferInsert> = {}) {
  const id = newId()
  await inProject(ctx, (tx) =>
    tx.insert(mediaFiles).values({
      ...{ id, kind: 'image', name: 'shop.png', address: `/api/media/${newId()}.lib.png`, bytes: 100 },
      ...{ contentType: 'image/png', sha256: id, uploadedByName: 'Ada', alt: 'The shop' },
      ...fields,
    }),
  )
  return id
}

/** Returns a function that calls POST /api/items as the workspace's owner. */
async function poster(ctx: ProjectContext, org: Parameters<typeof createTestToken>[0]) {
  const token = await createTestToken(org)
  return async (body: object) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'x-project-id': ctx.projectId,
      'content-type': 'application/json',
    }
    const answer = await POST(
      new Request('http://localhost:3000/api/items', { method: 'POST', headers, body: JSON.stringify(body) }),
    )
    return { status: answer.status, location: answer.headers.get('location'), body: await answer.json() }
  }
}

test('an own post has the person’s text on every channel and keeps it when it is regenerated', async () => {
  const { ctx } = await createTestProject()
  const [x, linkedin] = [
    await createTestChannel(ctx, { platform: 'x', accountKey: 'bird' }),
    await createTestChannel(ctx, { accountKey: 'work' }),
  ]
  const file = await fileOf(ctx, { focal: { x: 0.1, y: 0.9 } })
  const made = await createOwnPost(ctx, {
    text,
    link: 'https://bakery.example/',
    media: [{ file_id: file }],
    channels: ['bird', linkedin],
    versions: { work: { text: 'We open at 7 tomorrow. The whole team looks forward to it.' } },
  })
  const { package: pkg } = made
  expect(pkg).toMatchObject({
    status: 'in_review',
    made_by: 'person',
    author_id: ctx.actor.id,
    title: 'We open at 7 tomorrow, with 300 croissants.',
    flags: [],
  })
  const byChannel = new Map(pkg.variants.map((one) => [one.channel_id, one]))
  expect(byChannel.get(x)).toMatchObject({
    text,
    written_by: 'person',
    media: [{ alt: 'The shop', focal: { x: 0.1, y: 0.9 } }],
    issues: [],
  })
  expect(byChannel.get(linkedin)?.text).toMatch(/^We open at 7 tomorrow. The whole/)
  const [item] = await inProject(ctx, (tx) => tx.select().from(items).where(eq(items.id, made.item_id)))
  expect(item).toMatchObject({ contentType: 'own', sourceId: null, status: 'transformed' })
  const uses = await listFileUses(ctx, { id: file })
  expect([uses.posts[0]?.package_id, uses.content[0]?.item_id]).toEqual([pkg.id, made.item_id])
  await expect(deleteFile(ctx, { id: file })).rejects.toMatchObject({ code: 'wrong-state' })
  const { packageOf } = await composePackages(ctx, { itemIds: [made.item_id], asked: true })
  expect(packageOf.get(made.item_id)).toBe(pkg.id)
  const again = await regeneratePackage(ctx, { id: pkg.id })
  expect(again.variants.map((one) => one.text).sort()).toEqual(pkg.variants.map((one) => one.text).sort())
  expect(again.made_by).toBe('person')
  expect((await approvePackage(ctx, { id: pkg.id })).status).toBe('approved')
})

test('an own post can be created like other content: title, content, images and link, for every active channel', async () => {
  const { ctx, org } = await createTestProject()
  await createTestChannel(ctx, { platform: 'x', accountKey: 'bird' })
  await createTestChannel(ctx, { accountKey: 'work' })
  await createTestChannel(ctx, { accountKey: 'paused', status: 'disabled' })
  const file = await fileOf(ctx)
  const photo = 'https://bakery.example/shop.jpg'
  const post = await poster(ctx, org)
  const { status, location, body } = await post({
    title: 'The bakery opens',
    content: text,
    images: [photo, file],
    link: 'https://bakery.example/',
    language: 'en',
  })
  expect([status, location]).toEqual([201, `/api/items/${body.id}`])
  expect(body).toMatchObject({
    ...{ project_id: ctx.projectId, title: 'The bakery opens', content_type: 'own', raw_content: text },
    ...{ featured_image: photo, media_urls: [expect.stringMatching(/^\/api\/media\//)] },
    ...{ url: 'https://bakery.example/', languages: ['en'], item_id: body.id, status: 'transformed' },
  })
  expect(itemAnswer.parse(body)).toMatchObject(await getItem(ctx, body))
  const { variants } = body.package as PackageAnswer
  expect(variants.map(({ channel }) => channel?.account_key).sort()).toEqual(['bird', 'work'])
  for (const variant of variants)
    expect(variant).toMatchObject({ text, media: [{ url: photo }, { alt: 'The shop' }] })

  for (const image of [
    'http://bakery.example/shop.jpg',
    'javascript:alert(1)',
    '//evil.example/a.png',
    newId(),
  ])
    expect((await post({ content: 'A', images: [image] })).body.errors).toMatchObject([
      { pointer: '/images/0' },
    ])
  const twice = await post({ text: 'A', content: 'B' })
  expect([twice.status, twice.body.errors[0].pointer]).toEqual([422, '/content'])
  expect((await post({ images: [photo] })).body).toMatchObject({ title: 'shop.jpg', raw_content: '' })
})

test('an own post keeps its thread when it is regenerated, and the thread’s text is checked before automatic publishing', async () => {
  const { ctx } = await createTestProject({ voice: { words_to_avoid: ['epic'] } })
  await createTestChannel(ctx, { platform: 'x', accountKey: 'bird' })
  const made = await createOwnPost(ctx, {
    text,
    channels: ['bird'],
    versions: { bird: { replies: ['An epic morning.', 'See you!'] } },
  })
  const replies = ['An epic morning.', 'See you!']
  expect(made.package.variants).toMatchObject([{ replies, issues: [{ field: 'replies', reply: 0 }] }])
  const again = await regeneratePackage(ctx, { id: made.package.id })
  expect(again.variants).toMatchObject([{ replies }])
  const { row, all, brand } = await inProject(ctx, async (tx) => ({
    row: (await tx.select().from(items).where(eq(items.id, made.item_id)))[0],
    all: await tx.select().from(channels),
    brand: await loadBrand(tx, ctx),
  }))
  if (!row) throw new Error('There is no item.')
  const { doubts } = composeItem(row, all, brand, await loadLanguageDetector())
  expect(doubts).toEqual([expect.stringContaining('epic')])
})

test('a draft that a person writes before there is a channel keeps their words for the first one that is connected', async () => {
  const { ctx, org } = await createTestProject()
  const post = await poster(ctx, org)
  const { status, body } = await post({ title: 'Tomorrow', text, status: 'draft' })
  expect([status, body.package.status, body.package.variants]).toEqual([201, 'draft', []])
  const { hint } = explainEmptyPost(body.package.warnings)
  expect([body.package.made_by, hint]).toEqual(['person', expect.stringContaining('author’s words')])
  expect(body.raw_content).toBe(text)
  const { id } = await createChannel(
    ctx,
    createChannelInput.parse({
      ...{ platform: 'webhook', account_key: 'hook', display_name: 'Hook' },
      config: { url: 'https://hooks.example.com/in' },
    }),
  )
  await drainQueues({ queues: ['compose-packages'], until: Date.now() + 120_000 })
  const filled = await getPackage(ctx, { id: body.package.id })
  expect(filled).toMatchObject({
    ...{ status: 'draft', made_by: 'person', warnings: [] },
    variants: [{ channel_id: id, title: 'Tomorrow', text, written_by: 'person' }],
  })
  const { revision } = filled
  expect((await submitPackage(ctx, { id: filled.id, revision })).status).toBe('in_review')
})

test('content from a source is never treated as an own post', async () => {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx, { accountKey: 'work' })
  const id = newId()
  const own = { title: null, text: 'Taken over', link: null, media: [], language: 'en', versions: {} }
  await inProject(ctx, (tx) =>
    tx.insert(items).values({
      ...{ id, externalId: 'own:somebody', title: 'A walk', contentType: 'own', contentHash: 'x' },
      ...{ rawContent: 'The walk begins at the mill and ends at the lake.', languages: ['en'] },
      metadata: { own_post: own },
    }),
  )
  const { packageOf } = await composePackages(ctx, { itemIds: [id] })
  expect(packageOf.size).toBe(1)
  const posts = await inProject(ctx, (tx) => tx.select().from(variants))
  expect(posts.map(({ writtenBy, text }) => [writtenBy, text.includes('Taken over')])).toEqual([
    ['composer', false],
  ])
})

test('a new post reports the invalid field: no text, an unknown or paused channel, a missing file, a file too large to send', async () => {
  const { ctx, org } = await createTestProject()
  await createTestChannel(ctx, { platform: 'youtube', accountKey: 'films' })
  await createTestChannel(ctx, { accountKey: 'paused', status: 'disabled' })
  const film = await fileOf(ctx, {
    kind: 'video',
    name: 'film.mp4',
    address: `/api/media/${newId()}.lib.mp4`,
    bytes: 300 * 1024 ** 3,
  })
  const post = await poster(ctx, org)
  expect((await post({ text: '  ', channels: ['films', 'gone', 'paused'] })).body.errors).toEqual([
    { pointer: '/text', detail: 'Write a text, or add an image, video or document.' },
    { pointer: '/channels/1', detail: 'This project has no such channel.' },
    { pointer: '/channels/2', detail: 'Our linkedin is paused. Resume it, or leave it out.' },
  ])
  expect((await post({ text: 'A', channels: ['films'], media: [{ file_id: film }] })).body.errors).toEqual([
    {
      pointer: '/media/0/file_id',
      detail: 'film.mp4 has 300 GB. We can publish files of up to 256 GB on YouTube.',
    },
  ])
  expect((await post({ text: 'A', channels: ['films'], media: [{ file_id: newId() }] })).body.errors).toEqual(
    [{ pointer: '/media/0/file_id', detail: 'This file isn’t in the media library.' }],
  )
  const { status, body } = await post({ text: 'A film for you.', title: 'A film', channels: ['films'] })
  expect([status, body.package.variants[0].title]).toEqual([201, 'A film'])
  expect(await inProject(ctx, (tx) => tx.$count(items))).toBe(1)
})
