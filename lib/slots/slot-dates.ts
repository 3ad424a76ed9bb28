import { addDays, weekdayOf } from '@/lib/time-zones/days'
import { dayOf, instantOf, startOfDay } from '@/lib/time-zones/wall-time'

/** A weekly posting time: 1 is Monday, 7 is Sunday; `HH:MM` in wall time; only for one kind of content where it names one. */
export type Slot = { weekday: number; time: string; contentType: string | null }

export type SlotDate = { slot: Slot; at: Date; day: string }

/**
 * The moments of weekly slots in a time zone, in order, later than `after` and not later than `until`. Each slot has exactly one in each
 * week: at a wall time that occurs twice the first, at one that clocks skip the same time moved on by the gap. Pure. Serves spec/planning#2.
 */
export function* slotDates(
  slots: readonly Slot[],
  { after, until, timeZone }: { after: Date; until: Date; timeZone: string },
): Generator<SlotDate> {
  if (slots.length === 0) return
  const byWeekday = Map.groupBy(slots, ({ weekday }) => weekday)
  let waiting: SlotDate[] = []
  const inSpan = ({ at }: SlotDate) => at > after && at <= until
  // Where clocks skip a whole day, a slot of two days ago may be still to come.
  for (let day = addDays(dayOf(after, timeZone), -2); ; day = addDays(day, 1)) {
    const start = startOfDay(day, timeZone)
    // What was moved on may come behind slots of the next day; nothing of this day and later ones comes before it starts.
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
