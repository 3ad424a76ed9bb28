import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import { findOAuthApp } from '@/lib/channels/apps/oauth-apps'
import { newId } from '@/lib/ids'
import { instagramPublisher } from '@/lib/networks/instagram/publisher'
import type { Access } from '@/lib/networks/publisher'
import { renderPost } from '@/lib/platforms/render-post'
import type { VariantContent } from '@/lib/platforms/schemas'
import { hashPost, payloadSchema } from '@/lib/publications/payload'
import type { SandboxAccount } from '@/lib/sandbox/accounts'
import { setSandboxFault } from '@/lib/sandbox/faults'
import { readSandboxMedia } from '@/lib/sandbox/media'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { loopbackServer } from '@/testing/http/loopback-server'
import type { AccountNetwork } from '@/testing/publishing/account-networks'
import { makeDue, makeLookDue, queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { connectedChannel, postsOf } from '@/testing/publishing/connected-channel'
import { runInProcess } from '@/testing/publishing/run-in-process'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { reconcilePublication } from '../outcomes/reconcile-publication'
import { publisherIoFor } from '../publisher/publisher-io'
import { runPublication } from '../run-publication'

useTestDatabase()
useSandboxServer()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'post-pictures-'))
  process.env.DATA_DIR = folder
})
afterAll(async () => {
  delete process.env.DATA_DIR
  await rm(folder, { recursive: true, force: true })
})

afterEach(() => {
  vi.unstubAllEnvs()
})

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b6cb0' } })

/** Serves an image from its own server, which publishing may reach; counts the requests. */
async function served(bytes: Buffer, name: string) {
  const server = await loopbackServer((_, response) => response.end(bytes))
  vi.stubEnv('PRIVATE_HOSTS_ALLOWED', server.host)
  return { server, url: `${server.origin}/${name}` }
}

async function queued(platform: AccountNetwork, urls: string[]) {
  const project = await createTestProject()
  const { ctx, channelId, account } = await connectedChannel(project, platform)
  const media = urls.map((url) => ({ url, alt: 'A picture' }))
  const { publicationIds } = await queueApproved(ctx, [channelId], { media })
  return { ctx, account, id: publicationIds[0] ?? '' }
}

async function postedPicture(account: SandboxAccount) {
  const [post] = await postsOf(account)
  const media = await readSandboxMedia(post?.mediaIds[0] ?? '')
  return sharp(media?.bytes).metadata()
}

const keptFiles = async () => (await readdir(join(folder, 'media')).catch(() => [])).sort()

describe('an image that the network does not accept as it is', () => {
  test.each([
    ['instagram', 'a PNG', () => plain(600, 600).png()],
    ['instagram', 'a WebP', () => plain(600, 600).webp()],
    ['instagram', 'too tall', () => plain(300, 1200).jpeg()],
    ['instagram', 'too wide', () => plain(1800, 200).png()],
    ['linkedin', 'a WebP', () => plain(600, 600).webp()],
    ['linkedin', 'too heavy', () => noise(2000, 1300).png({ compressionLevel: 1 })],
    ['x', 'too heavy', () => noise(2000, 1300).png({ compressionLevel: 1 })],
  ] as const)('is sent to %s as an acceptable JPEG: %s', async (platform, _, make) => {
    const { url } = await served(await make().toBuffer(), 'a')
    const { ctx, account, id } = await queued(platform, [url])
    const before = await readPublication(ctx, id)
    await runPublication(ctx, id)
    const after = await readPublication(ctx, id)
    expect(after).toMatchObject({ status: 'published', error: null })
    const { format, width, height } = await postedPicture(account)
    expect(format).toBe('jpeg')
    if (platform === 'instagram') {
      expect(width / height).toBeGreaterThanOrEqual(0.8)
      expect(width / height).toBeLessThanOrEqual(1.91)
    }
    // The approved content contains the image's original address, before and after.
    expect(after.payload).toEqual(before.payload)
    expect(hashPost(payloadSchema.parse(after.payload))).toBe(before.payloadHash)
    expect(JSON.stringify(after.payload)).toContain(url)
  })

  test('is sent to Instagram as part of a carousel, each image in its own shape', async () => {
    const wide = await plain(900, 600).png().toBuffer()
    const tall = await plain(400, 1000).webp().toBuffer()
    const server = await loopbackServer((request, response) =>
      response.end(request.url === '/wide' ? wide : tall),
    )
    vi.stubEnv('PRIVATE_HOSTS_ALLOWED', server.host)
    const urls = [`${server.origin}/wide`, `${server.origin}/tall`, '/sample/one.jpg']
    const { ctx, account, id } = await queued('instagram', urls)
    await runPublication(ctx, id)
    expect(await readPublication(ctx, id)).toMatchObject({ status: 'published' })
    const [post] = await postsOf(account)
    const sent = await Promise.all((post?.mediaIds ?? []).map((one) => readSandboxMedia(one)))
    expect(sent).toHaveLength(3)
    expect(await sharp(sent[0]?.bytes).metadata()).toMatchObject({ width: 900, height: 600 })
    // Instagram takes nothing taller than 4:5.
    expect(await sharp(sent[1]?.bytes).metadata()).toMatchObject({ width: 800, height: 1000 })
  })
})

test.each([
  ['x', () => plain(40, 40).webp()],
  ['linkedin', () => plain(40, 40).png()],
  ['linkedin', () => plain(40, 40).gif()],
] as const)('an image that %s accepts is sent unchanged, byte for byte', async (platform, make) => {
  const bytes = await make().toBuffer()
  const { url } = await served(bytes, 'a')
  const { ctx, account, id } = await queued(platform, [url])
  const files = await keptFiles()
  await runPublication(ctx, id)
  expect(await readPublication(ctx, id)).toMatchObject({ status: 'published' })
  const [post] = await postsOf(account)
  const sent = await readSandboxMedia(post?.mediaIds[0] ?? '')
  expect(sent?.bytes.equals(bytes)).toBe(true)
  expect(await keptFiles()).toEqual(files)
})

test('an image cannot replace a video on YouTube, and the error says what to do', async () => {
  const { url } = await served(await plain(40, 40).png().toBuffer(), 'a')
  const { ctx, account, id } = await queued('youtube', [url])
  await runPublication(ctx, id)
  expect(await readPublication(ctx, id)).toMatchObject({
    status: 'failed',
    error: { message: expect.stringContaining('Make a video from this post') },
  })
  expect(await postsOf(account)).toEqual([])
})

describe('a converted image', () => {
  test('is created once, and a retry uses the stored file', async () => {
    const { url } = await served(await plain(700, 500).webp().toBuffer(), 'once')
    const { ctx, account, id } = await queued('linkedin', [url])
    const before = new Set(await keptFiles())
    await setSandboxFault(account, { path: '/rest/posts', kind: 'rate-limited' })
    await runPublication(ctx, id)
    expect(await readPublication(ctx, id)).toMatchObject({ status: 'pending' })
    const [name = '', ...more] = (await keptFiles()).filter((file) => !before.has(file))
    expect([name.endsWith('.jpg'), more]).toEqual([true, []])
    const marked = await plain(41, 41).jpeg().toBuffer()
    await writeFile(join(folder, 'media', name), marked)
    await makeDue(ctx, id)
    await runPublication(ctx, id)
    expect(await readPublication(ctx, id)).toMatchObject({ status: 'published' })
    const [post] = await postsOf(account)
    expect((await readSandboxMedia(post?.mediaIds[0] ?? ''))?.bytes.equals(marked)).toBe(true)
  })

  test('is reused after the worker was killed right before sending, and posted once', async () => {
    const { url } = await served(await plain(500, 700).png().toBuffer(), 'killed')
    const { ctx, account, id } = await queued('instagram', [url])
    const before = new Set(await keptFiles())
    expect(await runInProcess(ctx.projectId, id, 'before-send')).toBe('SIGKILL')
    await runPublication(ctx, id)
    for (let round = 0; round < 4; round++) {
      await makeLookDue(ctx, id)
      await reconcilePublication(ctx, id)
      await makeDue(ctx, id)
      await runPublication(ctx, id)
    }
    expect(await readPublication(ctx, id)).toMatchObject({ status: 'published' })
    expect(await postsOf(account)).toHaveLength(1)
    expect((await keptFiles()).filter((file) => !before.has(file))).toHaveLength(1)
  })

  test('is created again when a different image appears at the same address', async () => {
    let bytes = await plain(100, 100).webp().toBuffer()
    const server = await loopbackServer((_, response) => response.end(bytes))
    vi.stubEnv('PRIVATE_HOSTS_ALLOWED', server.host)
    const project = await createTestProject()
    const { ctx, channelId, account } = await connectedChannel(project, 'linkedin')
    const post = async () => {
      const media = [{ url: `${server.origin}/same`, alt: '' }]
      const { publicationIds } = await queueApproved(ctx, [channelId], { media })
      await runPublication(ctx, publicationIds[0] ?? '')
      return (await postedPicture(account)).width
    }
    expect(await post()).toBe(100)
    bytes = await plain(220, 100).webp().toBuffer()
    expect(await post()).toBe(220)
  })
})

describe('an image that cannot be used', () => {
  test.each([
    [
      'a small file that unpacks to a huge picture',
      () => sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } }).png(),
      /can’t read this image/,
    ],
    ['a GIF', () => plain(40, 40).gif(), /GIF/],
  ] as const)('fails with its position and a hint, and nothing is posted: %s', async (_, make, words) => {
    const { url } = await served(await make().toBuffer(), 'bomb')
    const { ctx, account, id } = await queued('instagram', ['/sample/one.jpg', url])
    await runPublication(ctx, id)
    const row = await readPublication(ctx, id)
    expect(row).toMatchObject({ status: 'failed', error: { code: 'media' } })
    expect(row.error?.message).toMatch(words)
    expect(row.error?.message).toMatch(/image 2/)
    expect(row.error?.hint).not.toBe('')
    expect(await postsOf(account)).toHaveLength(0)
  })

  test('is reported as unreachable for the real Instagram if the install has no public address', async () => {
    const { ctx, channelId } = await connectedChannel(await createTestProject(), 'instagram')
    const { packageId } = await queueApproved(ctx, [channelId])
    const { url } = await served(await plain(500, 500).png().toBuffer(), 'inside')
    const content: VariantContent = {
      platform: 'instagram',
      language: 'en',
      title: null,
      text: 'Hello',
      hashtags: [],
      media: [{ url, alt: '' }],
      link: null,
      replies: [],
      collaborators: [],
    }
    const app = findOAuthApp('instagram')
    if (!app) throw new Error('There is no sandbox.')
    const [channel] = await inProject(ctx, (tx) =>
      tx.select().from(channels).where(eq(channels.id, channelId)),
    )
    if (!channel) throw new Error('There is no channel.')
    const nothing = async () => {
      throw new Error('Nothing is to be sent.')
    }
    const access: Access = {
      kind: 'oauth',
      app: { ...app, apiUrl: 'https://graph.instagram.com', sandbox: false },
      credentials: { accessToken: 'a', refreshToken: null, expiresAt: null, scopes: [] },
    }
    const payload = { content, post: renderPost(content), item: null }
    const { signal } = new AbortController()
    const publishing = instagramPublisher.publish(
      {
        id: newId(),
        packageId,
        variantId: newId(),
        payload,
        progress: {},
        attempts: 0,
        since: new Date(),
        isTaken: async () => false,
      },
      {
        ...publisherIoFor(channel, { access, fetch: nothing }, payload, signal),
        access,
        keep: nothing,
        sending: nothing,
      },
    )
    await expect(publishing).rejects.toMatchObject({
      name: 'MediaRefused',
      hint: expect.stringContaining('APP_URL'),
    })
  })
})
