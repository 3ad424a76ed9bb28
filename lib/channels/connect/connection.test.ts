import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { type ChannelRow, channels, oauthStates, publications, sandboxGrants } from '@/db/schema'
import { inSystem } from '@/db/system'
import { transitionPublications } from '@/lib/publications/transition-publications'
import { type SandboxAccount, takeSandboxAccount } from '@/lib/sandbox/accounts'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject, type TestProject } from '@/testing/database/factories'
import { accountNetworks } from '@/testing/publishing/account-networks'
import { queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { browserNonce, connectSandbox, consentAs } from '@/testing/sandbox/connect-sandbox'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { checkConnection } from '../credentials/check-connection'
import { decryptCredentials, encryptCredentials } from '../credentials/credentials'
import { currentCredentials } from '../credentials/current-credentials'
import { maintainConnections } from '../credentials/maintain-connections'
import { listChannels } from '../list-channels'
import { findOtherAccount } from './find-other-account'
import { finishConnection } from './finish-connection'
import { startConnection } from './start-connection'

useTestDatabase()
useSandboxServer()

const personOf = (project: TestProject) => ({ id: project.userId, name: 'Owner' })
const channelsOf = async (project: TestProject) => (await listChannels(project.ctx, { limit: 50 })).data

describe('connecting a channel', () => {
  test.each(accountNetworks)(
    'adds a %s account to the active project, marked as sandbox',
    async (platform) => {
      const project = await createTestProject()
      await connectSandbox(project.ctx, platform, { handle: 'acme_pots', displayName: 'Acme Pots' })
      const [channel] = await channelsOf(project)
      expect(channel).toMatchObject({ platform, display_name: 'Acme Pots', status: 'active', sandbox: true })
      expect(channel?.account_key).toMatch(new RegExp(`^${platform}-acme[-_]pots$`))
      expect(JSON.stringify(channel)).not.toContain('sandbox-x-')
    },
  )

  test('stores tokens only encrypted', async () => {
    const project = await createTestProject()
    const { channelId } = await connectSandbox(project.ctx, 'x', { handle: 'sealed', displayName: 'Sealed' })
    const rows = await inProject(project.ctx, (tx) =>
      tx.select().from(channels).where(eq(channels.id, channelId)),
    )
    expect(rows[0]?.credentials).toMatch(/^v1\.test\./)
  })

  test('renews the channel when the same account is connected again', async () => {
    const project = await createTestProject()
    const first = await connectSandbox(project.ctx, 'x', { handle: 'again', displayName: 'Again' })
    await inProject(project.ctx, (tx) =>
      tx
        .update(channels)
        .set({ status: 'expired', accountKey: 'my-key' })
        .where(eq(channels.id, first.channelId)),
    )
    const second = await connectSandbox(project.ctx, 'x', { handle: 'again', displayName: 'Again' })
    expect(second.channelId).toBe(first.channelId)
    expect(await channelsOf(project)).toMatchObject([{ status: 'active', account_key: 'my-key' }])
  })

  test('gives accounts with the same name different keys', async () => {
    const project = await createTestProject()
    await connectSandbox(project.ctx, 'linkedin', { handle: 'twin_one', displayName: 'Twin' })
    await connectSandbox(project.ctx, 'linkedin', { handle: 'twin_two', displayName: 'Twin' })
    expect((await channelsOf(project)).map((one) => one.account_key).sort()).toEqual([
      'linkedin-twin',
      'linkedin-twin-2',
    ])
  })

  test('reconnects the intended channel with its key, and never replaces its account with another', async () => {
    const project = await createTestProject()
    const first = await connectSandbox(project.ctx, 'x', { handle: 'meant', displayName: 'Meant' })
    await inProject(project.ctx, (tx) => tx.update(channels).set({ status: 'expired', accountKey: 'my-key' }))
    const finish = async (account: SandboxAccount) =>
      finishConnection({
        platform: 'x',
        person: personOf(project),
        ...(await consentAs(project.ctx, 'x', account, first.channelId)),
        error: null,
        browserNonce,
      })
    const wrong = await finish(await takeSandboxAccount('x', { handle: 'other', displayName: 'Other' }))
    if (!('connection' in wrong)) throw new Error(JSON.stringify(wrong))
    expect(await findOtherAccount(project.ctx, wrong.connection)).toEqual({
      platform: 'x',
      channel: { id: first.channelId, name: 'Meant', handle: 'meant' },
      signedIn: { handle: 'other', name: 'Other' },
      isManaged: false,
    })
    expect(await channelsOf(project)).toMatchObject([{ status: 'expired', display_name: 'Meant' }])
    expect(await finish(first.account)).toMatchObject({ channelId: first.channelId, again: true })
    expect(await channelsOf(project)).toMatchObject([{ status: 'active', account_key: 'my-key' }])
    const outsider = await createTestProject()
    expect(await findOtherAccount(outsider.ctx, wrong.connection)).toBeUndefined()
    await expect(
      startConnection(outsider.ctx, { platform: 'x', browserNonce, channel: first.channelId }),
    ).rejects.toMatchObject({ code: 'not-found' })
  })

  test('reconnecting resumes posts that failed because the connection had ended, unless they are too late', async () => {
    const project = await createTestProject()
    const { ctx } = project
    const account = { handle: 'goes_on', displayName: 'Goes on' }
    const { channelId } = await connectSandbox(ctx, 'x', account)
    const [recent, old] = [await queueApproved(ctx, [channelId]), await queueApproved(ctx, [channelId])]
    const failed = and(eq(publications.channelId, channelId), eq(publications.status, 'failed'))
    await inProject(ctx, async (tx) => {
      await tx.update(channels).set({ status: 'expired' })
      await transitionPublications(tx, 'outcome-failed', eq(publications.channelId, channelId), {
        error: { code: 'connection-ended', message: 'The connection has ended.', hint: '' },
        finishedAt: new Date(),
      })
      await tx
        .update(publications)
        .set({ dueAt: new Date(Date.now() - 3 * 86_400_000) })
        .where(inArray(publications.id, old.publicationIds))
      expect(await tx.$count(publications, failed)).toBe(2)
    })
    await connectSandbox(ctx, 'x', account)
    expect(await readPublication(ctx, recent.publicationIds[0] ?? '')).toMatchObject({
      status: 'pending',
      error: null,
    })
    expect(await readPublication(ctx, old.publicationIds[0] ?? '')).toMatchObject({ status: 'failed' })
  })

  test('uses a state only once, even when it comes back several times at once', async () => {
    const project = await createTestProject()
    const account = await takeSandboxAccount('x', { handle: 'once', displayName: 'Once' })
    const back = await consentAs(project.ctx, 'x', account)
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        finishConnection({ platform: 'x', person: personOf(project), ...back, error: null, browserNonce }),
      ),
    )
    expect(outcomes.filter((one) => 'channelId' in one)).toHaveLength(1)
    expect(outcomes.filter((one) => 'problem' in one && one.problem === 'expired')).toHaveLength(4)
    expect(await channelsOf(project)).toHaveLength(1)
  })

  test('refuses another person, another browser, another platform and an expired state', async () => {
    const project = await createTestProject()
    const outsider = await createTestProject()
    const account = await takeSandboxAccount('x', { handle: 'bound', displayName: 'Bound' })
    const finish = (back: { state: string; code: string }, change: object) =>
      finishConnection({
        platform: 'x',
        person: personOf(project),
        ...back,
        error: null,
        browserNonce,
        ...change,
      })
    const one = await consentAs(project.ctx, 'x', account)
    expect(await finish(one, { person: personOf(outsider) })).toEqual({
      place: null,
      problem: 'other-person',
    })
    expect(await finish(one, { platform: 'linkedin' })).toMatchObject({ problem: 'expired' })
    expect(await finish(one, { browserNonce: 'b'.repeat(43) })).toMatchObject({ problem: 'other-browser' })
    const two = await consentAs(project.ctx, 'x', account)
    expect(await finish(two, { browserNonce: null })).toMatchObject({ problem: 'other-browser' })
    const three = await consentAs(project.ctx, 'x', account)
    await inProject(project.ctx, (tx) =>
      tx.update(oauthStates).set({ expiresAt: new Date(Date.now() - 1000) }),
    )
    expect(await finish(three, {})).toMatchObject({ problem: 'expired' })
    expect(await finish({ state: 'made-up', code: 'x' }, {})).toEqual({ place: null, problem: 'expired' })
    expect(await channelsOf(project)).toHaveLength(0)
  })

  test('reports that consent was denied', async () => {
    const project = await createTestProject()
    const address = new URL(await startConnection(project.ctx, { platform: 'linkedin', browserNonce }))
    const state = address.searchParams.get('state')
    const outcome = await finishConnection({
      platform: 'linkedin',
      person: personOf(project),
      state,
      code: null,
      error: 'user_cancelled_authorize',
      browserNonce,
    })
    expect(outcome).toEqual({
      place: { org: project.orgSlug, project: project.projectSlug },
      problem: 'denied',
    })
  })

  test('also requires the permission to manage at the end', async () => {
    const project = await createTestProject()
    const editor = await createTestMember(project, 'editor')
    const account = await takeSandboxAccount('x', { handle: 'weak', displayName: 'Weak' })
    const back = await consentAs(editor, 'x', account)
    const person = { id: editor.actor.id ?? '', name: 'Editor' }
    expect(
      await finishConnection({ platform: 'x', person, ...back, error: null, browserNonce }),
    ).toMatchObject({ problem: 'not-allowed' })
  })

  test('the sandbox refuses a code with the wrong PKCE verifier', async () => {
    const project = await createTestProject()
    const account = await takeSandboxAccount('x', { handle: 'pkce', displayName: 'Pkce' })
    const one = await consentAs(project.ctx, 'x', account)
    const other = await consentAs(project.ctx, 'x', account)
    // The second state's verifier does not belong to the first code.
    expect(
      await finishConnection({
        platform: 'x',
        person: personOf(project),
        state: other.state,
        code: one.code,
        error: null,
        browserNonce,
      }),
    ).toMatchObject({ problem: 'failed' })
  })
})

describe('keeping connections alive', () => {
  const due = { renewAt: new Date(0), nextCheckAt: new Date(0) }
  const dueTo = (ctx: TestProject['ctx'], fields: Partial<typeof due>) =>
    inProject(ctx, (tx) => tx.update(channels).set(fields))

  test('renews connections that nothing is posted to, and checks daily for revoked ones', async () => {
    const [used, revoked] = [await createTestProject(), await createTestProject()]
    const kept = await connectSandbox(used.ctx, 'youtube', { handle: 'kept_on', displayName: 'Kept' })
    const lost = await connectSandbox(revoked.ctx, 'linkedin', { handle: 'taken_back', displayName: 'Lost' })
    const read = async ({ ctx }: TestProject) => {
      const [row] = await inProject(ctx, (tx) => tx.select().from(channels))
      return row
    }
    const before = await read(used)
    expect(before).toMatchObject({ renewsItself: true, trouble: null })
    await inSystem((tx) =>
      tx
        .update(sandboxGrants)
        .set({ revokedAt: new Date() })
        .where(eq(sandboxGrants.accountId, lost.account.id)),
    )
    await inProject(used.ctx, (tx) =>
      tx.update(channels).set({ credentials: endedAccess(before), renewAt: new Date(0) }),
    )
    await dueTo(revoked.ctx, { nextCheckAt: new Date(0) })
    await maintainConnections()
    const after = await read(used)
    expect(after?.renewAt?.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000)
    expect((await currentCredentials(used.ctx, kept.channelId)).kind).toBe('ready')
    const found = await read(revoked)
    expect(found).toMatchObject({ status: 'expired' })
    expect(found?.nextCheckAt.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000)
    expect(await checkConnection(used.ctx, kept.channelId)).toEqual({ state: 'works' })
  })

  /** The same tokens, but with an expired access token. */
  function endedAccess(row: ChannelRow | undefined): string {
    const credentials = row && decryptCredentials(row)
    if (!row || !credentials) throw new Error('no credentials')
    return encryptCredentials(
      { id: row.id, projectId: row.projectId ?? '' },
      { ...credentials, expiresAt: new Date(0).toISOString() },
    )
  }
})

describe('tokens', () => {
  const endSoon = (accountId: string) =>
    inSystem((tx) =>
      tx
        .update(sandboxGrants)
        .set({ accessExpiresAt: new Date(Date.now() - 1000) })
        .where(eq(sandboxGrants.accountId, accountId)),
    )

  async function connected() {
    const project = await createTestProject()
    const made = await connectSandbox(project.ctx, 'x', {
      handle: `t${Math.random().toString(36).slice(2, 10)}`,
      displayName: 'Tokens',
    })
    return { ...made, ctx: project.ctx, project }
  }

  test('are renewed only once when many callers need them at the same time', async () => {
    const { ctx, channelId, account } = await connected()
    const before = await currentCredentials(ctx, channelId)
    if (before.kind !== 'ready') throw new Error(before.kind)
    await endSoon(account.id)
    const all = await Promise.all(
      Array.from({ length: 6 }, () =>
        currentCredentials(ctx, channelId, { force: before.credentials.accessToken }),
      ),
    )
    const tokens = new Set(all.map((one) => (one.kind === 'ready' ? one.credentials.accessToken : one.kind)))
    expect(tokens.size).toBe(1)
    expect(tokens.has(before.credentials.accessToken)).toBe(false)
    const again = await currentCredentials(ctx, channelId)
    expect(again.kind).toBe('ready')
  })

  test('that the network has revoked mark the channel as expired, with an explanation', async () => {
    const { ctx, channelId, account, project } = await connected()
    const before = await currentCredentials(ctx, channelId)
    if (before.kind !== 'ready') throw new Error(before.kind)
    await inSystem((tx) =>
      tx.update(sandboxGrants).set({ revokedAt: new Date() }).where(eq(sandboxGrants.accountId, account.id)),
    )
    const after = await currentCredentials(ctx, channelId, { force: before.credentials.accessToken })
    expect(after).toMatchObject({ kind: 'ended', hint: expect.stringContaining('Reconnect the account') })
    expect(await channelsOf(project)).toMatchObject([
      { status: 'expired', status_reason: 'The network no longer accepts this connection.' },
    ])
  })

  test('encrypted with a lost key require a new connection instead of failing', async () => {
    const { ctx, channelId } = await connected()
    const before = process.env.ENCRYPTION_KEY
    process.env.ENCRYPTION_KEY = `new:${Buffer.alloc(32, 9).toString('base64')}`
    try {
      expect((await currentCredentials(ctx, channelId)).kind).toBe('ended')
    } finally {
      process.env.ENCRYPTION_KEY = before
    }
  })

  test('from the sandbox are never used with real app keys', async () => {
    const { ctx, channelId } = await connected()
    process.env.X_CLIENT_ID = 'real'
    process.env.X_CLIENT_SECRET = 'real'
    try {
      expect(await currentCredentials(ctx, channelId)).toMatchObject({
        kind: 'ended',
        message: expect.stringContaining('sandbox'),
      })
    } finally {
      delete process.env.X_CLIENT_ID
      delete process.env.X_CLIENT_SECRET
    }
  })
})
