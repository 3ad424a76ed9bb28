import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inProject } from '@/db/project'
import { channels, sandboxMedia, videos } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { changeChannel } from '@/lib/channels/change-channel'
import { putLibraryBlob } from '@/lib/media/blobs'
import { getStorage } from '@/lib/media-library/storage'
import { networks } from '@/lib/networks/registry'
import { readSandboxMedia } from '@/lib/sandbox/media'
import { lostAnswerHeader, serveSandbox } from '@/lib/sandbox/serve'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { loopbackServer } from '@/testing/http/loopback-server'
import { rangesOf } from '@/testing/media/ranges'
import { sampleVideo } from '@/testing/media/sample-video'
import { makeDue, makeLookDue, queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { connectedChannel, postsOf } from '@/testing/publishing/connected-channel'
import { runInProcess } from '@/testing/publishing/run-in-process'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { reconcilePublication } from '../outcomes/reconcile-publication'
import { runPublication } from '../run-publication'

/** Cuts connections: before the network gets a request, when it has half of it, or after it has handled it. */
let cut: (call: string) => 'before' | 'middle' | 'after' | undefined = () => undefined
const lost = () => new Response(null, { status: 502, headers: { [lostAnswerHeader]: '1' } })

useTestDatabase()
useSandboxServer(async (request) => {
  const url = new URL(request.url)
  if (!url.pathname.startsWith('/sandbox/')) return undefined
  const how = cut(`${request.method} ${url.pathname}`)
  if (how === 'before') return lost()
  if (how === 'middle') {
    const whole = await request.arrayBuffer()
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    const half = whole.slice(0, whole.byteLength / 2)
    await serveSandbox(new Request(request.url, { method: request.method, headers, body: half }))
    return lost()
  }
  if (how === 'after') {
    await serveSandbox(request)
    return lost()
  }
  return undefined
})

const sending = ['x', 'youtube', 'linkedin', 'instagram'] as const
type Sending = (typeof sending)[number]

let folder: string
let film: Buffer<ArrayBuffer>
/** LinkedIn sets the ranges itself, 4 MB each. */
let large: Buffer<ArrayBuffer>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-videos-'))
  process.env.DATA_DIR = folder
  film = await sampleVideo({ bytes: 3_200_000 })
  large = await sampleVideo({ bytes: 4_500_000 })
})
afterAll(async () => {
  delete process.env.DATA_DIR
  await rm(folder, { recursive: true, force: true })
})

/** Small parts, so that a small video has many. */
const usual = new Map(sending.map((name) => [name, networks[name].rules.media.videos?.partBytes.value ?? 0]))
const setPart = (name: Sending, bytes: number) => {
  const { videos: rules } = networks[name].rules.media
  if (rules) rules.partBytes.value = bytes
}
beforeEach(() => {
  for (const name of sending) setPart(name, name === 'x' ? 200 * 1024 : 256 * 1024)
})
afterEach(() => {
  for (const name of sending) setPart(name, usual.get(name) ?? 0)
  cut = () => undefined
})

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Queues a post with the video in a library, or at the given address. */
async function queued(platform: Sending, url?: string) {
  const { ctx, channelId, account } = await connectedChannel(await createTestProject(), platform)
  const own = url ?? (await putLibraryBlob(`${crypto.randomUUID()}.lib.mp4`, chunksOf(filmFor(platform))))
  const { publicationIds } = await queueApproved(ctx, [channelId], { media: [{ url: own, alt: 'A wheel' }] })
  return { ctx, account, platform, id: publicationIds[0] ?? '' }
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}

/** Does what the queue does, without waiting for due times. */
async function goOn(ctx: ProjectContext<'own'>, id: string, rounds = 60) {
  for (let round = 0; round < rounds; round++) {
    const row = await readPublication(ctx, id)
    if (row.status === 'published' || row.status === 'failed') return row
    if (row.status === 'unconfirmed') {
      await makeLookDue(ctx, id)
      await reconcilePublication(ctx, id)
    } else {
      await makeDue(ctx, id)
      await runPublication(ctx, id)
    }
  }
  return readPublication(ctx, id)
}

const filmFor = (platform: Sending) => (platform === 'linkedin' ? large : film)

async function expectArrived({ account, platform }: Awaited<ReturnType<typeof queued>>) {
  const [post, ...more] = await postsOf(account)
  expect(more).toHaveLength(0)
  const media = await readSandboxMedia(post?.mediaIds[0] ?? '')
  expect(media?.contentType).toBe('video/mp4')
  expect(hash(media?.bytes ?? Buffer.alloc(0))).toBe(hash(filmFor(platform)))
}

describe.each(sending)('a video for %s', (platform) => {
  test('arrives whole, and waiting for the network does not count as a failed attempt', async () => {
    const post = await queued(platform)
    await runPublication(post.ctx, post.id)
    const first = await readPublication(post.ctx, post.id)
    if (platform === 'x') {
      expect(first).toMatchObject({
        status: 'pending',
        error: { message: 'X is processing the video.' },
        progress: { upload: { sent: film.length, bytes: film.length, stage: 'processing' } },
      })
      expect(first.progress.tries).toBeUndefined()
    }
    expect(await goOn(post.ctx, post.id)).toMatchObject({ status: 'published', attempts: 1, error: null })
    await expectArrived(post)
  })

  test('resumes where it was cut off, however often, and arrives whole and once', async () => {
    const post = await queued(platform)
    // Any call except the one that publishes may be cut, before or after it; a fixed pseudorandom sequence decides.
    let seed = 7
    let cuts = 0
    const most = ['linkedin', 'instagram'].includes(platform) ? 6 : 20
    cut = (call) => {
      if (/\/2\/tweets|\/rest\/posts|media_publish/.test(call) || cuts >= most) return undefined
      seed = (seed * 48_271) % 2_147_483_647
      if (seed % 3 === 0) return undefined
      cuts++
      return seed % 2 ? 'before' : 'after'
    }
    expect(await goOn(post.ctx, post.id, 100)).toMatchObject({ status: 'published', error: null })
    expect(cuts).toBe(most)
    await expectArrived(post)
  })
})

test('a carousel of an image and two videos survives uploads that are cut in the middle of a request', async () => {
  const { ctx, channelId, account } = await connectedChannel(await createTestProject(), 'instagram')
  const media = [{ url: '/sample/one.jpg', alt: 'A mill' }]
  for (let n = 0; n < 2; n++)
    media.push({
      url: await putLibraryBlob(`${crypto.randomUUID()}.lib.mp4`, chunksOf(film)),
      alt: 'A wheel',
    })
  const { publicationIds } = await queueApproved(ctx, [channelId], { media })
  let cuts = 0
  cut = (call) => (/^POST .*ig-api-upload/.test(call) && ++cuts % 2 === 1 ? 'middle' : undefined)
  const id = publicationIds[0] ?? ''
  expect(await goOn(ctx, id)).toMatchObject({ status: 'published', attempts: 1, error: null })
  expect(cuts).toBe(4)
  const [post, ...more] = await postsOf(account)
  expect(more).toHaveLength(0)
  const arrived = await Promise.all((post?.mediaIds ?? []).map((one) => readSandboxMedia(one)))
  expect(arrived.map((one) => one?.contentType)).toEqual(['image/jpeg', 'video/mp4', 'video/mp4'])
  for (const one of arrived.slice(1)) expect(hash(one?.bytes ?? Buffer.alloc(0))).toBe(hash(film))
})

test('after a worker is killed during an upload, the next one completes it with the channel’s declarations', async () => {
  const post = await queued('youtube')
  const config = { visibility: 'unlisted', made_for_kids: 'yes', synthetic_media: 'no' }
  const [channel] = await inProject(post.ctx, (tx) => tx.select({ id: channels.id }).from(channels))
  await changeChannel(post.ctx, { id: channel?.id ?? '', config })
  expect(await runInProcess(post.ctx.projectId, post.id, 'kept')).toBe('SIGKILL')
  const before = await readPublication(post.ctx, post.id)
  expect(before.progress).toMatchObject({ upload: { bytes: film.length, sent: 0 } })
  expect(await goOn(post.ctx, post.id)).toMatchObject({ status: 'published', attempts: 1 })
  await expectArrived(post)
  const [posted] = await postsOf(post.account)
  const [declared] = await inSystem((tx) =>
    tx
      .select({ status: sql`${sandboxMedia.meta} -> 'status'` })
      .from(sandboxMedia)
      .where(eq(sandboxMedia.id, posted?.mediaIds[0] ?? '')),
  )
  expect(declared?.status).toEqual({
    privacyStatus: 'unlisted',
    selfDeclaredMadeForKids: true,
    containsSyntheticMedia: false,
  })
})

describe('a video on a website', () => {
  test('is sent from there in ranges, and rejected if it changes in the meantime', async () => {
    let mark = '"one"'
    let asked = 0
    const server = await loopbackServer((request, response) => {
      asked++
      rangesOf(film, { etag: mark })(request, response)
    })
    vi.stubEnv('PRIVATE_HOSTS_ALLOWED', server.host)
    const url = `${server.origin}/wheel.mp4`
    const post = await queued('x', url)
    expect(await goOn(post.ctx, post.id)).toMatchObject({ status: 'published' })
    await expectArrived(post)
    const changed = await queued('x', url)
    const until = asked + 3
    cut = () => {
      if (asked >= until) mark = '"two"'
      return undefined
    }
    expect(await goOn(changed.ctx, changed.id)).toMatchObject({
      status: 'failed',
      error: { code: 'media', message: 'This video changed at its address while we were uploading it.' },
    })
    expect(await postsOf(changed.account)).toHaveLength(0)
  })

  test('that does not support ranges is copied first, counted as storage, and the copy is removed', async () => {
    const server = await loopbackServer((_, response) => response.end(film))
    vi.stubEnv('PRIVATE_HOSTS_ALLOWED', server.host)
    const url = `${server.origin}/wheel.mp4`
    const post = await queued('x', url)
    await runPublication(post.ctx, post.id)
    expect((await getStorage(post.ctx)).used_bytes).toBe(film.length)
    expect(await goOn(post.ctx, post.id)).toMatchObject({ status: 'published' })
    await expectArrived(post)
    expect((await getStorage(post.ctx)).used_bytes).toBe(0)
    const [row] = await inProject(post.ctx, (tx) =>
      tx
        .select()
        .from(videos)
        .where(and(eq(videos.url, url))),
    )
    expect(row).toMatchObject({ copyAddress: null, facts: { videoCodec: 'avc', bytes: film.length } })
  })

  test('that the network does not accept is rejected with an explanation before anything is sent', async () => {
    const long = await sampleVideo({ seconds: 0.4 })
    const server = await loopbackServer((request, response) => void rangesOf(long)(request, response))
    vi.stubEnv('PRIVATE_HOSTS_ALLOWED', server.host)
    const post = await queued('x', `${server.origin}/short.mp4`)
    const calls: string[] = []
    cut = (call) => void calls.push(call)
    expect(await goOn(post.ctx, post.id)).toMatchObject({
      status: 'failed',
      error: {
        message: 'This video is 0.4 seconds long. X takes at least 0.5 seconds. Use a longer one.',
      },
    })
    expect(calls).toEqual([])
  })
})
