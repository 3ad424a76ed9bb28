import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { GET as getMedia } from '@/app/api/media/[name]/route'
import { inProject } from '@/db/project'
import { mediaFiles, mediaUploads, organizations, packages, variants } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { bundledScript } from '@/testing/bundled-script'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { tinyMovie } from '@/testing/http/tiny-movie'
import { makePdf } from '@/testing/voice/make-pdf'
import { appendToUpload } from './append-to-upload'
import { cancelUpload } from './cancel-upload'
import { changeFile } from './change-file'
import { completeUpload } from './complete-upload'
import { createUpload } from './create-upload'
import { deleteFile } from './delete-file'
import { getUpload } from './find-upload'
import { formatFileSize } from './format-file-size'
import { getFile } from './get-file'
import { uploadPartBytes } from './limits'
import { listFileUses } from './list-file-uses'
import { listFiles } from './list-files'
import { pruneMedia } from './prune-media'
import { restoreFile } from './restore-file'
import { getStorage } from './storage'
import { storeGeneratedVideo } from './videos/store-generated-video'

useTestDatabase()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-library-'))
  vi.stubEnv('DATA_DIR', folder)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

type Ctx = ProjectContext<'own'>
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const arriving = async function* (...chunks: Buffer[]) {
  yield* chunks
}
/** Sends these bytes, then loses the connection. */
const cutOff = async function* (bytes: Buffer) {
  yield bytes
  throw new Error('connection lost')
}
const png = (side: number, background = '#3b5bdb') =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer()

async function upload(ctx: Ctx, name: string, bytes: Buffer) {
  const { id } = await createUpload(ctx, { name, bytes: bytes.length })
  await appendToUpload(ctx, { id, offset: 0, body: arriving(bytes) })
  return completeUpload(ctx, { id, sha256: sha256(bytes) })
}

const served = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await getMedia(new Request(`http://localhost:3000${url}`, { headers }))
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('an upload resumes at the byte where it was cut off, and its film arrives unchanged', async () => {
  const { ctx } = await createTestProject()
  const film = randomBytes(2 * uploadPartBytes)
  const movie = tinyMovie({ film })
  const { id } = await createUpload(ctx, { name: 'film.mp4', bytes: movie.length })
  const cuts = [1, 9, 700, uploadPartBytes + 701, uploadPartBytes + 702]
  for (const until of cuts) {
    const { offset } = await getUpload(ctx, { id })
    await expect(
      appendToUpload(ctx, { id, offset, body: cutOff(movie.subarray(offset, until)) }),
    ).rejects.toThrow('connection lost')
    expect((await getUpload(ctx, { id })).offset).toBe(until)
  }
  await expect(completeUpload(ctx, { id })).rejects.toMatchObject({ code: 'wrong-state' })
  const offset = cuts.at(-1) ?? 0
  const rest = () => appendToUpload(ctx, { id, offset, body: arriving(movie.subarray(offset)) })
  const both = await Promise.allSettled([rest(), rest()])
  // Of two concurrent requests with the same bytes, only one counts.
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
  const file = await completeUpload(ctx, { id, sha256: sha256(movie) })
  expect(file).toMatchObject({ id, kind: 'video', width: 640, height: 360, seconds: 2, bytes: movie.length })
  expect(await completeUpload(ctx, { id, sha256: sha256(movie) })).toMatchObject({ id })
  const { answer, bytes } = await served(file.url)
  expect(answer.headers.get('content-type')).toBe('video/mp4')
  expect(bytes.length).toBe(movie.length)
  expect(bytes.subarray(-film.length).equals(film)).toBe(true)
  expect(bytes.includes('+40.7+8.9')).toBe(false)
  const part = await served(file.url, { range: 'bytes=4-7' })
  expect([part.answer.status, part.bytes.toString(), part.answer.headers.get('content-range')]).toEqual([
    206,
    'ftyp',
    `bytes 4-7/${movie.length}`,
  ])
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
})

test('an upload whose server is killed during a request resumes after the last complete part', async () => {
  const { ctx } = await createTestProject()
  const film = randomBytes(2 * uploadPartBytes)
  const movie = tinyMovie({ film })
  const { id } = await createUpload(ctx, { name: 'film.mp4', bytes: movie.length })
  await appendToUpload(ctx, { id, offset: 0, body: arriving(movie.subarray(0, uploadPartBytes)) })
  const script = await bundledScript('testing/media/append-and-die.ts')
  const half = uploadPartBytes / 2
  const sent = [ctx.projectId, id, String(uploadPartBytes), String(half)]
  const child = spawn(process.execPath, [...script, ...sent], { stdio: 'inherit', env: process.env })
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGKILL')
  const { offset } = await getUpload(ctx, { id })
  expect(offset).toBe(uploadPartBytes)
  await appendToUpload(ctx, { id, offset, body: arriving(movie.subarray(offset)) })
  const { url } = await completeUpload(ctx, { id, sha256: sha256(movie) })
  const { bytes } = await served(url)
  expect(sha256(bytes.subarray(-film.length))).toBe(sha256(film))
})

test('an image is turned upright, loses its EXIF data and is limited in size, and AVIF becomes WebP', async () => {
  const { ctx } = await createTestProject()
  const photo = await sharp({ create: { width: 4200, height: 40, channels: 3, background: '#963' } })
    .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '40/1 7/1 0/1' } })
    .jpeg()
    .toBuffer()
  const stored = await upload(ctx, 'photo.jpg', photo)
  expect(stored).toMatchObject({ kind: 'image', content_type: 'image/jpeg', width: 4000 })
  const { bytes } = await served(stored.url)
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(bytes.includes('secret place')).toBe(false)
  expect((await sharp((await served(stored.preview_url ?? '')).bytes).metadata()).width).toBe(640)
  // The camera was held sideways: what is left in the file belongs at the top.
  const sideways = await sharp({ create: { width: 32, height: 16, channels: 3, background: '#00f' } })
    .composite([{ input: await png(16, '#f00'), left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer()
  const upright = await upload(ctx, 'sideways.png', sideways)
  expect(upright).toMatchObject({ width: 16, height: 32 })
  const top = sharp((await served(upright.url)).bytes).extract({ left: 8, top: 8, width: 1, height: 1 })
  expect([...(await top.removeAlpha().raw().toBuffer())]).toEqual([255, 0, 0])
  const avif = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#fff' } })
    .avif()
    .toBuffer()
  expect(await upload(ctx, 'named.png', avif)).toMatchObject({ content_type: 'image/webp', width: 20 })
})

test('a rejected file says why, and its storage is freed', async () => {
  const { ctx } = await createTestProject()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  await expect(createUpload(ctx, { name: 'logo.svg', bytes: 10 })).rejects.toThrow(/SVG.*scripts/)
  await expect(upload(ctx, 'logo.png', svg)).rejects.toThrow(/SVG.*scripts/)
  await expect(upload(ctx, 'page.jpg', Buffer.from('<html></html>'))).rejects.toMatchObject({
    code: 'unsupported-media-type',
    message: expect.stringMatching(/^This file isn’t a valid image/),
  })
  await expect(upload(ctx, 'page.html', Buffer.from('<html></html>'))).rejects.toMatchObject({
    code: 'unsupported-media-type',
    message: 'We don’t accept files of this type.',
  })
  await expect(upload(ctx, 'cut.mp4', tinyMovie().subarray(0, 120))).rejects.toMatchObject({
    code: 'invalid',
  })
  const { id } = await createUpload(ctx, { name: 'a.png', bytes: 3 })
  await expect(
    appendToUpload(ctx, { id, offset: 0, body: arriving(Buffer.from('four')) }),
  ).rejects.toMatchObject({ code: 'too-large' })
  await cancelUpload(ctx, { id })
  const bytes = await png(8)
  const damaged = await createUpload(ctx, { name: 'b.png', bytes: bytes.length })
  await appendToUpload(ctx, { id: damaged.id, offset: 0, body: arriving(bytes) })
  await expect(completeUpload(ctx, { id: damaged.id, sha256: sha256(svg) })).rejects.toMatchObject({
    errors: [{ pointer: '/sha256' }],
  })
  expect((await getStorage(ctx)).used_bytes).toBe(0)
})

test('uploads that start at the same time never exceed the workspace’s quota, and the refusal says how much is used', async () => {
  const { ctx } = await createTestProject()
  await inSystem((tx) =>
    tx.update(organizations).set({ mediaQuotaBytes: 5_000 }).where(eq(organizations.id, ctx.orgId)),
  )
  const begun = await Promise.allSettled(
    Array.from({ length: 8 }, () => createUpload(ctx, { name: 'a.png', bytes: 2_000 })),
  )
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await getStorage(ctx)).toEqual({ used_bytes: 4_000, allowed_bytes: 5_000 })
  await expect(createUpload(ctx, { name: 'a.png', bytes: 2_000 })).rejects.toThrow(
    'This file needs 2 KB, and your workspace uses 3.9 KB of 4.9 KB.',
  )
})

test('the same file is stored only once, and is found by its name and its alt text', async () => {
  const { ctx } = await createTestProject()
  const bytes = await png(10)
  const first = await upload(ctx, 'harbour.png', bytes)
  expect(await upload(ctx, 'again.png', bytes)).toMatchObject({ id: first.id, existing: true })
  const other = await upload(ctx, 'other.png', await png(12))
  await changeFile(ctx, { id: first.id, alt: 'Boats at 100% tide', focal: { x: 0.2, y: 0.8 } })
  const found = async (q: string) => (await listFiles(ctx, { q, limit: 10 })).data.map(({ id }) => id)
  expect(await found('HARB 100%')).toEqual([first.id])
  expect(await found('_')).toEqual([])
  const page = await listFiles(ctx, { limit: 1 })
  expect([page.data[0]?.id, page.next_cursor === null]).toEqual([other.id, false])
  expect((await listFiles(ctx, { limit: 1, after: other.id })).data[0]).toMatchObject({
    id: first.id,
    focal: { x: 0.2, y: 0.8 },
  })
})

test('a file used by an unpublished post cannot be deleted; a deleted file can be restored until it is pruned', async () => {
  const { ctx } = await createTestProject()
  const file = await upload(ctx, 'used.png', await png(14))
  const packageId = newId()
  const variantId = newId()
  await inProject(ctx, async (tx) => {
    await tx.insert(packages).values({ id: packageId, title: 'Spring tide', status: 'in_review' })
    const media = [{ url: file.url, alt: '' }]
    await tx
      .insert(variants)
      .values({ id: variantId, packageId, platform: 'x', language: 'en', text: 'A', media })
  })
  expect((await listFileUses(ctx, file)).posts).toEqual([
    { package_id: packageId, title: 'Spring tide', public_at: null, status: 'in_review' },
  ])
  await expect(deleteFile(ctx, file)).rejects.toThrow('used.png is used in “Spring tide”.')
  await inProject(ctx, (tx) => tx.update(variants).set({ media: [] }).where(eq(variants.id, variantId)))
  await deleteFile(ctx, file)
  await expect(getFile(ctx, file)).rejects.toMatchObject({ code: 'not-found' })
  expect((await getStorage(ctx)).used_bytes).toBe(0)
  expect(await restoreFile(ctx, file)).toMatchObject({ id: file.id, uses: 0 })
  await deleteFile(ctx, file)
  const old = new Date(Date.now() - 2 * 3_600_000)
  await inProject(ctx, (tx) => tx.update(mediaFiles).set({ deletedAt: old }))
  const abandoned = await createUpload(ctx, { name: 'b.png', bytes: 10 })
  await appendToUpload(ctx, { id: abandoned.id, offset: 0, body: arriving(Buffer.from('four')) })
  await inProject(ctx, (tx) =>
    tx.update(mediaUploads).set({ updatedAt: new Date(Date.now() - 25 * 3_600_000) }),
  )
  await pruneMedia()
  await expect(restoreFile(ctx, file)).rejects.toMatchObject({ code: 'not-found' })
  expect((await served(file.url)).answer.status).toBe(404)
  await expect(getUpload(ctx, abandoned)).rejects.toMatchObject({ code: 'not-found' })
  expect(await readdir(join(folder, 'uploads'))).not.toContain(abandoned.id)
})

test('sizes are shown in readable units', () => {
  expect([0, 1, 2_048, 1_500_000, 300 * 1024 ** 2, 5 * 1024 ** 3].map(formatFileSize)).toEqual([
    '0 KB',
    '0.1 KB',
    '2 KB',
    '1.4 MB',
    '300 MB',
    '5 GB',
  ])
})

test('a PDF is recognized by its content, has pages and a title, and is served only as a download', async () => {
  const { ctx } = await createTestProject()
  const named = makePdf('', { pages: 3, title: 'Our year' })
  const file = await upload(ctx, 'year.txt', named)
  expect(file).toMatchObject({
    ...{ kind: 'document', pages: 3, title: 'Our year', width: 600, height: 800, alt: '' },
    ...{ content_type: 'application/pdf', bytes: named.length },
  })
  const { answer, bytes } = await served(file.url)
  expect(bytes.equals(named)).toBe(true)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'content-security-policy': "sandbox; default-src 'none'",
  })
  expect((await upload(ctx, 'The mill.PDF', makePdf('', { pages: 2 }))).title).toBe('The mill')
  expect((await getStorage(ctx)).used_bytes).toBeGreaterThan(named.length)
  expect((await listFiles(ctx, { kind: 'document', limit: 10 })).data).toHaveLength(2)
  const renamed = await changeFile(ctx, { id: file.id, title: 'The year of the mill' })
  expect(renamed.title).toBe('The year of the mill')
  const image = await upload(ctx, 'blue.png', await png(20))
  await expect(changeFile(ctx, { id: image.id, title: 'Blue' })).rejects.toMatchObject({ code: 'invalid' })
})

test('a damaged or unsupported document leaves no file and no storage behind', async () => {
  const { ctx } = await createTestProject()
  await expect(upload(ctx, 'a.pdf', Buffer.from('%PDF-1.7 and nothing else'))).rejects.toMatchObject({
    code: 'invalid',
    message: 'This PDF is damaged, so we can’t read its pages.',
  })
  await expect(upload(ctx, 'deck.pptx', Buffer.from('PK'))).rejects.toMatchObject({
    code: 'unsupported-media-type',
    hint: 'Export the document as a PDF and upload that.',
  })
  await expect(createUpload(ctx, { name: 'long.pdf', bytes: 210_000_000 })).rejects.toMatchObject({
    code: 'too-large',
    message: 'This document has 200 MB. The limit is 100 MB.',
  })
  expect((await getStorage(ctx)).used_bytes).toBe(0)
})

test('storing a generated video again needs no storage and keeps its file', async () => {
  const { ctx } = await createTestProject()
  const bytes = tinyMovie()
  const video = { bytes, width: 640, height: 360, seconds: 2, sound: false }
  const file = { id: newId(), name: 'made.mp4', alt: 'A film', by: { id: null, name: 'Ann' } }
  const address = await storeGeneratedVideo(ctx, file, video)
  const full = { mediaQuotaBytes: bytes.length + 1 }
  await inSystem((tx) => tx.update(organizations).set(full).where(eq(organizations.id, ctx.orgId)))
  expect(await storeGeneratedVideo(ctx, file, video)).toBe(address)
  const { url } = await getFile(ctx, file)
  expect((await served(url)).bytes.length).toBe(bytes.length)
  await expect(storeGeneratedVideo(ctx, { ...file, id: newId() }, video)).rejects.toMatchObject({
    code: 'storage-full',
  })
})
