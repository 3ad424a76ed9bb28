import type { GuardedFetch, GuardedResponse } from '@/lib/http/guarded-fetch'
import { textIn } from '../outcomes'

/** A site's API, and who we are there. */
export type SiteApi = {
  fetch: GuardedFetch
  /** The root of its REST API: `https://…/wp-json/`, or `https://…/?rest_route=/` where the site has plain addresses. */
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

/** The address of a route of the API, such as `wp/v2/posts`. */
export function routeUrl(root: string, route: string, query: Record<string, string> = {}): string {
  const url = new URL(root)
  const plain = url.searchParams.get('rest_route')
  if (plain !== null) url.searchParams.set('rest_route', `${plain.replace(/\/$/, '')}/${route}`)
  else url.pathname = `${url.pathname.replace(/\/$/, '')}/${route}`
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Asks the site as its user. Redirects are not followed: they would lose who asks. Throws OutboundError. */
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
      // Some sites keep answers of their API for everybody.
      'cache-control': 'no-cache',
      ...(type ? { 'content-type': type } : {}),
    },
    ...(body ? { body } : {}),
    followRedirects: false,
    // Making the smaller sizes of an image takes a slow site its time.
    deadlineMs: form ? 120_000 : 60_000,
    headersTimeoutMs: form ? 110_000 : 50_000,
    ...(signal ? { signal } : {}),
  })
}

/** The JSON of an answer; undefined where it is none, such as a page of a firewall. */
export function parsed(answer: GuardedResponse): unknown {
  try {
    return answer.json()
  } catch {
    return undefined
  }
}

/** The code of an error of the API, such as `rest_no_route`; undefined where somebody else answered than the API. */
export const errorCode = (answer: GuardedResponse): string | undefined => textIn(parsed(answer), 'code')

/** The objects of a list; none where the answer is no list. */
export function listed(answer: GuardedResponse): Record<string, unknown>[] {
  const list = parsed(answer)
  return Array.isArray(list)
    ? list.filter((one): one is Record<string, unknown> => one !== null && typeof one === 'object')
    : []
}

/** A text of the API that people wrote: `{ raw, rendered }`, or plain. HTML entities of the usual signs are undone. */
export function plainText(value: unknown): string {
  const text = typeof value === 'string' ? value : (textIn(value, 'raw') ?? textIn(value, 'rendered') ?? '')
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
