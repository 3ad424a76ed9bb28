import { parseFields, readBytes, reply } from '@/lib/networks/stub'
import { isSandboxActive, isSandboxNetwork } from '@/lib/platforms/sandbox-networks'
import { takeSandboxFault } from './faults'
import { stubOf } from './stub-of'
import { stubWorld } from './stub-world'

const maxUploadBytes = 16 * 1024 * 1024

/** For a response with this header, a server that can do so drops the connection instead; only tests request it. */
export const lostAnswerHeader = 'x-sandbox-lost'

async function* nobody(): AsyncGenerator<Uint8Array> {}

const nothing = () => reply(404, { error: 'not_found' })

/**
 * Handles one call to a simulated network's API, `/sandbox/api/{network}/…`, in the real network's protocol; 404 if
 * the sandbox is off. A plain function of a request, so that tests can serve it without the web app. Serves
 * spec/decisions#8.
 */
export async function serveSandbox(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const [, network = '', rest = ''] = /^\/sandbox\/api\/([a-z][a-z0-9-]*)(\/.*)$/.exec(url.pathname) ?? []
  if (!isSandboxNetwork(network) || !isSandboxActive(network)) return nothing()
  const { answer, rateLimited, streams } = stubOf(network)
  const body: AsyncIterable<Uint8Array> = request.body ?? nobody()
  const streamed = streams?.(request.method, rest) ?? false
  const bytes = streamed ? new Uint8Array() : await readBytes(body, maxUploadBytes)
  if (!bytes) return reply(413, { error: 'too_large' })
  const call = {
    method: request.method,
    path: rest,
    query: url.searchParams,
    headers: request.headers,
    bytes,
    body,
    world: stubWorld(network),
  }
  // `Authorization: Bearer` or `OAuth`, or the field `access_token`.
  const header = /^(?:Bearer|OAuth) (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const token = header ?? parseFields(call).get('access_token')
  const bearer = token ? await call.world.findBearer(token) : undefined
  const fault = bearer && (await takeSandboxFault(bearer.account, `${request.method} ${rest}`))
  if (fault === 'rate-limited') return rateLimited()
  if (fault === 'server-error') return reply(500, { error: 'internal' })
  const response =
    (await answer({ ...call, bearer: fault === 'unauthorized' ? undefined : bearer })) ?? nothing()
  if (fault === 'server-error-after') return reply(500, { error: 'internal' })
  if (fault === 'lost-after') return new Response(null, { status: 502, headers: { [lostAnswerHeader]: '1' } })
  return response
}
