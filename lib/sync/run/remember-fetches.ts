import { createHash } from 'node:crypto'
import type { GuardedFetch, GuardedRequest, GuardedResponse } from '@/lib/http/requests/guarded-fetch'

/** Long enough to choose some fields; short enough that an old response surprises no one. */
const keptMs = 120_000
const maxBytes = 32 * 1024 * 1024

type Kept = { response: GuardedResponse; until: number }
const answers = new Map<string, Kept>()
let bytes = 0

/**
 * Wraps a fetch with a short-lived cache of its successful responses; with `reuse`, returns these instead of
 * requesting again, so that previewing a source with other fields does not burden its servers. `tenant` (a
 * project's id) separates what one project reads with its secrets from the others. Kept in this process's memory;
 * another process requests everything again.
 */
export function rememberFetches(
  fetch: GuardedFetch,
  options: { tenant: string; reuse: boolean },
): GuardedFetch {
  return async (request) => {
    const key = keyOf(options.tenant, request)
    forgetOld()
    const known = options.reuse ? answers.get(key) : undefined
    if (known) return known.response
    const response = await fetch(request)
    if (response.status < 400) keep(key, response)
    return response
  }
}

function keyOf(tenant: string, { url, method, headers, body, validators, maxBytes }: GuardedRequest): string {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([tenant, url, method ?? 'GET', headers ?? {}, validators ?? {}, maxBytes ?? 0]))
  if (body !== undefined) hash.update(body)
  return hash.digest('base64')
}

function keep(key: string, response: GuardedResponse): void {
  drop(key)
  answers.set(key, { response, until: Date.now() + keptMs })
  bytes += response.bytes.length
  for (const oldest of answers.keys()) {
    if (bytes <= maxBytes) break
    drop(oldest)
  }
}

function forgetOld(): void {
  const now = Date.now()
  for (const [key, { until }] of answers) {
    if (until > now) break
    drop(key)
  }
}

function drop(key: string): void {
  bytes -= answers.get(key)?.response.bytes.length ?? 0
  answers.delete(key)
}
