import { eq } from 'drizzle-orm'
import { notificationChoices, notificationSettings } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { chosenKinds, kindFacts } from './kinds'
import type { NotificationSettingsAnswer } from './schemas'

/** Returns how a person is notified, with the default for each kind where they have made no choice. */
export const getNotificationSettings = (userId: string): Promise<NotificationSettingsAnswer> =>
  inSystem((tx) => readNotificationSettings(tx, userId))

/** Like `getNotificationSettings`, within a transaction. */
export async function readNotificationSettings(
  tx: SystemTx,
  userId: string,
): Promise<NotificationSettingsAnswer> {
  const [settings] = await tx
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  const choices = await tx.select().from(notificationChoices).where(eq(notificationChoices.userId, userId))
  return {
    email_mode: settings?.emailMode ?? 'immediate',
    digest_hour: settings?.digestHour ?? 8,
    time_zone: settings?.timeZone ?? 'UTC',
    quiet_from: settings?.quietFrom ?? null,
    quiet_until: settings?.quietUntil ?? null,
    choices: Object.fromEntries(
      chosenKinds.map((kind) => {
        const { inbox, email } = choices.find((one) => one.kind === kind) ?? kindFacts[kind].usual
        return [kind, { inbox, email }]
      }),
    ),
  }
}
