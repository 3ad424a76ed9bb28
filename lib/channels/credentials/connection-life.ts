import { findSignIn } from '@/lib/networks/accesses'
import type { OAuthConnection } from '@/lib/networks/connection'
import type { Credentials, OAuthProtocol } from '@/lib/networks/oauth'
import type { NetworkName } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'

const dayMs = 86_400_000
/** Using a refresh token keeps it alive, so we use it this often even if nothing is posted. */
const useEveryDays = 30

/** The dates of a connection, as stored in the channel's row. */
export type ConnectionDates = {
  /** When the connection ends unless it is renewed; null if unknown. */
  expiresAt: Date | null
  /** Whether we postpone that end ourselves, so that no one has to reconnect before it. */
  renewsItself: boolean
  /** When we renew it next, even if nothing is posted. */
  renewAt: Date | null
}

/**
 * Computes how long a connection lasts without a person, from what its network documents, its tokens, and the times
 * of consent and last use. Pure. Serves spec/decisions#7, docs/decisions/0189.
 */
export function connectionDates(
  {
    connection,
    protocol,
  }: {
    connection: Pick<OAuthConnection, 'life'>
    protocol: { renew: Pick<NonNullable<OAuthProtocol['renew']>, 'whenSecondsLeft'> | null }
  },
  credentials: Credentials,
  { connectedAt, usedAt }: { connectedAt: Date; usedAt: Date },
): ConnectionDates {
  const { refreshToken, renewsByAccessToken } = connection.life
  const { renew } = protocol
  const end = credentials.expiresAt ? new Date(credentials.expiresAt) : null
  const ahead = end && renew ? new Date(end.getTime() - renew.whenSecondsLeft * 1000) : null
  if (renew && credentials.refreshToken) {
    const isExtendedByUse = refreshToken?.from !== 'consent'
    const announcedExpiry = credentials.refreshExpiresAt
    const from = isExtendedByUse ? usedAt : connectedAt
    const documented = refreshToken?.days ? new Date(from.getTime() + refreshToken.days * dayMs) : null
    return {
      expiresAt: announcedExpiry ? new Date(announcedExpiry) : documented,
      renewsItself: isExtendedByUse && !announcedExpiry,
      renewAt: isExtendedByUse ? new Date(usedAt.getTime() + useEveryDays * dayMs) : ahead,
    }
  }
  const renewsItself = Boolean(renew && renewsByAccessToken && end)
  return { expiresAt: end, renewsItself, renewAt: renewsItself ? ahead : null }
}

/**
 * Like `connectionDates`, for an account that signed in on a consent page of a network that also accepts typed-in
 * fields. `hasKey`: we authenticate there with a key.
 */
export function signInDates(
  platform: NetworkName,
  session: Credentials,
  { hasKey, ...at }: { hasKey: boolean; connectedAt: Date; usedAt: Date },
): ConnectionDates {
  const server = networkServers[platform]
  const renew = server.method === 'fields' ? (server.connect?.session ?? null) : null
  const signIn = findSignIn(platform)
  if (!signIn) throw new Error(`${platform} has no consent page besides.`)
  const life = hasKey ? signIn.life : signIn.lifeWithoutKey
  // The daily check uses the token, which is often enough.
  return { ...connectionDates({ connection: { life }, protocol: { renew } }, session, at), renewAt: null }
}
