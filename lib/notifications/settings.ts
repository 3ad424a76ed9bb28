import { eq } from 'drizzle-orm'
import { notificationChoices, notificationSettings } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { chosenKinds, kindFacts } from './kinds'
import type { NotificationSettingsAnswer, NotificationSettingsInput } from './schemas'

/** Returns how a person is notified, with the default for each kind where they have made no choice. */
export const getNotificationSettings = (userId: string): Promise<NotificationSettingsAnswer> =>
  inSystem((tx) => read(tx, userId))

/** Returns the time zone that a person chose for their email; undefined as long as they have chosen none. */
export async function findEmailTimeZone(userId: string): Promise<string | undefined> {
  const [settings] = await inSystem((tx) =>
    tx
      .select({ timeZone: notificationSettings.timeZone })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId)),
  )
  return settings?.timeZone
}

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
    return read(tx, userId)
  })
}

async function read(tx: SystemTx, userId: string): Promise<NotificationSettingsAnswer> {
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
