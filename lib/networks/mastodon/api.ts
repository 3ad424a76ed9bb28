import type { GuardedFetch, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { storableJson } from '@/lib/text/storable-json'

/** Parses a JSON response and removes what cannot be stored; undefined for anything else, such as a web page. */
export function parseStorableJson(answer: GuardedResponse): unknown {
  try {
    return storableJson(answer.json(), () => undefined, answer.bytes)
  } catch {
    return undefined
  }
}

/** Whether something in front of the server responded with a page for people. */
export const isWebPage = (answer: GuardedResponse): boolean =>
  (answer.headers['content-type'] ?? '').toLowerCase().includes('text/html')

/**
 * Seconds until the server accepts requests again; its header contains a timestamp (RFC 3339), and not all servers
 * send it.
 */
export function secondsUntilReset(answer: GuardedResponse): number | undefined {
  const at = Date.parse(answer.headers['x-ratelimit-reset'] ?? '')
  return Number.isNaN(at) ? undefined : (at - Date.now()) / 1000
}

type ServerFetch = { fetch: GuardedFetch; signal?: AbortSignal }

/** Reads a URL of a server's API without authentication. */
export const readPublic = ({ fetch, signal }: ServerFetch, url: string): Promise<GuardedResponse> =>
  fetch({
    url,
    headers: { accept: 'application/json' },
    deadlineMs: 20_000,
    ...(signal ? { signal } : {}),
  })
