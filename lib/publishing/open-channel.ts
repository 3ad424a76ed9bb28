import type { ChannelRow } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { decryptSecret } from '@/lib/channels/credentials'
import { currentCredentials } from '@/lib/channels/current-credentials'
import { platformFetch, webhookFetch } from '@/lib/channels/outbound'
import type { GuardedFetch } from '@/lib/http/guarded-fetch'
import { rejected } from './outcomes'
import type { Access, PublishOutcome } from './publisher'

export type OpenedChannel = { access: Access; fetch: GuardedFetch }

/** A channel's access, fresh for the next minutes; or the outcome when it cannot be had. */
export async function openChannel(
  ctx: ProjectContext,
  channel: ChannelRow,
): Promise<OpenedChannel | { outcome: PublishOutcome }> {
  if (channel.platform === 'webhook') {
    const secret = decryptSecret(channel)
    if (!secret)
      return {
        outcome: rejected(
          'We can no longer read the signing secret of this webhook.',
          'Remove the webhook and add it again.',
          'connection-ended',
        ),
      }
    return { access: { kind: 'webhook', secret }, fetch: webhookFetch(ctx) }
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
    access: { kind: 'account', app: fresh.app, credentials: fresh.credentials },
    fetch: platformFetch(fresh.app),
  }
}
