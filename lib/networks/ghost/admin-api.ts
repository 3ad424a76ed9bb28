import { createHmac } from 'node:crypto'
import type { GuardedFetch, GuardedResponse } from '@/lib/http/requests/guarded-fetch'

/**
 * Ghost 5 and 6 respond alike to this version; docs.ghost.org/admin-api/#accept-version-header, and tested with
 * 6.65.0 on 2026-11-23.
 */
const apiVersion = 'v5.0'

/** A token is valid for at most five minutes; docs.ghost.org/admin-api/#token-generation. */
const tokenSeconds = 300

/** Returns Ghost's base URL: the address a person typed in, without the parts that belong to Ghost Admin. */
export const findGhostUrl = (site: string): string =>
  site.replace(/[?#].*$/s, '').replace(/\/(?:ghost(?:\/.*)?)?$/s, '')

/** Builds the URL of an Admin API resource. Takes a base URL (`findGhostUrl`) and the resource's path. */
export const adminUrl = (base: string, path: string, query: Record<string, string> = {}): string => {
  const url = new URL(`${base}/ghost/api/admin/${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Builds a token, valid for five minutes, signed with an Admin API key (`id:secret`, the secret in hex). */
export function createAdminToken(key: string, now = Date.now()): string {
  const [id = '', secret = ''] = key.split(':')
  const issued = Math.floor(now / 1000)
  const signed = [
    { alg: 'HS256', typ: 'JWT', kid: id },
    { iat: issued, exp: issued + tokenSeconds, aud: '/admin/' },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = createHmac('sha256', Buffer.from(secret, 'hex')).update(signed).digest('base64url')
  return `${signed}.${signature}`
}

export type AdminCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query?: Record<string, string>
  json?: object
  form?: { type: string; body: Uint8Array }
}

/** Makes one call, with a new token. */
export const callAdmin = (
  { fetch, base, key, signal }: { fetch: GuardedFetch; base: string; key: string; signal?: AbortSignal },
  { method = 'GET', path, query, json, form }: AdminCall,
): Promise<GuardedResponse> => {
  const body = form?.body ?? (json && JSON.stringify(json))
  return fetch({
    url: adminUrl(base, path, query),
    method,
    headers: {
      accept: 'application/json',
      'accept-version': apiVersion,
      authorization: `Ghost ${createAdminToken(key)}`,
      ...(body === undefined ? {} : { 'content-type': form?.type ?? 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
    followRedirects: false,
    deadlineMs: 60_000,
    headersTimeoutMs: 45_000,
    ...(signal ? { signal } : {}),
  })
}
