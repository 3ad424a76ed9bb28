import { expect, test } from 'vitest'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { findEmailTimeZone } from './find-email-time-zone'
import { getNotificationSettings } from './get-notification-settings'
import { saveNotificationSettings } from './save-notification-settings'

useTestDatabase()

test('choosing what one is notified about chooses no time zone for email', async () => {
  const { userId } = await createTestProject()
  await saveNotificationSettings(userId, { choices: { failed: { inbox: true, email: false } } })
  expect((await getNotificationSettings(userId)).choices.failed).toEqual({ inbox: true, email: false })
  expect(await findEmailTimeZone(userId)).toBeUndefined()
  await saveNotificationSettings(userId, { time_zone: 'Europe/Berlin' })
  expect(await findEmailTimeZone(userId)).toBe('Europe/Berlin')
})
