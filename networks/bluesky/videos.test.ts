import { createHash } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import { runPublication } from '@/lib/publishing/run-publication'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { blueskyVideoService } from '@/testing/fakes/bluesky-video'
import { sampleVideo } from '@/testing/media/sample-video'
import { makeDue, queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { publishedPosts, queueCorrection } from '@/testing/publishing/correction'
import { serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { useBluesky } from './use-bluesky'

useTestDatabase()

const films = new Map<string, Buffer<ArrayBuffer>>()
const bluesky = useBluesky((path, request) => {
  const film = films.get(path)
  return film && rangeOf(film, request)
})
beforeAll(async () => {
  films.set('/film.mp4', await sampleVideo({ bytes: 3_200_000 }))
  films.set('/large.mp4', await sampleVideo({ bytes: 6_000_000 }))
})
/** Returns the requested byte range, or the whole film if none was requested. */
function rangeOf(film: Buffer<ArrayBuffer>, request: Request): Response {
  const asked = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('range') ?? '')
  if (!asked) return new Response(film)
  const [from, until] = [Number(asked[1]), Math.min(film.length, Number(asked[2]) + 1)]
  const headers = { 'content-range': `bytes ${from}-${until - 1}/${film.length}` }
  return new Response(film.subarray(from, until), { status: 206, headers })
}

const hosts = () => process.env.PRIVATE_HOSTS_ALLOWED
afterEach(() => {
  delete process.env.BLUESKY_VIDEO_URL
})

/**
 * Starts a fake of the network's video service: it stores processed videos on the real server, with the token that
 * the real server issued for it.
 */
async function useVideoService() {
  const { did } = await bluesky.call<{ did: string }>('com.atproto.server.describeServer', {})
  const service = blueskyVideoService({
    serverDid: () => did,
    store: async (video, token) => {
      const answer = await fetch(`${bluesky.url}/xrpc/com.atproto.repo.uploadBlob`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'video/mp4' },
        body: new Uint8Array(video),
      })
      if (!answer.ok) throw new Error(`The server refused the token: ${await answer.text()}`)
      return ((await answer.json()) as { blob: unknown }).blob
    },
  })
  service.partBytes = 1024 * 1024
  const server = await serveOnLoopback(service.answer)
  onTestFinished(() => server.close())
  process.env.BLUESKY_VIDEO_URL = server.url
  process.env.PRIVATE_HOSTS_ALLOWED = `${hosts()},${new URL(server.url).host}`
  return service
}

async function connected() {
  const { ctx } = await createTestProject()
  const account = await bluesky.newAccount()
  const channelId = await bluesky.connect(ctx, account)
  await inProject(ctx, (tx) => tx.update(channels).set({ minGapMinutes: 0 }))
  return { ctx, account, channelId }
}

async function published({ ctx, channelId }: Awaited<ReturnType<typeof connected>>, path: string) {
  const media = [{ url: bluesky.page(path), alt: 'A mill turns' }]
  const { publicationIds } = await queueApproved(ctx, [channelId], { media })
  const id = publicationIds[0] ?? ''
  for (let run = 0; run < 10; run++) {
    await runPublication(ctx, id)
    const row = await readPublication(ctx, id)
    if (row.status !== 'pending' || row.error?.code !== 'media') return row
    await makeDue(ctx, id)
  }
  return readPublication(ctx, id)
}

/** Expects the account's only post on the server to contain the video, unchanged. */
async function expectVideo({ account }: Awaited<ReturnType<typeof connected>>, path: string) {
  const [post, ...others] = await bluesky.postsOf(account)
  expect(others).toEqual([])
  expect(post?.value.embed).toMatchObject({
    $type: 'app.bsky.embed.video',
    alt: 'A mill turns',
    aspectRatio: { width: 1280, height: 720 },
    video: { mimeType: 'video/mp4', size: films.get(path)?.length },
  })
  const query = new URLSearchParams({ did: account.did, cid: post?.value.embed?.video?.ref.$link ?? '' })
  const blob = await fetch(`${bluesky.url}/xrpc/com.atproto.sync.getBlob?${query}`)
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  expect(hash(new Uint8Array(await blob.arrayBuffer()))).toBe(hash(films.get(path) ?? Buffer.alloc(0)))
}

describe('a video', () => {
  test('goes to the account’s own server if the video service cannot reach that server', async () => {
    const made = await connected()
    expect(await published(made, '/film.mp4')).toMatchObject({ status: 'published', error: null })
    await expectVideo(made, '/film.mp4')
  })

  test('that the server does not accept is reported with an explanation', async () => {
    const made = await connected()
    expect(await published(made, '/large.mp4')).toMatchObject({
      status: 'failed',
      error: {
        message: 'The account’s server doesn’t take a video of this size.',
        hint: 'Export it smaller.',
      },
    })
    expect(await bluesky.postsOf(made.account)).toEqual([])
  })

  test('goes through the video service, which stores it on the server with the token issued for it', async () => {
    const service = await useVideoService()
    const made = await connected()
    const row = await published(made, '/film.mp4')
    expect(row).toMatchObject({ status: 'published', error: null })
    await expectVideo(made, '/film.mp4')
    expect(service.calls.filter((call) => call.startsWith('uploadPart'))).toHaveLength(4)
  })

  test('can be added when a post is corrected', async () => {
    await useVideoService()
    const made = await connected()
    const { packageId } = await publishedPosts(made.ctx, [made.channelId])
    const { publicationIds } = await queueCorrection(made.ctx, packageId, [made.channelId], {
      media: [{ url: bluesky.page('/film.mp4'), alt: 'A mill turns' }],
    })
    const id = publicationIds[0] ?? ''
    for (let run = 0; run < 5; run++) {
      await makeDue(made.ctx, id)
      await runPublication(made.ctx, id)
    }
    expect(await readPublication(made.ctx, id)).toMatchObject({ status: 'published', replaceBy: 'edit' })
    await expectVideo(made, '/film.mp4')
  })
})
