import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { inProject } from '@/db/project'
import { cards, generations, modelSettings, modelWaits, packages, variants } from '@/db/schema'
import { inSystem } from '@/db/system'
import { getModelSettings } from '@/lib/ai/settings/get-model-settings'
import { saveModelSettings } from '@/lib/ai/settings/save-model-settings'
import { systemContext } from '@/lib/auth/authorization/system-context'
import { deleteBlob } from '@/lib/media/blobs'
import { cardAddress, findCardId } from '@/lib/media/cards/card-name'
import { fetchMedia } from '@/lib/media/fetch-media'
import { saveVoice } from '@/lib/voice/editor/save-voice'
import { addReferenceImage } from '@/lib/voice/references/add-reference-image'
import { listReferenceImages } from '@/lib/voice/references/list-reference-images'
import { drainQueues } from '@/lib/worker/drain-queues'
import { createTestChannel, createTestItem, createTestSource } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { type ModelRequest, type Reply, replyWith, startModel } from '@/testing/fakes/model'
import { writePosts } from '@/testing/fakes/model/writes-posts'
import { loopbackServer } from '@/testing/http/loopback-server'
import { composePackages } from '../compose-packages'
import { drawImages } from './draw-images'

useTestDatabase()
let folder: string
let drawn: Reply
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-drawn-'))
  process.env.DATA_DIR = folder
  const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#208050' } })
    .png()
    .toBuffer()
  drawn = { raw: JSON.stringify({ created: 1, data: [{ b64_json: png.toString('base64') }] }) }
})
afterAll(async () => {
  delete process.env.DATA_DIR
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => vi.unstubAllEnvs())

/** Creates a project whose workspace has a model that writes, describes images and draws as given. */
async function prepared(
  draws: (request: ModelRequest) => Reply | Promise<Reply>,
  {
    mode = 'review',
    vision = true,
    image = null,
    rawContent = 'The harbour library reopens on 3 November 2026. Entry is free for everyone under 18.',
    describes = () => replyWith('A green field under a grey sky.'),
  }: {
    mode?: 'review' | 'auto'
    vision?: boolean
    image?: string | null
    rawContent?: string
    describes?: () => Reply
  } = {},
) {
  const fake = await startModel((request) => {
    if (request.dialect === 'images' || request.dialect === 'edits') return draws(request)
    return request.prompt.includes('Describe this image') ? describes() : writePosts(request)
  })
  onTestFinished(() => fake.close())
  const hosts = [fake.url, ...(image ? [image] : [])].map((url) => new URL(url).host)
  vi.stubEnv('PRIVATE_HOSTS_ALLOWED', hosts.join(','))
  const { ctx, org } = await createTestProject()
  await saveModelSettings(org, {
    server: {
      kind: 'openai-compatible',
      base_url: fake.url,
      model: fake.model,
      key: fake.key,
      image_model: fake.model,
      vision,
    },
  })
  const system = await systemContext(ctx.projectId)
  const sourceId = await createTestSource(ctx, mode)
  await createTestChannel(ctx, { accountKey: 'li' })
  const itemId = await createTestItem(ctx, {
    sourceId,
    title: 'Harbour library',
    metadata: {},
    languages: ['en'],
    featuredImage: image,
    mediaUrls: [],
    rawContent,
  })
  const stored = () =>
    inProject(ctx, async (tx) => {
      const [row] = await tx.select().from(packages).where(eq(packages.itemId, itemId))
      const [post] = await tx.select().from(variants)
      const calls = await tx
        .select()
        .from(generations)
        .where(eq(generations.purpose, 'image'))
        .orderBy(generations.id)
      return { row, media: post?.media[0], calls }
    })
  return { fake, ctx, org, system, itemId, stored }
}
const work = () => drainQueues({ queues: ['draw-images'], until: Date.now() + 60_000 })

test('a generated image replaces the card, gets alt text from the vision model, and names the model that made it', async () => {
  const { fake, ctx, system, itemId, stored } = await prepared(() => drawn)
  await saveVoice(ctx, { voice: { default_image_prompt: 'Ink and water colour.', primary_color: '#1a6f8b' } })
  await composePackages(system, { itemIds: [itemId] })
  const before = await stored()
  expect(findCardId(before.media?.url ?? '')).toBeDefined()
  await work()
  const { row, media, calls } = await stored()
  expect(media).toMatchObject({ alt: 'A green field under a grey sky.', made_by: fake.model })
  const picture = await fetchMedia(media?.url ?? '', 'install')
  expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 64 })
  expect(row).toMatchObject({ status: 'in_review', revision: (before.row?.revision ?? 0) + 1 })
  const [asked] = fake.requests.filter(({ dialect }) => dialect === 'images')
  expect(asked?.prompt).toContain('> Harbour library')
  expect(asked?.prompt).toContain('> Ink and water colour.')
  expect(calls).toMatchObject([{ outcome: 'ok', itemId, packageId: row?.id, model: fake.model }])
})

test('the card stays if no image is generated, and the failure is one row in the ledger', async () => {
  const { system, itemId, stored } = await prepared(() => ({ status: 500, message: 'no' }))
  await composePackages(system, { itemIds: [itemId] })
  await work()
  const { media, calls, row } = await stored()
  expect(findCardId(media?.url ?? '')).toBeDefined()
  expect(media?.made_by).toBeUndefined()
  expect(calls).toMatchObject([{ outcome: 'failed' }])
  expect(row?.revision).toBe(1)
})

test('without a vision model, the alt text is the title', async () => {
  const { system, itemId, stored } = await prepared(() => drawn, { vision: false })
  await composePackages(system, { itemIds: [itemId] })
  await work()
  expect((await stored()).media?.alt).toBe('Harbour library')
})

test('an image that its source does not describe gets alt text from the vision model, and is not replaced', async () => {
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const server = await loopbackServer((_, response) => response.end(png))
  const image = `${server.origin}/reading-room.png`
  const { fake, system, itemId, stored } = await prepared(() => drawn, { image })
  await composePackages(system, { itemIds: [itemId] })
  await work()
  expect((await stored()).media).toEqual({ url: image, alt: 'A green field under a grey sky.' })
  expect(fake.requests.some(({ dialect }) => dialect === 'images')).toBe(false)
})

async function pictureServer() {
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  const server = await loopbackServer((_, response) => response.end(png))
  return `${server.origin}/reading-room.png`
}

test('an image whose description only repeats the title is described by the vision model', async () => {
  const image = await pictureServer()
  const rawContent = `The harbour library reopens on 3 November 2026.\n\n![Harbour library](${image})`
  const { system, itemId, stored } = await prepared(() => drawn, { image, rawContent })
  await composePackages(system, { itemIds: [itemId] })
  await work()
  expect((await stored()).media?.alt).toBe('A green field under a grey sky.')
})

test('a description in another language than the post is not used', async () => {
  const describes = () => replyWith('Eine grüne Wiese unter einem grauen Himmel.')
  const { system, itemId, stored } = await prepared(() => drawn, { describes })
  await composePackages(system, { itemIds: [itemId] })
  await work()
  expect((await stored()).media?.alt).toBe('Harbour library')
})

test.each([['generated'], ['the source’s']])(
  'a busy vision model is asked again later for an image that is %s, and nothing is drawn or asked twice',
  async (whose) => {
    let isBusy = true
    const describes = (): Reply =>
      isBusy
        ? { status: 429, message: 'slow down', headers: { 'retry-after': '1' } }
        : replyWith('A green field under a grey sky.')
    const image = whose === 'generated' ? null : await pictureServer()
    const { fake, ctx, system, itemId, stored } = await prepared(() => drawn, { image, describes })
    await composePackages(system, { itemIds: [itemId] })
    const packageId = (await stored()).row?.id ?? ''
    const { after } = await drawImages(system, { packageId })
    expect(after).toBeDefined()
    expect(findCardId((await stored()).media?.url ?? '')).toBeUndefined()
    isBusy = false
    // Simulates the wait being over.
    await inSystem((tx) => tx.delete(modelWaits).where(eq(modelWaits.orgId, ctx.orgId)))
    expect(await drawImages(system, { packageId })).toEqual({})
    expect((await stored()).media?.alt).toBe('A green field under a grey sky.')
    const calls = fake.requests.length
    expect(await drawImages(system, { packageId })).toEqual({})
    expect(fake.requests).toHaveLength(calls)
    expect(fake.requests.filter(({ dialect }) => dialect === 'images')).toHaveLength(image ? 0 : 1)
  },
)

test('a post that is published automatically keeps its card, and the model is not called', async () => {
  const { fake, system, itemId, stored } = await prepared(() => drawn, { mode: 'auto' })
  await composePackages(system, { itemIds: [itemId] })
  const { row } = await stored()
  await work()
  const asked = fake.requests.filter(({ dialect }) => dialect === 'images').length
  expect(row?.status).toBe('publishing')
  expect(asked).toBe(0)
})

test('a busy model server is called again later, and the card stays until then', async () => {
  const { system, itemId, stored } = await prepared(() => ({
    status: 429,
    message: 'slow down',
    headers: { 'retry-after': '30' },
  }))
  await composePackages(system, { itemIds: [itemId] })
  const { after } = await drawImages(system, { packageId: (await stored()).row?.id ?? '' })
  expect(after?.getTime()).toBeGreaterThan(Date.now())
  expect(findCardId((await stored()).media?.url ?? '')).toBeDefined()
})

test('a package that changed while the image was generated stays as it is', async () => {
  let change = async () => {}
  const { ctx, system, itemId, stored } = await prepared(async () => {
    await change()
    return drawn
  })
  await composePackages(system, { itemIds: [itemId] })
  const { row } = await stored()
  change = () =>
    inProject(ctx, async (tx) => {
      await tx
        .update(packages)
        .set({ revision: 7 })
        .where(eq(packages.id, row?.id ?? ''))
    })
  await drawImages(system, { packageId: row?.id ?? '' })
  const after = await stored()
  expect(after.row?.revision).toBe(7)
  expect(after.media?.made_by).toBeUndefined()
  expect(after.calls).toHaveLength(1)
})

describe('reference images', () => {
  /** A picture whose file is large, so that it has to be scaled down. */
  const picture = (channels: 3 | 4) =>
    sharp({ create: { width: 1_600, height: 800, channels, background: '#14646b80' } })
      .png()
      .toBuffer()

  /** Like `prepared`, with a package of a person who has a logo, a mood board and an image not used by default. */
  async function withReferences(draws: Parameters<typeof prepared>[0]) {
    const place = await prepared(draws, { vision: false })
    const { ctx, system, itemId, stored } = place
    const askedBy = ctx.actor.id ?? ''
    for (const [kind, name, is_default] of [
      ['logo', 'Waves', true],
      ['reference', 'Mood board', true],
      ['reference', 'Old look', false],
    ] as const)
      await addReferenceImage(askedBy, {
        ...{ kind, name, is_default, description: 'Paper hills' },
        bytes: await picture(kind === 'logo' ? 4 : 3),
      })
    await composePackages(system, { itemIds: [itemId] })
    const packageId = (await stored()).row?.id ?? ''
    const draw = () => drawImages(system, { packageId, askedBy })
    const requests = (dialect: ModelRequest['dialect']) =>
      place.fake.requests.filter((request) => request.dialect === dialect)
    return { ...place, packageId, askedBy, draw, requests }
  }
  const refuse: Reply = { status: 404, message: 'Not Found' }

  test('of the person who asked are shown to the image model, named in the same order, in one call', async () => {
    const { draw, requests, stored } = await withReferences(() => drawn)
    await draw()
    const [edit] = requests('edits')
    expect(edit?.files.map(({ field, type }) => [field, type])).toEqual([
      ['image[]', 'image/png'],
      ['image[]', 'image/jpeg'],
    ])
    for (const { bytes } of edit?.files ?? [])
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_024, height: 512 })
    expect(edit?.body.prompt).toMatch(
      /## Attached images, in this order\r\n> Waves: Paper hills\r\n> Mood board: Paper hills\r\n/,
    )
    expect(edit?.body.prompt).not.toContain('Old look')
    expect(requests('images')).toEqual([])
    const { media, calls } = await stored()
    expect(media?.made_by).toBeDefined()
    expect(calls).toMatchObject([{ outcome: 'ok', prompt: expect.stringMatching(/\[2 images attached, /) }])
  })

  test('that the server refuses are left out in a second call, and it is not shown any until the settings are saved', async () => {
    const { fake, ctx, org, system, draw, requests, stored, packageId, askedBy } = await withReferences(
      ({ dialect }) => (dialect === 'edits' ? refuse : drawn),
    )
    await draw()
    expect((await stored()).media?.made_by).toBe(fake.model)
    expect((await stored()).calls).toMatchObject([
      { outcome: 'failed', errorCode: 'status-404', inputTokens: 0, outputTokens: 0 },
      { outcome: 'ok', prompt: expect.not.stringContaining('attached') },
    ])
    const [plain] = requests('images')
    expect(plain?.prompt).toContain('## Reference images\n> Waves: Paper hills')
    const { server, references_refused_at } = await getModelSettings(org)
    expect(Date.parse(references_refused_at ?? '')).toBeGreaterThan(Date.now() - 60_000)

    const again = async () => {
      // As if the package had its card again.
      await inProject(ctx, async (tx) => {
        const media = [{ url: card, alt: 'A card' }]
        await tx.update(variants).set({ media }).where(eq(variants.packageId, packageId))
      })
      await drawImages(system, { packageId, askedBy })
      return { edits: requests('edits').length, images: requests('images').length }
    }
    const [{ id = '' } = {}] = await inProject(ctx, (tx) => tx.select({ id: cards.id }).from(cards))
    const card = cardAddress(id)
    expect(await again()).toEqual({ edits: 1, images: 2 })
    await inSystem((tx) =>
      tx.update(modelSettings).set({ referencesRefusedAt: new Date(Date.now() - 8 * 24 * 3_600_000) }),
    )
    expect(await again()).toEqual({ edits: 2, images: 3 })
    const { image_model = null, kind = 'openai-compatible', model = '', base_url = '' } = server ?? {}
    await saveModelSettings(org, { server: { kind, base_url, model, image_model, vision: false } })
    expect((await getModelSettings(org)).references_refused_at).toBeNull()
    expect(await again()).toEqual({ edits: 3, images: 4 })
  })

  test.each([
    ['fails for another reason', 500, 1],
    ['refuses every call', 400, 2],
  ])('are not given up when the server %s', async (_, status, calls) => {
    const { org, draw, stored } = await withReferences(() => ({ status, message: 'no' }))
    await draw()
    expect((await stored()).media?.made_by).toBeUndefined()
    expect((await stored()).calls).toHaveLength(calls)
    expect((await getModelSettings(org)).references_refused_at).toBeNull()
  })

  test('whose files are gone are only named, and the image is drawn', async () => {
    const { draw, requests, stored, askedBy } = await withReferences(() => drawn)
    for (const { url } of await listReferenceImages(askedBy)) await deleteBlob(url)
    await draw()
    expect(requests('edits')).toEqual([])
    expect(requests('images')[0]?.prompt).toContain('> Waves: Paper hills')
    expect((await stored()).media?.made_by).toBeDefined()
  })
})
