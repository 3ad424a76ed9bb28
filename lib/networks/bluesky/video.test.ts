import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '@/lib/ids'
import { blueskyVideoService } from '@/testing/fakes/bluesky-video'
import { standaloneIo, standalonePost } from '@/testing/publishing/standalone-post'
import { type LoopbackServer, serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import type { Post, PublisherIo, PublishOutcome } from '../publisher'
import { blueskyPublisher } from './publisher'

const did = 'did:plc:brand'
const serverDid = 'did:web:pds.example.com'
const film = randomBytes(50_000)
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const blobOf = (bytes: Buffer) => ({ $type: 'blob', ref: { $link: hash(bytes) }, mimeType: 'video/mp4' })

let server: LoopbackServer
let service: ReturnType<typeof blueskyVideoService>
/** State of the account's server: uploaded files by their hash, and posts. */
let blobs: Set<string>
let posts: { embed?: { video?: { ref: { $link: string } } } }[]
/** A fault injected into the server's next call. */
let fault: ((method: string) => Response | undefined) | undefined

const token = (claims: object) =>
  ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), 'x'].join('.')

async function pds(method: string, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  if (method === 'com.atproto.server.describeServer') return Response.json({ did: serverDid })
  if (request.headers.get('authorization') !== 'Bearer access')
    return Response.json({ error: 'AuthMissing' }, { status: 401 })
  if (method === 'com.atproto.server.getServiceAuth') {
    const { exp, ...claims } = Object.fromEntries(searchParams)
    return Response.json({ token: token({ ...claims, exp: Number(exp), iss: did }) })
  }
  if (method === 'com.atproto.repo.uploadBlob') {
    const bytes = Buffer.from(await request.arrayBuffer())
    blobs.add(hash(bytes))
    return Response.json({ blob: blobOf(bytes) })
  }
  if (method !== 'com.atproto.repo.putRecord') return Response.json({}, { status: 404 })
  const { record } = (await request.json()) as { record: (typeof posts)[number] }
  if (!blobs.has(record.embed?.video?.ref.$link ?? ''))
    return Response.json({ error: 'BlobNotFound', message: 'Could not find blob' }, { status: 400 })
  posts.push(record)
  return Response.json({ uri: 'at://', cid: 'x' })
}

beforeAll(async () => {
  server = await serveOnLoopback(async (request) => {
    const method = new URL(request.url).pathname.replace('/xrpc/', '')
    const answer = fault?.(method)
    if (answer) return answer
    return method.startsWith('app.bsky.video.') ? service.answer(request) : pds(method, request)
  })
})
afterAll(async () => {
  await server.close()
})
beforeEach(() => {
  fault = undefined
  blobs = new Set()
  posts = []
  service = blueskyVideoService({
    serverDid: () => serverDid,
    store: async (video) => {
      blobs.add(hash(video))
      return blobOf(video)
    },
  })
})

const newPost = (): Post => ({ ...standalonePost({ media: [{ alt: 'A mill' }] }), id: newId() })

function ioOf(post: Post, bytes = film): PublisherIo<'fields'> & { parts: number[] } {
  const parts: number[] = []
  const io = standaloneIo<'fields'>(
    post,
    server.url,
    {
      kind: 'fields',
      fields: { server: server.url },
      signingSecret: null,
      session: { accessToken: 'access', refreshToken: null, expiresAt: null, scopes: [] },
    },
    { remoteId: did },
  )
  return {
    ...io,
    parts,
    isVideo: () => true,
    openVideo: async () => ({
      bytes: bytes.length,
      contentType: 'video/mp4',
      version: hash(bytes),
      size: { width: 1920, height: 1080 },
      partBytes: 4096,
      read: async (from, until) => {
        parts.push(until - from)
        return bytes.subarray(from, until)
      },
    }),
  }
}

/** Runs the publisher until the outcome is final, with up to ten more runs. */
async function publish(post: Post, io = ioOf(post)): Promise<PublishOutcome> {
  let outcome = await blueskyPublisher.publish(post, io)
  for (let run = 0; run < 10 && outcome.kind === 'pending'; run++)
    outcome = await blueskyPublisher.publish(post, io)
  return outcome
}

const expectOut = (outcome: PublishOutcome) => {
  expect(outcome).toMatchObject({ kind: 'published' })
  expect(posts).toHaveLength(1)
  expect(posts[0]?.embed).toEqual({
    $type: 'app.bsky.embed.video',
    video: blobOf(film),
    alt: 'A mill',
    aspectRatio: { width: 1920, height: 1080 },
  })
}

describe('a video', () => {
  test('is uploaded to the video service in parts, waits for processing, and is posted with its alt text and aspect ratio', async () => {
    const post = newPost()
    const io = ioOf(post)
    expect(await blueskyPublisher.publish(post, io)).toMatchObject({
      kind: 'pending',
      waits: true,
      failure: { message: 'Bluesky is processing the video.' },
    })
    expect(post.progress.upload).toMatchObject({ stage: 'processing', sent: film.length, bytes: film.length })
    expect(posts).toEqual([])
    expectOut(await publish(post, io))
    expect(service.calls.slice(0, 3)).toEqual(['getUploadLimits', 'startUpload', 'uploadPart 1'])
    expect(Math.max(...io.parts)).toBe(service.partBytes)
  })

  test('resumes a broken upload where it stopped, and sends parts again that the service lost', async () => {
    const post = newPost()
    let calls = 0
    fault = (method) =>
      method.endsWith('uploadPart') && ++calls === 4 ? new Response(null, { status: 503 }) : undefined
    expect(await blueskyPublisher.publish(post, ioOf(post))).toMatchObject({ kind: 'pending' })
    service.losePart(2)
    expectOut(await publish(post))
    const sent = service.calls.filter((call) => call.startsWith('uploadPart')).map((call) => call.at(-1))
    expect(sent.join('')).toBe('123' + '4567' + '234567')
  })

  test('is uploaded again when the service no longer knows the upload', async () => {
    const post = newPost()
    fault = (method) => (method.endsWith('finishUpload') ? new Response(null, { status: 502 }) : undefined)
    expect(await blueskyPublisher.publish(post, ioOf(post))).toMatchObject({ kind: 'pending' })
    fault = undefined
    service.expire()
    expect(await blueskyPublisher.publish(post, ioOf(post))).toMatchObject({ kind: 'pending' })
    expectOut(await publish(post))
    expect(service.calls.filter((call) => call === 'startUpload')).toHaveLength(2)
  })

  test('is uploaded again when the account’s server has deleted it in the meantime', async () => {
    const post = newPost()
    const io = ioOf(post)
    service.polls = 0
    expect(
      await blueskyPublisher.publish(post, {
        ...io,
        sending: async () => {
          blobs.clear()
        },
      }),
    ).toMatchObject({ kind: 'pending', failure: { code: 'media' } })
    service.expire()
    expect(post.progress).toMatchObject({ upload: null, video: null })
  })

  test('goes in one request to a service that takes no parts, still read in parts, even if the service already has it', async () => {
    service.inParts = false
    const [first, second] = [newPost(), newPost()]
    const io = ioOf(first)
    expectOut(await publish(first, io))
    expect(Math.max(...io.parts)).toBe(4096)
    posts = []
    expectOut(await publish(second))
  })

  test('goes to the account’s own server, read in parts, when the video service cannot reach it', async () => {
    const post = newPost()
    const io = { ...ioOf(post), service: () => 'https://video.bsky.app' }
    expectOut(await publish(post, io))
    expect(service.calls).toEqual([])
    expect(Math.max(...io.parts)).toBe(4096)
  })

  const failing = (failureCode: string, message?: string) => () => {
    service.failure = { failureCode, error: failureCode, message }
  }
  const limited = (message: string) => () => {
    service.limits = { canUpload: false, message }
  }
  test.each<[string, () => void, string, string, string]>([
    [
      'too large for the server',
      failing('pds_upload_unsupported_blob_size'),
      'rejected',
      'account’s server doesn’t take',
      'smaller',
    ],
    [
      'unreadable',
      failing('encoding_failure', 'No video track'),
      'rejected',
      'process the video: No video track',
      'H.264',
    ],
    [
      'of an account without a confirmed address',
      limited('Confirm your email address to upload videos'),
      'rejected',
      'confirmed email',
      'Confirm',
    ],
    [
      'one too many',
      limited('User has exceeded daily upload videos limit'),
      'pending',
      'no more videos',
      'automatically',
    ],
    [
      'of an account that may not',
      limited('Account is not old enough to upload videos'),
      'rejected',
      'not old enough',
      'Check the account',
    ],
    [
      'of a wrong shape',
      () => {
        fault = (method) =>
          method.endsWith('startUpload')
            ? Response.json({ error: 'BadAspectRatio' }, { status: 400 })
            : undefined
      },
      'rejected',
      'of this shape',
      'Crop it',
    ],
  ])('%s: the failure is explained, and nothing is posted', async (_, given, kind, words, hint) => {
    given()
    const outcome = await publish(newPost())
    expect(outcome.kind).toBe(kind)
    if (!('failure' in outcome)) throw new Error('It is out.')
    expect(outcome.failure.message).toContain(words)
    expect(outcome.failure.hint).toContain(hint)
    expect(posts).toEqual([])
  })
})
