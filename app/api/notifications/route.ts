import { z } from 'zod'
import { accountRoute } from '@/lib/api/account-route'
import { inboxOwner } from '@/lib/api/caller-person'
import { otherMethods } from '@/lib/api/other-methods'
import { pageOf, pageQuery, readIdCursor } from '@/lib/api/paging'
import { listInbox } from '@/lib/notifications/list-inbox'
import { inboxEntry } from '@/lib/notifications/schemas'

export const GET = accountRoute(
  {
    operationId: 'listNotifications',
    summary: 'List your notifications, newest first',
    query: pageQuery.extend({ unread: z.enum(['true', 'false']).optional() }),
    answer: z.object({ data: z.array(inboxEntry), next_cursor: z.string().nullable() }),
  },
  async (caller, { query }) => {
    const rows = await listInbox(inboxOwner(caller), {
      unread: query.unread === 'true',
      before: readIdCursor(query.cursor),
      limit: query.limit,
    })
    return pageOf(
      rows,
      query.limit,
      ({ id }) => id,
      (entry) => entry,
    )
  },
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
