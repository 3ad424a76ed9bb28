import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { declareRoute } from '@/lib/api/route'
import { findPerson } from '@/lib/auth/signed-in/session'
import { hasConsentPage } from '@/lib/channels/apps/oauth-apps'
import { readConnectCookie } from '@/lib/channels/connect/connect-cookie'
import { finishConnection } from '@/lib/channels/connect/finish-connection'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

/** Query parameters that a platform adds to the redirect; it may send others too. */
const consentAnswer = z.object({
  state: z.string().optional(),
  code: z.string().optional(),
  error: z.string().optional(),
  iss: z.string().optional(),
})

/** Where the platform redirects the browser; ends on the project's channels page with the result. */
export const GET = declareRoute(
  {
    operationId: 'finishChannelConnection',
    summary: 'Finish connecting an account: where the network’s consent page leads back to',
    auth: 'session',
    query: consentAnswer,
    status: 303,
    redirect: 'The project’s channels page, with the result',
  },
  async (request, { platform = '' }) => {
    if (!hasConsentPage(platform)) throw new AppError('not-found')
    const elsewhere = ownAddressOf(request)
    if (elsewhere) return to(elsewhere)
    const person = await findPerson()
    if (!person) return to('/sign-in')
    const query = new URL(request.url).searchParams
    const outcome = await finishConnection({
      platform,
      person: { id: person.id, name: person.name },
      state: query.get('state'),
      code: query.get('code'),
      error: query.get('error'),
      issuer: query.get('iss'),
      browserNonce: readConnectCookie(request),
    })
    // Only ever redirects to our own pages: the path comes from the stored state, never from the URL.
    const at = outcome.place && `/${outcome.place.org}/${outcome.place.project}/channels`
    if ('choose' in outcome) return to(`${at}/choose?connection=${outcome.choose}`)
    const shown = new URLSearchParams(
      'problem' in outcome
        ? {
            problem: outcome.problem,
            ...('connection' in outcome ? { connection: outcome.connection } : {}),
          }
        : {
            connected: [outcome.channelId, ...outcome.also].join(','),
            ...(outcome.again ? { again: '1' } : {}),
          },
    )
    return to(at ? `${at}?${shown}` : `/connect-problem?${shown}`)
  },
)

/**
 * Some networks redirect only to 127.0.0.1 for a local install, where the browser has no session if the person uses
 * the install as localhost. Returns the same path to open at our own address.
 */
function ownAddressOf(request: Request): string | undefined {
  const own = new URL(env().APP_URL)
  const { pathname, search } = new URL(request.url)
  const isElsewhere = request.headers.get('host') === `127.0.0.1:${own.port}` && own.hostname === 'localhost'
  return isElsewhere ? `${pathname}${search}` : undefined
}

const to = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: `${env().APP_URL}${path}` } })

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')
