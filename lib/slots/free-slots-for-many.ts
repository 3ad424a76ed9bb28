import type { ProjectTx } from '@/db/project'
import { gapOf } from '@/lib/platforms/gap'
import { usualCap } from '@/lib/platforms/usual-cap'
import { normalizeContentType } from '@/lib/voice/editor/offered-content-types'
import { listPlanned } from './list-planned'
import { type ChannelSlots, maxAheadMs, readChannelSlots } from './next-free-slots'
import { slotDates } from './slot-dates'

const minute = 60_000
const day = 24 * 60 * minute

/** A post that wants a slot on each of several channels. */
export type SlotRequest = { id: string; channelIds: readonly string[]; contentType: string | null }

/** The slot for each channel; null if a channel has slots but none is free. Channels without slots are left out. */
export type AssignedSlots = ReadonlyMap<string, Date | null>

/**
 * Assigns posts the next free slots of their channels, in order, no slot twice and none before `after`.
 * `spreadDays` spreads them evenly: each takes the first free slot from its share of these days on. Respects each
 * channel's gap and daily cap, and slots reserved for a kind of content. Takes the open transaction; to actually
 * take the slots, call `lockChannels` in it first. Two statements, however many posts. Serves spec/planning#2 and
 * spec/planning#4.
 */
export async function freeSlotsForMany(
  tx: ProjectTx,
  requests: readonly SlotRequest[],
  how: { after: Date; spreadDays?: number | undefined },
): Promise<Map<string, AssignedSlots>> {
  const channelIds = [...new Set(requests.flatMap((request) => request.channelIds))]
  const until = new Date(how.after.getTime() + maxAheadMs)
  const channels = new Map((await readChannelSlots(tx, channelIds)).map((one) => [one.id, one]))
  const planned = await listPlanned(
    tx,
    { from: new Date(how.after.getTime() - day), until: new Date(until.getTime() + day) },
    { channelIds },
  )
  // A package that is being rescheduled does not block itself.
  const own = new Set(requests.map(({ id }) => id))
  const others = Map.groupBy(
    planned.filter(({ packageId }) => !own.has(packageId)),
    ({ channelId }) => channelId,
  )
  const taken = new Map(channelIds.map((id) => [id, (others.get(id) ?? []).map(({ at }) => at.getTime())]))
  const dates = new Map<string, Generator<{ at: Date }>>()
  const share = how.spreadDays === undefined ? 0 : (how.spreadDays * day) / Math.max(1, requests.length)
  return new Map(
    requests.map((request, index) => {
      const from = how.after.getTime() + index * share
      const assigned = new Map<string, Date | null>()
      for (const id of request.channelIds) {
        const channel = channels.get(id)
        const kind = request.contentType === null ? undefined : normalizeContentType(request.contentType)
        const usable = channel?.slots.filter(
          (slot) => slot.contentType === null || normalizeContentType(slot.contentType) === kind,
        )
        if (!channel || !usable?.length) continue
        const key = `${id} ${kind ?? ''}`
        const list =
          dates.get(key) ?? slotDates(usable, { after: how.after, until, timeZone: channel.timeZone })
        dates.set(key, list)
        const occupied = taken.get(id) ?? []
        const at = nextDate(list, (time) => time >= from && isFree(time, occupied, channel))
        if (at) occupied.push(at.getTime())
        assigned.set(id, at)
      }
      return [request.id, assigned]
    }),
  )
}

/** Whether a slot keeps the channel's gap to every other post and does not exceed its daily cap. */
function isFree(time: number, occupied: readonly number[], channel: ChannelSlots): boolean {
  const minGapMs = Math.max(1, gapOf(channel)) * minute
  if (occupied.some((other) => Math.abs(other - time) < minGapMs)) return false
  const cap = channel.dailyCap ?? usualCap[channel.platform]
  if (cap === undefined) return true
  const near = occupied.filter((other) => Math.abs(other - time) < day)
  if (near.length < cap) return true
  // Any 24-hour span that includes the new post begins with it or with a post within the 24 hours before it.
  return [time, ...near.filter((other) => other <= time)].every(
    (start) => near.filter((other) => other >= start && other < start + day).length < cap,
  )
}

/**
 * Returns the first suitable date. Skipped dates do not suit later posts either, since posts only take dates away,
 * so they are never looked at again.
 */
function nextDate(dates: Generator<{ at: Date }>, suits: (time: number) => boolean): Date | null {
  for (;;) {
    const { value, done } = dates.next()
    if (done) return null
    if (suits(value.at.getTime())) return value.at
  }
}
