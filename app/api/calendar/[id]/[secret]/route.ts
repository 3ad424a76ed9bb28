import { otherMethodsWithoutCors } from '@/lib/api/other-methods'
import { publicRoute } from '@/lib/api/public-route'
import { clientAddress } from '@/lib/auth/client-address'
import { authenticateCalendarFeed } from '@/lib/auth/tokens/authenticate-calendar-feed'
import { readFeed } from '@/lib/calendar/read-feed'
import { AppError } from '@/lib/errors'
import { enforceRateLimit } from '@/lib/rate-limit'

/** Calendar programs poll every few minutes, and several people may share a URL. */
const readsPerMinute = 30
/** Failed attempts per minute from one IP address, where the platform reports the address reliably. */
const refusedPerMinute = 20

export const GET = publicRoute(
  {
    operationId: 'readCalendarFeed',
    summary: 'The plan of a project for calendar programs, by a secret URL. Create it on the calendar page',
    download: 'text/calendar',
    cors: false,
  },
  async ({ request, params }) => {
    const admitted = await authenticateCalendarFeed(params.id ?? '', params.secret ?? '')
    if (!admitted) {
      const address = clientAddress(request.headers)
      if (address !== undefined) await enforceRateLimit(`calendar-refused:${address}`, refusedPerMinute, 60)
      throw new AppError('not-found', {
        detail: 'This calendar doesn’t exist, or its URL was revoked.',
        hint: 'Create a new URL on the calendar page.',
      })
    }
    const { ctx, feedId } = admitted
    await enforceRateLimit(`calendar:${feedId}`, readsPerMinute, 60)
    return new Response(await readFeed(ctx, { feedId }), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="calendar.ics"',
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex, nofollow',
        'Referrer-Policy': 'no-referrer',
      },
    })
  },
)

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethodsWithoutCors('GET')
