import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysOf, mondayOf, nameOfWeek } from './week'

const now = '2026-11-21'

describe('the weeks of the calendar', () => {
  it('begin on Monday, from any of their days', () => {
    for (const day of daysOf('2026-11-16')) expect(mondayOf(day, now)).toBe('2026-11-16')
  })

  it('fall back to this week for an address nobody made', () => {
    for (const text of ['', 'yesterday', '2026-13-45', '0001-01-01', '9999-12-31', undefined])
      expect(mondayOf(text, now)).toBe('2026-11-16')
  })

  it('never fail, whatever the address says', () => {
    const whatever = fc.string()
    fc.assert(
      fc.property(whatever, (text) => {
        expect(mondayOf(text, now)).toMatch(/^\d{4}-\d\d-\d\d$/)
      }),
    )
  })

  it('go over the ends of months and years', () => {
    expect(daysOf('2026-12-28').at(-1)).toBe('2027-01-03')
    expect(nameOfWeek('2026-12-28')).toContain('2027')
  })
})
