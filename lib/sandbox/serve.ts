import type { SandboxNetwork } from '@/db/allowed-values'
import { isSandboxNetwork, sandboxServes } from '@/lib/platforms/sandbox-networks'
import { instagramApi, instagramRateLimited } from './apis/instagram'
import { linkedinApi, linkedinRateLimited } from './apis/linkedin'
import { xApi, xRateLimited } from './apis/x'
import { youtubeApi, youtubeRateLimited } from './apis/youtube'
import { bearerOf, fieldsOf, readBytes, reply, type SandboxApi } from './call'
import { takeSandboxFault } from './faults'

const apis: Record<SandboxNetwork, { answer: SandboxApi; rateLimited: () => Response }> = {
  x: { answer: xApi, rateLimited: xRateLimited },
  linkedin: { answer: linkedinApi, rateLimited: linkedinRateLimited },
  instagram: { answer: instagramApi, rateLimited: instagramRateLimited },
  youtube: { answer: youtubeApi, rateLimited: youtubeRateLimited },
}

/** Answers with this header lose their connection instead, where the server can do that; only tests ask for it. */
export const lostAnswerHeader = 'x-sandbox-lost'

const nothing = () => reply(404, { error: 'not_found' })

/**
 * Answers one call to a simulated network's API, `/sandbox/api/{network}/…`, in the real network's protocol; 404 when the
 * sandbox is off. A plain function of a request, so that a test serves it without the web app. Serves spec/decisions#8.
 */
export async function serveSandbox(request: Request): Promise<Response> {
  const url = new URL(request.url)
  const [, network = '', rest = ''] = /^\/sandbox\/api\/([a-z]+)(\/.*)$/.exec(url.pathname) ?? []
  if (!isSandboxNetwork(network) || !sandboxServes(network)) return nothing()
  const bytes = await readBytes(request)
  if (!bytes) return reply(413, { error: 'too_large' })
  const call = {
    method: request.method,
    path: rest,
    query: url.searchParams,
    headers: request.headers,
    bytes,
  }
  const bearer = await bearerOf(network, request.headers, fieldsOf(call).get('access_token'))
  const { answer, rateLimited } = apis[network]
  const fault = bearer && (await takeSandboxFault(bearer.account, `${request.method} ${rest}`))
  if (fault === 'rate-limited') return rateLimited()
  if (fault === 'server-error') return reply(500, { error: 'internal' })
  const response =
    (await answer({ ...call, bearer: fault === 'unauthorized' ? undefined : bearer })) ?? nothing()
  if (fault === 'server-error-after') return reply(500, { error: 'internal' })
  if (fault === 'lost-after') return new Response(null, { status: 502, headers: { [lostAnswerHeader]: '1' } })
  return response
}
