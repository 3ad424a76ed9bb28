import { z } from 'zod'
import { accountRoute } from '@/lib/api/account-route'
import { inboxOwner } from '@/lib/api/caller-person'
import { otherMethods } from '@/lib/api/other-methods'
import { countUnread } from '@/lib/notifications/count-unread'

export const GET = accountRoute(
  {
    operationId: 'countUnreadNotifications',
    summary: 'Count your unread notifications, up to 100',
    answer: z.object({ unread: z.int() }),
  },
  async (caller) => ({ unread: await countUnread(inboxOwner(caller)) }),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
