import { inArray, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { channels } from '@/db/schema'
import { gapOf } from '@/lib/platforms/gap'
import type { Platform } from '@/lib/platforms/schemas'
import { normalizeContentType } from '@/lib/voice/editor/offered-content-types'
import { listPlanned } from './list-planned'
import { type Slot, slotDates } from './slot-dates'

const minute = 60_000
/** Nothing is planned further ahead than this. */
export const maxAheadMs = 365 * 24 * 60 * minute

/**
 * Locks channels until the transaction ends, so that if two people plan at once, the second sees what the first has
 * taken. Call it after locking packages and before locking publications: all code keeps this order.
 */
export async function lockChannels(tx: ProjectTx, channelIds: readonly string[]): Promise<void> {
  if (channelIds.length === 0) return
  await tx
    .select({ id: channels.id })
    .from(channels)
    .where(inArray(channels.id, [...channelIds]))
    .orderBy(channels.id)
    .for('no key update')
}

/**
 * A channel's free slots, soonest first. `hasSlots` is false if it has no slots at all, or none for the kind of
 * content.
 */
export type FreeSlots = { hasSlots: boolean; times: Date[] }

/**
 * Returns the next `count` slots of each channel after a timestamp that are not occupied by a planned or published
 * post, at most a year ahead. A slot that names a kind of content only takes posts of that kind. A post occupies
 * all slots closer than the channel's gap, and its own minute if there is no gap. `except` is the package being
 * rescheduled. Takes the open transaction; to actually take the slots, call `lockChannels` in it first. Two
 * statements, however many channels and posts. Serves spec/planning#2.
 */
export async function nextFreeSlots(
  tx: ProjectTx,
  channelIds: readonly string[],
  how: { after?: Date; contentType?: string | null; count?: number; except?: string } = {},
): Promise<Map<string, FreeSlots>> {
  const { after = new Date(), contentType = null, count = 1, except } = how
  const until = new Date(after.getTime() + maxAheadMs)
  const kind = contentType === null ? undefined : normalizeContentType(contentType)
  const found = await readChannelSlots(tx, channelIds)
  const usable = found.map((channel) => ({
    ...channel,
    slots: channel.slots.filter(
      (slot) => slot.contentType === null || normalizeContentType(slot.contentType) === kind,
    ),
    minGapMs: Math.max(1, gapOf(channel)) * minute,
  }))
  const maxGapMs = Math.max(0, ...usable.map(({ minGapMs }) => minGapMs))
  const planned = usable.some(({ slots }) => slots.length > 0)
    ? await listPlanned(
        tx,
        { from: new Date(after.getTime() - maxGapMs), until: new Date(until.getTime() + maxGapMs) },
        { channelIds, ...(except === undefined ? {} : { except }) },
      )
    : []
  const taken = Map.groupBy(planned, ({ channelId }) => channelId)
  return new Map(
    usable.map(({ id, slots, timeZone, minGapMs }) => {
      const occupied = (taken.get(id) ?? []).map(({ at }) => at.getTime())
      const times: Date[] = []
      for (const { at } of slotDates(slots, { after, until, timeZone })) {
        if (times.length >= count) break
        if (occupied.some((other) => Math.abs(other - at.getTime()) < minGapMs)) continue
        times.push(at)
        occupied.push(at.getTime())
      }
      return [id, { hasSlots: slots.length > 0, times }]
    }),
  )
}

export type ChannelSlots = {
  id: string
  platform: Platform
  minGapMinutes: number | null
  dailyCap: number | null
  timeZone: string
  slots: Slot[]
}

/** Reads the posting times of several channels, with what else decides when they may send. */
export async function readChannelSlots(
  tx: ProjectTx,
  channelIds: readonly string[],
): Promise<ChannelSlots[]> {
  const rows = await tx.execute<ChannelSlots>(sql`
    select channels.id, channels.platform, channels.min_gap_minutes as "minGapMinutes", channels.daily_cap as "dailyCap", projects.time_zone as "timeZone",
      coalesce((
        select json_agg(json_build_object('weekday', s.weekday, 'time', s.time, 'contentType', s.content_type))
        from channel_slots s where s.channel_id = channels.id), '[]') as slots
    from channels join projects on projects.id = channels.project_id
    where channels.id = any(${sql.param([...channelIds])}::uuid[])`)
  return [...rows]
}
