import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { channels, networkApps } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { appNetworks } from '@/lib/networks/accesses'
import type { NetworkName } from '@/lib/networks/registry'
import { callbackAddress, findOAuthApp } from './oauth-apps'
import type { WorkspaceAppInput } from './schemas'
import { encryptAppSecret } from './workspace-app-secrets'

/** The app of a workspace at one network, without its secret. */
export type WorkspaceApp = {
  platform: NetworkName
  /** Entered at the network as the address that it sends people back to. */
  callback: string
  /** The id of the workspace's own app; null where it has none. */
  clientId: string | null
  /** What connects accounts where it has none. */
  otherwise: 'install' | 'sandbox' | 'none'
  /** The channels that were connected with an app of the workspace, also one that was replaced: removing it ends them. */
  channels: { name: string; brand: string }[]
}

/** The apps of a workspace at every network with a consent page. Serves docs/decisions/0190. */
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
 * Stores the app that new accounts of a workspace are connected with. The secret is encrypted and never shown again; another id is
 * another app, and the one before stays for the channels that were made with it. Throws `invalid` when the secret of another id is
 * missing. Serves docs/decisions/0190, spec/security#7.1.
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
    // One that was replaced may come back.
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
 * Forgets a workspace's apps at a network. What was connected with them ends, since no other app can renew those tokens; the channels,
 * their keys and their posts stay until they are reconnected. Serves docs/decisions/0190.
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

/** Two people may save at once. */
const lockApps = (tx: SystemTx, orgId: string, platform: NetworkName) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`network app ${orgId} ${platform}`}, 0))`)
