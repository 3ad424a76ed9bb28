import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseIsoTime } from './iso-time'

test.each([
  ['2026-05-01', '2026-05-01T00:00:00.000Z'],
  ['2026-05', '2026-05-01T00:00:00.000Z'],
  ['2026-05-01T09:30Z', '2026-05-01T09:30:00.000Z'],
  ['2026-05-01T09:30:15.123456+02:00', '2026-05-01T07:30:15.123Z'],
  ['2026-05-01T09:30:15,5-0530', '2026-05-01T15:00:15.500Z'],
  ['2026-05-01 09:30', '2026-05-01T09:30:00.000Z'],
  ['20260501T093015Z', '2026-05-01T09:30:15.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
])('reads %s as %s', (text, expected) => expect(parseIsoTime(text)?.toISOString()).toBe(expected))

test.each([
  '',
  'soon',
  '2026',
  '2026-13-01',
  '2026-02-30',
  '2025-02-29',
  '2026-05-01T25:00Z',
  '2026-05-01T10:61Z',
  '1767225600',
  '202605',
  '01/05/2026',
  '2026-05-01T10:00+99:00',
  '0000-01-01',
  'May 1 2026',
])('%j is not an ISO 8601 time', (text) => expect(parseIsoTime(text)).toBeUndefined())

test('every time survives formatting and parsing', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true }),
      (date) => {
        expect(parseIsoTime(date.toISOString())?.getTime()).toBe(date.getTime())
      },
    ),
  )
})
