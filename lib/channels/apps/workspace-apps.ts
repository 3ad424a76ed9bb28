import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { channels, networkApps } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { appNetworks } from '@/lib/networks/accesses'
import type { NetworkName } from '@/lib/networks/registry'
import type { WorkspaceAppInput } from '../schemas'
import { callbackAddress, findOAuthApp } from './oauth-apps'
import { encryptAppSecret } from './workspace-app-secrets'

/** A workspace's app at one network, without its secret. */
export type WorkspaceApp = {
  platform: NetworkName
  /** The redirect URI to enter at the network. */
  callback: string
  /** The id of the workspace's own app; null if it has none. */
  clientId: string | null
  /** What connects accounts if the workspace has no app of its own. */
  otherwise: 'install' | 'sandbox' | 'none'
  /**
   * Channels connected with an app of the workspace, including a replaced one: removing the apps ends their
   * connections.
   */
  channels: { name: string; brand: string }[]
}

/** Lists a workspace's apps at every network where an app is created by hand. Serves docs/decisions/0190. */
export async function listWorkspaceApps(ctx: OrgContext<'manage'>): Promise<WorkspaceApp[]> {
  const { own, made } = await inSystem(async (tx) => ({
    own: await tx
      .select({ platform: networkApps.platform, clientId: networkApps.clientId })
      .from(networkApps)
      .where(and(eq(networkApps.orgId, ctx.orgId), isNull(networkApps.replacedAt))),
    made: await tx.execute<{ platform: string; name: string; brand: string }>(sql`
      select channels.platform, channels.display_name as name, projects.name as brand
      from channels join projects on projects.id = channels.project_id
      where channels.org_id = ${ctx.orgId}::uuid and channels.app_id is not null
      order by projects.name, channels.display_name, channels.id limit 1000`),
  }))
  return appNetworks.map((platform) => {
    const app = findOAuthApp(platform)
    return {
      platform,
      callback: callbackAddress(platform),
      clientId: own.find((one) => one.platform === platform)?.clientId ?? null,
      otherwise: app ? (app.sandbox ? 'sandbox' : 'install') : 'none',
      channels: made.filter((one) => one.platform === platform).map(({ name, brand }) => ({ name, brand })),
    }
  })
}

/**
 * Stores the app that a workspace's new accounts are connected with. The secret is encrypted and never shown again.
 * A different id means a different app; the previous one stays for the channels that were connected with it. Throws
 * `invalid` when a new id comes without its secret. Serves docs/decisions/0190, spec/security#7.1.
 */
export async function saveWorkspaceApp(ctx: OrgContext<'manage'>, input: WorkspaceAppInput): Promise<void> {
  const { platform, client_id: clientId, client_secret: secret } = input
  if (!appNetworks.includes(platform)) throw new AppError('wrong-state')
  const { orgId } = ctx
  await inSystem(async (tx) => {
    await lockApps(tx, orgId, platform)
    const ofPlatform = and(eq(networkApps.orgId, orgId), eq(networkApps.platform, platform))
    const known = await tx.select().from(networkApps).where(ofPlatform)
    const current = known.find(({ replacedAt }) => replacedAt === null)
    // A replaced app may be entered again.
    const same = known.find((one) => one.clientId === clientId)
    if (!secret && !same)
      throw new AppError('invalid', {
        errors: [{ pointer: '/client_secret', detail: 'Enter the secret of this app.' }],
      })
    if (current && current.id !== same?.id)
      await tx.update(networkApps).set({ replacedAt: new Date() }).where(eq(networkApps.id, current.id))
    if (same)
      await tx
        .update(networkApps)
        .set({
          replacedAt: null,
          ...(secret ? { encryptedSecret: encryptAppSecret({ id: same.id, orgId }, secret) } : {}),
        })
        .where(eq(networkApps.id, same.id))
    else {
      const id = newId()
      const encryptedSecret = encryptAppSecret({ id, orgId }, secret ?? '')
      await tx.insert(networkApps).values({ id, orgId, platform, clientId, encryptedSecret })
    }
    await tx
      .delete(networkApps)
      .where(
        and(
          ofPlatform,
          isNotNull(networkApps.replacedAt),
          notExists(tx.select({ id: channels.id }).from(channels).where(eq(channels.appId, networkApps.id))),
        ),
      )
    await audit(tx, ctx, {
      action: 'network-app.saved',
      subject: orgId,
      data: { platform, client_id: clientId },
    })
  })
}

/**
 * Deletes a workspace's apps at a network. Connections made with them end, since no other app can renew their
 * tokens; the channels, their keys and their posts stay until they are reconnected. Serves docs/decisions/0190.
 */
export async function removeWorkspaceApp(
  ctx: OrgContext<'manage'>,
  { platform }: { platform: NetworkName },
): Promise<void> {
  const { orgId } = ctx
  await inSystem(async (tx) => {
    await lockApps(tx, orgId, platform)
    const mine = and(eq(channels.orgId, orgId), eq(channels.platform, platform), isNotNull(channels.appId))
    await tx
      .update(channels)
      .set({
        status: 'expired',
        statusReason: 'The app keys that this account was connected with were removed.',
      })
      .where(and(mine, eq(channels.status, 'active')))
    await tx.update(channels).set({ appId: null, credentials: null, renewAt: null }).where(mine)
    await tx.delete(networkApps).where(and(eq(networkApps.orgId, orgId), eq(networkApps.platform, platform)))
    await audit(tx, ctx, { action: 'network-app.removed', subject: orgId, data: { platform } })
  })
}

/** Serializes changes, since two people may save at the same time. */
const lockApps = (tx: SystemTx, orgId: string, platform: NetworkName) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`network app ${orgId} ${platform}`}, 0))`)
