import { and, inArray } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import type { Credentials, OAuthApp, RemoteAccount } from '@/lib/networks/oauth'
import { isChannelOfApp } from '../apps/oauth-apps'
import { saveConnection } from './save-connection'

/**
 * Stores the tokens of a new consent in every channel of the project that was connected as one of its accounts with
 * the same app: the new consent may have ended the channels' old tokens, and it postpones their end. Returns the
 * ids of those channels. Serves docs/decisions/0211.
 */
export async function renewConnected(
  ctx: ProjectContext<'manage'>,
  { app, credentials, accounts }: { app: OAuthApp; credentials: Credentials; accounts: RemoteAccount[] },
): Promise<string[]> {
  const ids = accounts.map(({ remoteId }) => remoteId)
  const there = await inProject(ctx, (tx) =>
    tx
      .select({ remoteId: channels.remoteId })
      .from(channels)
      .where(and(isChannelOfApp(app), inArray(channels.remoteId, ids))),
  )
  const renewed: string[] = []
  for (const account of accounts) {
    if (!there.some(({ remoteId }) => remoteId === account.remoteId)) continue
    const saved = await saveConnection(ctx, { app, account, access: { credentials } })
    if ('channelId' in saved) renewed.push(saved.channelId)
  }
  return renewed
}
