import { eq, sql } from 'drizzle-orm'
import { inProject, type ProjectScope } from '@/db/project'
import { type ChannelRow, type ConnectionTrouble, channels } from '@/db/schema'
import { outboundConnect } from '@/lib/http/outbound'
import { accesses } from '@/lib/networks/accesses'
import { ConnectionError, type RemoteAccount } from '@/lib/networks/oauth'
import { networkServers } from '@/lib/networks/servers'
import { oauthOf } from '../apps/oauth-apps'
import { findSignInProtocol, signInIo } from '../apps/sign-in-clients'
import { isSignedIn, plainFieldsOf } from '../channel-fields'
import { platformFetch, webhookFetch } from '../outbound'
import { connectionDates } from './connection-life'
import { decryptCredentials, decryptFields } from './credentials'
import { currentCredentials } from './current-credentials'
import { currentSession } from './current-session'

/**
 * The result of a connection check; `troubled`: the network answered, but something is wrong that a person has to
 * look at.
 */
export type ConnectionCheck =
  | { state: 'works'; config?: Record<string, unknown> }
  | { state: 'nobody-to-ask' }
  | { state: 'ended' | 'troubled' | 'unreachable'; message: string; hint: string }

/**
 * Asks the network whose account a channel is, and stores the result with the channel. If the network refuses the
 * token, it is renewed or the connection ends; any other problem is stored as a message until a later check
 * succeeds. Returns undefined for a channel that no longer exists. Serves docs/decisions/0189.
 */
export async function checkConnection(
  scope: ProjectScope,
  channelId: string,
): Promise<ConnectionCheck | undefined> {
  const [channel] = await inProject(scope, (tx) =>
    tx.select().from(channels).where(eq(channels.id, channelId)),
  )
  if (!channel) return undefined
  if (channel.status === 'expired')
    return {
      state: 'ended',
      message: channel.statusReason ?? 'The connection has expired.',
      hint: 'Reconnect the account on the Channels page.',
    }
  const check =
    accesses[channel.platform].method === 'oauth'
      ? await checkAccount(scope, channel)
      : isSignedIn(channel)
        ? await checkSignIn(scope, channel)
        : await checkFields(scope, channel)
  if (check.state === 'unreachable') await askAgainSoon(scope, channelId)
  else if (check.state !== 'nobody-to-ask') await keep(scope, channel, check)
  return check
}

async function checkAccount(
  scope: ProjectScope,
  channel: ChannelRow,
  refused?: string,
): Promise<ConnectionCheck> {
  const fresh = await currentCredentials(scope, channel.id, refused === undefined ? {} : { force: refused })
  if (fresh.kind === 'ended') return { state: 'ended', message: fresh.message, hint: fresh.hint }
  if (fresh.kind === 'later') return notNow(fresh.message)
  const { app, credentials } = fresh
  try {
    const io = { app, fetch: platformFetch(app, scope) }
    const { protocol } = oauthOf(channel.platform)
    if (channel.config.kind === undefined || !protocol.accounts)
      return verdict(channel, await protocol.identify(io, credentials))
    const accounts = await protocol.accounts(io, credentials)
    const account = accounts.find(({ remoteId }) => remoteId === channel.remoteId)
    return account ? verdict(channel, account) : noLonger(channel, accounts[0])
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error
    if (error.kind === 'unreachable') return notNow(error.message)
    if (error.kind === 'ended' && refused === undefined)
      return checkAccount(scope, channel, credentials.accessToken)
    return {
      state: 'troubled',
      message: error.message,
      hint: 'Reconnect the account, and allow everything that the network asks for.',
    }
  }
}

/** Checks the tokens from the consent page; a token that the server refuses is renewed once. */
async function checkSignIn(
  scope: ProjectScope,
  channel: ChannelRow,
  refused?: string,
): Promise<ConnectionCheck> {
  const protocol = findSignInProtocol(channel.platform)
  const fresh = await currentSession(scope, channel, refused === undefined ? {} : { force: refused })
  if (fresh.kind === 'ended') return { state: 'ended', message: fresh.message, hint: fresh.hint }
  if (fresh.kind === 'later') return notNow(fresh.message)
  const { fields, session } = fresh
  if (!protocol || !session) return ended('We can no longer read the saved access to this account.')
  try {
    return verdict(channel, await protocol.identify(signInIo(channel.platform, scope), { fields, session }))
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error
    if (error.kind === 'unreachable') return notNow(error.message)
    if (error.kind === 'ended' && refused === undefined)
      return checkSignIn(scope, channel, session.accessToken)
    return { state: 'troubled', message: error.message, hint: 'Reconnect the account on the Channels page.' }
  }
}

async function checkFields(scope: ProjectScope, channel: ChannelRow): Promise<ConnectionCheck> {
  const server = networkServers[channel.platform]
  if (server.method !== 'fields' || !server.connect) return { state: 'nobody-to-ask' }
  const secrets = decryptFields(channel)
  if (!secrets) return ended('We can no longer read the saved access to this account.')
  try {
    const fields = { ...plainFieldsOf(channel), ...secrets.fields }
    const { account } = await server.connect.identify({
      fetch: webhookFetch(scope),
      connect: outboundConnect('networks', scope),
      fields,
    })
    return verdict(channel, account)
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error
    if (error.kind === 'unreachable') return notNow(error.message)
    if (error.kind === 'ended') return ended(error.message)
    return { state: 'troubled', message: error.message, hint: enterAgain }
  }
}

const verdict = (channel: ChannelRow, account: RemoteAccount): ConnectionCheck =>
  channel.remoteId === null || channel.remoteId === account.remoteId
    ? { state: 'works', ...(account.config ? { config: account.config } : {}) }
    : {
        state: 'troubled',
        message: `This access now belongs to another account, ${account.displayName}.`,
        hint: 'Reconnect the account of this channel.',
      }

/** The person lost the right to post as the account, though their own account still works. */
const noLonger = (channel: ChannelRow, person: RemoteAccount): ConnectionCheck => ({
  state: 'troubled',
  message: `${person.displayName} can no longer post as ${channel.displayName}.`,
  hint: `Ask an admin of ${channel.displayName} to restore the role, then check again. Or reconnect as someone who has it.`,
})

const enterAgain = 'Enter its access again on the Channels page.'

const ended = (message: string): ConnectionCheck => ({ state: 'ended', message, hint: enterAgain })

const notNow = (message: string): ConnectionCheck => ({
  state: 'unreachable',
  message,
  hint: 'We check again within an hour.',
})

/** An unreachable network says nothing about the connection, so the next check follows in an hour. */
const askAgainSoon = (scope: ProjectScope, channelId: string) =>
  inProject(scope, (tx) =>
    tx
      .update(channels)
      .set({ nextCheckAt: sql`now() + interval '1 hour'` })
      .where(eq(channels.id, channelId)),
  )

/** Stores the result of a check. Also updates the connection's dates, which older connections may lack. */
async function keep(scope: ProjectScope, channel: ChannelRow, check: ConnectionCheck): Promise<void> {
  const trouble: ConnectionTrouble | null =
    check.state === 'troubled' ? { message: check.message, hint: check.hint } : null
  await inProject(scope, async (tx) => {
    const [now] = await tx.select().from(channels).where(eq(channels.id, channel.id)).for('update')
    if (!now) return
    await tx
      .update(channels)
      .set({
        checkedAt: new Date(),
        trouble,
        ...(check.state === 'ended' && now.status === 'active' && now.credentials === channel.credentials
          ? { status: 'expired' as const, statusReason: check.message }
          : {}),
        ...(check.state === 'works' ? datesOf(now) : {}),
        // A server may change its limits.
        ...(check.state === 'works' && check.config ? { config: { ...now.config, ...check.config } } : {}),
      })
      .where(eq(channels.id, channel.id))
  })
}

function datesOf(channel: ChannelRow) {
  if (accesses[channel.platform].method !== 'oauth') return {}
  const credentials = decryptCredentials(channel)
  const { connectedAt, renewedAt } = channel
  return credentials
    ? connectionDates(oauthOf(channel.platform), credentials, {
        connectedAt,
        usedAt: renewedAt ?? connectedAt,
      })
    : {}
}
