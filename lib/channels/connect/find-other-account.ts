import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channels, oauthStates } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { isId } from '@/lib/ids'
import type { NetworkName } from '@/lib/networks/registry'
import { findAccountServer } from '../apps/server-apps'
import { decryptPendingConnection } from './pending-connection'

/** A channel that was meant to be reconnected, and the account that signed in instead. */
export type OtherAccount = {
  platform: NetworkName
  channel: { id: string; name: string; handle: string | null }
  /** Set for a multi-server network. */
  server?: string
  signedIn: { handle: string; name: string }
  /** Whether the channel is an account that people act for, which this person may not. */
  isManaged: boolean
}

/**
 * Returns who signed in by mistake, by the id from `finishConnection`; undefined for an unknown id, and once the
 * state has been deleted, about a day later.
 */
export async function findOtherAccount(
  ctx: ProjectContext,
  connection: string,
): Promise<OtherAccount | undefined> {
  if (!isId(connection)) return undefined
  return inProject(ctx, async (tx) => {
    const [state] = await tx.select().from(oauthStates).where(eq(oauthStates.id, connection))
    const pending = state && decryptPendingConnection({ ...state, projectId: ctx.projectId })
    if (!state || !pending?.other || pending.channel === undefined) return undefined
    const [channel] = await tx.select().from(channels).where(eq(channels.id, pending.channel))
    if (!channel) return undefined
    const { handle } = channel.config
    const server = findAccountServer(channel)
    return {
      platform: state.platform,
      channel: {
        id: channel.id,
        name: channel.displayName,
        handle: typeof handle === 'string' ? handle : null,
      },
      ...(server === undefined ? {} : { server }),
      signedIn: { handle: pending.other.handle, name: pending.other.displayName },
      isManaged: typeof channel.config.kind === 'string' && channel.config.kind !== pending.other.kind,
    }
  })
}
