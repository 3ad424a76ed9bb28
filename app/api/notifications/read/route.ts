import { accountRoute } from '@/lib/api/account-route'
import { callerPersonForWrites, inboxOwner } from '@/lib/api/caller-person'
import { otherMethods } from '@/lib/api/other-methods'
import { markRead } from '@/lib/notifications/mark-read'
import { markReadAnswer, markReadInput } from '@/lib/notifications/schemas'

export const POST = accountRoute(
  {
    operationId: 'markNotificationsRead',
    summary: 'Mark notifications as read or unread, or take that back',
    body: markReadInput,
    answer: markReadAnswer,
  },
  async (caller, { body }) => {
    callerPersonForWrites(caller)
    return markRead(inboxOwner(caller), body)
  },
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
