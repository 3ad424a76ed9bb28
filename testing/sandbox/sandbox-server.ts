import { createServer, type Server } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, beforeAll } from 'vitest'
import { lostAnswerHeader, serveSandbox } from '@/lib/sandbox/serve'
import { listenOnLoopback } from '@/testing/http/listen-on-loopback'
import { sampleVideo } from '@/testing/media/sample-video'
import { tinyJpeg } from '@/testing/media/tiny-jpeg'

export type LoopbackServer = { url: string; close(): Promise<void> }
export type Handler = (request: Request) => Promise<Response>

/** Serves a request handler over real HTTP on loopback. A response marked as lost drops the connection instead. */
export async function serveOnLoopback(handler: Handler): Promise<LoopbackServer> {
  const server: Server = createServer(async (incoming, outgoing) => {
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers))
      if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
    const bare = incoming.method === 'GET' || incoming.method === 'HEAD'
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method,
      headers,
      ...(bare ? {} : { body: Readable.toWeb(incoming), duplex: 'half' }),
    } as RequestInit)
    const response = await handler(request)
    if (response.headers.has(lostAnswerHeader)) return void outgoing.destroy()
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  })
  const port = await listenOnLoopback(server)
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

let made: Promise<Buffer<ArrayBuffer>> | undefined
const film = () => (made ??= sampleVideo({ seconds: 1, bytes: 8_000 }))

/**
 * Call at the top of a test file: makes this a sandbox install at a loopback address, with its networks, two sample
 * pictures (`/sample/one.jpg`, `/sample/two.jpg`) and a video (`/sample/film.mp4`) served over real HTTP. `around`
 * may respond to a request instead.
 */
export function useSandboxServer(
  intercept: (request: Request) => Promise<Response | undefined> = async () => undefined,
): void {
  let server: LoopbackServer | undefined
  const before = { ...process.env }
  beforeAll(async () => {
    server = await serveOnLoopback(async (request) => {
      const { pathname } = new URL(request.url)
      if (/^\/sample\/\w+\.jpg$/.test(pathname)) return new Response(new Uint8Array(tinyJpeg))
      if (pathname === '/sample/film.mp4') return new Response(await film())
      return (await intercept(request)) ?? serveSandbox(request)
    })
    process.env.APP_URL = server.url
    process.env.TRIBUTARY_SANDBOX = '1'
    process.env.ENCRYPTION_KEY = `test:${Buffer.alloc(32, 7).toString('base64')}`
  })
  afterAll(async () => {
    await server?.close()
    for (const name of ['APP_URL', 'TRIBUTARY_SANDBOX', 'ENCRYPTION_KEY']) {
      if (before[name] === undefined) delete process.env[name]
      else process.env[name] = before[name]
    }
  })
}
