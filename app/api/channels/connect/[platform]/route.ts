import { z } from 'zod'
import { requireCaller } from '@/lib/api/caller'
import { otherMethods } from '@/lib/api/other-methods'
import { declareRoute } from '@/lib/api/route'
import { activeProjectOf } from '@/lib/auth/authorization/active-project'
import { authorizeProject } from '@/lib/auth/authorization/authorize'
import { hasConsentPage } from '@/lib/channels/apps/oauth-apps'
import { connectCookie, newConnectNonce, readConnectCookie } from '@/lib/channels/connect/connect-cookie'
import { startConnection } from '@/lib/channels/connect/start-connection'
import type { ConnectionProblem } from '@/lib/channels/schemas'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

/** Redirects the browser to the platform's consent page, for the project in `?project=` or the active one. */
export const GET = declareRoute(
  {
    operationId: 'startChannelConnection',
    summary: 'Connect an account: redirects the browser to the network’s consent page',
    auth: 'session',
    query: z.object({
      project: z.uuid().optional(),
      channel: z.uuid().optional().describe('The channel to reconnect.'),
      server: z
        .string()
        .max(300)
        .optional()
        .describe('Of a network of many servers, the one of the account, or the account’s name.'),
      accounts: z
        .enum(['own', 'managed'])
        .optional()
        .describe(
          'Where people may act for other accounts, such as company pages: `managed` lets them choose.',
        ),
    }),
    status: 303,
    redirect: 'The network’s consent page, or a page that explains why there is none',
  },
  async (request, { platform = '' }) => {
    if (!hasConsentPage(platform)) throw new AppError('not-found')
    if (request.headers.get('sec-fetch-site') === 'cross-site') return problem('failed')
    const { searchParams } = new URL(request.url)
    const projectId = searchParams.get('project') ?? activeProjectOf(request.headers)
    const channel = searchParams.get('channel') ?? undefined
    const accounts = searchParams.get('accounts') === 'managed' ? ('managed' as const) : undefined
    const server = searchParams.get('server')?.slice(0, 300)
    if (!projectId)
      throw new AppError('project-required', {
        hint: 'Add ?project= with a project ID, or open the project in this browser first.',
      })
    const browserNonce = readConnectCookie(request) ?? newConnectNonce()
    try {
      const caller = await requireCaller(request)
      // Only a person can give consent; an API token has no browser to do it in.
      if (caller.by !== 'session')
        throw new AppError('forbidden', {
          detail:
            'You can’t connect an account with an API token. Someone has to sign in to the network and agree.',
          hint: 'Open the project’s Channels page in a browser and connect the account there.',
        })
      const ctx = await authorizeProject(caller, 'manage', projectId)
      const address = await startConnection(ctx, { platform, browserNonce, channel, server, accounts })
      return to(address, { 'Set-Cookie': connectCookie(browserNonce) })
    } catch (error) {
      if (!(error instanceof AppError) || request.headers.has('authorization')) throw error
      if (error.code === 'unauthenticated') return to(`${env().APP_URL}/sign-in`)
      if (error.code === 'forbidden') return problem('not-allowed')
      if (error.code === 'wrong-state') return problem('not-set-up')
      if (error.code === 'unavailable') return problem('unreachable')
      if (error.code === 'invalid') return problem('failed')
      throw error
    }
  },
)

const problem = (code: ConnectionProblem): Response => to(`${env().APP_URL}/connect-problem?problem=${code}`)

const to = (address: string, headers: Record<string, string> = {}): Response =>
  new Response(null, { status: 303, headers: { Location: address, ...headers } })

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')
