import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inProject } from '@/db/project'
import { channels, endedApiVersions, packages, publications } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { encryptCredentials } from '@/lib/channels/credentials/credentials'
import { findApiVersion } from '@/lib/networks/settings'
import { createTestChannel } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import {
  makeDue,
  queueApproved,
  readPackageState,
  readPublication,
} from '@/testing/publishing/approved-package'
import { type LoopbackServer, serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { queueDuePublications } from '../queue/queue-due-publications'
import { runPublication } from '../run-publication'
import { tryAgainAfterMs } from './find-ended-version'

useTestDatabase()

let linkedin: LoopbackServer
let asked: string[] = []
let posts = 0

/** Accepts API versions of the last twelve months, like the real network (spec/platforms#linkedin). */
const answer = async (request: Request): Promise<Response> => {
  const version = request.headers.get('linkedin-version') ?? ''
  asked.push(version)
  const now = new Date()
  const oldest = (now.getUTCFullYear() - 1) * 100 + now.getUTCMonth() + 1
  if (Number(version) < oldest)
    return Response.json(
      { status: 426, code: 'NONEXISTENT_VERSION', message: `Requested version ${version}01 is not active` },
      { status: 426 },
    )
  return new Response(null, { status: 201, headers: { 'x-restli-id': `urn:li:share:${++posts}` } })
}

beforeAll(async () => {
  linkedin = await serveOnLoopback(answer)
})
afterAll(() => linkedin.close())

beforeEach(() => {
  asked = []
  process.env.LINKEDIN_CLIENT_ID = 'ours'
  process.env.LINKEDIN_CLIENT_SECRET = 'secret'
  process.env.LINKEDIN_API_URL = linkedin.url
  process.env.LINKEDIN_TOKEN_URL = `${linkedin.url}/token`
  process.env.LINKEDIN_API_VERSION = '202601'
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T09:00:00Z') })
})
afterEach(async () => {
  vi.useRealTimers()
  for (const name of Object.keys(process.env)) if (name.startsWith('LINKEDIN_')) delete process.env[name]
  await inSystem((tx) => tx.delete(endedApiVersions))
})

async function linkedinChannel(): Promise<{ ctx: ProjectContext<'own'>; channelId: string }> {
  const { ctx } = await createTestProject()
  const channelId = await createTestChannel(ctx, { remoteId: 'abc' })
  const credentials = encryptCredentials(
    { id: channelId, projectId: ctx.projectId },
    { accessToken: 'token', refreshToken: null, expiresAt: '2027-05-01T00:00:00Z', scopes: [] },
  )
  await inProject(ctx, (tx) => tx.update(channels).set({ credentials }).where(eq(channels.id, channelId)))
  return { ctx, channelId }
}

describe('when LinkedIn has ended the API version of this install (426)', () => {
  test('posts wait, are never rejected, and go out once the version is changed', async () => {
    const { ctx, channelId } = await linkedinChannel()
    const first = await queueApproved(ctx, [channelId])
    const second = await queueApproved(ctx, [channelId])
    const [one = '', two = ''] = [...first.publicationIds, ...second.publicationIds]
    await runPublication(ctx, one)
    await runPublication(ctx, two)
    for (const id of [one, two])
      expect(await readPublication(ctx, id)).toMatchObject({
        status: 'pending',
        error: { code: 'api-version-ended' },
      })
    // The second post did not have to send a request.
    expect(asked).toEqual(['202601'])

    process.env.LINKEDIN_API_VERSION = '202607'
    await queueDuePublications()
    for (const id of [one, two]) {
      await runPublication(ctx, id)
      expect(await readPublication(ctx, id)).toMatchObject({ status: 'published', error: null })
    }
    expect(asked).toEqual(['202601', '202607', '202607'])
    expect((await readPackageState(ctx, first.packageId)).status).toBe('published')
  })

  test('a post waits indefinitely: no number of attempts makes it fail', async () => {
    const { ctx, channelId } = await linkedinChannel()
    const { publicationIds } = await queueApproved(ctx, [channelId])
    const [id = ''] = publicationIds
    for (let look = 0; look < 21; look++) {
      await makeDue(ctx, id)
      await runPublication(ctx, id)
      vi.setSystemTime(Date.now() + tryAgainAfterMs + 1000)
    }
    expect(asked).toHaveLength(21)
    expect(await readPublication(ctx, id)).toMatchObject({ status: 'pending', progress: {} })
  })

  test('a scheduled post stays scheduled while it waits', async () => {
    const { ctx, channelId } = await linkedinChannel()
    const { packageId, publicationIds } = await queueApproved(ctx, [channelId])
    await inProject(ctx, (tx) =>
      tx
        .update(packages)
        .set({ status: 'scheduled', scheduledAt: new Date() })
        .where(eq(packages.id, packageId)),
    )
    await runPublication(ctx, publicationIds[0] ?? '')
    expect((await readPackageState(ctx, packageId)).status).toBe('scheduled')
  })

  test('and this was a mistake, the first post that succeeds releases the others', async () => {
    const { ctx, channelId } = await linkedinChannel()
    const { publicationIds: first } = await queueApproved(ctx, [channelId])
    const { publicationIds: second } = await queueApproved(ctx, [channelId])
    const [one = '', two = ''] = [...first, ...second]
    await runPublication(ctx, one)
    await runPublication(ctx, two)
    vi.setSystemTime(new Date('2026-12-01T00:00:00Z'))
    await inSystem((tx) => tx.update(endedApiVersions).set({ seenAt: new Date('2026-11-30T00:00:00Z') }))
    await makeDue(ctx, one)
    await runPublication(ctx, one)
    expect((await readPublication(ctx, one)).status).toBe('published')
    expect(await readPublication(ctx, two)).toMatchObject({ status: 'pending', error: null, queuedAt: null })
    expect(await inSystem((tx) => tx.select().from(endedApiVersions))).toEqual([])
  })
})

test('the built-in API version is valid for months, and another can be configured', () => {
  delete process.env.LINKEDIN_API_VERSION
  vi.setSystemTime(new Date('2026-11-22T00:00:00Z'))
  expect((findApiVersion('linkedin')?.goodUntil.getTime() ?? 0) - Date.now()).toBeGreaterThan(
    200 * 86_400_000,
  )
  process.env.LINKEDIN_API_VERSION = '202612'
  expect(findApiVersion('linkedin')).toMatchObject({
    version: '202612',
    goodUntil: new Date('2027-12-15T00:00:00Z'),
  })
  for (const wrong of ['202613', '2026-07', '20260701', 'latest']) {
    process.env.LINKEDIN_API_VERSION = wrong
    expect(() => findApiVersion('linkedin')).toThrow('LINKEDIN_API_VERSION is not usable')
  }
})

test('changing the version does not touch posts that wait for another reason', async () => {
  const { ctx, channelId } = await linkedinChannel()
  const { publicationIds } = await queueApproved(ctx, [channelId])
  const [id = ''] = publicationIds
  const error = { code: 'rate-limited', message: 'Later.', hint: 'We try again automatically.' }
  await inProject(ctx, (tx) => tx.update(publications).set({ error }).where(eq(publications.id, id)))
  await inSystem((tx) => tx.insert(endedApiVersions).values({ platform: 'linkedin', version: '202501' }))
  await queueDuePublications()
  expect((await readPublication(ctx, id)).error).toEqual(error)
})
