import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { inProject, type ProjectScope } from '@/db/project'
import { type ChannelRow, channels } from '@/db/schema'
import { ConnectionError, type Credentials, type OAuthApp } from '@/lib/networks/oauth'
import { findAppOfChannel, isOAuthPlatform, oauthOf } from '../apps/oauth-apps'
import { platformFetch } from '../outbound'
import { connectionDates } from './connection-life'
import { decryptCredentials, encryptCredentials } from './credentials'

export type CurrentCredentials =
  | { kind: 'ready'; app: OAuthApp; credentials: Credentials }
  /** Definitely not usable now; a later attempt may succeed. */
  | { kind: 'later'; message: string }
  /** Someone has to reconnect the account, or the network is not set up. */
  | { kind: 'ended'; message: string; hint: string }

const leaseSeconds = 60
const connectAgain = 'Reconnect the account on the Channels page.'

/**
 * Returns tokens that are valid for the next minutes, and renews them when they are about to expire. Only one
 * process renews at a time, holding a lease in the row, because refresh tokens may be single-use; the others wait
 * for its result. If the platform ended the connection, the channel becomes `expired` with a message. `force`
 * renews regardless of the expiry, after the platform refused a token. Serves spec/decisions#7, spec/security#7.1.
 */
export async function currentCredentials(
  scope: ProjectScope,
  channelId: string,
  options: { force?: string } = {},
): Promise<CurrentCredentials> {
  for (let wait = 0; wait < 40; wait++) {
    const channel = await readChannel(scope, channelId)
    if (!channel || !isOAuthPlatform(channel.platform))
      return { kind: 'ended', message: 'This channel no longer exists.', hint: 'Choose another channel.' }
    const app = await findAppOfChannel(channel)
    if (!app || app.sandbox !== channel.sandbox) return notSetUp(channel)
    const credentials = decryptCredentials(channel)
    if (!credentials)
      return expireChannel(scope, channel, 'We can no longer read the saved access to this account.')
    const { protocol, connection } = oauthOf(channel.platform)
    const { renew } = protocol
    const left = credentials.expiresAt ? (Date.parse(credentials.expiresAt) - Date.now()) / 1000 : Infinity
    const renewable =
      renew !== null && (credentials.refreshToken !== null || connection.life.renewsByAccessToken === true)
    const due = renewable && (left < renew.whenSecondsLeft || options.force === credentials.accessToken)
    if (!due) {
      if (left <= 0 || options.force === credentials.accessToken)
        return expireChannel(scope, channel, 'The network no longer accepts this connection.')
      return { kind: 'ready', app, credentials }
    }
    if (!(await acquireRenewalLease(scope, channel))) {
      await pause(250)
      continue
    }
    try {
      const renewed = await renew.run({ app, fetch: platformFetch(app, scope) }, credentials)
      await store(scope, channel, renewed)
      return { kind: 'ready', app, credentials: renewed }
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error
      if (error.kind === 'ended')
        return expireChannel(scope, channel, 'The network no longer accepts this connection.')
      await releaseRenewalLease(scope, channel)
      // A token that still works is used; the next post tries again to renew it.
      if (left > 30 && options.force !== credentials.accessToken) return { kind: 'ready', app, credentials }
      return { kind: 'later', message: `We couldn’t renew the access. ${error.message}` }
    }
  }
  return { kind: 'later', message: 'We are renewing the access.' }
}

/** Returns a channel's row; undefined if it was deleted. */
export const readChannel = (scope: ProjectScope, id: string): Promise<ChannelRow | undefined> =>
  inProject(scope, async (tx) => (await tx.select().from(channels).where(eq(channels.id, id)))[0])

/** Takes the renewal lease, unless another process holds it or has already renewed the tokens. */
export async function acquireRenewalLease(scope: ProjectScope, channel: ChannelRow): Promise<boolean> {
  const taken = await inProject(scope, (tx) =>
    tx
      .update(channels)
      .set({ refreshingUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
      .where(
        and(
          eq(channels.id, channel.id),
          eq(channels.credentials, channel.credentials ?? ''),
          or(isNull(channels.refreshingUntil), lt(channels.refreshingUntil, sql`now()`)),
        ),
      )
      .returning({ id: channels.id }),
  )
  return taken.length === 1
}

/** Matches only if the tokens are still those that were read: an account reconnected meanwhile has newer ones. */
export const hasSameTokens = (channel: ChannelRow) =>
  and(eq(channels.id, channel.id), eq(channels.credentials, channel.credentials ?? ''))

async function store(scope: ProjectScope, channel: ChannelRow, credentials: Credentials): Promise<void> {
  const now = new Date()
  await inProject(scope, (tx) =>
    tx
      .update(channels)
      .set({
        credentials: encryptCredentials({ id: channel.id, projectId: scope.projectId }, credentials),
        ...connectionDates(oauthOf(channel.platform), credentials, {
          connectedAt: channel.connectedAt,
          usedAt: now,
        }),
        renewedAt: now,
        refreshingUntil: null,
      })
      .where(hasSameTokens(channel)),
  )
}

/** Releases the renewal lease, unless the tokens were replaced meanwhile. */
export async function releaseRenewalLease(scope: ProjectScope, channel: ChannelRow): Promise<void> {
  await inProject(scope, (tx) =>
    tx.update(channels).set({ refreshingUntil: null }).where(hasSameTokens(channel)),
  )
}

/** Marks a channel as expired, unless its tokens were replaced meanwhile, and returns why. */
export async function expireChannel(
  scope: ProjectScope,
  channel: ChannelRow,
  message: string,
): Promise<Extract<CurrentCredentials, { kind: 'ended' }>> {
  await inProject(scope, (tx) =>
    tx
      .update(channels)
      .set({ status: 'expired', statusReason: message, refreshingUntil: null })
      .where(and(hasSameTokens(channel), eq(channels.status, 'active'))),
  )
  return { kind: 'ended', message, hint: connectAgain }
}

function notSetUp(channel: ChannelRow): CurrentCredentials {
  if (channel.appId !== null)
    return {
      kind: 'ended',
      message: 'We can no longer read the app keys that this account was connected with.',
      hint: 'Ask a workspace admin to enter them again, then reconnect the account.',
    }
  return channel.sandbox
    ? {
        kind: 'ended',
        message: 'This channel belongs to the sandbox, which is turned off.',
        hint: 'Connect a real account instead.',
      }
    : {
        kind: 'ended',
        message: 'This network isn’t set up yet.',
        hint: 'Ask your administrator to add its keys.',
      }
}
