import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOf, offsetAt, wallTimeOf } from '@/lib/time-zones/wall-time'
import { type EmailTimes, emailDueAt } from './email-times'

// Clock changes by an hour at night, by half an hour, at midnight, before midnight, and none at all; also a skipped
// day.
const changes = [
  ['Europe/Berlin', '2026-03-29T01:00:00Z'],
  ['Europe/Berlin', '2026-10-25T01:00:00Z'],
  ['America/New_York', '2026-03-08T07:00:00Z'],
  ['America/New_York', '2026-11-01T06:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
  ['Africa/Cairo', '2026-04-23T22:00:00Z'],
  ['Africa/Cairo', '2026-10-29T21:00:00Z'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z'],
  ['Asia/Kathmandu', '2026-05-01T00:00:00Z'],
] as const

const minute = 60_000
const hour = 60 * minute
const clock = fc
  .nat({ max: 24 * 60 - 1 })
  .map((at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`)
/** A time zone and a timestamp within two days of a clock change there. */
const place = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -48 * 60, max: 48 * 60 }))
  .map(([[zone, change], minutes]) => ({
    zone,
    at: new Date(Date.parse(change) + minutes * minute),
  }))

const always = { emailMode: 'immediate', digestHour: 8, quietFrom: null, quietUntil: null } as const
const isQuiet = (at: Date, { timeZone, quietFrom, quietUntil }: EmailTimes): boolean => {
  const shown = wallTimeOf(at, timeZone).slice(11)
  if (quietFrom === null || quietUntil === null) return false
  return quietFrom < quietUntil
    ? shown >= quietFrom && shown < quietUntil
    : quietFrom !== quietUntil && (shown >= quietFrom || shown < quietUntil)
}

/** Near a clock change, a wall time may occur twice or never, so it says less about what is quiet. */
const clocksChangeNear = (at: Date, zone: string): boolean =>
  offsetAt(at.getTime() - 26 * hour, zone) !== offsetAt(at.getTime() + 26 * hour, zone)

describe('quiet hours', () => {
  const given = fc
    .record({ place, quietFrom: clock, quietUntil: clock })
    .map(({ place: { zone, at }, ...quiet }) => ({
      at,
      times: { ...always, ...quiet, timeZone: zone } satisfies EmailTimes,
    }))

  test('hold an email until they end and no longer, and never hold it twice', () => {
    fc.assert(
      fc.property(given, ({ at, times }) => {
        const due = emailDueAt(at, times)
        expect(due.getTime()).toBeGreaterThanOrEqual(at.getTime())
        expect(emailDueAt(due, times)).toEqual(due)
        expect(due.getTime() - at.getTime()).toBeLessThanOrEqual(48 * hour)
        if (!clocksChangeNear(at, times.timeZone)) {
          if (!isQuiet(at, times)) expect(due).toEqual(at)
          expect(isQuiet(due, times)).toBe(false)
          if (due > at) expect(isQuiet(new Date(due.getTime() - 1), times)).toBe(true)
        }
      }),
    )
  })

  test('keep emails in the order of their events, even across clock changes', () => {
    fc.assert(
      fc.property(given, fc.nat({ max: 36 * 60 }), ({ at, times }, minutes) => {
        const later = new Date(at.getTime() + minutes * minute)
        expect(emailDueAt(at, times).getTime()).toBeLessThanOrEqual(emailDueAt(later, times).getTime())
      }),
    )
  })

  test('end by the person’s clock, on the night it goes forward and on the night it goes back', () => {
    const times = { ...always, timeZone: 'Europe/Berlin', quietFrom: '22:00', quietUntil: '02:30' }
    const due = (at: string) => emailDueAt(new Date(at), times).toISOString()
    expect(due('2026-03-28T22:00:00Z')).toBe('2026-03-29T01:00:00.000Z')
    expect(due('2026-10-24T22:00:00Z')).toBe('2026-10-25T00:30:00.000Z')
    // The clock shows 02:15 for the second time, and the quiet hours are over.
    expect(due('2026-10-25T01:15:00Z')).toBe('2026-10-25T01:15:00.000Z')
    expect(due('2026-07-01T12:00:00Z')).toBe('2026-07-01T12:00:00.000Z')
  })
})

describe('the daily digest', () => {
  const given = fc
    .record({ place, digestHour: fc.nat({ max: 23 }) })
    .map(({ place: { zone, at }, digestHour }) => ({
      at,
      times: { ...always, emailMode: 'daily', digestHour, timeZone: zone } satisfies EmailTimes,
    }))

  test('includes each notification exactly once, in the first digest after it', () => {
    fc.assert(
      fc.property(given, fc.double({ min: 0, max: 1, noNaN: true }), ({ at, times }, share) => {
        const due = emailDueAt(at, times)
        expect(due.getTime()).toBeGreaterThan(at.getTime())
        const between = new Date(at.getTime() + Math.floor((due.getTime() - 1 - at.getTime()) * share))
        expect(emailDueAt(between, times)).toEqual(due)
        expect(emailDueAt(due, times).getTime()).toBeGreaterThan(due.getTime())
      }),
    )
  })

  test('never comes in quiet hours: it waits for their end, with all that happened before its hour', () => {
    const times = {
      ...{ emailMode: 'daily', digestHour: 8, timeZone: 'Europe/Berlin' },
      ...{ quietFrom: '22:00', quietUntil: '09:30' },
    } satisfies EmailTimes
    const due = (at: string) => emailDueAt(new Date(at), times).toISOString()
    expect(due('2026-07-01T05:00:00Z')).toBe('2026-07-01T07:30:00.000Z')
    expect(due('2026-07-01T07:00:00Z')).toBe('2026-07-01T07:30:00.000Z')
    expect(due('2026-07-01T07:30:00Z')).toBe('2026-07-02T07:30:00.000Z')
    const late = { ...times, digestHour: 23 }
    expect(emailDueAt(new Date('2026-07-01T20:30:00Z'), late).toISOString()).toBe('2026-07-02T07:30:00.000Z')
    expect(emailDueAt(new Date('2026-07-02T03:00:00Z'), late).toISOString()).toBe('2026-07-02T07:30:00.000Z')
  })

  test('comes once a day at its hour, even across clock changes', () => {
    fc.assert(
      fc.property(given, ({ at, times }) => {
        const due = emailDueAt(at, times)
        const day = wallTimeOf(due, times.timeZone).slice(0, 10)
        expect(due).toEqual(
          instantOf(`${day}T${String(times.digestHour).padStart(2, '0')}:00`, times.timeZone),
        )
        const apart = (emailDueAt(due, times).getTime() - due.getTime()) / hour
        expect(apart).toBeGreaterThanOrEqual(23)
        expect(apart).toBeLessThanOrEqual(25)
      }),
    )
  })
})
