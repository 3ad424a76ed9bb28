import { createHash } from 'node:crypto'
import type { GuardedFetch, GuardedRequest, GuardedResponse } from '@/lib/http/requests/guarded-fetch'

/** Long enough to choose some fields; short enough that an old response surprises no one. */
const ttlMs = 120_000
const maxBytes = 32 * 1024 * 1024

type CachedResponse = { response: GuardedResponse; until: number }
const cache = new Map<string, CachedResponse>()
let cachedBytes = 0

/**
 * Wraps a fetch with a short-lived cache of its successful responses; with `reuse`, returns these instead of
 * requesting again, so that previewing a source with other fields does not burden its servers. `tenant` (a
 * project's id) separates what one project reads with its secrets from the others. Kept in this process's memory;
 * another process requests everything again.
 */
export function cacheResponses(
  fetch: GuardedFetch,
  options: { tenant: string; reuse: boolean },
): GuardedFetch {
  return async (request) => {
    const key = buildCacheKey(options.tenant, request)
    evictExpired()
    const cached = options.reuse ? cache.get(key) : undefined
    if (cached) return cached.response
    const response = await fetch(request)
    if (response.status < 400) store(key, response)
    return response
  }
}

function buildCacheKey(
  tenant: string,
  { url, method, headers, body, validators, maxBytes }: GuardedRequest,
): string {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([tenant, url, method ?? 'GET', headers ?? {}, validators ?? {}, maxBytes ?? 0]))
  if (body !== undefined) hash.update(body)
  return hash.digest('base64')
}

function store(key: string, response: GuardedResponse): void {
  evict(key)
  cache.set(key, { response, until: Date.now() + ttlMs })
  cachedBytes += response.bytes.length
  for (const oldest of cache.keys()) {
    if (cachedBytes <= maxBytes) break
    evict(oldest)
  }
}

function evictExpired(): void {
  const now = Date.now()
  for (const [key, { until }] of cache) {
    if (until > now) break
    evict(key)
  }
}

function evict(key: string): void {
  cachedBytes -= cache.get(key)?.response.bytes.length ?? 0
  cache.delete(key)
}
