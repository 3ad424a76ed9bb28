import { eq } from 'drizzle-orm'
import { notificationSettings } from '@/db/schema'
import { inSystem } from '@/db/system'

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
