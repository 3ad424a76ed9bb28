import { request as ask } from 'node:http'
import { lost } from '@/testing/publishing/interference'

/** Headers that apply to a single connection, or are computed again. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

/**
 * Forwards a request that was sent to another address to this server, and returns its response. A connection that
 * breaks there also breaks here.
 */
export async function forwardTo(server: string, request: Request): Promise<Response> {
  const target = new URL(server)
  const { pathname, search } = new URL(request.url)
  const body = Buffer.from(await request.arrayBuffer())
  const headers = Object.fromEntries([...request.headers].filter(([name]) => !ofConnection.includes(name)))
  return new Promise((done) => {
    const passed = ask(
      {
        hostname: target.hostname,
        port: target.port,
        path: `${pathname}${search}`,
        method: request.method,
        headers: body.length > 0 ? { ...headers, 'content-length': String(body.length) } : headers,
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', () => done(lost()))
        answer.once('end', () => {
          const { statusCode: status = 502 } = answer
          const responseHeaders = new Headers()
          for (const [name, value] of Object.entries(answer.headers))
            if (value !== undefined && !ofConnection.includes(name)) responseHeaders.set(name, String(value))
          const bare = status === 204 || status === 304
          done(
            new Response(bare ? null : new Uint8Array(Buffer.concat(chunks)), {
              status,
              headers: responseHeaders,
            }),
          )
        })
      },
    )
    passed.once('error', () => done(lost()))
    passed.end(body)
  })
}
