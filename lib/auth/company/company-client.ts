import {
  allowInsecureRequests,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client'
import { companySignIns } from '@/db/schema'
import { outbound } from '@/lib/http/outbound'
import type { EncryptedColumn } from '@/lib/reencrypt-column'
import { decrypt, encrypt, VaultError } from '@/lib/vault'

const place = (orgId: string) => ({ table: 'company_sign_ins', rowId: orgId, projectId: '' })

export const companySecrets: EncryptedColumn = {
  column: companySignIns.encryptedSecret,
  key: companySignIns.orgId,
  placeOf: ({ key }) => place(key),
}

/** Encrypts a client secret for storage. Takes the workspace's id. */
export const sealClientSecret = (orgId: string, secret: string): string => encrypt(secret, place(orgId))

/** Decrypts it again; undefined if the key it was encrypted with is gone. */
export function openClientSecret(orgId: string, sealed: string): string | undefined {
  try {
    return decrypt(sealed, place(orgId))
  } catch (error) {
    if (error instanceof VaultError) return undefined
    throw error
  }
}

/** What is needed to connect to a workspace's sign-in server. */
export type CompanyServer = {
  orgId: string
  issuer: string
  clientId: string
  clientSecret?: string | undefined
}

/**
 * Reads the server's metadata (OpenID Connect Discovery) and returns a client for it. Everything goes through the
 * guarded fetch: no private addresses except those granted to the workspace, and only those may use http. ID tokens
 * are verified with the server's keys, although they arrive over TLS. Throws what the library and the guarded fetch
 * throw. Serves spec/security#2.1, #6.6.
 */
export async function connectToCompany(server: CompanyServer): Promise<Configuration> {
  const plain = server.issuer.startsWith('http:')
  const client = await discovery(
    new URL(server.issuer),
    server.clientId,
    undefined,
    server.clientSecret === undefined ? None() : ClientSecretPost(server.clientSecret),
    {
      [customFetch]: guarded(server.orgId),
      timeout: 15,
      ...(plain ? { execute: [allowInsecureRequests] } : {}),
    },
  )
  if (plain) allowInsecureRequests(client)
  enableNonRepudiationChecks(client)
  return client
}

const guarded =
  (orgId: string): CustomFetch =>
  async (url, { method, headers, body, signal }) => {
    if (method !== 'GET' && method !== 'POST') throw new TypeError(`${method} is not sent`)
    const answer = await outbound('sign-in', { orgId })({
      url,
      method,
      headers: withoutOurs(headers),
      ...(body === undefined || body === null ? {} : { body: textOf(body) }),
      maxBytes: 1024 * 1024,
      followRedirects: false,
      ...(signal ? { signal } : {}),
    })
    const empty = answer.status === 204 || answer.status === 304
    return new Response(empty ? null : new Uint8Array(answer.bytes), {
      status: answer.status,
      headers: answer.headers,
    })
  }

/** Drops the library's user agent; the guarded fetch sets its own. */
const withoutOurs = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'user-agent'))

function textOf(body: unknown): string {
  if (typeof body === 'string') return body
  if (body instanceof URLSearchParams) return body.toString()
  throw new TypeError('This body is not sent')
}
