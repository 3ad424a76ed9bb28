import type { ChannelRow } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { openFieldsOf } from '@/lib/channels/channel-fields'
import { decryptFields } from '@/lib/channels/credentials'
import { currentCredentials } from '@/lib/channels/current-credentials'
import { platformFetch, webhookFetch } from '@/lib/channels/outbound'
import type { GuardedFetch } from '@/lib/http/guarded-fetch'
import { rejected } from '@/lib/networks/outcomes'
import type { Access, PublishOutcome } from '@/lib/networks/publisher'
import { networks } from '@/lib/networks/registry'

export type OpenedChannel = { access: Access; fetch: GuardedFetch }

/** A channel's access, fresh for the next minutes; or the outcome when it cannot be had. */
export async function openChannel(
  ctx: ProjectContext,
  channel: ChannelRow,
): Promise<OpenedChannel | { outcome: PublishOutcome }> {
  const { connection } = networks[channel.platform]
  if (connection.method === 'fields') {
    const secrets = decryptFields(channel)
    if (!secrets)
      return {
        outcome: rejected(
          `We can no longer read the ${connection.signs ? 'signing secret' : 'saved access'} of this ${connection.what}.`,
          `Remove the ${connection.what} and add it again.`,
          'connection-ended',
        ),
      }
    const fields = { ...openFieldsOf(channel), ...secrets.fields }
    return {
      access: { kind: 'fields', fields, signingSecret: secrets.signingSecret },
      fetch: webhookFetch(ctx),
    }
  }
  const fresh = await currentCredentials(ctx, channel.id)
  if (fresh.kind === 'ended') return { outcome: rejected(fresh.message, fresh.hint, 'connection-ended') }
  if (fresh.kind === 'later')
    return {
      outcome: {
        kind: 'pending',
        retryAfterSeconds: 60,
        failure: { code: 'unreachable', message: fresh.message, hint: 'We try again automatically.' },
      },
    }
  return {
    access: { kind: 'oauth', app: fresh.app, credentials: fresh.credentials },
    fetch: platformFetch(fresh.app),
  }
}
