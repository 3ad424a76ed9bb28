import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { inProject } from '@/db/project'
import { sources, syncRuns } from '@/db/schema'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestPerson, createTestProject, type TestProject } from '@/testing/database/factories'
import { type LoopbackServer, loopbackServer } from '@/testing/http/loopback-server'
import { queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { grantProjectContext } from './auth/authorization/grant-context'
import type { ProjectContext } from './auth/context'
import { changeChannel } from './channels/change-channel'
import { createChannel } from './channels/create-channel'
import { env } from './env'
import { grantWarnings } from './health/grant-warnings'
import { fetchMedia } from './media/fetch-media'
import { findThumbnail } from './media/thumbnails/find-thumbnail'
import { createOrganization } from './organizations/create-organization'
import { makeCard } from './packages/compose/cards/make-card'
import { composePackages } from './packages/compose/compose-packages'
import { getPackage } from './packages/get-package'
import { createProject } from './projects/create-project'
import { runPublication } from './publishing/run-publication'
import { checkNewSource } from './sources/config/check-new-source'
import { createSource } from './sources/create-source'
import { guessSource } from './sources/guess/guess-source'
import { updateSource } from './sources/update-source'
import { previewSource } from './sync/read/preview-source'
import { runSync } from './sync/run/run-sync'
import { syncSource } from './sync/run/sync-source'
import { exportBrand } from './voice/portable/export-brand'
import { grantedNames, modelBudgetOf, privateHostsOf } from './workspace-grants'

useTestDatabase()

let folder: string
let photo: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tributary-grants-'))
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#d02020' } })
    .png()
    .toBuffer()
})
afterAll(() => rm(folder, { recursive: true, force: true }))
afterEach(() => void vi.unstubAllEnvs())

const feed =
  '<rss version="2.0"><channel><title>a</title><item><title>One</title><guid>1</guid></item></channel></rss>'

/** A server inside the operator's network, granted to one of two workspaces. */
async function createGrantedWorkspace() {
  vi.stubEnv('DATA_DIR', folder)
  const server = await loopbackServer((request, response) => {
    if (request.method === 'POST') return response.writeHead(204).end()
    return request.url?.endsWith('.png')
      ? response.writeHead(200, { 'content-type': 'image/png' }).end(photo)
      : response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(feed)
  })
  const [granted, other] = [await createTestProject(), await createTestProject()]
  const grantTo = (...to: TestProject[]) =>
    vi.stubEnv(
      'PRIVATE_HOSTS_ALLOWED',
      ['elsewhere.lan:80', ...to.map(({ orgSlug }) => `${orgSlug}=${server.host}`)].join(', '),
    )
  grantTo(granted)
  return { server, granted, other, grantTo }
}

const source = (server: LoopbackServer) => ({
  source_type: 'rss_feed',
  name: 'Feed',
  config: { feed_url: `${server.origin}/feed.xml` },
  publish_mode: 'review' as const,
  sync_interval_minutes: 60,
})
const hook = (server: LoopbackServer) => ({
  platform: 'webhook' as const,
  account_key: 'hook',
  display_name: 'Hook',
  language: 'en',
  config: { url: `${server.origin}/hook` },
})

/** All text of an error that an editor reads. */
const wordsOf = (error: { message: string; hint?: string; errors?: { detail: string }[] }) =>
  [error.message, error.hint, ...(error.errors ?? []).map(({ detail }) => detail)].join(' ')
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it was let through',
    (error) => wordsOf(error),
  )
const received = (server: LoopbackServer) => server.requests.length + server.connections()

/** Every feature that makes outbound requests, called with a server that it may or may not reach. */
const ways: Record<string, (ctx: ProjectContext<'own'>, server: LoopbackServer) => Promise<unknown>> = {
  'the preview of a source': (ctx, server) => previewSource(ctx, source(server)),
  'a new source': async (ctx, server) => {
    await createSource(ctx, source(server))
    await previewSource(ctx, source(server))
  },
  'a new source, with all that is wrong with it': async (ctx, server) => {
    await checkNewSource(ctx, { ...source(server), name: '' }).catch((error) => {
      if (error.errors.length > 1) throw error
    })
    await previewSource(ctx, source(server))
  },
  'finding out what an address is': (ctx, server) =>
    guessSource(ctx, { address: `${server.origin}/feed.xml` }),
  'a database': (ctx, server) =>
    previewSource(ctx, {
      source_type: 'database_table',
      config: {
        kind: 'postgresql',
        host: '127.0.0.1',
        port: server.port,
        tls: 'off',
        database: 'site',
        user: 'reader',
        password: 'p',
        table: 'posts',
      },
    }).catch((error) => {
      // The server does not speak PostgreSQL; what counts is that it was called.
      if (/PRIVATE_HOSTS_ALLOWED/.test(wordsOf(error))) throw error
    }),
  'the address of a webhook': async (ctx, server) => {
    await createChannel(ctx, hook(server))
    await fetchMedia(`${server.origin}/a.png`, ctx)
  },
  'a picture of a post': (ctx, server) => fetchMedia(`${server.origin}/a.png`, ctx),
}

describe('a private server granted to one workspace', () => {
  test.each(Object.entries(ways))('is reachable from that workspace alone: %s', async (_, way) => {
    const { server, granted, other } = await createGrantedWorkspace()
    const words = await refusal(way(other.ctx, server))
    expect(words).toContain(`${other.orgSlug}=${server.host}`)
    // Which other workspace has the grant must not be revealed.
    expect(words).not.toContain(granted.orgSlug)
    expect(received(server)).toBe(0)
    await way(granted.ctx, server)
    expect(received(server)).toBeGreaterThan(0)
  })

  test('is no longer read by sources or called by webhooks once the grant is withdrawn', async () => {
    const { server, granted, other, grantTo } = await createGrantedWorkspace()
    grantTo(granted, other)
    const made = await Promise.all(
      [granted, other].map(async ({ ctx }) => ({
        ctx,
        sourceId: (await createSource(ctx, source(server))).id,
        channelId: (await createChannel(ctx, hook(server))).id,
      })),
    )
    grantTo(granted)
    const results = []
    for (const { ctx, sourceId, channelId } of made) {
      const before = server.requests.length
      const { id: runId } = await syncSource(ctx, { sourceId, trigger: 'manual' })
      await runSync(ctx, { runId, signal: AbortSignal.timeout(30_000) })
      const [run] = await inProject(ctx, (tx) => tx.select().from(syncRuns).where(eq(syncRuns.id, runId)))
      const [row] = await inProject(ctx, (tx) => tx.select().from(sources).where(eq(sources.id, sourceId)))
      const { publicationIds } = await queueApproved(ctx, [channelId])
      const publicationId = publicationIds[0] ?? ''
      await runPublication(ctx, publicationId)
      const { status } = await readPublication(ctx, publicationId)
      results.push([run?.status, row?.status, status, server.requests.length - before])
      const url = `${server.origin}/moved`
      results.push([
        (await refusal(updateSource(ctx, { id: sourceId, config: { feed_url: url } }))).includes(
          'PRIVATE_HOSTS_ALLOWED',
        ),
        (await refusal(changeChannel(ctx, { id: channelId, config: { url } }))).includes(
          'PRIVATE_HOSTS_ALLOWED',
        ),
      ])
    }
    expect(results).toEqual([
      ['succeeded', 'active', 'published', 2],
      [false, false],
      ['failed', 'error', 'failed', 0],
      [true, true],
    ])
  })

  test('gives other workspaces no image: not as a thumbnail, on a card or as a logo', async () => {
    const { server, granted, other } = await createGrantedWorkspace()
    const picture = `${server.origin}/photo.png`
    const reached = async ({ org }: TestProject) => {
      const counts: number[] = []
      const count = async (work: () => Promise<unknown>) => {
        const before = server.requests.length
        await work()
        counts.push(server.requests.length - before)
      }
      const { id: projectId } = await createProject(org, {
        name: 'Pictures',
        settings: { brand_assets: { logo_url: picture } },
      })
      const ctx = grantProjectContext({ ...org, projectId })
      await createTestChannel(ctx)
      const itemId = await createTestItem(ctx, { featuredImage: picture, contentType: 'story' })
      const { packageOf } = await composePackages(ctx, { itemIds: [itemId] })
      const made = await getPackage(ctx, { id: packageOf.get(itemId) ?? '' })
      await count(() => findThumbnail(ctx, { address: picture }, 30_000))
      await count(() => exportBrand(ctx))
      await count(() =>
        makeCard(ctx, {
          id: made.id,
          variant_id: made.variants[0]?.id ?? '',
          format: 'square',
          picture_url: picture,
        }),
      )
      return counts
    }
    expect(await reached(other)).toEqual([0, 0, 0])
    expect(await reached(granted)).toEqual([1, 1, expect.any(Number)])
  })
})

test('a grant without a name applies to every workspace, and no new workspace gets a name that a grant uses', async () => {
  const one = await createTestProject()
  vi.stubEnv('PRIVATE_HOSTS_ALLOWED', `minio:9000, ${one.orgSlug} = files.lan:80, acme-works=db.lan:5432`)
  vi.stubEnv('AI_WORKSPACES', `${one.orgSlug}, glo-bex=1000`)
  expect(await privateHostsOf(one.ctx)).toEqual({
    hosts: ['minio:9000', 'files.lan:80'],
    workspace: one.orgSlug,
  })
  expect(await privateHostsOf('install')).toEqual({ hosts: ['minio:9000'] })
  expect(grantedNames()).toEqual(new Set([one.orgSlug, 'acme-works', 'glo-bex']))
  expect(await grantWarnings()).toEqual([
    expect.stringContaining('"acme-works", which does not exist'),
    expect.stringContaining('"glo-bex", which does not exist'),
  ])
  const person = { id: await createTestPerson('Stranger'), name: 'Stranger' }
  expect((await createOrganization(person, { name: 'Acme Works' })).org).toBe('acme-works-2')
  expect((await createOrganization(person, { name: 'Glo Bex' })).org).toBe('glo-bex-2')
})

test('the model is granted to workspaces by name, with their own budget or the usual one', async () => {
  const [one, two, three] = [await createTestProject(), await createTestProject(), await createTestProject()]
  const budgets = () => Promise.all([one, two, three].map(({ ctx }) => modelBudgetOf(ctx)))
  const usual = { tokens: 500_000, of: 'project' }
  expect(await budgets()).toEqual([usual, usual, usual])
  vi.stubEnv('AI_WORKSPACES', `${one.orgSlug}, ${two.orgSlug}=2000`)
  expect(await budgets()).toEqual([usual, { tokens: 2_000, of: 'workspace' }, undefined])
})

test.each([
  ['PRIVATE_HOSTS_ALLOWED', 'acme=files.lan'],
  ['PRIVATE_HOSTS_ALLOWED', '=files.lan:80'],
  ['PRIVATE_HOSTS_ALLOWED', 'acme=beta=files.lan:80'],
  ['AI_WORKSPACES', 'acme=lots'],
  ['AI_WORKSPACES', 'Acme Inc'],
])('%s set to %j is rejected with an explanation', (name, value) => {
  vi.stubEnv(name, value)
  expect(() => env()).toThrow(
    /^The environment variable (?:PRIVATE_HOSTS_ALLOWED|AI_WORKSPACES).* is not usable: Its entries/,
  )
})
