import { and, eq, isNotNull, notExists } from 'drizzle-orm'
import { channels, networkApps } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { appNetworks } from '@/lib/networks/accesses'
import type { WorkspaceAppInput } from '../schemas'
import { lockWorkspaceApps } from './lock-workspace-apps'
import { encryptAppSecret } from './workspace-app-secrets'

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
    await lockWorkspaceApps(tx, orgId, platform)
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
