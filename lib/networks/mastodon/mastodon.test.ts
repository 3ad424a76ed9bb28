import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels, networkApps } from '@/db/schema'
import { inSystem } from '@/db/system'
import { findServerApp, prepareServer } from '@/lib/channels/apps/server-apps'
import { changeChannel } from '@/lib/channels/change-channel'
import { finishConnection } from '@/lib/channels/connect/finish-connection'
import { startConnection } from '@/lib/channels/connect/start-connection'
import { checkConnection } from '@/lib/channels/credentials/check-connection'
import { currentCredentials } from '@/lib/channels/credentials/current-credentials'
import { endAccess } from '@/lib/channels/credentials/end-access'
import { deleteChannel } from '@/lib/channels/delete-channel'
import { listAccessesToEnd } from '@/lib/jobs/end-access-job'
import { runPublication } from '@/lib/publishing/run-publication'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, type TestProject } from '@/testing/database/factories'
import { queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { type StandalonePost, standaloneIo, standalonePost } from '@/testing/publishing/standalone-post'
import { askStub, type MemoryWorld, memoryWorld } from '@/testing/sandbox/memory-world'
import { type LoopbackServer, serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { MediaRefused, type OpenVideo } from '../publisher'
import { mastodonAccess } from './access'
import { mastodonPublisher } from './publisher'
import { mastodonRules } from './rules'
import { mastodonStub } from './stub'

useTestDatabase()

const platform = 'mastodon'
const browserNonce = 'b'.repeat(43)
let server: LoopbackServer
let world: MemoryWorld
/** A fault injected into the server's next call; the call may still reach the server. */
let fault: ((request: Request, arrives: () => Promise<Response>) => Promise<Response | undefined>) | undefined

beforeAll(async () => {
  server = await serveOnLoopback(async (request) => {
    const arrives = () => askStub(mastodonStub, world, request)
    const answer = await fault?.(request, arrives)
    if (answer) fault = undefined
    return answer ?? arrives()
  })
  world = memoryWorld(mastodonStub, server.url)
  process.env.PRIVATE_HOSTS_ALLOWED = new URL(server.url).host
})
afterAll(async () => {
  await server.close()
  delete process.env.PRIVATE_HOSTS_ALLOWED
})

async function connect({ ctx, userId }: TestProject, channel?: string) {
  const input = channel ? { channel } : { server: server.url }
  const address = await startConnection(ctx, { platform, browserNonce, ...input })
  const consent = await fetch(address, { redirect: 'manual' })
  const back = new URL(consent.headers.get('location') ?? '').searchParams
  const outcome = await finishConnection({
    platform,
    person: { id: userId, name: 'Owner' },
    state: back.get('state'),
    code: back.get('code'),
    error: null,
    browserNonce,
  })
  return { outcome, asked: new URL(address) }
}

const appsOf = ({ ctx }: TestProject) =>
  inSystem((tx) => tx.select().from(networkApps).where(eq(networkApps.orgId, ctx.orgId)))

describe('connecting', () => {
  test('registers one app per workspace and server, stores its secret encrypted, and never shares it between workspaces', async () => {
    const [one, two] = [await createTestProject(), await createTestProject()]
    const first = await connect(one)
    expect(first.outcome).toMatchObject({ again: false })
    expect(Object.fromEntries(first.asked.searchParams)).toMatchObject({
      scope: 'read:accounts read:statuses write:statuses write:media',
      code_challenge_method: 'S256',
      force_login: 'true',
    })
    const [row] = await inProject(one.ctx, (tx) => tx.select().from(channels))
    const host = new URL(server.url).host
    expect(row).toMatchObject({
      remoteId: `${world.account.remoteId}@${host}`,
      displayName: 'Ann Lee',
      expiresAt: null,
      sandbox: false,
      config: { handle: `ann@${host}`, server: server.url, limits: { text: 500, media: 4, alt: 1500 } },
    })
    const [app, ...others] = await appsOf(one)
    expect(others).toEqual([])
    expect(app).toMatchObject({ server: server.url, clientId: first.asked.searchParams.get('client_id') })
    expect(app?.encryptedSecret).toMatch(/^v1\./)
    expect(row?.appId).toBe(app?.id)

    // Connecting again, then another account: the same app is used, and the same channel for the same account.
    const again = await connect(one, row?.id)
    expect(again.outcome).toMatchObject({ channelId: row?.id, again: true })
    expect(again.asked.searchParams.get('client_id')).toBe(app?.clientId)
    expect(await checkConnection(one.ctx, row?.id ?? '')).toMatchObject({ state: 'works' })

    await connect(two)
    const [theirs] = await appsOf(two)
    expect(theirs?.clientId).not.toBe(app?.clientId)
    expect(await appsOf(one)).toHaveLength(1)
  })

  test('registers a new app when the server has forgotten it or when our own address has changed', async () => {
    const project = await createTestProject()
    const { workspaceApp, clientId } = await findServerApp(project.ctx, { platform, server: server.url })
    await inSystem((tx) =>
      tx
        .update(networkApps)
        .set({ clientId: 'forgotten' })
        .where(eq(networkApps.id, workspaceApp ?? '')),
    )
    const newApp = await findServerApp(project.ctx, { platform, server: server.url })
    expect(newApp).toMatchObject({ workspaceApp })
    expect(['forgotten', clientId]).not.toContain(newApp.clientId)
    await inSystem((tx) =>
      tx
        .update(networkApps)
        .set({ registeredFor: 'https://elsewhere.example/callback' })
        .where(eq(networkApps.id, workspaceApp ?? '')),
    )
    const moved = await findServerApp(project.ctx, { platform, server: server.url })
    expect(moved.clientId).not.toBe(newApp.clientId)
    expect((await findServerApp(project.ctx, { platform, server: server.url })).clientId).toBe(moved.clientId)
  })

  test('rejects anything but a Mastodon server with an error at the field, and refuses private addresses', async () => {
    const { ctx } = await createTestProject()
    const refused = (typed: string) => prepareServer(ctx, { platform, server: typed }).catch((error) => error)
    fault = async () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })
    expect(await refused(server.url)).toMatchObject({
      code: 'invalid',
      errors: [{ pointer: '/server', detail: expect.stringContaining('isn’t a Mastodon server') }],
    })
    fault = async () => new Response('', { status: 503 })
    expect(await refused(server.url)).toMatchObject({ code: 'unavailable' })
    for (const typed of ['http://127.0.0.1:1', 'localhost', '@me@10.0.0.1', 'not a server'])
      expect(await refused(typed)).toMatchObject({ code: 'invalid', errors: [{ pointer: '/server' }] })
    expect(await prepareServer(ctx, { platform, server: `${server.url}/@ann` })).toEqual({
      href: `/api/channels/connect/mastodon?project=${ctx.projectId}&server=${encodeURIComponent(server.url)}`,
    })
  })

  test('a post passes through the whole product and is held to its own server’s limits', async () => {
    const project = await createTestProject()
    const { outcome } = await connect(project)
    const id = 'channelId' in outcome ? outcome.channelId : ''
    const send = async (text: string) => {
      const { publicationIds } = await queueApproved(project.ctx, [id], { text })
      await runPublication(project.ctx, publicationIds[0] ?? '')
      return readPublication(project.ctx, publicationIds[0] ?? '')
    }
    const sent = await send('A quiet river')
    expect(sent).toMatchObject({ status: 'published', remoteUrl: `${server.url}/@ann/${sent.remoteId}` })
    const [channel] = await inProject(project.ctx, (tx) => tx.select().from(channels))
    await inProject(project.ctx, (tx) =>
      tx.update(channels).set({ config: { ...channel?.config, limits: { text: 12 } }, minGapMinutes: 0 }),
    )
    expect(await send('A quiet river')).toMatchObject({
      status: 'failed',
      error: { code: 'blocked-by-rules', message: expect.stringContaining('12 at most') },
    })
    await expect(changeChannel(project.ctx, { id, config: { visibility: 'secret' } })).rejects.toMatchObject({
      code: 'invalid',
    })
    const set = { visibility: 'private', content_warning: 'Food' }
    expect(await changeChannel(project.ctx, { id, config: set })).toMatchObject({
      config: set,
      limits: { text: 8 },
    })
    // The daily check reads the limits again.
    await checkConnection(project.ctx, id)
    expect(await send('Another quiet river')).toMatchObject({ status: 'published' })
    expect(await changeChannel(project.ctx, { id, config: { content_warning: '' } })).toMatchObject({
      limits: { text: 500 },
    })
  })

  test('access that the server revokes ends the connection, and reconnecting restores it', async () => {
    const project = await createTestProject()
    const { outcome } = await connect(project)
    const id = 'channelId' in outcome ? outcome.channelId : ''
    const before = await currentCredentials(project.ctx, id)
    if (before.kind !== 'ready') throw new Error(before.kind)
    await world.revokeToken(before.credentials.accessToken)
    expect(await checkConnection(project.ctx, id)).toMatchObject({ state: 'ended' })
    expect((await connect(project, id)).outcome).toMatchObject({ channelId: id, again: true })
    expect((await currentCredentials(project.ctx, id)).kind).toBe('ready')
  })

  test('disconnecting a channel revokes its access at the server', async () => {
    const project = await createTestProject()
    const { outcome } = await connect(project)
    const id = 'channelId' in outcome ? outcome.channelId : ''
    const before = await currentCredentials(project.ctx, id)
    if (before.kind !== 'ready') throw new Error(before.kind)
    const rows = await inProject(project.ctx, (tx) => tx.select().from(channels))
    await deleteChannel(project.ctx, { id })
    for (const access of listAccessesToEnd(rows)) await endAccess(access)
    expect(await world.findBearer(before.credentials.accessToken)).toBeUndefined()
  })
})

describe('publishing', () => {
  type Wish = StandalonePost & { config?: Record<string, unknown> }

  function postOf({ config = {}, ...wish }: Wish = {}) {
    const post = standalonePost({ language: 'de-at', ...wish })
    const app = {
      platform: 'mastodon' as const,
      clientId: '',
      clientSecret: '',
      authorizeUrl: '',
      tokenUrl: '',
      apiUrl: server.url,
      redirectUri: '',
      apiVersion: null,
      sandbox: false,
    }
    const credentials = {
      accessToken: world.token([...scopes]),
      refreshToken: null,
      expiresAt: null,
      scopes: [],
    }
    const io = standaloneIo(
      post,
      server.url,
      { kind: 'oauth', app, credentials },
      { remoteId: `${world.account.remoteId}@host`, config },
    )
    return { post, io }
  }
  const scopes = mastodonAccess.method === 'oauth' ? mastodonAccess.scopes : []
  const made = () => world.posts().length
  const publish = async (wish?: Wish) => {
    const { post, io } = postOf(wish)
    return mastodonPublisher.publish(post, io)
  }

  describe('a video', () => {
    const bytes = Buffer.alloc(300_000, 'video')
    const video: OpenVideo = {
      bytes: bytes.length,
      contentType: 'video/mp4',
      version: '1',
      size: { width: 1920, height: 1080 },
      partBytes: 65_536,
      read: async (from, until) => bytes.subarray(from, until),
    }
    function videoOf(config: Record<string, unknown> = {}) {
      const { post, io } = postOf({ media: [{ alt: 'A mill turns' }], config })
      return { post, io: { ...io, isVideo: () => true, openVideo: async () => video } }
    }
    const sha256 = createHash('sha256').update(bytes).digest('hex')

    test('is read in parts, uploaded once and whole, and posted with its description once it is processed', async () => {
      const { post, io: plain } = videoOf()
      const read: [from: number, until: number][] = []
      const io = {
        ...plain,
        openVideo: async () => ({
          ...video,
          read: async (from: number, until: number) => {
            read.push([from, until])
            return video.read(from, until)
          },
        }),
      }
      const before = world.uploads().length
      expect(await mastodonPublisher.publish(post, io)).toMatchObject({ kind: 'pending', waits: true })
      const outcome = await mastodonPublisher.publish(post, io)
      expect(outcome).toMatchObject({ kind: 'published' })
      expect(read.map(([from]) => from)).toEqual([0, 1, 2, 3, 4].map((part) => part * video.partBytes))
      expect(Math.max(...read.map(([from, until]) => until - from))).toBe(video.partBytes)
      expect(world.uploads().slice(before)).toMatchObject([{ size: bytes.length, sha256 }])
      const answer = await fetch(
        `${server.url}/api/v1/statuses/${outcome.kind === 'published' ? outcome.remoteId : ''}`,
        { headers: { authorization: `Bearer ${io.access.credentials.accessToken}` } },
      )
      expect(await answer.json()).toMatchObject({
        media_attachments: [{ type: 'video', description: 'A mill turns' }],
      })
    })

    test('of the largest size that servers allow arrives whole', async () => {
      const most = mastodonRules.media.videos?.bytes.value.max ?? 0
      const part = Buffer.alloc(4 * 1024 * 1024, 'a long video')
      const { post, io } = videoOf()
      const whole = createHash('sha256')
      for (let from = 0; from < most; from += part.length) whole.update(part.subarray(0, most - from))
      const own = {
        ...io,
        openVideo: async () => ({
          ...video,
          bytes: most,
          partBytes: part.length,
          read: async (from: number, until: number) => part.subarray(0, until - from),
        }),
      }
      await mastodonPublisher.publish(post, own)
      expect(await mastodonPublisher.publish(post, own)).toMatchObject({ kind: 'published' })
      expect(world.uploads().at(-1)).toMatchObject({ size: most, sha256: whole.digest('hex') })
    })

    test('whose upload breaks is sent again from the start and posted once', async () => {
      const { post, io } = videoOf()
      const before = made()
      let breaks = true
      const broken = {
        ...io,
        openVideo: async () => ({
          ...video,
          read: async (from: number, until: number) => {
            if (breaks && from > 0) throw new MediaRefused('Gone.', 'Use another.')
            return video.read(from, until)
          },
        }),
      }
      fault = (_, arrives) => arrives().catch(() => new Response(null, { status: 400 }))
      await expect(mastodonPublisher.publish(post, broken)).rejects.toThrow(MediaRefused)
      breaks = false
      await mastodonPublisher.publish(post, broken)
      expect(await mastodonPublisher.publish(post, broken)).toMatchObject({ kind: 'published' })
      expect(world.uploads().at(-1)).toMatchObject({ size: bytes.length, sha256 })
      expect(made()).toBe(before + 1)
    })

    test.each([{ videoBytes: 200_000 }, { videoPixels: 921_600 }])(
      'above the server’s own limit (%o) is rejected before anything is sent',
      async (limits) => {
        const { post, io } = videoOf({ limits })
        const uploads = world.uploads().length
        await expect(mastodonPublisher.publish(post, io)).rejects.toThrow(/Mastodon server takes/)
        expect(world.uploads()).toHaveLength(uploads)
      },
    )
  })

  test('a post becomes one status with its images, alt texts, language and the channel’s settings', async () => {
    const { post, io } = postOf({
      media: [{ alt: 'A river', focal: { x: 0.25, y: 0 } }, { alt: '' }],
      config: { visibility: 'unlisted', content_warning: 'Food' },
    })
    const outcome = await mastodonPublisher.publish(post, io)
    const id = outcome.kind === 'published' ? outcome.remoteId : null
    expect(outcome).toEqual({ kind: 'published', remoteId: id, remoteUrl: `${server.url}/@ann/${id}` })
    const answer = await fetch(`${server.url}/api/v1/statuses/${id}`, {
      headers: { authorization: `Bearer ${io.access.credentials.accessToken}` },
    })
    expect(await answer.json()).toMatchObject({
      language: 'de',
      visibility: 'unlisted',
      spoiler_text: 'Food',
      sensitive: true,
      media_attachments: [{ description: 'A river' }, { description: null }],
    })
  })

  test('a post whose response was lost is sent again within the hour without being duplicated', async () => {
    const { post, io } = postOf({ media: [{ alt: 'One' }] })
    const before = made()
    fault = async (request, arrives) => {
      if (request.method !== 'POST' || !request.url.endsWith('/api/v1/statuses')) return undefined
      await arrives()
      return new Response('', { status: 502 })
    }
    expect(await mastodonPublisher.publish(post, io)).toMatchObject({ kind: 'unknown' })
    expect(await mastodonPublisher.reconcile?.(post, io)).toMatchObject({ kind: 'found' })
    // The list may lag behind: sending again with the same key returns the existing post.
    expect(await mastodonPublisher.publish({ ...post, attempts: 1 }, io)).toMatchObject({ kind: 'published' })
    expect(made()).toBe(before + 1)
  })

  test('after an hour, looks for the post among the account’s posts, and leaves only a missing one to a person', async () => {
    const text = `Longer: https://example.com/${'a'.repeat(400)}?b=1&c=2\n\nand a second paragraph <b>`
    const { post, io } = postOf({ text, since: new Date(Date.now() - 2 * 3_600_000), attempts: 1 })
    expect(await mastodonPublisher.reconcile?.(post, io)).toEqual({ kind: 'absent' })
    expect(await mastodonPublisher.publish(post, io)).toMatchObject({ kind: 'published' })
    const before = made()
    world.age(2 * 3_600_000)
    const again = { ...post, since: new Date(Date.now() - 3 * 3_600_000) }
    expect(await mastodonPublisher.reconcile?.(again, io)).toMatchObject({ kind: 'found' })
    expect(await mastodonPublisher.publish(again, io)).toMatchObject({ kind: 'published' })
    expect(made()).toBe(before)
    // A post that was started just now and is not found may be sent again; nothing else is certain.
    const fresh = postOf()
    expect(await mastodonPublisher.reconcile?.(fresh.post, fresh.io)).toEqual({ kind: 'not-sent' })
  })

  test('waits for images that the server still processes, and uploads images again that it has deleted', async () => {
    const { post, io } = postOf({ media: [{ alt: 'One' }] })
    fault = async (request) =>
      /\/api\/v1\/media\//.test(request.url) ? new Response('{}', { status: 206 }) : undefined
    expect(await mastodonPublisher.publish(post, io)).toMatchObject({ kind: 'pending', waits: true })
    const [kept] = post.progress.media as string[]
    expect(await mastodonPublisher.publish(post, io)).toMatchObject({ kind: 'published' })
    expect(world.uploads().filter(({ remoteId }) => remoteId === kept)).toMatchObject([{ status: 'posted' }])

    const lost = postOf({ media: [{ alt: 'One' }] })
    Object.assign(lost.post, { progress: { media: ['999'] } })
    expect(await mastodonPublisher.publish(lost.post, lost.io)).toMatchObject({
      kind: 'pending',
      waits: true,
    })
    expect(await mastodonPublisher.publish(lost.post, lost.io)).toMatchObject({ kind: 'published' })
  })

  test('edits a post in place with its images and deletes it; repeating either does no harm', async () => {
    const { post, io } = postOf({ media: [{ alt: 'Before' }] })
    const outcome = await mastodonPublisher.publish(post, io)
    const id = outcome.kind === 'published' ? (outcome.remoteId ?? '') : ''
    const better = postOf({ text: 'Corrected', media: [{ alt: 'After' }] })
    for (let time = 0; time < 2; time++)
      expect(await mastodonPublisher.correct?.(better.post, id, io)).toEqual({ kind: 'done' })
    expect(world.posts().at(-1)).toMatchObject({ text: 'Corrected', mediaIds: [expect.any(String)] })
    expect(await mastodonPublisher.remove?.(id, io)).toEqual({ kind: 'done' })
    expect(await mastodonPublisher.remove?.(id, io)).toEqual({ kind: 'gone' })
    expect(await mastodonPublisher.correct?.(better.post, id, io)).toEqual({ kind: 'gone' })
  })

  test('applies the server’s own limit, including the content warning and counting a link as 23', async () => {
    const long = `${'a'.repeat(460)} https://example.com/${'b'.repeat(200)}`
    expect(await publish({ text: long })).toMatchObject({ kind: 'published' })
    expect(await publish({ text: long, config: { content_warning: 'c'.repeat(17) } })).toMatchObject({
      kind: 'rejected',
      failure: { message: expect.stringContaining('1 characters too many') },
    })
    expect(await publish({ text: 'abc', config: { limits: { text: 2 } } })).toMatchObject({
      kind: 'rejected',
    })
    // The server's response takes precedence over the limits we stored.
    expect(await publish({ text: 'd'.repeat(501), config: { limits: { text: 5000 } } })).toMatchObject({
      kind: 'rejected',
      failure: { message: expect.stringContaining('Text character limit of 500 exceeded') },
    })
  })

  const page = { 'content-type': 'text/html' }
  test.each([
    [401, '{"error":"The access token was revoked"}', {}, 'pending', 'connection-ended'],
    [403, '{"error":"This action is not allowed"}', {}, 'rejected', 'connection-ended'],
    [403, '<h1>Just a moment</h1>', page, 'rejected', 'rejected'],
    [404, '<h1>Not here</h1>', page, 'rejected', 'connection-ended'],
    [410, '{"error":"Gone"}', {}, 'rejected', 'connection-ended'],
    [422, '{"error":"Validation failed: Text can’t be blank"}', {}, 'rejected', 'rejected'],
    [500, '', {}, 'unknown', 'outcome-unknown'],
    [503, '<h1>Maintenance</h1>', page, 'unknown', 'outcome-unknown'],
    [200, '<h1>Welcome</h1>', page, 'unknown', 'outcome-unknown'],
  ] as const)(
    'a response %i (%s) leads to the right outcome, with a readable hint',
    async (status, body, headers, kind, code) => {
      fault = async () => new Response(body, { status, headers })
      const outcome = await publish()
      expect(outcome).toMatchObject({ kind, failure: { code, hint: expect.stringMatching(/\.$/) } })
      expect(JSON.stringify(outcome)).not.toContain('<h1>')
    },
  )

  test('a rate limit delays the post until the server’s reset time, and an error before posting leaves no doubt', async () => {
    const reset = new Date(Date.now() + 120_000).toISOString()
    fault = async () => new Response('{}', { status: 429, headers: { 'x-ratelimit-reset': reset } })
    const outcome = await publish()
    expect(outcome).toMatchObject({ kind: 'pending', failure: { code: 'rate-limited' } })
    expect(outcome.kind === 'pending' && outcome.retryAfterSeconds).toBeGreaterThan(100)
    fault = async () => new Response('', { status: 503 })
    expect(await publish({ media: [{ alt: '' }] })).toMatchObject({
      kind: 'pending',
      failure: { code: 'unreachable' },
    })
  })
})
