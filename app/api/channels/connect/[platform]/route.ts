import { z } from 'zod'
import { projectRoute } from '@/lib/api/project-route'
import { connectCookie, newConnectNonce, readConnectCookie } from '@/lib/channels/connect-cookie'
import { oauthPlatforms } from '@/lib/channels/oauth-apps'
import { startConnection } from '@/lib/channels/start-connection'
import { AppError } from '@/lib/errors'

/** Leads the browser to the platform's consent page, for the project of `?project=` or the active one. */
export const GET = projectRoute(
  {
    summary: 'Connect an account: leads the browser to the consent page',
    permission: 'manage',
    project: 'query-or-header',
    params: z.object({ platform: z.enum(oauthPlatforms) }),
  },
  async (ctx, { params, request }) => {
    if (ctx.actor.kind !== 'person' || request.headers.get('sec-fetch-site') === 'cross-site')
      throw new AppError('cross-site', {
        detail: 'Accounts are connected from the channels page.',
        hint: 'Open the channels page and press Connect.',
      })
    const browserNonce = readConnectCookie(request) ?? newConnectNonce()
    const address = await startConnection(ctx, { platform: params.platform, browserNonce })
    return new Response(null, {
      status: 303,
      headers: { Location: address, 'Set-Cookie': connectCookie(browserNonce) },
    })
  },
)
