import { setTimeout as pause } from 'node:timers/promises'
import { inProject, type ProjectScope } from '@/db/project'
import { type ChannelRow, channels } from '@/db/schema'
import { accesses } from '@/lib/networks/accesses'
import { ConnectionError, type Credentials } from '@/lib/networks/oauth'
import { networkServers } from '@/lib/networks/servers'
import { isSignedIn, plainFieldsOf } from '../channel-fields'
import { webhookFetch } from '../outbound'
import { signInDates } from './connection-life'
import { decryptFields, encryptFields, type FieldSecrets } from './credentials'
import {
  acquireRenewalLease,
  expireChannel,
  hasSameTokens,
  readChannel,
  releaseRenewalLease,
} from './current-credentials'

/**
 * The typed-in access of a channel and, if the network issues tokens for it, tokens that are valid for the next
 * minutes.
 */
export type CurrentSession =
  | ({ kind: 'ready' } & FieldSecrets)
  /** Definitely not usable now; a later attempt may succeed. */
  | { kind: 'later'; message: string }
  /** Someone has to type in the access again. */
  | { kind: 'ended'; message: string; hint: string }

/**
 * Returns the access of a channel that was connected by typed-in fields. Expiring tokens are renewed by one process
 * at a time and stored encrypted, since networks limit how often a session may be opened; the others wait for the
 * result. If the network no longer accepts the access, the channel becomes `expired` with a message. `force` renews
 * a token that the network refused. Serves spec/security#7.1.
 */
export async function currentSession(
  scope: ProjectScope,
  given: ChannelRow,
  options: { force?: string } = {},
): Promise<CurrentSession> {
  const connection = accesses[given.platform]
  const server = networkServers[given.platform]
  const protocol = server.method === 'fields' ? server.connect?.session : undefined
  const what = connection.method === 'fields' ? connection.what : 'channel'
  for (let wait = 0, channel: ChannelRow | undefined = given; wait < 40; wait++) {
    if (!channel)
      return { kind: 'ended', message: 'This channel no longer exists.', hint: 'Choose another channel.' }
    const secrets = decryptFields(channel)
    if (!secrets)
      return {
        kind: 'ended',
        message: `We can no longer read the ${connection.method === 'fields' && connection.signs ? 'signing secret' : 'saved access'} of this ${what}.`,
        hint: `Remove the ${what} and add it again.`,
      }
    const fields = { ...plainFieldsOf(channel), ...secrets.fields }
    const ready = (session: Credentials | null): CurrentSession => ({
      kind: 'ready',
      ...secrets,
      fields,
      session,
    })
    if (!protocol) return ready(null)
    const { session } = secrets
    const left = secondsLeft(session)
    const refused = session !== null && options.force === session.accessToken
    if (!refused && left >= protocol.whenSecondsLeft) return ready(session)
    if (await acquireRenewalLease(scope, channel)) {
      try {
        const renewed = await protocol.renew({ fetch: webhookFetch(scope), fields, session })
        await store(scope, channel, { ...secrets, session: renewed })
        return ready(renewed)
      } catch (error) {
        if (!(error instanceof ConnectionError)) throw error
        if (error.kind === 'ended') return expireChannel(scope, channel, error.message)
        await releaseRenewalLease(scope, channel)
        if (left > 30 && !refused) return ready(session)
        return { kind: 'later', message: `We couldn’t renew the access. ${error.message}` }
      }
    }
    await pause(250)
    channel = await readChannel(scope, channel.id)
  }
  return { kind: 'later', message: 'We are renewing the access.' }
}

const secondsLeft = (session: Credentials | null): number =>
  session === null
    ? 0
    : session.expiresAt
      ? (Date.parse(session.expiresAt) - Date.now()) / 1000
      : Number.POSITIVE_INFINITY

/** Returns new dates for an account that signed in on a consent page, whose access is extended by use. */
function datesOf(channel: ChannelRow, { session }: FieldSecrets) {
  if (!session || !isSignedIn(channel)) return {}
  const now = new Date()
  const at = { hasKey: channel.renewsItself, connectedAt: channel.connectedAt ?? now, usedAt: now }
  return { ...signInDates(channel.platform, session, at), renewedAt: now }
}

async function store(scope: ProjectScope, channel: ChannelRow, secrets: FieldSecrets): Promise<void> {
  await inProject(scope, (tx) =>
    tx
      .update(channels)
      .set({
        credentials: encryptFields({ id: channel.id, projectId: scope.projectId }, secrets),
        ...datesOf(channel, secrets),
        refreshingUntil: null,
      })
      .where(hasSameTokens(channel)),
  )
}
