import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, daysBetween, isDay, startOfMonth, startOfWeek, weekdayOf } from './days'
import { formatMoment, formatTime } from './format-time'
import { dayOf, instantOf, isWallTime, startOfDay, wallTimeOf } from './wall-time'
import { isTimeZone, timeZoneName, timeZoneNames } from './zones'

describe('a wall time in a time zone', () => {
  test.each([
    ['an ordinary one', '2026-11-23T09:00', 'Europe/Berlin', '2026-11-23T08:00:00.000Z'],
    ['on the other side of the ocean', '2026-11-23T09:00', 'America/New_York', '2026-11-23T14:00:00.000Z'],
    ['one that occurs twice is its first', '2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['west of Greenwich too', '2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['one in the gap moves on by it', '2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['the end of the gap exists', '2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['half an hour of gap', '2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['a whole day of gap', '2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
    ['midnight in the gap', '2024-04-26T00:30', 'Africa/Cairo', '2024-04-25T22:30:00.000Z'],
    ['offsets with seconds', '1890-01-01T12:00', 'Europe/Berlin', '1890-01-01T11:06:32.000Z'],
  ])('%s: %s in %s', (_what, wall, zone, moment) => {
    expect(instantOf(wall, zone).toISOString()).toBe(moment)
  })

  it('is rejected when it is not a valid time of the calendar', () => {
    for (const text of [
      '',
      '2026-02-30T09:00',
      '2026-11-23T24:00',
      '2026-11-23T09:60',
      '2026-11-23 09:00',
      '0000-01-01T00:00',
    ]) {
      expect(isWallTime(text)).toBe(false)
      expect(() => instantOf(text, 'UTC')).toThrow(RangeError)
    }
    expect(() => instantOf('2026-11-23T09:00', 'Mars/Olympus')).toThrow(RangeError)
  })

  const zones = fc.constantFrom(...timeZoneNames().map(({ name }) => name))
  const moments = fc.date({ min: new Date('1975-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })

  it('is what a clock shows at its moment, and yields the first such moment', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const wall = wallTimeOf(at, zone)
        const first = instantOf(wall, zone)
        expect(wallTimeOf(first, zone)).toBe(wall)
        expect(first.getTime()).toBeLessThanOrEqual(at.getTime())
      }),
    )
  })

  it('is never lost: one that the clocks skip becomes a later one', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const wall = at.toISOString().slice(0, 16)
        const shown = wallTimeOf(instantOf(wall, zone), zone)
        expect(shown >= wall).toBe(true)
        if (shown !== wall)
          expect(startOfDay(addDays(wall.slice(0, 10), 2), zone) > instantOf(wall, zone)).toBe(true)
      }),
    )
  })

  it('gives each day a first moment', () => {
    fc.assert(
      fc.property(moments, zones, (at, zone) => {
        const start = startOfDay(dayOf(at, zone), zone)
        expect(start <= at).toBe(true)
        expect(dayOf(start, zone)).toBe(dayOf(at, zone))
        expect(dayOf(new Date(start.getTime() - 1), zone) < dayOf(at, zone)).toBe(true)
      }),
    )
  })
})

test('a day without midnight begins where the gap ends', () => {
  expect(startOfDay('2024-04-26', 'Africa/Cairo').toISOString()).toBe('2024-04-25T22:00:00.000Z')
  expect(startOfDay('1919-03-31', 'America/Toronto').toISOString()).toBe('1919-03-31T04:30:00.000Z')
  expect(startOfDay('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-28T23:00:00.000Z')
})

test('calculates with calendar days, weeks and months', () => {
  expect(
    ['2024-02-29', '2000-02-29', '2026-02-29', '1900-02-29', '2026-04-31', '2026-1-1', '0000-01-01'].map(
      isDay,
    ),
  ).toEqual([true, true, false, false, false, false, false])
  expect(addDays('2026-12-28', 7)).toBe('2027-01-04')
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(['2026-11-16', '2026-11-22', '1969-12-28'].map(weekdayOf)).toEqual([1, 7, 7])
  expect(startOfWeek('2026-11-22')).toBe('2026-11-16')
  expect(startOfMonth('2026-11-22')).toBe('2026-11-01')
  expect(() => addDays('tomorrow', 1)).toThrow(RangeError)
})

describe('the name of a time zone', () => {
  it('can be a current, a former or an alternative IANA name', () => {
    for (const name of [
      'Europe/Berlin',
      'America/Argentina/Buenos_Aires',
      'Asia/Calcutta',
      'Asia/Kolkata',
      'US/Eastern',
      'UTC',
      'Etc/GMT+5',
    ])
      expect(isTimeZone(name), name).toBe(true)
  })

  it('cannot be an offset, another spelling or anything else', () => {
    for (const name of [
      '',
      '+02:00',
      'europe/berlin',
      'Europe/berlin',
      'Berlin',
      'Europe/Berlin ',
      'x'.repeat(1e6),
      '../etc/passwd',
    ])
      expect(isTimeZone(name), name.slice(0, 40)).toBe(false)
  })

  it('is shown by place, with the offset at the given time', () => {
    const summer = new Date('2026-07-01T00:00:00Z')
    expect(timeZoneName('America/New_York', summer)).toEqual({
      name: 'America/New_York',
      region: 'America',
      place: 'New York',
      offset: 'UTC−04:00',
    })
    expect(timeZoneName('Asia/Kathmandu').offset).toBe('UTC+05:45')
    const names = timeZoneNames(summer).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(['Europe/Berlin', 'Asia/Kolkata', 'Europe/Kyiv', 'UTC']))
    expect(names).not.toContain('Asia/Calcutta')
    expect(timeZoneNames(summer).find(({ name }) => name === 'Europe/Berlin')?.offset).toBe('UTC+02:00')
    expect(timeZoneNames(new Date('2026-12-01')).find(({ name }) => name === 'Europe/Berlin')?.offset).toBe(
      'UTC+01:00',
    )
  })
})

test('a moment has one format, with the year only if it is another one in that time zone', () => {
  const now = new Date('2026-11-24T09:00:00Z')
  const shown = (at: string, zone = false) => formatMoment(new Date(at), 'Europe/Berlin', { now, zone })
  expect(shown('2026-11-23T08:00:00Z')).toBe('Mon 23 Nov, 09:00')
  expect(shown('2026-11-23T08:00:00Z', true)).toBe('Mon 23 Nov, 09:00 CET')
  expect(shown('2025-11-23T08:00:00Z')).toBe('23 Nov 2025, 09:00')
  expect(shown('2026-12-31T23:30:00Z')).toBe('1 Jan 2027, 00:30')
})

test('formats a time in its time zone', () => {
  const at = new Date('2026-11-23T08:00:00Z')
  expect(formatTime(at, 'Europe/Berlin')).toBe('Mon 23 Nov, 09:00')
  expect(formatTime(at, 'Europe/Berlin', { date: 'long', zone: true })).toBe('23 Nov 2026, 09:00 CET')
  expect(formatTime(at, 'Europe/Berlin', { date: 'full' })).toBe('Mon 23 Nov 2026, 09:00')
  expect(formatTime(at, 'America/New_York', { date: 'none' })).toBe('03:00')
})
