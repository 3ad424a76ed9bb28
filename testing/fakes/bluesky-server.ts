import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto'

type Jwk = { kty: string; crv: string; x: string; y: string; d?: string }
type Pushed = {
  clientId: string
  redirectUri: string
  scope: string
  state: string
  challenge: string
  jkt: string
}
type Session = { did: string; jkt: string; clientId: string; scope: string }

/**
 * A server of Bluesky's network that hosts accounts and signs people in, combined with the identity directory:
 * follows atproto.com/specs/oauth, RFC 9126, 9449 and 7523 (2026-11-23). Strict: each proof is verified, valid once
 * and needs the current nonce, and each code and refresh token is valid once. `documentOf` loads a client's
 * metadata document.
 */
export function blueskyServer(documentOf: (clientId: string) => Promise<unknown>) {
  const pushed = new Map<string, Pushed>()
  const codes = new Map<string, Pushed & { did: string }>()
  const access = new Map<string, Session>()
  const refresh = new Map<string, Session>()
  const seen = new Set<string>()
  const server = {
    origin: '',
    /** Accounts by DID: the handle, and the server that the directory names. */
    accounts: new Map<string, { handle: string; pds?: string }>(),
    nonce: 'nonce-1',
    refreshed: 0,
    /** The account that issued tokens claim to belong to, instead of the one that consented. */
    claims: undefined as string | undefined,
    /** Gives a person's consent; returns the query that their browser is sent back with. */
    consent(address: string, did: string): URLSearchParams {
      const query = new URL(address).searchParams
      const asked = pushed.get(query.get('request_uri') ?? '')
      if (!asked || asked.clientId !== query.get('client_id')) throw new Error('Nothing was pushed for this.')
      pushed.delete(query.get('request_uri') ?? '')
      const code = randomUUID()
      codes.set(code, { ...asked, did })
      return new URLSearchParams({ code, state: asked.state, iss: server.origin })
    },
    /** Number of valid access tokens. */
    countAccess: () => access.size,
    /** A person revokes the access. */
    revokeAll() {
      access.clear()
      refresh.clear()
    },
    answer,
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const did = decodeURIComponent(url.pathname.slice(1))
    const account = server.accounts.get(did)
    if (account)
      return Response.json({
        id: did,
        alsoKnownAs: [`at://${account.handle}`],
        service: [
          {
            id: '#atproto_pds',
            type: 'AtprotoPersonalDataServer',
            serviceEndpoint: account.pds ?? server.origin,
          },
        ],
      })
    switch (url.pathname) {
      case '/xrpc/com.atproto.identity.resolveHandle': {
        const found = [...server.accounts].find(([, { handle }]) => handle === url.searchParams.get('handle'))
        return found
          ? Response.json({ did: found[0] })
          : Response.json({ error: 'HandleNotFound' }, { status: 400 })
      }
      case '/.well-known/oauth-protected-resource':
        return Response.json({ resource: server.origin, authorization_servers: [server.origin] })
      case '/.well-known/oauth-authorization-server':
        return Response.json({
          issuer: server.origin,
          authorization_endpoint: `${server.origin}/oauth/authorize`,
          token_endpoint: `${server.origin}/oauth/token`,
          pushed_authorization_request_endpoint: `${server.origin}/oauth/par`,
          revocation_endpoint: `${server.origin}/oauth/revoke`,
          authorization_response_iss_parameter_supported: true,
          client_id_metadata_document_supported: true,
          scopes_supported: ['atproto'],
          dpop_signing_alg_values_supported: ['ES256'],
        })
      case '/oauth/par':
        return guarded(request, push)
      case '/oauth/token':
        return guarded(request, token)
      case '/oauth/revoke':
        return guarded(request, revoke)
      case '/xrpc/com.atproto.server.getSession':
        return getSession(request)
      default:
        return new Response(null, { status: 404 })
    }
  }

  /** Handles a form from a client that has proved its identity and which key it holds. */
  async function guarded(
    request: Request,
    work: (form: URLSearchParams, jkt: string) => Response,
  ): Promise<Response> {
    const form = new URLSearchParams(await request.text())
    const proof = proofOf(request)
    if ('problem' in proof) return refusal(400, proof.problem)
    const clientId = form.get('client_id') ?? ''
    if (!(await isClient(clientId, form))) return refusal(401, 'invalid_client')
    return work(form, proof.jkt)
  }

  function push(form: URLSearchParams, jkt: string): Response {
    const of = (name: string) => form.get(name) ?? ''
    if (of('response_type') !== 'code' || of('code_challenge_method') !== 'S256' || !of('state'))
      return refusal(400, 'invalid_request')
    if (!of('scope').split(' ').includes('atproto')) return refusal(400, 'invalid_scope')
    const uri = `urn:ietf:params:oauth:request_uri:${randomUUID()}`
    pushed.set(uri, {
      clientId: of('client_id'),
      redirectUri: of('redirect_uri'),
      scope: of('scope'),
      state: of('state'),
      challenge: of('code_challenge'),
      jkt,
    })
    return Response.json({ request_uri: uri, expires_in: 300 }, { status: 201, headers: nonceHeader() })
  }

  function token(form: URLSearchParams, jkt: string): Response {
    const given = form.get('grant_type') === 'refresh_token' ? refreshed(form, jkt) : exchanged(form, jkt)
    if (!given) return refusal(400, 'invalid_grant')
    const session: Session = { ...given, jkt, clientId: form.get('client_id') ?? '' }
    const [accessToken, refreshToken] = [randomUUID(), randomUUID()]
    access.set(accessToken, session)
    refresh.set(refreshToken, session)
    return Response.json(
      {
        access_token: accessToken,
        refresh_token: refreshToken,
        token_type: 'DPoP',
        expires_in: 3600,
        sub: server.claims ?? session.did,
        scope: session.scope,
      },
      { headers: nonceHeader() },
    )
  }

  /**
   * RFC 7009: ends the session behind an access or refresh token of this client; an unknown token gets the same
   * response.
   */
  function revoke(form: URLSearchParams): Response {
    const given = form.get('token')
    if (!given) return refusal(400, 'invalid_request')
    const session = refresh.get(given) ?? access.get(given)
    if (session && session.clientId !== form.get('client_id')) return refusal(400, 'invalid_grant')
    for (const tokens of [access, refresh])
      for (const [token, of] of tokens) if (of === session) tokens.delete(token)
    return new Response(null, { status: 200, headers: nonceHeader() })
  }

  function exchanged(form: URLSearchParams, jkt: string) {
    const code = form.get('code') ?? ''
    const asked = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isSame =
      asked?.jkt === jkt &&
      asked.challenge === challenge &&
      asked.redirectUri === form.get('redirect_uri') &&
      asked.clientId === form.get('client_id')
    return isSame ? asked : undefined
  }

  function refreshed(form: URLSearchParams, jkt: string) {
    const before = form.get('refresh_token') ?? ''
    const session = refresh.get(before)
    refresh.delete(before)
    server.refreshed++
    return session?.jkt === jkt && session.clientId === form.get('client_id') ? session : undefined
  }

  function getSession(request: Request): Response {
    const accessToken = /^DPoP (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
    const proof = proofOf(request, accessToken)
    if ('problem' in proof)
      return new Response(null, {
        status: 401,
        headers: { ...nonceHeader(), 'www-authenticate': `DPoP error="${proof.problem}"` },
      })
    const session = access.get(accessToken)
    if (session?.jkt !== proof.jkt) return refusal(401, 'InvalidToken')
    return Response.json({ did: session.did, handle: server.accounts.get(session.did)?.handle })
  }

  /** Returns the thumbprint of a proof's key, if the proof is for this very request and has the current nonce. */
  function proofOf(request: Request, accessToken?: string): { jkt: string } | { problem: string } {
    const { header, claims, isSigned } = opened(request.headers.get('dpop') ?? '')
    const jwk = header.jwk as Jwk | undefined
    const { origin, pathname } = new URL(request.url)
    const ath = accessToken && createHash('sha256').update(accessToken).digest('base64url')
    const isGood =
      jwk !== undefined &&
      jwk.d === undefined &&
      header.typ === 'dpop+jwt' &&
      isSigned(jwk) &&
      claims.htm === request.method &&
      claims.htu === `${origin}${pathname}` &&
      Math.abs(Number(claims.iat) - Date.now() / 1000) < 60 &&
      claims.ath === ath &&
      !seen.has(String(claims.jti))
    seen.add(String(claims.jti))
    if (!isGood) return { problem: 'invalid_dpop_proof' }
    if (claims.nonce !== server.nonce) return { problem: 'use_dpop_nonce' }
    return { jkt: thumbprint(jwk) }
  }

  /** A localhost client has no key; any other authenticates with the key in its metadata document. */
  async function isClient(clientId: string, form: URLSearchParams): Promise<boolean> {
    if (clientId.startsWith('http://localhost?'))
      return (
        !form.has('redirect_uri') ||
        new URL(clientId).searchParams.get('redirect_uri') === form.get('redirect_uri')
      )
    const document = (await documentOf(clientId)) as {
      client_id: string
      redirect_uris: string[]
      jwks: { keys: (Jwk & { kid: string })[] }
    }
    const { header, claims, isSigned } = opened(form.get('client_assertion') ?? '')
    const key = document.jwks.keys.find(({ kid }) => kid === header.kid)
    const redirect = form.get('redirect_uri')
    const isNew = !seen.has(String(claims.jti))
    seen.add(String(claims.jti))
    return (
      document.client_id === clientId &&
      (redirect === null || document.redirect_uris.includes(redirect)) &&
      key !== undefined &&
      key.d === undefined &&
      isSigned(key) &&
      isNew &&
      claims.aud === server.origin &&
      claims.iss === clientId &&
      claims.sub === clientId
    )
  }

  const nonceHeader = () => ({ 'dpop-nonce': server.nonce })
  const refusal = (status: number, error: string) =>
    Response.json({ error }, { status, headers: nonceHeader() })

  return server
}

function opened(token: string) {
  const [head = '', body = '', signature = ''] = token.split('.')
  const part = (text: string): Record<string, unknown> => {
    try {
      return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    } catch {
      return {}
    }
  }
  return {
    header: part(head),
    claims: part(body),
    isSigned: (jwk: Jwk) =>
      verify(
        'sha256',
        Buffer.from(`${head}.${body}`),
        { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      ),
  }
}

const thumbprint = ({ crv, kty, x, y }: Jwk): string =>
  createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
