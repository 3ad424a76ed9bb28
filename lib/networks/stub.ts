import type { SandboxNetwork } from '@/db/allowed-values'
import { type Bearer, findBearer } from './grants'

export const maxUploadBytes = 16 * 1024 * 1024

/** One call to a simulated network's API, its body already read within the size limit. */
export type SandboxCall = {
  method: string
  /** Below the network's own base, without version or query. */
  path: string
  query: URLSearchParams
  headers: Headers
  bytes: Uint8Array
  bearer: Bearer | undefined
}

/** What a network's API does with a call; undefined when it has no such path. */
export type SandboxApi = (call: SandboxCall) => Promise<Response | undefined>

export const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers })

/** Reads a body up to the limit; null when it is larger. */
export async function readBytes(request: Request): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxUploadBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The token of `Authorization: Bearer` (or, where the network allows it, of the `access_token` field). */
export async function bearerOf(
  network: SandboxNetwork,
  headers: Headers,
  field: string | null,
): Promise<Bearer | undefined> {
  const header = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  const token = header ?? field
  return token ? findBearer(network, token) : undefined
}

/** The id and secret of `Authorization: Basic`. */
export function basicOf(headers: Headers): { id: string | null; secret: string | null } {
  const encoded = /^Basic (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (!encoded) return { id: null, secret: null }
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  if (colon < 0) return { id: null, secret: null }
  return {
    id: decodeURIComponent(text.slice(0, colon)),
    secret: decodeURIComponent(text.slice(colon + 1)),
  }
}

/** The fields of a form, JSON object or query, as strings. */
export function fieldsOf(call: Pick<SandboxCall, 'headers' | 'bytes' | 'query'>): URLSearchParams {
  const fields = new URLSearchParams(call.query)
  const type = call.headers.get('content-type') ?? ''
  const text = () => Buffer.from(call.bytes).toString('utf8')
  if (type.startsWith('application/x-www-form-urlencoded'))
    for (const [name, value] of new URLSearchParams(text())) fields.set(name, value)
  if (type.startsWith('application/json'))
    for (const [name, value] of Object.entries(jsonOf(call) ?? {}))
      fields.set(name, Array.isArray(value) ? value.join(',') : String(value))
  return fields
}

/** The JSON object of a body; undefined when it is none. */
export function jsonOf(call: Pick<SandboxCall, 'bytes'>): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(call.bytes).toString('utf8'))
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** A nested value of a parsed body: `pick(body, 'media', 'media_ids')`. */
export function pick(value: unknown, ...path: (string | number)[]): unknown {
  let at = value
  for (const key of path) {
    if (at === null || typeof at !== 'object') return undefined
    at = (at as Record<string | number, unknown>)[key]
  }
  return at
}

export const textAt = (value: unknown, ...path: (string | number)[]): string | undefined => {
  const found = pick(value, ...path)
  return typeof found === 'string' ? found : undefined
}
