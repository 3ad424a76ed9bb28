import { asc, eq, inArray } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { channelSlots, projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import type { SlotsAnswer } from './schemas'
import { slotDates } from './slot-dates'

const shownDates = 3

const week = 7 * 86_400_000

/**
 * Returns the posting times of these channels in wire format, in the given order, with each channel's next three
 * dates. Channels that do not exist have no times.
 */
export async function readSlotsAnswers(
  tx: ProjectTx,
  ctx: ProjectContext,
  channelIds: readonly string[],
): Promise<SlotsAnswer[]> {
  const [project] = await tx
    .select({ timeZone: projects.timeZone })
    .from(projects)
    .where(eq(projects.id, ctx.projectId))
  const timeZone = project?.timeZone ?? 'UTC'
  const rows = await tx
    .select()
    .from(channelSlots)
    .where(inArray(channelSlots.channelId, [...channelIds]))
    .orderBy(asc(channelSlots.weekday), asc(channelSlots.time))
  const byChannel = Map.groupBy(rows, ({ channelId }) => channelId)
  const after = new Date()
  // Even a single slot has three dates within three weeks plus a day that the clocks may skip.
  const until = new Date(after.getTime() + (shownDates + 1) * week)
  return channelIds.map((id) => {
    const slots = byChannel.get(id) ?? []
    return {
      channel_id: id,
      time_zone: timeZone,
      slots: slots.map((slot) => ({
        id: slot.id,
        weekday: slot.weekday,
        time: slot.time,
        content_type: slot.contentType,
      })),
      next: [...slotDates(slots, { after, until, timeZone })]
        .slice(0, shownDates)
        .map(({ at }) => at.toISOString()),
    }
  })
}
