import { otherMethods } from '@/lib/api/other-methods'
import { publicRoute } from '@/lib/api/public-route'
import { env } from '@/lib/env'
import { readUnsubscribeToken, unsubscribe } from '@/lib/notification-delivery/unsubscribe'

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? ''

export const GET = publicRoute(
  {
    operationId: 'openUnsubscribePage',
    summary: 'Go to the page that ends emails; opening a link changes nothing',
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
    cors: false,
  },
  async ({ request }) => {
    await unsubscribe(tokenOf(request))
    return new Response('Unsubscribed.\n', { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  },
)

export const { DELETE, PATCH, PUT } = otherMethods('GET', 'POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
