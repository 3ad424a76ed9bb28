import type { GuardedFetch, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { readText } from '../outcomes'

/** A site's API, and our credentials there. */
export type SiteApi = {
  fetch: GuardedFetch
  /**
   * The root of the REST API: `https://…/wp-json/`, or `https://…/?rest_route=/` if the site uses plain permalinks.
   */
  root: string
  username: string
  password: string
  signal?: AbortSignal
}

type Call = {
  method?: 'GET' | 'POST' | 'DELETE'
  query?: Record<string, string>
  json?: object
  form?: FormData
}

/** Builds the URL of an API route, such as `wp/v2/posts`. */
export function routeUrl(root: string, route: string, query: Record<string, string> = {}): string {
  const url = new URL(root)
  const plain = url.searchParams.get('rest_route')
  if (plain !== null) url.searchParams.set('rest_route', `${plain.replace(/\/$/, '')}/${route}`)
  else url.pathname = `${url.pathname.replace(/\/$/, '')}/${route}`
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Makes a request as the site's user. Does not follow redirects, which would drop the credentials. Throws
 * OutboundError.
 */
export async function callSite(
  { fetch, root, username, password, signal }: SiteApi,
  route: string,
  { method = 'GET', query, json, form }: Call = {},
): Promise<GuardedResponse> {
  const encoded = form ? new Response(form) : undefined
  const type = encoded?.headers.get('content-type') ?? (json ? 'application/json' : undefined)
  const body = encoded ? new Uint8Array(await encoded.arrayBuffer()) : json && JSON.stringify(json)
  return fetch({
    url: routeUrl(root, route, query),
    method,
    headers: {
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
      // Some sites cache API responses for everyone.
      'cache-control': 'no-cache',
      ...(type ? { 'content-type': type } : {}),
    },
    ...(body ? { body } : {}),
    followRedirects: false,
    // A slow site needs time to generate the smaller sizes of an image.
    deadlineMs: form ? 120_000 : 60_000,
    headersTimeoutMs: form ? 110_000 : 50_000,
    ...(signal ? { signal } : {}),
  })
}

/** Parses a JSON response; undefined for anything else, such as a firewall's page. */
export function parseBody(answer: GuardedResponse): unknown {
  try {
    return answer.json()
  } catch {
    return undefined
  }
}

/** Returns the API's error code, such as `rest_no_route`; undefined if something other than the API responded. */
export const readErrorCode = (answer: GuardedResponse): string | undefined =>
  readText(parseBody(answer), 'code')

/** Returns the objects of a list; an empty list if the response is not a list. */
export function parseList(answer: GuardedResponse): Record<string, unknown>[] {
  const list = parseBody(answer)
  return Array.isArray(list)
    ? list.filter((one): one is Record<string, unknown> => one !== null && typeof one === 'object')
    : []
}

/**
 * Reads a text that people wrote from an API field: `{ raw, rendered }`, or a plain string. Decodes common HTML
 * entities.
 */
export function readPlainText(value: unknown): string {
  const text =
    typeof value === 'string' ? value : (readText(value, 'raw') ?? readText(value, 'rendered') ?? '')
  return text.replace(/&(amp|lt|gt|quot|#0?39|#8217|#038);/g, (entity, name: string) => signs[name] ?? entity)
}

const signs: Record<string, string> = {
  amp: '&',
  '#038': '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#039': "'",
  '#8217': '’',
}
