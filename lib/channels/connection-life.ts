import { signInOf } from '@/lib/networks/accesses'
import type { OAuthConnection } from '@/lib/networks/connection'
import type { Credentials, OAuthProtocol } from '@/lib/networks/oauth'
import type { NetworkName } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'

const dayMs = 86_400_000
/** Using it keeps a refresh token alive; this often, whether anything is posted or not. */
const useEveryDays = 30

/** The dates of a connection, as its row has them. */
export type ConnectionDates = {
  /** When it ends as it stands; null where nobody says. */
  expiresAt: Date | null
  /** True where we put that end off, so that no person is needed before it. */
  renewsItself: boolean
  /** When we renew it next, whether anything is posted or not. */
  renewAt: Date | null
}

/**
 * Until when a connection lives without a person: what its network declares, its tokens, when a person consented and when they were
 * used last. Pure. Serves spec/decisions#7, docs/decisions/0189.
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
    const keptByUse = refreshToken?.from !== 'consent'
    const told = credentials.refreshExpiresAt
    const from = keptByUse ? usedAt : connectedAt
    const documented = refreshToken?.days ? new Date(from.getTime() + refreshToken.days * dayMs) : null
    return {
      expiresAt: told ? new Date(told) : documented,
      renewsItself: keptByUse && !told,
      renewAt: keptByUse ? new Date(usedAt.getTime() + useEveryDays * dayMs) : ahead,
    }
  }
  const renewsItself = Boolean(renew && renewsByAccessToken && end)
  return { expiresAt: end, renewsItself, renewAt: renewsItself ? ahead : null }
}

/** The same for an account that signed in on a consent page besides what can be typed in; `hasKey`: we prove there who we are. */
export function signInDates(
  platform: NetworkName,
  session: Credentials,
  { hasKey, ...at }: { hasKey: boolean; connectedAt: Date; usedAt: Date },
): ConnectionDates {
  const server = networkServers[platform]
  const renew = server.method === 'fields' ? (server.connect?.session ?? null) : null
  const signIn = signInOf(platform)
  if (!signIn) throw new Error(`${platform} has no consent page besides.`)
  const life = hasKey ? signIn.life : signIn.lifeWithoutKey
  // The daily check uses it, which is often enough.
  return { ...connectionDates({ connection: { life }, protocol: { renew } }, session, at), renewAt: null }
}
