import { and, eq, gt, inArray } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channels, oauthStates } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { isId } from '@/lib/ids'
import type { NetworkName } from '@/lib/networks/registry'
import { decryptPendingConnection, type PendingConnection } from './pending-connection'

/** An account that a person may post as and can choose. */
export type OfferedAccount = {
  /** The account's id at the network. */
  id: string
  name: string
  handle: string
  /** The kind as a label, such as "Company page". */
  kind: string | null
  isConnected: boolean
}

/** What is kept of a consent until the person has chosen. */
export type Offer = {
  id: string
  platform: NetworkName
  pending: PendingConnection
  offer: NonNullable<PendingConnection['offer']>
}

/**
 * Finds a consent that is waiting for the person to choose, by the id from `finishConnection`; undefined for anyone
 * else, and once it has expired or the choice was made.
 */
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
  const pending = state && decryptPendingConnection({ ...state, projectId: ctx.projectId })
  if (!state || !pending?.offer) return undefined
  return { id: state.id, platform: state.platform, pending, offer: pending.offer }
}

/**
 * Lists the accounts of a consent that is waiting for a choice, and whether the project has connected each of them.
 * Serves docs/decisions/0211.
 */
export async function findOfferedAccounts(
  ctx: ProjectContext<'manage'>,
  connection: string,
): Promise<{ platform: NetworkName; accounts: OfferedAccount[] } | undefined> {
  const found = await findOffer(ctx, connection)
  if (!found) return undefined
  const { platform, pending, offer } = found
  const ids = offer.accounts.map(({ remoteId }) => remoteId)
  const there = await inProject(ctx, (tx) =>
    tx
      .select({ remoteId: channels.remoteId })
      .from(channels)
      .where(
        and(
          eq(channels.platform, platform),
          eq(channels.sandbox, pending.sandbox),
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
