import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { listenOnLoopback } from '@/testing/http/listen-on-loopback'

export type BucketRequest = { path: string; conditional: boolean; status: number }
/** What to respond with instead of the file: a status, with custom headers or body, or a dropped connection. */
export type BucketFailure = {
  status?: number
  headers?: Record<string, string>
  body?: string
  hangUp?: true
}

/**
 * A public bucket on 127.0.0.1: files by path, with ETags, never gzipped. Everything about it can be changed while
 * it runs: files, latency, failures by path, and a gate that holds requests back.
 */
export type Bucket = {
  /** Its folder's address, for `base_url`. */
  url: string
  /** host:port, for PRIVATE_HOSTS_ALLOWED. */
  host: string
  /** All requests, in the order in which they were answered. */
  requests: BucketRequest[]
  /** Maximum number of concurrent requests so far. */
  maxConcurrent: () => number
  put: (path: string, content: unknown) => void
  remove: (path: string) => void
  fail: (path: string, failure: BucketFailure | undefined) => void
  setLatency: (ms: number) => void
  setEtags: (on: boolean) => void
  /** Called before each response; a returned promise holds the response back. */
  hold: (hold: ((path: string) => Promise<void> | undefined) | undefined) => void
  /** Stores a manifest of these entries and, for those that have one, their bible at <slug>/bible.json. */
  publish: (entries: BucketEntry[]) => void
  close: () => Promise<void>
}
export type BucketEntry = { slug: string; updated_at?: string; bible?: unknown; [field: string]: unknown }

/** Starts a bucket on a free port, or on a given port that the product already knows from its start. */
export async function startBucket(options: { port?: number } = {}): Promise<Bucket> {
  const files = new Map<string, { body: Buffer; etag: string }>()
  const failures = new Map<string, BucketFailure>()
  const requests: BucketRequest[] = []
  let latency = 0
  let etags = true
  let atOnce = 0
  let maxConcurrent = 0
  let hold: ((path: string) => Promise<void> | undefined) | undefined

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = decodeURIComponent((request.url ?? '/').replace(/^\/bucket\//, ''))
    const ifNoneMatch = request.headers['if-none-match']
    maxConcurrent = Math.max(maxConcurrent, ++atOnce)
    try {
      if (latency > 0) await pause(latency)
      await hold?.(path)
    } finally {
      atOnce--
    }
    const reply = (status: number, headers: Record<string, string>, body?: Buffer | string) => {
      requests.push({ path, conditional: ifNoneMatch !== undefined, status })
      response.writeHead(status, headers).end(body)
    }
    const failure = failures.get(path)
    if (failure?.hangUp) {
      requests.push({ path, conditional: ifNoneMatch !== undefined, status: 0 })
      response.destroy()
      return
    }
    if (failure) return reply(failure.status ?? 200, failure.headers ?? {}, failure.body)
    const file = files.get(path)
    if (!file) return reply(404, { 'content-type': 'text/plain' }, 'no such file')
    const headers: Record<string, string> = etags ? { etag: file.etag } : {}
    if (etags && ifNoneMatch === file.etag) return reply(304, headers)
    reply(200, { ...headers, 'content-type': 'application/json' }, file.body)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const host = `127.0.0.1:${await listenOnLoopback(server, options.port)}`

  const put = (path: string, content: unknown) => {
    const body = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
    files.set(path, { body, etag: `"${createHash('sha1').update(body).digest('hex')}"` })
  }
  return {
    url: `http://${host}/bucket`,
    host,
    requests,
    maxConcurrent: () => maxConcurrent,
    put,
    remove: (path) => void files.delete(path),
    fail: (path, failure) => void (failure ? failures.set(path, failure) : failures.delete(path)),
    setLatency: (ms) => {
      latency = ms
    },
    setEtags: (on) => {
      etags = on
    },
    hold: (given) => {
      hold = given
    },
    publish: (entries) => {
      put('manifest.json', { version: '1.0', entries: entries.map(({ bible: _, ...entry }) => entry) })
      for (const { slug, bible } of entries) if (bible !== undefined) put(`${slug}/bible.json`, bible)
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
