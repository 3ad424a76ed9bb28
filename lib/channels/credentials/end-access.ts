import { and, eq, ne } from 'drizzle-orm'
import { channels } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { AccessToEnd } from '@/lib/jobs/end-access-job'
import { log } from '@/lib/log'
import { ConnectionError, type OAuthApp, type RevocationReach } from '@/lib/networks/oauth'
import { networkServers } from '@/lib/networks/servers'
import { findAppOfChannel, isChannelOfApp } from '../apps/oauth-apps'
import { plainFieldsOf } from '../channel-fields'
import { platformFetch, webhookFetch } from '../outbound'
import { decryptCredentials, decryptFields } from './credentials'

/**
 * Revokes the access of a deleted channel at its network, if the network documents a way to do so. Does nothing if
 * this would also end another channel of this install. Our copy of the tokens is deleted in any case, so a refusal
 * is only logged. Throws if the network cannot be reached, so that the job is retried. Serves docs/decisions/0224.
 */
export async function endAccess(access: AccessToEnd): Promise<void> {
  try {
    await end(access)
  } catch (error) {
    if (!(error instanceof ConnectionError) || error.kind === 'unreachable') throw error
    log.warn('the network did not end an access', { platform: access.platform, reason: error.message })
  }
}

async function end(access: AccessToEnd): Promise<void> {
  const { platform, config, orgId } = access
  const row = { ...access, id: access.channelId }
  const server = networkServers[platform]
  if (server.method === 'fields') {
    const session = server.connect?.session
    const secrets = session?.end && decryptFields(row)
    if (!session?.end || !secrets?.session) return
    const fields = { ...plainFieldsOf({ platform, config }), ...secrets.fields }
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

/** Whether another channel may have its access through the same consent, as far as we can tell. */
async function endsAnother(access: AccessToEnd, app: OAuthApp, ends: RevocationReach): Promise<boolean> {
  if (ends === 'session') return false
  const [other] = await inSystem((tx) =>
    tx
      .select({ id: channels.id })
      .from(channels)
      .where(
        and(
          isChannelOfApp(app),
          ne(channels.id, access.channelId),
          // We don't know which person is behind an account, so any channel of the app counts.
          ends === 'person' ? undefined : eq(channels.remoteId, access.remoteId ?? ''),
        ),
      )
      .limit(1),
  )
  return other !== undefined
}
