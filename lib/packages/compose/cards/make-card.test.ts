import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { inProject } from '@/db/project'
import { cards, generatedVideos, organizations, variants } from '@/db/schema'
import { inSystem } from '@/db/system'
import { listPlainCards } from '@/lib/media/cards/list-plain-cards'
import { fetchMedia } from '@/lib/media/fetch-media'
import { listFiles } from '@/lib/media-library/list-files'
import type { Platform } from '@/lib/platforms/schemas'
import { updateProject } from '@/lib/projects/update-project'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { loopbackServer } from '@/testing/http/loopback-server'
import { getPackage } from '../../get-package'
import { editPackage } from '../../review/edit-package'
import { listGeneratedVideos } from '../../video/list-generated-videos'
import { makeVideo } from '../../video/make-video'
import { requestVideo } from '../../video/request-video'
import { composePackages } from '../compose-packages'
import { makeCard } from './make-card'

useTestDatabase()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'make-card-'))
  process.env.DATA_DIR = folder
})
afterEach(() => {
  vi.unstubAllEnvs()
})
afterAll(async () => {
  delete process.env.DATA_DIR
  await rm(folder, { recursive: true, force: true })
})

async function packaged(picture: string | null, platform: Platform = 'linkedin') {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx, { platform })
  const itemId = await createTestItem(ctx, { featuredImage: picture, contentType: 'story' })
  const { packageOf } = await composePackages(ctx, { itemIds: [itemId] })
  const id = packageOf.get(itemId) ?? ''
  const [variant] = await inProject(ctx, (tx) =>
    tx.select({ id: variants.id, media: variants.media }).from(variants).where(eq(variants.packageId, id)),
  )
  return { ctx, id, variant_id: variant?.id ?? '', media: variant?.media ?? [] }
}
const count = async (of: { ctx: Parameters<typeof makeCard>[0] }) =>
  (await inProject(of.ctx, (tx) => tx.select({ id: cards.id }).from(cards))).length

test('a card is made in the requested shape, with the item’s picture on it, and rendered at once', async () => {
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#d02020' } })
    .png()
    .toBuffer()
  const server = await loopbackServer((_, response) => response.end(photo))
  vi.stubEnv('PRIVATE_HOSTS_ALLOWED', server.host)
  const made = await packaged(`${server.origin}/photo.png`)
  const ask = { id: made.id, variant_id: made.variant_id, format: 'square' as const }
  const plain = await makeCard(made.ctx, { ...ask, picture_url: null })
  const pictured = await makeCard(made.ctx, { ...ask, picture_url: `${server.origin}/photo.png` })
  expect(server.requests).toHaveLength(1)
  expect(pictured.alt).toMatch(/^Card by .+ with a picture and the title “Quillow”$/)
  const reds = await Promise.all(
    [plain, pictured].map(async ({ url }) => {
      const { bytes } = await fetchMedia(url, 'install')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 })
      const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
      let red = 0
      for (let at = 0; at < data.length; at += 3)
        if ((data[at] ?? 0) > 180 && (data[at + 1] ?? 0) < 70 && (data[at + 2] ?? 0) < 70) red++
      return { red }
    }),
  )
  expect(reds[0]?.red).toBe(0)
  expect(reds[1]?.red).toBeGreaterThan(100_000)
  // The post itself changes only when it is saved.
  const [variant] = await inProject(made.ctx, (tx) =>
    tx.select().from(variants).where(eq(variants.id, made.variant_id)),
  )
  expect(variant?.media).toEqual(made.media)
})

test('a card that is made later uses the current colors', async () => {
  const made = await packaged(null)
  const ask = { id: made.id, variant_id: made.variant_id, format: 'wide' as const, picture_url: null }
  const first = await makeCard(made.ctx, ask)
  expect(first.url).toBe(made.media[0]?.url)
  await updateProject(made.ctx, { voice: { primary_color: '#aa0000' } })
  expect((await makeCard(made.ctx, ask)).url).not.toBe(first.url)
})

test('a project can neither make nor list cards from another project’s content', async () => {
  const picture = 'https://assets.example.org/of-theirs.jpg'
  const [mine, theirs] = [await packaged(null), await packaged(picture)]
  const theirCard = await makeCard(theirs.ctx, {
    id: theirs.id,
    variant_id: theirs.variant_id,
    format: 'wide',
    picture_url: null,
  })
  const before = [await count(mine), await count(theirs)]
  const ask = (id: string, variant_id: string, picture_url: string | null = null) =>
    makeCard(mine.ctx, { id, variant_id, format: 'square', picture_url })
  for (const [id, variant] of [
    [theirs.id, theirs.variant_id],
    [mine.id, theirs.variant_id],
    [theirs.id, mine.variant_id],
    ['nonsense', mine.variant_id],
  ])
    await expect(ask(id ?? '', variant ?? '')).rejects.toMatchObject({ code: 'not-found' })
  for (const url of [picture, theirCard.url, 'https://localhost/', 'file:///etc/passwd'])
    await expect(ask(mine.id, mine.variant_id, url)).rejects.toMatchObject({ code: 'invalid' })
  expect([await count(mine), await count(theirs)]).toEqual(before)
  expect(await listPlainCards(mine.ctx, [theirCard.url])).toEqual(new Set())
  expect(await listPlainCards(theirs.ctx, [theirCard.url])).toEqual(new Set([theirCard.url]))
  expect(
    await inProject(mine.ctx, (tx) =>
      tx
        .select()
        .from(variants)
        .where(and(eq(variants.id, theirs.variant_id))),
    ),
  ).toEqual([])
})

describe('a post’s video', () => {
  const small = { width: 180, frameRate: 5 }
  const runOf = async ({ ctx }: { ctx: Parameters<typeof makeCard>[0] }) => {
    const [row] = await inProject(ctx, (tx) => tx.select().from(generatedVideos))
    return row?.runId ?? ''
  }
  const storedIn = async ({ ctx, variant_id }: Awaited<ReturnType<typeof packaged>>) => {
    const [row] = await inProject(ctx, (tx) => tx.select().from(variants).where(eq(variants.id, variant_id)))
    return row?.media ?? []
  }

  test('is made only once per request, becomes the version’s media, and is a file in the library', async () => {
    const made = await packaged(null, 'youtube')
    const ask = { id: made.id, variant_id: made.variant_id, format: 'wide' as const }
    const [one, other] = await Promise.all([requestVideo(made.ctx, ask), requestVideo(made.ctx, ask)])
    expect([one.status, other.status]).toEqual(['waiting', 'waiting'])
    const runId = await runOf(made)
    const jobs = await inSystem((tx) =>
      tx.execute(sql`select data ->> 'runId' as run from pgboss.job
        where name = 'make-video' and data ->> 'projectId' = ${made.ctx.projectId}`),
    )
    expect(jobs).toEqual([{ run: runId }])
    // Simulates a worker that was killed after storing the file, and another one that starts the job again.
    const run = { runId, isLastTry: false, size: small }
    await makeVideo(made.ctx, run)
    await inProject(made.ctx, (tx) =>
      tx.update(generatedVideos).set({ status: 'waiting', address: null, replaced: [] }),
    )
    await editPackage(made.ctx, { id: made.id, variants: [{ id: made.variant_id, media: made.media }] })
    await makeVideo(made.ctx, run)
    const [video] = await listGeneratedVideos(made.ctx, { package_id: made.id })
    expect(video).toMatchObject({ status: 'done', outdated: false, replaced: made.media, problem: null })
    // The previous image stays as the video's thumbnail.
    expect(await storedIn(made)).toEqual([
      { url: video?.media?.url, alt: expect.stringContaining('Quillow'), made_by: 'Tributary' },
      ...made.media,
    ])
    const { data } = await listFiles(made.ctx, { limit: 10 })
    expect(data).toMatchObject([
      { kind: 'video', url: video?.media?.url, content_type: 'video/mp4', uses: 1 },
    ])
    const pkg = await getPackage(made.ctx, { id: made.id })
    expect(pkg.variants[0]?.issues.filter(({ field }) => field === 'media')).toEqual([])
    // The edited text is not in the video, so it is outdated and can be made again.
    await editPackage(made.ctx, {
      id: made.id,
      variants: [{ id: made.variant_id, title: 'Another title', text: 'And other words.' }],
    })
    expect(await listGeneratedVideos(made.ctx, { package_id: made.id })).toMatchObject([{ outdated: true }])
    await requestVideo(made.ctx, { ...ask, format: 'upright' })
    await makeVideo(made.ctx, { ...run, runId: await runOf(made) })
    const [again] = await listGeneratedVideos(made.ctx, { package_id: made.id })
    expect(again).toMatchObject({ status: 'done', outdated: false, replaced: made.media })
    expect(await storedIn(made)).toMatchObject([{ url: again?.media?.url }, ...made.media])
    expect(again?.media?.url).not.toBe(video?.media?.url)
  })

  test('that exceeds the storage quota fails with an explanation and leaves the version unchanged', async () => {
    const made = await packaged(null, 'youtube')
    await inSystem((tx) =>
      tx.update(organizations).set({ mediaQuotaBytes: 5_000 }).where(eq(organizations.id, made.ctx.orgId)),
    )
    await requestVideo(made.ctx, { id: made.id, variant_id: made.variant_id, format: 'upright' })
    await makeVideo(made.ctx, { runId: await runOf(made), isLastTry: false, size: small })
    const [video] = await listGeneratedVideos(made.ctx, { package_id: made.id })
    expect(video).toMatchObject({
      status: 'failed',
      media: null,
      problem: { message: expect.stringMatching(/^This file needs .+ of 4.9 KB\.$/) },
    })
    expect(await storedIn(made)).toEqual(made.media)
  })

  test('cannot be requested for another project’s post or for one that already has a video', async () => {
    const made = await packaged(null, 'youtube')
    const ask = { id: made.id, variant_id: made.variant_id, format: 'wide' as const }
    const other = await packaged(null)
    await expect(requestVideo(other.ctx, ask)).rejects.toMatchObject({ code: 'not-found' })
    await expect(requestVideo(other.ctx, { ...ask, id: other.id })).rejects.toMatchObject({
      code: 'not-found',
    })
    const media = [{ url: 'https://example.com/own.mp4', alt: 'Mine' }]
    await editPackage(made.ctx, { id: made.id, variants: [{ id: made.variant_id, media }] })
    await expect(requestVideo(made.ctx, ask)).rejects.toThrow('already has a video')
  })
})
