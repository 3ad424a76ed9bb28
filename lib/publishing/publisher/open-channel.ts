import type { ChannelRow } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { currentCredentials } from '@/lib/channels/credentials/current-credentials'
import { currentSession } from '@/lib/channels/credentials/current-session'
import { platformFetch, webhookFetch } from '@/lib/channels/outbound'
import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { accesses } from '@/lib/networks/accesses'
import { rejected } from '@/lib/networks/outcomes'
import type { Access, PublishOutcome } from '@/lib/networks/publisher'

export type OpenedChannel = { access: Access; fetch: GuardedFetch }

/** Returns a channel's access, valid for the next minutes, or the outcome if there is none. */
export async function openChannel(
  ctx: ProjectContext,
  channel: ChannelRow,
): Promise<OpenedChannel | { outcome: PublishOutcome }> {
  const connection = accesses[channel.platform]
  if (connection.method === 'fields') {
    const opened = await currentSession(ctx, channel)
    if (opened.kind === 'ready')
      return {
        access: {
          kind: 'fields',
          fields: opened.fields,
          signingSecret: opened.signingSecret,
          session: opened.session,
        },
        fetch: webhookFetch(ctx),
      }
    return { outcome: notOpened(opened) }
  }
  const fresh = await currentCredentials(ctx, channel.id)
  if (fresh.kind !== 'ready') return { outcome: notOpened(fresh) }
  return {
    access: { kind: 'oauth', app: fresh.app, credentials: fresh.credentials },
    fetch: platformFetch(fresh.app, ctx),
  }
}

const notOpened = (why: { kind: 'later'; message: string } | AccessEnded): PublishOutcome =>
  why.kind === 'ended'
    ? rejected(why.message, why.hint, 'connection-ended')
    : {
        kind: 'pending',
        retryAfterSeconds: 60,
        failure: { code: 'unreachable', message: why.message, hint: 'We try again automatically.' },
      }

type AccessEnded = { kind: 'ended'; message: string; hint: string }

/**
 * Renews access that a network refused, so that the next try has a valid one. Returns `ended` if this needs a
 * person.
 */
export async function renewAccess(
  ctx: ProjectContext,
  channel: ChannelRow,
  refused: string,
): Promise<AccessEnded | { kind: 'ready' | 'later' }> {
  return accesses[channel.platform].method === 'fields'
    ? currentSession(ctx, channel, { force: refused })
    : currentCredentials(ctx, channel.id, { force: refused })
}
