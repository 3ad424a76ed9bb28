import { createHash, createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { GuardedFetch, GuardedRequest, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { parseJsonObject, readText } from '../outcomes'

type PrivateJwk = { kty: string; crv: string; x: string; y: string; d: string }

/** Generates a key pair (ES256), serialized as a private JWK. */
export const createKey = (): string =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }))

/** Returns the public half of such a key. */
export function getPublicKey(key: string): { kty: string; crv: string; x: string; y: string } {
  const { kty, crv, x, y } = JSON.parse(key) as PrivateJwk
  return { kty, crv, x, y }
}

/** Returns a key's id: its thumbprint (RFC 7638). */
export function computeKeyId(key: string): string {
  const { crv, kty, x, y } = getPublicKey(key)
  return createHash('sha256').update(JSON.stringify({ crv, kty, x, y })).digest('base64url')
}

/** Builds a JWT signed with the key. */
export function signToken(key: string, header: object, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'ES256', ...header })}.${part(claims)}`
  const privateKey = createPrivateKey({ key: JSON.parse(key) as PrivateJwk, format: 'jwk' })
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

/** The last nonce for each server and key; without it every call would have to be made twice. */
const nonces = new Map<string, string>()
const maxNonces = 1000

/**
 * Makes a request with a proof that we hold the key (DPoP, RFC 9449), bound to the access token if there is one. A
 * server that asks for a nonce, or for a newer one, has not acted on the request, so we retry once with that nonce.
 */
export async function callWithProof(
  fetch: GuardedFetch,
  key: string,
  request: GuardedRequest,
  accessToken?: string,
): Promise<GuardedResponse> {
  const url = new URL(request.url)
  const place = `${url.origin} ${computeKeyId(key)}`
  const attempt = (nonce: string | undefined) =>
    fetch({
      ...request,
      headers: {
        ...request.headers,
        dpop: proof(key, request.method ?? 'GET', url, { nonce, accessToken }),
        ...(accessToken === undefined ? {} : { authorization: `DPoP ${accessToken}` }),
      },
    })
  const asked = nonces.get(place)
  const answer = await attempt(asked)
  const nonce = answer.headers['dpop-nonce']
  if (nonce === undefined || nonce === asked) return answer
  if (nonces.size >= maxNonces) nonces.clear()
  nonces.set(place, nonce)
  return wantsNonce(answer) ? attempt(nonce) : answer
}

const wantsNonce = (answer: GuardedResponse): boolean =>
  (answer.status === 400 && readText(parseJsonObject(answer), 'error') === 'use_dpop_nonce') ||
  (answer.status === 401 && /\buse_dpop_nonce\b/.test(answer.headers['www-authenticate'] ?? ''))

const proof = (
  key: string,
  method: string,
  { origin, pathname }: URL,
  { nonce, accessToken }: { nonce: string | undefined; accessToken: string | undefined },
): string =>
  signToken(
    key,
    { typ: 'dpop+jwt', jwk: getPublicKey(key) },
    {
      jti: randomUUID(),
      htm: method,
      htu: `${origin}${pathname}`,
      iat: Math.floor(Date.now() / 1000),
      ...(nonce === undefined ? {} : { nonce }),
      ...(accessToken === undefined
        ? {}
        : { ath: createHash('sha256').update(accessToken).digest('base64url') }),
    },
  )
