import { and, eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { inProject } from '@/db/project'
import { channels, sandboxAccounts, sandboxGrants } from '@/db/schema'
import { inSystem } from '@/db/system'
import { listAccessesToEnd } from '@/lib/jobs/end-access-job'
import type { NetworkName } from '@/lib/networks/registry'
import { deleteProject } from '@/lib/projects/delete-project'
import type { SandboxAccount } from '@/lib/sandbox/accounts'
import { drainQueues } from '@/lib/worker/drain-queues'
import { createTestChannel } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { connectSandbox } from '@/testing/sandbox/connect-sandbox'
import { serveOnLoopback, useSandboxServer } from '@/testing/sandbox/sandbox-server'
import { deleteChannel } from '../delete-channel'
import { encryptCredentials } from './credentials'
import { endAccess } from './end-access'

useTestDatabase()
useSandboxServer()

const endWaiting = () => drainQueues({ queues: ['end-access'], until: Date.now() + 60_000 })

/** Counts an account's consents that the network still honors. */
const liveConsents = async (platform: NetworkName, { handle }: SandboxAccount) =>
  (
    await inSystem((tx) =>
      tx
        .select({ revokedAt: sandboxGrants.revokedAt })
        .from(sandboxGrants)
        .innerJoin(sandboxAccounts, eq(sandboxAccounts.id, sandboxGrants.accountId))
        .where(and(eq(sandboxGrants.network, platform), eq(sandboxAccounts.handle, handle))),
    )
  ).filter(({ revokedAt }) => revokedAt === null).length

describe('a disconnected channel’s access', () => {
  test.each(['x', 'youtube'] as const)('is also ended at %s', async (platform) => {
    const { ctx } = await createTestProject()
    const names = { handle: `gone_${platform}`, displayName: 'Gone' }
    const { channelId, account } = await connectSandbox(ctx, platform, names)
    await deleteChannel(ctx, { id: channelId })
    expect(await liveConsents(platform, account)).toBe(1)
    await endWaiting()
    expect(await liveConsents(platform, account)).toBe(0)
  })

  test('stays while another brand has the account, and the last brand’s ends even when its project is deleted', async () => {
    const [one, other] = [await createTestProject(), await createTestProject()]
    const names = { handle: 'shared_x', displayName: 'Shared' }
    const { channelId, account } = await connectSandbox(one.ctx, 'x', names)
    await connectSandbox(other.ctx, 'x', names)
    await deleteChannel(one.ctx, { id: channelId })
    await endWaiting()
    expect(await liveConsents('x', account)).toBe(2)
    await deleteProject(other.ctx, { confirm: other.projectSlug })
    await endWaiting()
    expect(await liveConsents('x', account)).toBe(1)
  })

  test('stays at Google while any channel uses the same app, since the same person may be behind it', async () => {
    const { ctx } = await createTestProject()
    const first = await connectSandbox(ctx, 'youtube', { handle: 'tube_one', displayName: 'One' })
    const second = await connectSandbox(ctx, 'youtube', { handle: 'tube_two', displayName: 'Two' })
    await deleteChannel(ctx, { id: first.channelId })
    await endWaiting()
    expect(await liveConsents('youtube', first.account)).toBe(1)
    await deleteChannel(ctx, { id: second.channelId })
    await endWaiting()
    expect(await liveConsents('youtube', second.account)).toBe(0)
  })

  test.each([
    [200, 'is done'],
    [403, 'is done: it will not change'],
    [429, 'is tried again'],
    [503, 'is tried again'],
  ])('after the network responds %i, ending it %s', async (status, outcome) => {
    const tokens: (string | null)[] = []
    const x = await serveOnLoopback(async (request) => {
      tokens.push(new URLSearchParams(await request.text()).get('token'))
      return Response.json({}, { status })
    })
    const settings = { X_CLIENT_ID: 'ours', X_CLIENT_SECRET: 'secret', X_API_URL: x.url }
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
    try {
      const { ctx } = await createTestProject()
      const id = await createTestChannel(ctx, { platform: 'x', remoteId: `account-${status}` })
      const stored = { accessToken: 'access', refreshToken: 'refresh', expiresAt: null, scopes: [] }
      const credentials = encryptCredentials({ id, projectId: ctx.projectId }, stored)
      const [row] = await inProject(ctx, (tx) => tx.update(channels).set({ credentials }).returning())
      const [access] = listAccessesToEnd(row ? [row] : [])
      if (!access) throw new Error('There is no access.')
      const ended = endAccess(access)
      if (outcome === 'is tried again') await expect(ended).rejects.toMatchObject({ kind: 'unreachable' })
      else await ended
      expect(tokens).toEqual(status === 200 ? ['refresh', 'access'] : ['refresh'])
    } finally {
      vi.unstubAllEnvs()
      await x.close()
    }
  })
})
