import { asc, eq, inArray } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { channelSlots, channels, projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import type { SlotsAnswer } from './schemas'
import { slotDates } from './slot-dates'

const shownDates = 3
const week = 7 * 86_400_000

/** Returns one channel's posting times. Throws `not-found`. Serves spec/planning#2. */
export function getSlots(ctx: ProjectContext, input: { id: string }): Promise<SlotsAnswer> {
  requireId(input.id)
  return inProject(ctx, (tx) => readSlotsOf(tx, ctx, input.id))
}

/** Like `getSlots`, within a transaction. */
export async function readSlotsOf(tx: ProjectTx, ctx: ProjectContext, id: string): Promise<SlotsAnswer> {
  const [channel] = await tx.select({ id: channels.id }).from(channels).where(eq(channels.id, id))
  if (!channel) throw new AppError('not-found')
  const [answer] = await readAnswers(tx, ctx, [id])
  if (!answer) throw new AppError('not-found')
  return answer
}

/** Returns the posting times of several channels, by channel id. */
export async function listSlots(
  ctx: ProjectContext,
  channelIds: readonly string[],
): Promise<Map<string, SlotsAnswer>> {
  if (channelIds.length === 0) return new Map()
  const answers = await inProject(ctx, (tx) => readAnswers(tx, ctx, channelIds))
  return new Map(answers.map((answer) => [answer.channel_id, answer]))
}

async function readAnswers(
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
