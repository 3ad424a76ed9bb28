import { and, eq, gt, inArray } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channels, oauthStates } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { isId } from '@/lib/ids'
import type { NetworkName } from '@/lib/networks/registry'
import { type KeptConnection, openKept } from './kept-connection'

/** An account that a person may post as, to choose from. */
export type OfferedAccount = {
  /** The network's own. */
  id: string
  name: string
  handle: string
  /** In words. */
  kind: string | null
  isConnected: boolean
}

/** What is left of a consent until the person has chosen. */
export type Offer = {
  id: string
  platform: NetworkName
  kept: KeptConnection
  offer: NonNullable<KeptConnection['offer']>
}

/** A consent that waits for its person to choose, by the id that `finishConnection` gave; undefined for anybody else, and when it is over. */
export async function findOffer(
  ctx: ProjectContext<'manage'>,
  connection: string,
): Promise<Offer | undefined> {
  const { id: userId } = ctx.actor
  if (!isId(connection) || !userId) return undefined
  const [state] = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(oauthStates)
      .where(
        and(
          eq(oauthStates.id, connection),
          eq(oauthStates.userId, userId),
          gt(oauthStates.expiresAt, new Date()),
        ),
      ),
  )
  const kept = state && openKept({ ...state, projectId: ctx.projectId })
  if (!state || !kept?.offer) return undefined
  return { id: state.id, platform: state.platform, kept, offer: kept.offer }
}

/** The accounts of such a consent, and which of them the project has connected. Serves docs/decisions/0211. */
export async function findOfferedAccounts(
  ctx: ProjectContext<'manage'>,
  connection: string,
): Promise<{ platform: NetworkName; accounts: OfferedAccount[] } | undefined> {
  const found = await findOffer(ctx, connection)
  if (!found) return undefined
  const { platform, kept, offer } = found
  const ids = offer.accounts.map(({ remoteId }) => remoteId)
  const there = await inProject(ctx, (tx) =>
    tx
      .select({ remoteId: channels.remoteId })
      .from(channels)
      .where(
        and(
          eq(channels.platform, platform),
          eq(channels.sandbox, kept.sandbox),
          inArray(channels.remoteId, ids),
        ),
      ),
  )
  const connected = new Set(there.map(({ remoteId }) => remoteId))
  const accounts = offer.accounts.map(({ remoteId, displayName, handle, kind }) => ({
    id: remoteId,
    name: displayName,
    handle,
    kind: kind ?? null,
    isConnected: connected.has(remoteId),
  }))
  return { platform, accounts }
}
