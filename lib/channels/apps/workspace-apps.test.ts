import { expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { channels, networkApps } from '@/db/schema'
import { inSystem } from '@/db/system'
import { grantOrgContext } from '@/lib/auth/authorization/grant-context'
import { encryptCredentials } from '@/lib/channels/credentials/credentials'
import { createTestChannel } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { listWorkspaceApps } from './list-workspace-apps'
import { findAppOfChannel, findOAuthAppFor, findOAuthAppsFor } from './oauth-apps'
import { removeWorkspaceApp } from './remove-workspace-app'
import { saveWorkspaceApp } from './save-workspace-app'

useTestDatabase()

test('a workspace’s app takes precedence over the install’s, and a channel keeps the app it was connected with until that is removed', async () => {
  const { ctx } = await createTestProject({ name: 'Brand' })
  const other = await createTestProject()
  const org = grantOrgContext<'manage'>({ orgId: ctx.orgId, actor: ctx.actor, role: 'owner' })
  const save = (client_id: string, client_secret?: string) =>
    saveWorkspaceApp(org, { platform: 'x', client_id, ...(client_secret ? { client_secret } : {}) })
  await expect(save('first')).rejects.toMatchObject({ code: 'invalid' })
  await save('first', 'one')
  const first = await findOAuthAppFor(ctx, 'x')
  expect(first).toMatchObject({ clientId: 'first', clientSecret: 'one', sandbox: false })
  expect((await findOAuthAppFor(other.ctx, 'x'))?.clientId).not.toBe('first')
  const stored = await inSystem((tx) => tx.select().from(networkApps))
  expect(JSON.stringify(stored)).not.toContain('"one"')

  const appId = first?.workspaceApp ?? ''
  const id = await createTestChannel(ctx, { platform: 'x', displayName: 'Ours', appId })
  const credentials = { accessToken: 'a', refreshToken: null, expiresAt: null, scopes: [] }
  await inProject(ctx, (tx) =>
    tx.update(channels).set({
      credentials: encryptCredentials({ id, projectId: ctx.projectId }, credentials),
    }),
  )
  // A different id means a different app. A different secret does not, and without a secret the stored one stays.
  await save('second', 'two')
  await save('second', 'three')
  await save('second')
  expect((await findOAuthAppsFor(ctx)).get('x')).toMatchObject({ clientId: 'second', clientSecret: 'three' })
  const [channel] = await inProject(ctx, (tx) => tx.select().from(channels))
  expect(channel && (await findAppOfChannel(channel))).toMatchObject({
    clientId: 'first',
    clientSecret: 'one',
  })

  const [listed] = await listWorkspaceApps(org)
  expect(listed).toMatchObject({
    platform: 'x',
    clientId: 'second',
    callback: expect.stringMatching(/\/api\/channels\/callback\/x$/),
    channels: [{ name: 'Ours', brand: 'Brand' }],
  })
  await removeWorkspaceApp(org, { platform: 'x' })
  expect(await inProject(ctx, (tx) => tx.select().from(channels))).toMatchObject([
    { status: 'expired', appId: null, credentials: null, displayName: 'Ours' },
  ])
  expect((await findOAuthAppFor(ctx, 'x'))?.workspaceApp).toBeUndefined()
})
