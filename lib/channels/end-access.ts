import { and, eq, ne } from 'drizzle-orm'
import { channels } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { EndedAccess } from '@/lib/jobs/end-access-job'
import { log } from '@/lib/log'
import { ConnectionError, type OAuthApp, type RevocationReach } from '@/lib/networks/oauth'
import { networkServers } from '@/lib/networks/servers'
import { openFieldsOf } from './channel-fields'
import { decryptCredentials, decryptFields } from './credentials'
import { connectedWith, findAppOfChannel } from './oauth-apps'
import { platformFetch, webhookFetch } from './outbound'

/**
 * Ends the access that a deleted channel had, at its network, where that documents a way. Nothing happens where another channel of this
 * install would end with it. The tokens are gone here in any case, so what a network refuses is only logged. Throws where it cannot be
 * reached, so that the job is tried again. Serves docs/decisions/0224.
 */
export async function endAccess(access: EndedAccess): Promise<void> {
  try {
    await end(access)
  } catch (error) {
    if (!(error instanceof ConnectionError) || error.kind === 'unreachable') throw error
    log.warn('the network did not end an access', { platform: access.platform, reason: error.message })
  }
}

async function end(access: EndedAccess): Promise<void> {
  const { platform, config, orgId } = access
  const row = { ...access, id: access.channelId }
  const server = networkServers[platform]
  if (server.method === 'fields') {
    const session = server.connect?.session
    const secrets = session?.end && decryptFields(row)
    if (!session?.end || !secrets?.session) return
    const fields = { ...openFieldsOf({ platform, config }), ...secrets.fields }
    return session.end({ fetch: webhookFetch({ orgId }), fields, session: secrets.session })
  }
  const { revoke } = server.connect
  if (!revoke) return
  const app = await findAppOfChannel(row)
  const credentials = decryptCredentials(row)
  if (!app || app.sandbox !== access.sandbox || !credentials) return
  if (await endsAnother(access, app, revoke.ends)) return
  await revoke.run({ app, fetch: platformFetch(app, { orgId }) }, credentials)
}

/** Whether another channel has its access by the same consent, as far as anybody can know. */
async function endsAnother(access: EndedAccess, app: OAuthApp, ends: RevocationReach): Promise<boolean> {
  if (ends === 'session') return false
  const [other] = await inSystem((tx) =>
    tx
      .select({ id: channels.id })
      .from(channels)
      .where(
        and(
          connectedWith(app),
          ne(channels.id, access.channelId),
          // Which person is behind an account is not known.
          ends === 'person' ? undefined : eq(channels.remoteId, access.remoteId ?? ''),
        ),
      )
      .limit(1),
  )
  return other !== undefined
}
