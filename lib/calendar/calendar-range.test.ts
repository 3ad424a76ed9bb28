import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarRange, calendarViews, dayOrToday } from './calendar-range'

const today = '2026-11-22'

test('an invalid date in the address falls back to today', () => {
  for (const text of ['', 'yesterday', '2026-13-45', '0001-01-01', '9999-12-31', undefined])
    expect(dayOrToday(text, today)).toBe(today)
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(dayOrToday(text, today)).toMatch(/^20\d\d-\d\d-\d\d$/)
    }),
  )
})

test('a month shows whole weeks from Monday, a week shows seven days, and the arrows skip no day', () => {
  const november = calendarRange('month', '2026-11-22')
  expect([november.from, november.until, november.days.length]).toEqual(['2026-10-26', '2026-12-07', 42])
  expect([november.previous, november.next]).toEqual(['2026-10-01', '2026-12-01'])
  expect(calendarRange('month', '2027-02-10').days).toHaveLength(28)
  expect(calendarRange('week', '2026-11-22')).toMatchObject({ from: '2026-11-16', until: '2026-11-23' })
  const day = fc.date({ min: new Date('2001-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.constantFrom(...calendarViews), day, (view, at) => {
      const text = at.toISOString().slice(0, 10)
      const range = calendarRange(view, text)
      expect(range.days).toContain(text)
      expect(new Set(range.days).size).toBe(range.days.length)
      const next = calendarRange(view, range.next)
      expect(next.from <= range.until).toBe(true)
      expect(calendarRange(view, next.previous).from).toBe(range.from)
    }),
  )
})
