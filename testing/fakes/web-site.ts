import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { listenOnLoopback } from '@/testing/http/listen-on-loopback'

export type SiteFile = {
  body: string | Buffer
  type?: string
  status?: number
  headers?: Record<string, string>
}

/** A web site on 127.0.0.1: files by path and query, with ETags. Everything about it can be changed while it runs. */
export type WebSite = {
  url: string
  /** host:port, for PRIVATE_HOSTS_ALLOWED. */
  host: string
  /** All requests, in order: "/a 200", "/a 304". */
  requests: string[]
  /** The headers of the last request for a path. */
  asked: (path: string) => Record<string, string | string[] | undefined>
  put: (path: string, file: string | SiteFile) => void
  remove: (path: string) => void
  close: () => Promise<void>
}

/** Starts a site on a free port, or on a given port that the product already knows from its start. */
export async function startWebSite(options: { port?: number } = {}): Promise<WebSite> {
  const files = new Map<string, SiteFile>()
  const requests: string[] = []
  const asked = new Map<string, Record<string, string | string[] | undefined>>()
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.set(path, request.headers)
    const file = files.get(path) ?? { status: 404, body: 'not here', type: 'text/plain' }
    const etag = `"${createHash('sha1').update(file.body).digest('hex')}"`
    const status = file.status ?? (request.headers['if-none-match'] === etag ? 304 : 200)
    requests.push(`${path} ${status}`)
    const headers = {
      'content-type': file.type ?? 'text/html; charset=utf-8',
      ...(file.status === undefined ? { etag } : {}),
      ...file.headers,
    }
    response.writeHead(status, headers).end(status === 304 ? undefined : file.body)
  })
  const host = `127.0.0.1:${await listenOnLoopback(server, options.port)}`
  return {
    url: `http://${host}`,
    host,
    requests,
    asked: (path) => asked.get(path) ?? {},
    put: (path, file) => void files.set(path, typeof file === 'string' ? { body: file } : file),
    remove: (path) => void files.delete(path),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Builds a sitemap of these paths, with modification times where given. */
export const sitemapOf = (site: { url: string }, pages: Record<string, string | null>): SiteFile => ({
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${Object.entries(
    pages,
  )
    .map(
      ([path, changed]) =>
        `<url><loc>${site.url}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
    )
    .join('')}</urlset>`,
})
