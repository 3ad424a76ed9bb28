import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { channelSlots, channels } from '@/db/schema'
import type { CalendarSlot } from './empty-slots'

/** Maximum number of posting times read for a calendar. */
const maxSlots = 1_000

/** Returns the weekly posting times of the project's active channels. Takes the open transaction. */
export const readCalendarSlots = (tx: ProjectTx): Promise<CalendarSlot[]> =>
  tx
    .select({
      channelId: channelSlots.channelId,
      channel: channels.displayName,
      platform: channels.platform,
      minGapMinutes: channels.minGapMinutes,
      weekday: channelSlots.weekday,
      time: channelSlots.time,
      kind: channelSlots.contentType,
    })
    .from(channelSlots)
    .innerJoin(channels, eq(channels.id, channelSlots.channelId))
    .where(eq(channels.status, 'active'))
    .orderBy(channelSlots.weekday, channelSlots.time, channelSlots.channelId)
    .limit(maxSlots)
