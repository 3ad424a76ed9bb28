import { gapOf } from '@/lib/platforms/gap'
import type { Platform } from '@/lib/platforms/schemas'
import { weekdayOf } from '@/lib/time-zones/days'
import { instantOf, wallTimeOf } from '@/lib/time-zones/wall-time'
import type { PlannedEntry } from './get-calendar'

/** A weekly posting time of a channel. */
export type CalendarSlot = {
  channelId: string
  channel: string
  platform: Platform
  minGapMinutes: number | null
  /** 1 is Monday. */
  weekday: number
  /** `HH:MM` in the project's time zone. */
  time: string
  /** If set, the slot is only for posts of this kind. */
  kind: string | null
}

/** A posting time on a certain day that no post occupies. */
export type EmptySlot = Omit<CalendarSlot, 'weekday' | 'minGapMinutes'> & { day: string }

const minute = 60_000

/**
 * Returns the upcoming posting times on the given days that no post of their channel occupies. A post occupies
 * every posting time that is less than the channel's gap away. A wall time that a clock change skips is moved
 * forward by the length of the gap. Pure. Serves spec/planning#3.
 */
export function emptySlots(
  days: readonly string[],
  slots: readonly CalendarSlot[],
  entries: readonly PlannedEntry[],
  { timeZone, now }: { timeZone: string; now: Date },
): EmptySlot[] {
  const byWeekday = Map.groupBy(slots, ({ weekday }) => weekday)
  const times = new Map<string, number[]>()
  for (const { state, channels, at } of entries)
    if (state !== 'failed')
      for (const { id } of channels) times.set(id, [...(times.get(id) ?? []), at.getTime()])
  return days.flatMap((day) =>
    (byWeekday.get(weekdayOf(day)) ?? []).flatMap(({ weekday: _, minGapMinutes, ...slot }) => {
      const at = instantOf(`${day}T${slot.time}`, timeZone)
      const minGapMs = Math.max(1, gapOf({ platform: slot.platform, minGapMinutes })) * minute
      const taken = times.get(slot.channelId)?.some((other) => Math.abs(other - at.getTime()) < minGapMs)
      if (at <= now || taken) return []
      const wall = wallTimeOf(at, timeZone)
      return [{ ...slot, day: wall.slice(0, 10), time: wall.slice(11) }]
    }),
  )
}
