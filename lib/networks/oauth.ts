import { z } from 'zod'
import { OutboundError } from '@/lib/http/outbound-error'
import type { GuardedFetch, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { storableJson } from '@/lib/text/storable-json'
import type { NetworkName } from './registry'

/** What we use to act for a connected account; stored encrypted. Times are RFC 3339. */
export const credentialsSchema = z.object({
  accessToken: z.string().min(1),
  refreshToken: z.string().min(1).nullable(),
  expiresAt: z.string().nullable(),
  /** When the refresh token expires, if the network says so. */
  refreshExpiresAt: z.string().optional(),
  scopes: z.array(z.string()),
})
export type Credentials = z.infer<typeof credentialsSchema>

/** The account according to the network. */
export const remoteAccountSchema = z.object({
  remoteId: z.string(),
  handle: z.string(),
  displayName: z.string(),
  /**
   * Display name of the account's kind, for networks whose users may act for several kinds of accounts: "Company
   * page".
   */
  kind: z.string().optional(),
  /** Further data kept with the channel, such as the account's server and its limits. */
  config: z.record(z.string(), z.unknown()).optional(),
})
export type RemoteAccount = z.infer<typeof remoteAccountSchema>

/** A network's addresses, and our app there. */
export type OAuthApp = {
  platform: NetworkName
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
  /** No trailing slash. */
  apiUrl: string
  redirectUri: string
  /** Only for networks with versioned APIs. */
  apiVersion: string | null
  /** True for the simulated network. */
  sandbox: boolean
  /** The id of a workspace's own app; absent for the install's app. */
  workspaceApp?: string
  /** For a multi-server network: the origin of the account's server. */
  server?: string
}

/** The keys of an app that we registered. */
export type Registration = { clientId: string; clientSecret: string }

export type ProtocolIo = { app: OAuthApp; fetch: GuardedFetch }

/** How accounts of a network are connected through its consent page and kept connected. */
export type OAuthProtocol = {
  exchangeCode(io: ProtocolIo, input: { code: string; verifier: string }): Promise<Credentials>
  /** Renewal starts when the access token has less than this left; null if a person has to consent again. */
  renew: {
    whenSecondsLeft: number
    run(io: ProtocolIo, credentials: Credentials): Promise<Credentials>
  } | null
  identify(io: ProtocolIo, credentials: Credentials): Promise<RemoteAccount>
  /**
   * Ends access at the network when a channel is disconnected; absent if the network documents no way to do so
   * (docs/decisions/0224).
   */
  revoke?: {
    ends: RevocationReach
    /** Safe to repeat, even for tokens that have expired. Throws ConnectionError. */
    run(io: ProtocolIo, credentials: Credentials): Promise<void>
  }
  /**
   * Returns every account that the person may post as, their own first, each with its `kind`. Each channel keeps
   * and renews a copy of the same tokens, so refresh tokens must be reusable. For consents with the scopes of
   * `managed` (docs/decisions/0211). Throws ConnectionError.
   */
  accounts?(io: ProtocolIo, credentials: Credentials): Promise<[RemoteAccount, ...RemoteAccount[]]>
  /** For multi-server networks (docs/decisions/0202). Both throw ConnectionError. */
  registration?: {
    register(io: {
      /** The origin of the server. */
      server: string
      redirectUri: string
      scopes: readonly string[]
      /** The address of this install. */
      website: string
      fetch: GuardedFetch
    }): Promise<Registration>
    /** Whether the server still knows the app. */
    isKnown(io: ProtocolIo): Promise<boolean>
  }
}

/**
 * What revoking a token ends: only its session, everything that the account allowed the app, or everything that the
 * person allowed it, for all their accounts.
 */
export type RevocationReach = 'session' | 'account' | 'person'

/**
 * Connecting or renewing failed. `ended`: the platform revoked the connection, so a person has to connect again;
 * `refused`: it did not accept what was sent; `unreachable`: try again later.
 */
export class ConnectionError extends Error {
  readonly kind: 'ended' | 'refused' | 'unreachable'
  constructor(kind: 'ended' | 'refused' | 'unreachable', message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'ConnectionError'
    this.kind = kind
  }
}

/** Posts a form to the token URL and returns the response's object; throws ConnectionError for anything else. */
export async function tokenCall(
  io: ProtocolIo,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  return jsonCall(io, {
    url: io.app.tokenUrl,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json', ...headers },
    body: new URLSearchParams(fields).toString(),
  })
}

/**
 * Posts a form that revokes a token (RFC 7009); the response may be empty. A token that the network no longer knows
 * counts as revoked; any other refusal is final. Throws ConnectionError: `unreachable` may be tried again.
 */
export async function revokeCall(
  io: Pick<ProtocolIo, 'fetch'>,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<void> {
  let answer: GuardedResponse
  try {
    answer = await io.fetch({
      url,
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
      deadlineMs: 20_000,
    })
  } catch (error) {
    if (error instanceof OutboundError) throw new ConnectionError('unreachable', error.message, error)
    throw error
  }
  checkRevoked(answer)
}

/** Checks the response to a revocation. Throws ConnectionError. */
export function checkRevoked(answer: GuardedResponse): void {
  const { status } = answer
  if (status >= 200 && status < 300) return
  if (status === 429 || status >= 500)
    throw new ConnectionError('unreachable', `The network returned an error (${status}).`)
  if (status === 400 && objectOf(answer)?.error === 'invalid_token') return
  throw new ConnectionError('refused', `The network didn’t end the access (${status}).`)
}

/**
 * Makes a request with a JSON response. 4xx means refused, or ended if the platform says that the grant or token is
 * no longer valid.
 */
export async function jsonCall(
  io: Pick<ProtocolIo, 'fetch'>,
  request: Parameters<GuardedFetch>[0],
): Promise<Record<string, unknown>> {
  let answer: GuardedResponse
  try {
    answer = await io.fetch({ ...request, deadlineMs: 20_000 })
  } catch (error) {
    if (error instanceof OutboundError) throw new ConnectionError('unreachable', error.message, error)
    throw error
  }
  const body = objectOf(answer)
  if (answer.status >= 200 && answer.status < 300 && body) return body
  // 426: the network retired a version of its API, which says nothing about the account.
  if (answer.status === 426 || answer.status === 429 || answer.status >= 500 || !body)
    throw new ConnectionError('unreachable', `The network returned an error (${answer.status}).`)
  const words = JSON.stringify(body).toLowerCase()
  const ended = answer.status === 401 || /invalid_grant|"code":190|was invalid|expired|revoked/.test(words)
  throw new ConnectionError(
    ended ? 'ended' : 'refused',
    ended ? 'The network no longer accepts this connection.' : 'The network rejected the connection.',
  )
}

function objectOf(answer: GuardedResponse): Record<string, unknown> | undefined {
  try {
    // Account names are stored, and a network may send characters that PostgreSQL cannot store.
    const value = storableJson(answer.json(), () => undefined, answer.bytes)
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.coerce.number().positive().optional(),
  refresh_token_expires_in: z.coerce.number().positive().optional().catch(undefined),
  scope: z.string().optional(),
})

/**
 * Converts a standard token response to credentials. `before`: kept where the platform does not send a value again.
 */
export function parseCredentials(body: Record<string, unknown>, before?: Partial<Credentials>): Credentials {
  const parsed = tokenAnswer.safeParse(body)
  if (!parsed.success) throw new ConnectionError('refused', 'The network didn’t return a valid access token.')
  const { access_token, refresh_token, expires_in, refresh_token_expires_in, scope } = parsed.data
  const refreshExpiresAt = refresh_token_expires_in
    ? inSeconds(refresh_token_expires_in)
    : before?.refreshExpiresAt
  return {
    accessToken: access_token,
    refreshToken: refresh_token ?? before?.refreshToken ?? null,
    expiresAt: expires_in ? inSeconds(expires_in) : null,
    ...(refreshExpiresAt ? { refreshExpiresAt } : {}),
    scopes: scope ? scope.split(/[\s,]+/).filter(Boolean) : (before?.scopes ?? []),
  }
}

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString()

/** Validates an account response; throws ConnectionError if a part is missing. */
export function getRemoteAccount(
  account: {
    [K in 'remoteId' | 'handle' | 'displayName']: unknown
  },
): RemoteAccount {
  const parsed = z
    .object({
      remoteId: z.string().min(1).max(200),
      handle: z.string().min(1).max(200),
      displayName: z.string().min(1).max(200),
    })
    .safeParse(account)
  if (!parsed.success)
    throw new ConnectionError('refused', 'The network didn’t tell us which account this is.')
  return parsed.data
}
