import { notificationChoices, notificationSettings } from '@/db/schema'
import { inSystem } from '@/db/system'
import { readNotificationSettings } from './get-notification-settings'
import { chosenKinds } from './kinds'
import type { NotificationSettingsAnswer, NotificationSettingsInput } from './schemas'

/** Stores how a person is notified; omitted fields stay unchanged. Returns all settings. Serves spec/planning#5. */
export async function saveNotificationSettings(
  userId: string,
  input: NotificationSettingsInput,
): Promise<NotificationSettingsAnswer> {
  return inSystem(async (tx) => {
    const { choices = {}, email_mode, digest_hour, time_zone, quiet_from, quiet_until } = input
    const changes = {
      ...(email_mode === undefined ? {} : { emailMode: email_mode }),
      ...(digest_hour === undefined ? {} : { digestHour: digest_hour }),
      ...(time_zone === undefined ? {} : { timeZone: time_zone }),
      ...(quiet_from === undefined ? {} : { quietFrom: quiet_from }),
      ...(quiet_until === undefined ? {} : { quietUntil: quiet_until }),
    }
    // Without a change there must be no row, because a row means that its time zone was chosen.
    if (Object.keys(changes).length > 0)
      await tx
        .insert(notificationSettings)
        .values({ userId, ...changes })
        .onConflictDoUpdate({
          target: notificationSettings.userId,
          set: { ...changes, updatedAt: new Date() },
        })
    const rows = chosenKinds.flatMap((kind) => {
      const choice = choices[kind]
      return choice ? [{ userId, kind, ...choice }] : []
    })
    for (const row of rows)
      await tx
        .insert(notificationChoices)
        .values(row)
        .onConflictDoUpdate({
          target: [notificationChoices.userId, notificationChoices.kind],
          set: { inbox: row.inbox, email: row.email },
        })
    return readNotificationSettings(tx, userId)
  })
}
