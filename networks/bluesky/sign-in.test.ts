import sharp from 'sharp'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import { readClientDocument } from '@/lib/channels/apps/sign-in-clients'
import { finishConnection } from '@/lib/channels/connect/finish-connection'
import { startConnection } from '@/lib/channels/connect/start-connection'
import { checkConnection } from '@/lib/channels/credentials/check-connection'
import { decryptFields, encryptFields } from '@/lib/channels/credentials/credentials'
import { currentSession } from '@/lib/channels/credentials/current-session'
import { deleteChannel } from '@/lib/channels/delete-channel'
import { runPublication } from '@/lib/publishing/run-publication'
import { drainQueues } from '@/lib/worker/drain-queues'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, type TestProject } from '@/testing/database/factories'
import { blueskyVideoService } from '@/testing/fakes/bluesky-video'
import { sampleVideo } from '@/testing/media/sample-video'
import { queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { consent } from './consent'
import { type Account, useBluesky } from './use-bluesky'

useTestDatabase()
const bluesky = useBluesky(async (path) => {
  const [, id] = /^\/api\/channels\/clients\/([0-9a-f-]+)$/.exec(path) ?? []
  if (path === '/film.mp4') return new Response(await sampleVideo({ bytes: 40_000 }))
  if (path === '/wide.jpg') {
    const image = sharp({ create: { width: 160, height: 90, channels: 3, background: '#2b6cb0' } })
    return new Response(new Uint8Array(await image.jpeg().toBuffer()))
  }
  if (id === undefined) return new Response(null, { status: 404 })
  return Response.json(await readClientDocument(id))
})
const platform = 'bluesky'
const browserNonce = 'b'.repeat(43)
const password = 'a password of the tests'
const appUrl = process.env.APP_URL
afterEach(() => {
  if (appUrl === undefined) delete process.env.APP_URL
  else process.env.APP_URL = appUrl
})

async function signIn(
  { ctx, userId }: TestProject,
  account: Account,
  {
    server = account.handle,
    change = {} as Record<string, string>,
    channel = undefined as string | undefined,
  } = {},
) {
  const address = await startConnection(ctx, { platform, browserNonce, server, channel })
  const back = await consent(address, { ...account, password })
  for (const [name, value] of Object.entries(change)) back.set(name, value)
  return finishConnection({
    platform,
    person: { id: userId, name: 'Owner' },
    state: back.get('state'),
    code: back.get('code'),
    error: back.get('error'),
    issuer: back.get('iss'),
    browserNonce,
  })
}

const rowOf = async ({ ctx }: TestProject) => {
  const [row] = await inProject(ctx, (tx) => tx.select().from(channels))
  if (!row) throw new Error('There is no channel.')
  return row
}

async function published({ ctx }: TestProject, media: { url: string; alt: string }[] = []) {
  const row = await inProject(ctx, (tx) => tx.update(channels).set({ minGapMinutes: 0 }).returning())
  const { publicationIds } = await queueApproved(ctx, [row[0]?.id ?? ''], { media })
  await runPublication(ctx, publicationIds[0] ?? '')
  return readPublication(ctx, publicationIds[0] ?? '')
}

describe.each([
  ['on this machine, without a key', 'http://localhost:3000', false],
  ['on a public address, with a key of its own', 'https://posts.tributary.dev', true],
])('signing in %s', (_, url, hasKey) => {
  test('connects the account by its handle, publishes, and renews an expired session once for several callers', async () => {
    process.env.APP_URL = url
    const project = await createTestProject()
    const account = await bluesky.newAccount()
    expect(await signIn(project, account)).toMatchObject({ again: false })
    const row = await rowOf(project)
    expect(row).toMatchObject({
      remoteId: account.did,
      displayName: account.handle,
      config: { handle: account.handle, pds: bluesky.url },
      renewsItself: hasKey,
      status: 'active',
    })
    expect(row.credentials).not.toContain('proofKey')
    expect(Math.round(((row.expiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(hasKey ? 90 : 14)
    expect(await published(project)).toMatchObject({ status: 'published', error: null })
    expect(await checkConnection(project.ctx, row.id)).toMatchObject({ state: 'works' })

    const secrets = decryptFields(await rowOf(project))
    if (!secrets?.session) throw new Error('There is no session.')
    const session = { ...secrets.session, expiresAt: new Date(Date.now() - 1000).toISOString() }
    await inProject(project.ctx, (tx) =>
      tx.update(channels).set({
        credentials: encryptFields({ id: row.id, projectId: project.ctx.projectId }, { ...secrets, session }),
      }),
    )
    const due = await rowOf(project)
    const fresh = await Promise.all([1, 2, 3].map(() => currentSession(project.ctx, due)))
    const tokens = new Set(fresh.map((one) => (one.kind === 'ready' ? one.session?.refreshToken : one.kind)))
    expect(tokens.size).toBe(1)
    expect([...tokens][0]).not.toBe(secrets.session.refreshToken)
    expect(await published(project)).toMatchObject({ status: 'published', error: null })
    expect(await bluesky.postsOf(account)).toHaveLength(2)
  })

  test('is revoked at the server when the channel is disconnected: neither of its tokens is accepted any more', async () => {
    process.env.APP_URL = url
    const project = await createTestProject()
    const account = await bluesky.newAccount()
    await signIn(project, account)
    expect(await published(project)).toMatchObject({ status: 'published', error: null })
    const row = await rowOf(project)
    await deleteChannel(project.ctx, { id: row.id })
    await drainQueues({ queues: ['end-access'], until: Date.now() + 600_000 })
    // As if someone had kept a copy.
    await inProject(project.ctx, (tx) => tx.insert(channels).values(row))
    const session = decryptFields(row)?.session ?? null
    expect(await currentSession(project.ctx, row, { force: session?.accessToken ?? '' })).toMatchObject({
      kind: 'ended',
    })
    await inProject(project.ctx, (tx) => tx.update(channels).set({ status: 'active', statusReason: null }))
    expect(await published(project)).toMatchObject({
      status: 'failed',
      error: { code: 'connection-ended' },
    })
    expect(await bluesky.postsOf(account)).toHaveLength(1)
  })
})

test('the requested permissions suffice for images and videos, with and without the video service', async () => {
  process.env.APP_URL = 'http://localhost:3000'
  const project = await createTestProject()
  const account = await bluesky.newAccount()
  await signIn(project, account)
  const { did } = await bluesky.call<{ did: string }>('com.atproto.server.describeServer', {})
  const service = blueskyVideoService({
    serverDid: () => did,
    store: async (video, token) => {
      const answer = await fetch(`${bluesky.url}/xrpc/com.atproto.repo.uploadBlob`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'video/mp4' },
        body: new Uint8Array(video),
      })
      return ((await answer.json()) as { blob: unknown }).blob
    },
  })
  service.polls = 0
  const server = await serveOnLoopback(service.answer)
  onTestFinished(() => server.close())
  process.env.BLUESKY_VIDEO_URL = server.url
  process.env.PRIVATE_HOSTS_ALLOWED = `${process.env.PRIVATE_HOSTS_ALLOWED},${new URL(server.url).host}`
  const film = await published(project, [{ url: bluesky.page('/film.mp4'), alt: 'A mill' }])
  expect(film).toMatchObject({ status: 'published', error: null })
  delete process.env.BLUESKY_VIDEO_URL
  const image = await published(project, [{ url: bluesky.page('/wide.jpg'), alt: 'A mill' }])
  expect(image).toMatchObject({ status: 'published', error: null })
  const own = await published(project, [{ url: bluesky.page('/film.mp4'), alt: 'A mill' }])
  expect(own).toMatchObject({ status: 'published', error: null })
  expect((await bluesky.postsOf(account)).map(({ value }) => value.embed?.$type)).toEqual([
    'app.bsky.embed.video',
    'app.bsky.embed.images',
    'app.bsky.embed.video',
  ])
})

describe('a consent', () => {
  test('that names a different server than the one we asked connects nothing', async () => {
    process.env.APP_URL = 'http://localhost:3000'
    const project = await createTestProject()
    const account = await bluesky.newAccount()
    expect(await signIn(project, account, { change: { iss: 'https://evil.example' } })).toMatchObject({
      problem: 'failed',
    })
    await expect(rowOf(project)).rejects.toThrow('no channel')
  })

  test('replaces an app password for the same account, and for no other', async () => {
    process.env.APP_URL = 'http://localhost:3000'
    const project = await createTestProject()
    const account = await bluesky.newAccount()
    const id = await bluesky.connect(project.ctx, account)
    expect(await signIn(project, account, { server: bluesky.url })).toMatchObject({
      channelId: id,
      again: true,
    })
    const row = await rowOf(project)
    expect(row.config).not.toHaveProperty('identifier')
    expect(Object.keys(decryptFields(row)?.fields ?? {})).toEqual(['sign_in'])
    expect(await published(project)).toMatchObject({ status: 'published' })
    const other = await bluesky.newAccount()
    expect(await signIn(project, other, { channel: id })).toMatchObject({ problem: 'other-account' })
    expect((await rowOf(project)).remoteId).toBe(account.did)
  })
})
