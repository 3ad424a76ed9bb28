import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { GET as itemThumbnail } from '@/app/api/items/[id]/thumbnail/route'
import { GET as packageThumbnail } from '@/app/api/packages/[id]/thumbnail/route'
import { inProject } from '@/db/project'
import { items, packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { getItemThumbnail } from '@/lib/items/get-item-thumbnail'
import { createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, createTestToken } from '@/testing/database/factories'
import { loopbackServer } from '@/testing/http/loopback-server'
import { encodeThumbnail } from './encode-thumbnail'
import { findThumbnail } from './find-thumbnail'
import { ThumbnailSlots } from './thumbnail-slots'

useTestDatabase()

/** Long enough for every image in the tests. */
const waitMs = 30_000

let folder: string
let photo: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-thumbnails-'))
  vi.stubEnv('DATA_DIR', folder)
  // Noise compresses worst.
  photo = await sharp(randomBytes(1_200 * 900 * 3), { raw: { width: 1_200, height: 900, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

/** An image server that the outbound guard lets us reach. */
async function pictureServer(answer: Parameters<typeof loopbackServer>[0]) {
  const server = await loopbackServer(answer)
  vi.stubEnv('PRIVATE_HOSTS_ALLOWED', server.host)
  return server
}

const addPackage = (ctx: ProjectContext<'own'>, itemId: string) => {
  const id = newId()
  return inProject(ctx, async (tx) => {
    await tx.insert(packages).values({ id, itemId, title: 'A post', status: 'in_review' })
    return id
  })
}

test('25 rows of Items or of Review transfer less than 150 kB of images, whatever the pictures', async () => {
  const { ctx, org } = await createTestProject()
  const server = await pictureServer((_, response) => response.end(photo))
  const token = await createTestToken(org)
  const ask = async (route: typeof itemThumbnail, path: string, id: string) => {
    const request = new Request(`http://localhost:3000${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    for (;;) {
      const answer = await route(request, { params: Promise.resolve({ id }) })
      if (answer.status !== 202) return (await answer.arrayBuffer()).byteLength
    }
  }
  const rows = await Promise.all(
    Array.from({ length: 25 }, async (_, at) => {
      const item = await createTestItem(ctx, { featuredImage: `${server.origin}/${at}.jpg` })
      return { item, pkg: await addPackage(ctx, item) }
    }),
  )
  const sums = await Promise.all([
    Promise.all(rows.map(({ item }) => ask(itemThumbnail, `/api/items/${item}/thumbnail`, item))),
    Promise.all(rows.map(({ pkg }) => ask(packageThumbnail, `/api/packages/${pkg}/thumbnail`, pkg))),
  ])
  for (const sizes of sums) {
    expect(Math.min(...sizes)).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000)
  }
  // The list of posts reuses the copies that the list of items made.
  expect(server.requests).toHaveLength(25)
})

test('a thumbnail is made once, and again when its item has changed', async () => {
  const { ctx } = await createTestProject()
  const server = await pictureServer((_, response) => response.end(photo))
  const id = await createTestItem(ctx, { featuredImage: `${server.origin}/a.jpg` })
  const many = await Promise.all(Array.from({ length: 5 }, () => getItemThumbnail(ctx, { id, waitMs })))
  const again = await getItemThumbnail(ctx, { id, waitMs })
  expect(new Set([...many, again].map(({ state }) => state))).toEqual(new Set(['ready']))
  expect(server.requests).toHaveLength(1)
  await inProject(ctx, (tx) =>
    tx
      .update(items)
      .set({ updatedAt: new Date(Date.now() + 60_000) })
      .where(eq(items.id, id)),
  )
  expect(await getItemThumbnail(ctx, { id, waitMs })).toMatchObject({ state: 'ready' })
  expect(server.requests).toHaveLength(2)
})

test('requests no picture from an address that the outbound guard refuses', async () => {
  const { ctx } = await createTestProject()
  const server = await loopbackServer((_, response) => response.end(photo))
  vi.stubEnv('PRIVATE_HOSTS_ALLOWED', '')
  const id = await createTestItem(ctx, { featuredImage: `${server.origin}/a.jpg` })
  expect(await getItemThumbnail(ctx, { id, waitMs })).toEqual({ state: 'none' })
  expect(server.connections()).toBe(0)
})

test('a picture server that does not respond keeps no list waiting', async () => {
  const { ctx } = await createTestProject()
  const answering = Promise.withResolvers<void>()
  const server = await pictureServer((_, response) => void answering.promise.then(() => response.end(photo)))
  const address = `${server.origin}/slow.jpg`
  expect(await findThumbnail(ctx, { address }, 1)).toEqual({ state: 'pending' })
  answering.resolve()
  expect(await findThumbnail(ctx, { address }, waitMs)).toMatchObject({ state: 'ready' })
  expect(server.requests).toHaveLength(1)
})

test('a missing file or one that is no picture is not requested again right away', async () => {
  const { ctx } = await createTestProject()
  const server = await pictureServer((request, response) => {
    response.statusCode = request.url === '/gone.jpg' ? 404 : 200
    response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
  })
  for (const name of ['gone.jpg', 'drawing.svg']) {
    const address = `${server.origin}/${name}`
    for (let times = 0; times < 3; times++)
      expect(await findThumbnail(ctx, { address }, waitMs)).toEqual({ state: 'none' })
  }
  expect(server.requests).toHaveLength(2)
})

test('a file that a crash left half-written is never shown', async () => {
  const { ctx } = await createTestProject()
  const server = await pictureServer((_, response) => response.end(photo))
  const address = `${server.origin}/a.jpg`
  await findThumbnail(ctx, { address }, waitMs)
  const [name = ''] = (await readdir(join(folder, 'media')))
    .filter((one) => one.endsWith('.thumb.webp'))
    .slice(-1)
  await writeFile(join(folder, 'media', `${name}.${newId()}.part`), photo.subarray(0, 100))
  const found = await findThumbnail(ctx, { address }, waitMs)
  expect(found.state === 'ready' && (await sharp(found.bytes).metadata()).format).toBe('webp')
})

test('an older thumbnail is shown while its picture is unavailable', async () => {
  const { ctx } = await createTestProject()
  let there = true
  const server = await pictureServer((_, response) => {
    response.statusCode = there ? 200 : 503
    response.end(photo)
  })
  const address = `${server.origin}/a.jpg`
  await findThumbnail(ctx, { address }, waitMs)
  there = false
  const changedAt = new Date(Date.now() + 60_000)
  const found = await findThumbnail(ctx, { address, changedAt }, waitMs)
  expect(found).toMatchObject({ state: 'ready', isCacheable: false })
})

test('a thumbnail is square and has at most 5,000 bytes, even for noise with transparency', async () => {
  const noise = await sharp(randomBytes(400 * 300 * 4), { raw: { width: 400, height: 300, channels: 4 } })
    .png()
    .toBuffer()
  const small = await encodeThumbnail(noise)
  expect(small?.length).toBeLessThanOrEqual(5_000)
  const { width, height, hasAlpha } = await sharp(small).metadata()
  expect({ square: width === height, hasAlpha }).toEqual({ square: true, hasAlpha: true })
})

test('a project that wants many thumbnails leaves a slot to another, and at most four run at once', async () => {
  const slots = new ThumbnailSlots()
  const begun: string[] = []
  const ends: (() => void)[] = []
  const want = (projectId: string) =>
    slots.run(projectId, () => {
      begun.push(projectId)
      return new Promise<void>((end) => ends.push(end))
    })
  const all = [...Array.from({ length: 20 }, () => want('a')), want('b')]
  await vi.waitFor(() => expect(begun).toHaveLength(4), { timeout: 20_000 })
  ends.shift()?.()
  await vi.waitFor(() => expect(begun).toHaveLength(5), { timeout: 20_000 })
  expect(begun.at(-1)).toBe('b')
  const finish = setInterval(() => {
    for (const end of ends.splice(0)) end()
  }, 1)
  await Promise.all(all)
  clearInterval(finish)
  expect(begun).toHaveLength(21)
})

test('limits how many wait for a slot', async () => {
  const slots = new ThumbnailSlots()
  const answering = Promise.withResolvers<void>()
  const runs = Array.from({ length: 200 }, () => slots.run('a', () => answering.promise.then(() => true)))
  answering.resolve()
  const done = await Promise.all(runs)
  expect(done.filter((one) => one === undefined).length).toBe(200 - 104)
})
