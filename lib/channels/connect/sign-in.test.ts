import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { GET as callback } from '@/app/api/channels/callback/[platform]/route'
import { inProject } from '@/db/project'
import { channels, networkApps } from '@/db/schema'
import { inSystem } from '@/db/system'
import { listAccessesToEnd } from '@/lib/jobs/end-access-job'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, type TestProject } from '@/testing/database/factories'
import { blueskyServer } from '@/testing/fakes/bluesky-server'
import { type LoopbackServer, serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { readClientDocument } from '../apps/sign-in-clients'
import { changeChannel } from '../change-channel'
import { checkConnection } from '../credentials/check-connection'
import { decryptFields, encryptFields } from '../credentials/credentials'
import { currentSession } from '../credentials/current-session'
import { endAccess } from '../credentials/end-access'
import { deleteChannel } from '../delete-channel'
import { finishConnection } from './finish-connection'
import { prepareConsent } from './prepare-consent'
import { startConnection } from './start-connection'

useTestDatabase()

const platform = 'bluesky'
const browserNonce = 'b'.repeat(43)
const did = `did:plc:${'a'.repeat(24)}`
const other = `did:plc:${'b'.repeat(24)}`
const publicUrl = 'https://posts.example.com'
let network: ReturnType<typeof blueskyServer>
let server: LoopbackServer

beforeAll(async () => {
  server = await serveOnLoopback((request) => network.answer(request))
})
afterAll(() => server.close())
beforeEach(() => {
  network = blueskyServer((clientId) => readClientDocument(clientId.split('/').at(-1) ?? ''))
  network.origin = server.url
  network.accounts.set(did, { handle: 'brand.example' })
  network.accounts.set(other, { handle: 'other.example' })
  const host = new URL(server.url).host
  const settings = { BLUESKY_HANDLES_URL: server.url, BLUESKY_DIRECTORY_URL: server.url, APP_URL: publicUrl }
  for (const [name, value] of Object.entries({ ...settings, PRIVATE_HOSTS_ALLOWED: host }))
    vi.stubEnv(name, value)
  return () => vi.unstubAllEnvs()
})

type Consent = { account?: string; as?: string; channel?: string }

const begin = ({ ctx }: TestProject, { account = 'brand.example', channel }: Consent = {}) =>
  startConnection(ctx, { platform, browserNonce, server: channel ? undefined : account, channel })

const finish = (
  userId: string,
  back: URLSearchParams,
  change: { browserNonce?: string; issuer?: string | null } = {},
) =>
  finishConnection({
    platform,
    person: { id: userId, name: 'Owner' },
    state: back.get('state'),
    code: back.get('code'),
    error: back.get('error'),
    issuer: back.get('iss'),
    browserNonce,
    ...change,
  })

const signIn = async (project: TestProject, consent: Consent = {}) =>
  finish(project.userId, network.consent(await begin(project, consent), consent.as ?? did))

const rowsOf = ({ ctx }: TestProject) => inProject(ctx, (tx) => tx.select().from(channels))
const rowOf = async (project: TestProject) => {
  const [row] = await rowsOf(project)
  if (!row) throw new Error('There is no channel.')
  return row
}

/** Expires the channel's access token. */
async function runOut(project: TestProject) {
  const row = await rowOf(project)
  const secrets = decryptFields(row)
  if (!secrets?.session) throw new Error('There is no session.')
  const session = { ...secrets.session, expiresAt: new Date(Date.now() - 1000).toISOString() }
  const credentials = encryptFields({ id: row.id, projectId: project.ctx.projectId }, { ...secrets, session })
  await inProject(project.ctx, (tx) => tx.update(channels).set({ credentials }))
}

describe('signing in', () => {
  test('connects the account, with encrypted tokens and keys, through the workspace’s own client', async () => {
    const [mine, theirs] = [await createTestProject(), await createTestProject()]
    expect(await signIn(mine)).toMatchObject({ again: false })
    expect(await signIn(theirs)).toMatchObject({ again: false })
    const row = await rowOf(mine)
    expect(row).toMatchObject({ remoteId: did, displayName: 'brand.example', renewsItself: true })
    const { fields, session } = decryptFields(row) ?? {}
    expect(fields?.sign_in).toContain('proofKey')
    const stored = JSON.stringify([row, await inSystem((tx) => tx.select().from(networkApps))])
    expect(stored).not.toContain('proofKey')
    expect(stored).not.toContain('P-256')
    expect(stored).not.toContain(session?.refreshToken)
    const apps = await inSystem((tx) => tx.select().from(networkApps))
    expect(new Set(apps.map(({ orgId }) => orgId))).toContain(mine.ctx.orgId)
    const clients = apps.filter(({ orgId }) => [mine.ctx.orgId, theirs.ctx.orgId].includes(orgId))
    expect(new Set(clients.map(({ clientId }) => clientId)).size).toBe(2)
    const document = JSON.stringify(await readClientDocument(clients[0]?.id ?? ''))
    expect(document).toContain('"dpop_bound_access_tokens":true')
    expect(document).not.toContain('"d":')
    await expect(readClientDocument(did)).rejects.toMatchObject({ code: 'not-found' })
  })

  test('can be finished only once, by the person and browser that began it, in the same project', async () => {
    const [mine, theirs] = [await createTestProject(), await createTestProject()]
    const back = network.consent(await begin(mine), did)
    expect(await finish(theirs.userId, back)).toMatchObject({ problem: 'other-person' })
    expect(await finish(mine.userId, back)).toMatchObject({ again: false })
    expect(await finish(mine.userId, back)).toMatchObject({ problem: 'expired' })
    expect(await rowsOf(theirs)).toEqual([])
    const again = network.consent(await begin(mine), did)
    expect(await finish(mine.userId, again, { browserNonce: 'c'.repeat(43) })).toMatchObject({
      problem: 'other-browser',
    })
    const denied = new URLSearchParams({ state: network.consent(await begin(mine), did).get('state') ?? '' })
    denied.set('error', 'access_denied')
    expect(await finish(mine.userId, denied)).toMatchObject({ problem: 'denied' })
  })

  test.each<[string, { issuer?: string | null; claims?: string; pds?: string }]>([
    ['another server’s answer', { issuer: 'https://evil.example' }],
    ['an answer that names no server', { issuer: null }],
    ['an account that nobody has', { claims: `did:plc:${'c'.repeat(24)}` }],
    ['an account that is on another server', { claims: other, pds: 'https://elsewhere.example' }],
  ])('%s connects nothing', async (_, { issuer, claims, pds }) => {
    const project = await createTestProject()
    const back = network.consent(await begin(project), did)
    network.claims = claims
    if (pds) network.accounts.set(other, { handle: 'other.example', pds })
    const outcome = await finish(project.userId, back, issuer === undefined ? {} : { issuer })
    expect(outcome).toMatchObject({ problem: expect.stringMatching(/failed|unreachable/) })
    expect(await rowsOf(project)).toEqual([])
  })

  test('reports at the field what is no account or server, and refuses private addresses', async () => {
    const { ctx } = await createTestProject()
    for (const typed of ['nobody.example', 'http://127.0.0.1:1', 'did:key:z6Mk'])
      await expect(prepareConsent(ctx, { platform, server: typed })).rejects.toMatchObject({
        code: expect.stringMatching(/invalid|unavailable/),
        errors: [{ pointer: '/server' }],
      })
    expect(await prepareConsent(ctx, { platform, server: '@Brand.example' })).toMatchObject({
      href: expect.stringContaining('/api/channels/connect/bluesky?'),
    })
  })

  test('is revoked at the account’s server when its channel is disconnected, and revoking twice does no harm', async () => {
    const [mine, theirs] = [await createTestProject(), await createTestProject()]
    await signIn(mine)
    await signIn(theirs)
    const row = await rowOf(mine)
    await deleteChannel(mine.ctx, { id: row.id })
    for (const access of [...listAccessesToEnd([row]), ...listAccessesToEnd([row])]) await endAccess(access)
    expect(network.countAccess()).toBe(1)
    expect(await currentSession(theirs.ctx, await rowOf(theirs))).toMatchObject({ kind: 'ready' })
  })

  test('on localhost needs no key, and returns to the address where the person is signed in', async () => {
    vi.stubEnv('APP_URL', 'http://localhost:3000')
    const project = await createTestProject()
    expect(await signIn(project)).toMatchObject({ again: false })
    expect(await rowOf(project)).toMatchObject({ renewsItself: false })
    const arrived = new Request('http://127.0.0.1:3000/api/channels/callback/bluesky?state=a&code=b', {
      headers: { host: '127.0.0.1:3000' },
    })
    const answer = await callback(arrived, { params: Promise.resolve({ platform }) })
    expect(answer.headers.get('location')).toBe(
      'http://localhost:3000/api/channels/callback/bluesky?state=a&code=b',
    )
    vi.stubEnv('APP_URL', 'http://192.168.1.5:3000')
    await expect(begin(project)).rejects.toMatchObject({ code: 'wrong-state' })
  })
})

describe('a signed-in account', () => {
  test('is renewed once for several callers, even if the nonce has changed, and its expiry moves on', async () => {
    const project = await createTestProject()
    await signIn(project)
    await runOut(project)
    network.nonce = 'nonce-2'
    const before = await rowOf(project)
    const fresh = await Promise.all([1, 2, 3].map(() => currentSession(project.ctx, before)))
    expect(fresh.map(({ kind }) => kind)).toEqual(['ready', 'ready', 'ready'])
    expect(network.refreshed).toBe(1)
    expect(await checkConnection(project.ctx, before.id)).toMatchObject({ state: 'works' })
    expect((await rowOf(project)).expiresAt?.getTime()).toBeGreaterThan(before.expiresAt?.getTime() ?? 0)
  })

  test('whose access was revoked says so, and a new consent for the same account revives it', async () => {
    const project = await createTestProject()
    await signIn(project)
    network.revokeAll()
    const { id } = await rowOf(project)
    expect(await checkConnection(project.ctx, id)).toMatchObject({ state: 'ended' })
    expect(await rowOf(project)).toMatchObject({ status: 'expired' })
    expect(await signIn(project, { channel: id, as: other })).toMatchObject({ problem: 'other-account' })
    expect(await rowOf(project)).toMatchObject({ status: 'expired' })
    expect(await signIn(project, { channel: id })).toMatchObject({ channelId: id, again: true })
    expect(await rowOf(project)).toMatchObject({ status: 'active' })
  })

  test('accepts no app password without the other fields', async () => {
    const project = await createTestProject()
    await signIn(project)
    const { id } = await rowOf(project)
    for (const config of [{ password: 'aaaa-bbbb-cccc-dddd' }, { sign_in: '{}' }] as Record<string, string>[])
      await expect(changeChannel(project.ctx, { id, config })).rejects.toMatchObject({ code: 'invalid' })
  })
})
