import { accountRoute } from '@/lib/api/account-route'
import { callerPerson, callerPersonForWrites } from '@/lib/api/caller-person'
import { otherMethods } from '@/lib/api/other-methods'
import { getNotificationSettings } from '@/lib/notifications/get-notification-settings'
import { saveNotificationSettings } from '@/lib/notifications/save-notification-settings'
import { notificationSettingsAnswer, notificationSettingsInput } from '@/lib/notifications/schemas'

export const GET = accountRoute(
  {
    operationId: 'getNotificationSettings',
    summary: 'Get where you are notified of what',
    answer: notificationSettingsAnswer,
  },
  async (caller) => getNotificationSettings(callerPerson(caller)),
)

export const PUT = accountRoute(
  {
    operationId: 'setNotificationSettings',
    summary: 'Set where you are notified of what',
    body: notificationSettingsInput,
    answer: notificationSettingsAnswer,
  },
  async (caller, { body }) => saveNotificationSettings(callerPersonForWrites(caller), body),
)

export const { DELETE, PATCH, POST } = otherMethods('GET', 'PUT')

export { preflight as OPTIONS } from '@/lib/api/preflight'
