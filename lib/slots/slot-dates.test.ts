import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, startOfWeek, weekdayOf } from '@/lib/time-zones/days'
import { dayOf, instantOf, wallTimeOf } from '@/lib/time-zones/wall-time'
import { timeZoneNames } from '@/lib/time-zones/zones'
import { type Slot, slotDates } from './slot-dates'

const week = 7 * 86_400_000
const two = (value: number) => String(value).padStart(2, '0')

const slots = fc.uniqueArray(
  fc.record({
    weekday: fc.integer({ min: 1, max: 7 }),
    // Often at night, when the clocks change.
    time: fc
      .tuple(
        fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 23 })),
        fc.constantFrom(0, 15, 30, 59),
      )
      .map(([hour, minutes]) => `${two(hour)}:${two(minutes)}`),
    contentType: fc.constant(null),
  }),
  { minLength: 1, maxLength: 6, selector: ({ weekday, time }) => `${weekday} ${time}` },
)
const zones = fc.constantFrom(...timeZoneNames().map(({ name }) => name))

test('each slot has exactly one date per week in any year and time zone, in order and on its weekday', () => {
  fc.assert(
    fc.property(slots, zones, fc.integer({ min: 1985, max: 2036 }), (own, timeZone, year) => {
      const first = startOfWeek(`${year}-01-08`)
      const weeks = 52
      const [after, until] = [
        new Date(instantOf(`${first}T00:00`, timeZone).getTime() - 1),
        new Date(Date.parse(first) + weeks * week + week),
      ]
      const dates = [...slotDates(own, { after, until, timeZone })]
      expect(dates.map(({ at }) => at.getTime())).toEqual(
        dates.map(({ at }) => at.getTime()).toSorted((a, b) => a - b),
      )
      const counted = new Map<string, number>()
      for (const { slot, day, at } of dates) {
        const key = `${slot.weekday} ${slot.time} ${startOfWeek(day)}`
        counted.set(key, (counted.get(key) ?? 0) + 1)
        expect(weekdayOf(day)).toBe(slot.weekday)
        // Never earlier than its wall time, and later only if the clocks skip that time.
        const shown = wallTimeOf(at, timeZone)
        expect(shown >= `${day}T${slot.time}`).toBe(true)
        expect(at).toEqual(instantOf(`${day}T${slot.time}`, timeZone))
      }
      for (let at = 0; at < weeks; at++)
        for (const { weekday, time } of own)
          expect(counted.get(`${weekday} ${time} ${addDays(first, at * 7)}`)).toBe(1)
      expect([...counted.values()].every((count) => count === 1)).toBe(true)
    }),
    { numRuns: 40 },
  )
})

const datesOf = (own: Slot[], from: string, timeZone: string, count: number) =>
  [...slotDates(own, { after: new Date(from), until: new Date(Date.parse(from) + 4 * week), timeZone })]
    .slice(0, count)
    .map(({ at }) => at.toISOString())

test('a slot gets exactly one date on each night that the clocks change', () => {
  const sunday = [{ weekday: 7, time: '02:30', contentType: null }]
  expect(datesOf(sunday, '2026-03-21T12:00:00Z', 'Europe/Berlin', 3)).toEqual([
    '2026-03-22T01:30:00.000Z',
    // 02:30 does not exist, so 03:30.
    '2026-03-29T01:30:00.000Z',
    '2026-04-05T00:30:00.000Z',
  ])
  expect(datesOf(sunday, '2026-10-18T12:00:00Z', 'Europe/Berlin', 2)).toEqual([
    // 02:30 occurs twice; the first one counts.
    '2026-10-25T00:30:00.000Z',
    '2026-11-01T01:30:00.000Z',
  ])
})

test('a day that a time zone skips moves its slots to the next day, in order of time', () => {
  const own = [
    { weekday: 5, time: '12:00', contentType: null },
    { weekday: 6, time: '09:00', contentType: null },
  ]
  expect(datesOf(own, '2011-12-29T22:00:00Z', 'Pacific/Apia', 3)).toEqual([
    '2011-12-30T19:00:00.000Z',
    '2011-12-30T22:00:00.000Z',
    '2012-01-05T22:00:00.000Z',
  ])
  expect(dayOf(new Date('2011-12-30T22:00:00Z'), 'Pacific/Apia')).toBe('2011-12-31')
})
