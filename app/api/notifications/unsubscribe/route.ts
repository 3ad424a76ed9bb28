import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { publicRoute } from '@/lib/api/public-route'
import { env } from '@/lib/env'
import { readUnsubscribeToken, unsubscribe } from '@/lib/notification-delivery/unsubscribe'

const query = z.object({ token: z.string().max(2000).describe('From the link in the email.') })
const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

export const GET = publicRoute(
  {
    operationId: 'openUnsubscribePage',
    summary: 'Go to the page that ends emails; opening a link changes nothing',
    query,
    status: 303,
    redirect: 'The page that asks for confirmation',
    cors: false,
  },
  async ({ request }) => {
    const token = tokenOf(request)
    readUnsubscribeToken(token)
    return Response.redirect(`${env().APP_URL}/unsubscribe?token=${encodeURIComponent(token)}`, 303)
  },
)

export const POST = publicRoute(
  {
    operationId: 'unsubscribeFromEmail',
    summary: 'End the emails of a link in one click, as mail programs do (RFC 8058)',
    query,
    download: 'text/plain',
    cors: false,
  },
  async ({ request }) => {
    await unsubscribe(tokenOf(request))
    return new Response('Unsubscribed.\n', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  },
)

export const { DELETE, PATCH, PUT } = otherMethods('GET', 'POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
