import { and, eq, isNotNull } from 'drizzle-orm'
import { channels, networkApps } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import type { NetworkName } from '@/lib/networks/registry'
import { lockWorkspaceApps } from './lock-workspace-apps'

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
    await lockWorkspaceApps(tx, orgId, platform)
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
