import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import { organizationsOf } from '@/lib/networks/linkedin/stub-organizations'
import { reconcilePublication } from '@/lib/publishing/outcomes/reconcile-publication'
import { runPublication } from '@/lib/publishing/run-publication'
import { type SandboxAccount, takeSandboxAccount } from '@/lib/sandbox/accounts'
import { setSandboxFault } from '@/lib/sandbox/faults'
import { findNote } from '@/lib/sandbox/notes'
import { useTestDatabase } from '@/testing/database/database'
import { createTestMember, createTestProject, type TestProject } from '@/testing/database/factories'
import { makeLookDue, queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { postsOf } from '@/testing/publishing/connected-channel'
import { browserNonce, connectSandbox, consentAs } from '@/testing/sandbox/connect-sandbox'
import { useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { checkConnection } from '../credentials/check-connection'
import { decryptCredentials } from '../credentials/credentials'
import { listChannels } from '../list-channels'
import { connectAccounts } from './connect-accounts'
import { findOtherAccount } from './find-other-account'
import { finishConnection } from './finish-connection'
import { findOfferedAccounts } from './offered-accounts'
import { startConnection } from './start-connection'

/** Responses by path that replace those of the simulated network. */
const instead = new Map<string, Response>()
afterEach(() => instead.clear())

useTestDatabase()
useSandboxServer(async ({ url }) =>
  instead.get(new URL(url).pathname.slice('/sandbox/api/linkedin'.length))?.clone(),
)

const platform = 'linkedin'
let count = 0
const newPerson = (displayName = 'Ann Lee') =>
  takeSandboxAccount(platform, { handle: `ann${process.pid}_${++count}`, displayName })

const personOf = (project: TestProject) => ({ id: project.userId, name: 'Owner' })
const channelsOf = async (project: TestProject) => (await listChannels(project.ctx, { limit: 50 })).data
const urnOf = (account: SandboxAccount, at: number) =>
  `urn:li:organization:${organizationsOf(account)[at]?.id}`

/** Runs the complete return from consent. `managed`: the person wants to choose. */
async function consented(
  project: TestProject,
  account: SandboxAccount,
  { channel, accounts }: { channel?: string; accounts?: 'managed' } = {},
) {
  const back = await consentAs(project.ctx, platform, account, channel, accounts)
  return finishConnection({ platform, person: personOf(project), ...back, error: null, browserNonce })
}

/** Consents and connects some of the offered accounts: 0 is the profile, 1 and 2 are pages. */
async function connectPages(project: TestProject, account: SandboxAccount, which = [1]): Promise<string[]> {
  const outcome = await consented(project, account, { accounts: 'managed' })
  if (!('choose' in outcome)) throw new Error(JSON.stringify(outcome))
  const found = await findOfferedAccounts(project.ctx, outcome.choose)
  const accounts = which.map((at) => found?.accounts[at]?.id ?? '')
  return (await connectAccounts(project.ctx, { connection: outcome.choose, accounts })).connected.split(',')
}

const rowOf = async ({ ctx }: TestProject, id: string) => {
  const [row] = await inProject(ctx, (tx) => tx.select().from(channels).where(eq(channels.id, id)))
  if (!row) throw new Error('There is no such channel.')
  return row
}
const change = ({ ctx }: TestProject, id: string, fields: Partial<typeof channels.$inferInsert>) =>
  inProject(ctx, (tx) => tx.update(channels).set(fields).where(eq(channels.id, id)))

describe('choosing what to connect', () => {
  test('offers the profile and the pages the person may post for, only to that person, and makes each chosen one a channel', async () => {
    const [project, outsider] = [await createTestProject(), await createTestProject()]
    const account = await newPerson()
    const outcome = await consented(project, account, { accounts: 'managed' })
    if (!('choose' in outcome)) throw new Error(JSON.stringify(outcome))
    expect(await channelsOf(project)).toEqual([])
    const connection = outcome.choose
    const found = await findOfferedAccounts(project.ctx, connection)
    // Lists neither the page that the person may only read nor the page where the role is not approved yet.
    expect(found?.accounts.map(({ name, kind, isConnected }) => [name, kind, isConnected])).toEqual([
      ['Ann Lee', 'Profile', false],
      ['Ann Lee Journal', 'Company page', false],
      ['Ann Lee Works', 'Company page', false],
    ])
    const accounts = [urnOf(account, 0), account.remoteId]
    const colleague = await createTestMember(project, 'admin')
    for (const other of [outsider.ctx, colleague]) {
      expect(await findOfferedAccounts(other, connection)).toBeUndefined()
      await expect(connectAccounts(other, { connection, accounts })).rejects.toMatchObject({
        code: 'not-found',
      })
    }
    await expect(
      connectAccounts(project.ctx, { connection, accounts: ['urn:li:organization:2414183'] }),
    ).rejects.toMatchObject({ code: 'invalid' })
    await connectAccounts(project.ctx, { connection, accounts })
    expect(
      (await channelsOf(project)).map(({ display_name, account_kind, account_key }) => [
        display_name,
        account_kind,
        account_key,
      ]),
    ).toEqual([
      ['Ann Lee Works', 'Company page', 'linkedin-ann-lee-works'],
      ['Ann Lee', 'Profile', 'linkedin-ann-lee'],
    ])
    // The tokens stored for the choice are gone.
    expect(await findOfferedAccounts(project.ctx, connection)).toBeUndefined()
    expect(await channelsOf(outsider)).toEqual([])
  })

  test('is skipped if there is only the profile', async () => {
    const project = await createTestProject()
    instead.set('/rest/organizationAcls', Response.json({ elements: [] }))
    expect(await consented(project, await newPerson(), { accounts: 'managed' })).toMatchObject({
      channelId: expect.any(String),
      again: false,
    })
    expect(await channelsOf(project)).toMatchObject([{ display_name: 'Ann Lee', account_kind: 'Profile' }])
  })

  test('works with an app that has only page access and no OpenID', async () => {
    const project = await createTestProject()
    const account = await newPerson()
    const message = 'Not enough permissions to access: userinfo.GET.NO_VERSION'
    instead.set('/v2/userinfo', Response.json({ status: 403, message }, { status: 403 }))
    instead.set(
      '/v2/me',
      Response.json({ id: account.remoteId, localizedFirstName: 'Ann', localizedLastName: 'Lee' }),
    )
    const [profile = '', page = ''] = await connectPages(project, account, [0, 2])
    expect([await checkConnection(project.ctx, profile), await checkConnection(project.ctx, page)]).toEqual([
      { state: 'works' },
      { state: 'works' },
    ])
  })

  test('requests page permissions only when wanted, or when granted to the app before', async () => {
    const [project, outsider] = [await createTestProject(), await createTestProject()]
    const scopesOf = async ({ ctx }: TestProject, accounts?: 'managed') =>
      new URL(await startConnection(ctx, { platform, browserNonce, accounts })).searchParams.get('scope')
    expect(await scopesOf(project)).toBe('openid profile w_member_social')
    expect(await scopesOf(project, 'managed')).toContain('w_organization_social')
    const account = await newPerson()
    await connectPages(project, account)
    // A consent with fewer permissions than before may end the pages' tokens.
    expect(await scopesOf(project)).toContain('w_organization_social')
    expect(await scopesOf(outsider)).toBe('openid profile w_member_social')
    expect(await consented(project, account)).toMatchObject({ again: false })
    expect((await channelsOf(project)).map(({ display_name }) => display_name)).toEqual([
      'Ann Lee',
      'Ann Lee Journal',
    ])
  })

  test('reports an app without the permissions', async () => {
    const project = await createTestProject()
    const address = new URL(await startConnection(project.ctx, { platform, browserNonce }))
    const outcome = await finishConnection({
      platform,
      person: personOf(project),
      state: address.searchParams.get('state'),
      code: null,
      error: 'unauthorized_scope_error',
      browserNonce,
    })
    expect(outcome).toMatchObject({ problem: 'not-permitted' })
  })
})

describe('a connected page', () => {
  test('publishes as the page, with its image, and finds its post again after a lost response', async () => {
    const project = await createTestProject()
    const account = await newPerson()
    const [channelId = ''] = await connectPages(project, account, [2])
    const media = [{ url: '/sample/one.jpg', alt: 'A pot' }]
    const { publicationIds, text } = await queueApproved(project.ctx, [channelId], { media })
    const [id = ''] = publicationIds
    await setSandboxFault(account, { path: '/rest/posts', kind: 'server-error-after' })
    await runPublication(project.ctx, id)
    await makeLookDue(project.ctx, id)
    await reconcilePublication(project.ctx, id)
    expect(await readPublication(project.ctx, id)).toMatchObject({ status: 'published', error: null })
    const posts = await postsOf(account)
    expect(posts).toMatchObject([{ text, mediaIds: [expect.any(String)] }])
    expect(await findNote(account, `post:${posts[0]?.remoteId}`)).toMatchObject({ author: urnOf(account, 0) })
  })

  test('that the person no longer administers is reported, and works again once they do', async () => {
    const project = await createTestProject()
    const { ctx } = project
    const account = await newPerson()
    const [channelId = ''] = await connectPages(project, account, [2])
    // The person may only read this page.
    await change(project, channelId, { remoteId: urnOf(account, 2) })
    expect(await checkConnection(ctx, channelId)).toMatchObject({
      state: 'troubled',
      message: 'Ann Lee can no longer post as Ann Lee Works.',
    })
    expect(await channelsOf(project)).toMatchObject([
      { status: 'active', trouble: { hint: expect.stringContaining('Ask an admin of Ann Lee Works') } },
    ])
    const [id = ''] = (await queueApproved(ctx, [channelId])).publicationIds
    await runPublication(ctx, id)
    expect(await readPublication(ctx, id)).toMatchObject({
      status: 'failed',
      error: {
        code: 'connection-ended',
        message: 'LinkedIn doesn’t let this connection post as the company page.',
      },
    })
    expect(await postsOf(account)).toEqual([])
    await change(project, channelId, { remoteId: urnOf(account, 0) })
    expect(await consented(project, account, { channel: channelId })).toMatchObject({
      channelId,
      again: true,
    })
    await runPublication(ctx, id)
    expect(await readPublication(ctx, id)).toMatchObject({ status: 'published' })
    expect(await channelsOf(project)).toMatchObject([{ trouble: null }])
  })

  test('is reconnected with its key only by one of its admins, along with the other channels of that consent', async () => {
    const project = await createTestProject()
    const [account, stranger] = [await newPerson(), await newPerson('Bob Ray')]
    const [profile = '', works = ''] = await connectPages(project, account, [0, 2])
    await change(project, works, { status: 'expired', accountKey: 'my-key' })
    await change(project, profile, { status: 'disabled' })
    const before = await rowOf(project, profile)
    const wrong = await consented(project, stranger, { channel: works })
    if (!('connection' in wrong)) throw new Error(JSON.stringify(wrong))
    expect(await findOtherAccount(project.ctx, wrong.connection)).toMatchObject({
      channel: { id: works, name: 'Ann Lee Works' },
      signedIn: { name: 'Bob Ray' },
      isManaged: true,
    })
    expect(await rowOf(project, profile)).toEqual(before)
    expect(await consented(project, account, { channel: works })).toEqual({
      place: { org: project.orgSlug, project: project.projectSlug },
      channelId: works,
      again: true,
      also: [profile],
    })
    const [renewed, other] = [await rowOf(project, works), await rowOf(project, profile)]
    expect(renewed).toMatchObject({ status: 'active', accountKey: 'my-key' })
    // A channel that a person paused stays paused. Each channel has its own copy of the new tokens.
    expect(other.status).toBe('disabled')
    expect(other.credentials).not.toBe(renewed.credentials)
    expect(decryptCredentials(other)).toEqual(decryptCredentials(renewed))
    expect(decryptCredentials(other)).not.toEqual(decryptCredentials(before))
    expect(await channelsOf(project)).toHaveLength(2)
  })

  test('is added to a profile connected without page permissions, and renews that profile', async () => {
    const project = await createTestProject()
    const { account, channelId } = await connectSandbox(project.ctx, platform, {
      handle: `ann${process.pid}_${++count}`,
      displayName: 'Ann Lee',
    })
    const before = await rowOf(project, channelId)
    await connectPages(project, account, [1, 2])
    const after = await rowOf(project, channelId)
    expect(decryptCredentials(after)?.scopes).toContain('w_organization_social')
    expect(after).toMatchObject({ accountKey: before.accountKey, config: { kind: 'Profile' } })
    expect(await channelsOf(project)).toHaveLength(3)
    // Everything is connected already: there is nothing to choose.
    expect(await consented(project, account, { accounts: 'managed' })).toMatchObject({ again: true })
  })
})
