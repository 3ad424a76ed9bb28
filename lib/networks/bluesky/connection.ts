import { OutboundError } from '@/lib/http/outbound-error'
import type { GuardedFetch, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { ConnectionError, type Credentials, checkRevoked, getRemoteAccount } from '../oauth'
import { parseJsonObject, readText } from '../outcomes'
import type { FieldsProtocol } from '../server'
import { endSignIn, renewSignIn } from './sign-in'
import { parseSignedIn } from './signed-in'
import { findPds, xrpcUrl } from './xrpc'

type Fields = Readonly<Record<string, string>>

/**
 * Sessions opened with an app password. A new session may be opened 30 times in five minutes and 300 times a day
 * (docs.bsky.app, rate limits), so we keep a session's tokens and renew them with its refresh token.
 */
export const blueskyConnection: FieldsProtocol = {
  async identify({ fetch, fields }) {
    const body = await openSession(fetch, fields)
    const session = sessionOf(body)
    if (payloadOf(session.accessToken).scope === 'com.atproto.access')
      throw new ConnectionError('refused', 'This is the password of the account, not an app password.')
    const account = getRemoteAccount({ remoteId: body.did, handle: body.handle, displayName: body.handle })
    // The account's posts are stored on a separate server behind the one that people sign in to.
    const config: Record<string, string> = {}
    const pds = findPds(body.didDoc)
    if (pds) config.pds = pds
    return { account, session, config }
  },

  session: {
    whenSecondsLeft: 300,
    async renew({ fetch, fields, session }) {
      const access = parseSignedIn(fields)
      if (access) {
        if (!session) throw new ConnectionError('ended', 'The saved access is incomplete.')
        return renewSignIn(fetch, access, session)
      }
      const token = session?.refreshToken
      if (token) {
        const answer = await call(fetch, fields, 'com.atproto.server.refreshSession', {
          authorization: `Bearer ${token}`,
        })
        if (answer.status === 200) return sessionOf(parseJsonObject(answer))
        if (isBusy(answer)) throw busy(answer)
      }
      return sessionOf(await openSession(fetch, fields))
    },

    // The app password remains valid: a person created it and deletes it.
    async end({ fetch, fields, session }) {
      const access = parseSignedIn(fields)
      if (access) return endSignIn(fetch, access, session)
      const answer = await call(fetch, fields, 'com.atproto.server.deleteSession', {
        authorization: `Bearer ${session.refreshToken ?? ''}`,
      })
      // 400 and 401: the session had already ended.
      if (answer.status !== 400 && answer.status !== 401) checkRevoked(answer)
    },
  },
}

async function openSession(fetch: GuardedFetch, fields: Fields): Promise<Record<string, unknown>> {
  const identifier = (fields.identifier ?? '').replace(/^@/, '').toLowerCase()
  const answer = await call(
    fetch,
    fields,
    'com.atproto.server.createSession',
    { 'content-type': 'application/json' },
    JSON.stringify({ identifier, password: fields.password ?? '' }),
  )
  const body = parseJsonObject(answer)
  if (answer.status === 200) return body
  if (isBusy(answer)) throw busy(answer)
  if (readText(body, 'error') === 'AccountTakedown')
    throw new ConnectionError('ended', 'The account is suspended.')
  if (answer.status === 401)
    throw new ConnectionError(
      'ended',
      'The handle or the app password is wrong, or the app password was revoked.',
    )
  throw new ConnectionError('refused', `The server returned an error (${answer.status}).`)
}

async function call(
  fetch: GuardedFetch,
  fields: Fields,
  method: string,
  headers: Record<string, string>,
  body?: string,
): Promise<GuardedResponse> {
  try {
    return await fetch({
      url: xrpcUrl(fields.server ?? '', method),
      method: 'POST',
      headers: { accept: 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
      deadlineMs: 20_000,
    })
  } catch (error) {
    if (error instanceof OutboundError) throw new ConnectionError('unreachable', error.message, error)
    throw error
  }
}

const isBusy = ({ status }: GuardedResponse): boolean => status === 429 || status >= 500

const busy = ({ status }: GuardedResponse): ConnectionError =>
  new ConnectionError('unreachable', `The server returned an error (${status}).`)

function sessionOf(body: Record<string, unknown>): Credentials {
  const accessToken = textOf(body.accessJwt)
  const refreshToken = textOf(body.refreshJwt)
  if (!accessToken || !refreshToken)
    throw new ConnectionError('refused', 'The server didn’t return a valid session.')
  const { exp } = payloadOf(accessToken)
  return {
    accessToken,
    refreshToken,
    expiresAt: typeof exp === 'number' ? new Date(exp * 1000).toISOString() : null,
    scopes: [],
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Decodes a token's payload without verifying it: the server that issued the token does that. */
function payloadOf(token: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
    return parsed !== null && typeof parsed === 'object' ? (parsed as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
