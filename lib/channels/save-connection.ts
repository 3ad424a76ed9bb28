import { and, eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { channels } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import type { Credentials, OAuthApp, RemoteAccount } from '@/lib/networks/oauth'
import { fillEmptyPackages } from '@/lib/packages/compose/fill-empty-packages'
import { lockChannelsExclusively } from '@/lib/packages/compose/lock-channels'
import { encryptCredentials } from './credentials'

/**
 * Stores a connected account as a channel of the active project (spec/service#2.3), or renews the channel that is there for it.
 * Gives the channel's id and whether it was there before.
 */
export async function saveConnection(
  ctx: ProjectContext<'manage'>,
  connection: { app: OAuthApp; account: RemoteAccount; credentials: Credentials },
): Promise<{ channelId: string; again: boolean }> {
  const { app, account, credentials } = connection
  return inProject(ctx, async (tx) => {
    await lockChannelsExclusively(tx, ctx)
    const encryptedFor = (id: string) => ({
      remoteId: account.remoteId,
      credentials: encryptCredentials({ id, projectId: ctx.projectId }, credentials),
      expiresAt: expiryOf(credentials),
      status: 'active' as const,
      statusReason: null,
      refreshingUntil: null,
    })
    const base = accountKey(app.platform, account.handle)
    for (let number = 1; number <= 50; number++) {
      const there = await findAccount(tx, app, account.remoteId)
      if (there) {
        await tx
          .update(channels)
          .set({ displayName: account.displayName, ...encryptedFor(there) })
          .where(eq(channels.id, there))
        await record(tx, ctx, there, app, 'channel.reconnected')
        return { channelId: there, again: true }
      }
      const id = newId()
      const [made] = await tx
        .insert(channels)
        .values({
          id,
          platform: app.platform,
          accountKey: number === 1 ? base : `${base}-${number}`,
          displayName: account.displayName,
          sandbox: app.sandbox,
          config: { handle: account.handle },
          ...encryptedFor(id),
        })
        .onConflictDoNothing()
        .returning({ id: channels.id })
      if (!made) continue
      await fillEmptyPackages(tx, ctx)
      await record(tx, ctx, id, app, 'channel.connected')
      return { channelId: id, again: false }
    }
    throw new AppError('name-taken', { detail: 'Too many channels already use this name.' })
  })
}

async function findAccount(tx: ProjectTx, app: OAuthApp, remoteId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: channels.id })
    .from(channels)
    .where(
      and(
        eq(channels.platform, app.platform),
        eq(channels.sandbox, app.sandbox),
        eq(channels.remoteId, remoteId),
      ),
    )
    .for('update')
  return row?.id
}

const record = (
  tx: ProjectTx,
  ctx: ProjectContext,
  subject: string,
  app: OAuthApp,
  action: 'channel.connected' | 'channel.reconnected',
) => audit(tx, ctx, { action, subject, data: { platform: app.platform, sandbox: app.sandbox } })

/** `x-acme`: how sources name the channel in `target_platforms`. */
export function accountKey(platform: string, handle: string): string {
  const plain = handle
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 40)
  return plain ? `${platform}-${plain}` : platform
}

/** When the connection ends unless a person acts: never by itself when there is a refresh token. */
export const expiryOf = (credentials: Credentials): Date | null =>
  credentials.refreshToken || !credentials.expiresAt ? null : new Date(credentials.expiresAt)
