import { addDays, weekdayOf } from '@/lib/time-zones/days'
import { dayOf, instantOf, startOfDay } from '@/lib/time-zones/wall-time'

/**
 * A weekly posting time: 1 is Monday, 7 is Sunday; `HH:MM` as wall time; for one kind of content only, if it names
 * one.
 */
export type Slot = { weekday: number; time: string; contentType: string | null }

export type SlotDate = { slot: Slot; at: Date; day: string }

/**
 * Yields the dates of weekly slots in a time zone, in order, after `after` and up to and including `until`. Each
 * slot has exactly one date per week: a wall time that occurs twice yields the first, one that the clocks skip is
 * shifted by the gap. Pure. Serves spec/planning#2.
 */
export function* slotDates(
  slots: readonly Slot[],
  { after, until, timeZone }: { after: Date; until: Date; timeZone: string },
): Generator<SlotDate> {
  if (slots.length === 0) return
  const byWeekday = Map.groupBy(slots, ({ weekday }) => weekday)
  let waiting: SlotDate[] = []
  const inSpan = ({ at }: SlotDate) => at > after && at <= until
  // If the clocks skip a whole day, a slot of two days ago may still be to come.
  for (let day = addDays(dayOf(after, timeZone), -2); ; day = addDays(day, 1)) {
    const start = startOfDay(day, timeZone)
    // A shifted date may come after slots of the next day; but no date of this or a later day comes before this day
    // starts.
    const due = waiting.filter(({ at }) => at < start)
    waiting = waiting.filter(({ at }) => at >= start)
    yield* due.filter(inSpan)
    if (start > until) break
    for (const slot of byWeekday.get(weekdayOf(day)) ?? [])
      waiting.push({ slot, day, at: instantOf(`${day}T${slot.time}`, timeZone) })
    waiting.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.slot.time < b.slot.time ? -1 : 1))
  }
  yield* waiting.filter(inSpan)
}
