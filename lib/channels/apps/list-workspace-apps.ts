import { and, eq, isNull, sql } from 'drizzle-orm'
import { networkApps } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { OrgContext } from '@/lib/auth/context'
import { appNetworks } from '@/lib/networks/accesses'
import type { NetworkName } from '@/lib/networks/registry'
import { callbackAddress, findOAuthApp } from './oauth-apps'

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
