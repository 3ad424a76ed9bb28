import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { getInitials } from '@/lib/media/initials'
import { contrastRatio } from '@/lib/platforms/contrast'
import { brandColors, readableOn } from './avatar'
import { countWords, countWordsTo } from './count'
import { LocalTime } from './local-time'
import { RelativeTime } from './relative-time'
import { relativeTime } from './relative-words'
import { TimeZoneProvider } from './time-zone'

const now = new Date('2030-06-15T12:00:00Z')
const after = (seconds: number) => relativeTime(new Date(now.getTime() + seconds * 1000), now)

test('times are worded the way people say them', () => {
  expect([-5, -60, -3600, -7200, -86_399].map(after)).toEqual([
    'just now',
    '1 minute ago',
    '1 hour ago',
    '2 hours ago',
    '24 hours ago',
  ])
  expect([20, 300, 7200].map(after)).toEqual(['in a moment', 'in 5 minutes', 'in 2 hours'])
})

test('a time at least a day away shows its date and hour in the reader’s time zone', () => {
  const shown = (at: string, from: string) =>
    renderToStaticMarkup(
      <TimeZoneProvider known="Europe/Berlin">
        <RelativeTime at={at} now={new Date(from)} />
      </TimeZoneProvider>,
    ).replace(/<[^>]+>/g, '')
  expect(shown('2026-11-23T08:00:00Z', '2026-11-24T09:00:00Z')).toBe('Mon 23 Nov, 09:00')
  expect(shown('2026-11-25T08:00:00Z', '2026-11-24T07:00:00Z')).toBe('Wed 25 Nov, 09:00')
  expect(shown('2025-11-23T08:00:00Z', '2026-11-24T09:00:00Z')).toBe('23 Nov 2025, 09:00')
  // Both in 2026 by the clock on the wall, in different years by UTC.
  expect(shown('2025-12-31T23:30:00Z', '2026-01-02T09:00:00Z')).toBe('Thu 1 Jan, 00:30')
})

test('any two timestamps give a phrase or a date, never NaN', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), fc.date({ noInvalidDate: true }), (at, from) => {
      expect(relativeTime(at, from) ?? 'a date').not.toMatch(/NaN|undefined|^$/)
    }),
  )
})

test('initials are one or two characters, whatever the name', () => {
  expect(
    ['Lantern Fen', 'quill', 'Anna von der Weiß', 'demo@tributary.example', '🦊 Fox', '  '].map(getInitials),
  ).toEqual(['LF', 'Q', 'AW', 'DE', '🦊F', '?'])
})

test('text on a brand colour has a contrast of at least 4.5', () => {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const hex = `#${number.toString(16).padStart(6, '0')}`
      const [low, high] = [luminance(hex), readableOn(hex) === '#fff' ? 1 : 0].sort((a, b) => a - b)
      expect(((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a brand’s initials use its own colors where these are readable, and are always readable', () => {
  expect(brandColors('#14646b', '#ffffff')).toEqual({ backgroundColor: '#14646b', color: '#ffffff' })
  expect(brandColors('#14646b', '#e26d5a')).toEqual({ backgroundColor: '#14646b', color: '#fff' })
  expect(brandColors(null, '#ffee00')).toEqual({ backgroundColor: '#ffee00', color: '#000' })
  expect(brandColors('red', undefined)).toBeUndefined()
  const hex = fc
    .integer({ min: 0, max: 0xffffff })
    .map((number) => `#${number.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hex, hex, (primary, secondary) => {
      const { backgroundColor = '', color = '' } = brandColors(primary, secondary) ?? {}
      const letters = color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
      expect(backgroundColor).toBe(primary)
      expect(contrastRatio(backgroundColor, letters)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a count is exact, or marked with a plus where counting stopped early', () => {
  expect([0, 99, 357, 1204, 100_000].map(countWords)).toEqual(['0', '99', '357', '1,204', '100,000'])
  expect([0, 100, 101].map((count) => countWordsTo(count, 100))).toEqual(['0', '100', '100+'])
  expect(countWordsTo(1204, undefined)).toBe('1,204')
})

test('a moment is worded the same wherever a page shows it, and its full time is in the tooltip', () => {
  const page = (of: ReactNode) =>
    renderToStaticMarkup(<TimeZoneProvider known="Europe/Berlin">{of}</TimeZoneProvider>)
  const at = `${new Date().getUTCFullYear() - 2}-11-23T08:00:00Z`
  const [planned, happened] = [page(<LocalTime at={at} />), page(<RelativeTime at={at} />)]
  const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, '')
  const titleOf = (markup: string) => /title="([^"]*)"/.exec(markup)?.[1]
  expect(wordsOf(planned)).toBe(wordsOf(happened))
  expect(titleOf(planned)).toMatch(/^\w{3} 23 Nov \d{4}, 09:00 \(Europe\/Berlin\)$/)
  expect(titleOf(happened)).toBe(titleOf(planned))
})

test('relative words can get the focus, which shows the full time, unless a link around them has it', () => {
  const at = new Date(Date.now() - 7_200_000)
  expect(renderToStaticMarkup(<RelativeTime at={at} />)).toMatch(/tabindex="0"/i)
  expect(renderToStaticMarkup(<RelativeTime at={at} inLink />)).not.toMatch(/tabindex/i)
  expect(renderToStaticMarkup(<RelativeTime at="2020-01-01T00:00:00Z" />)).not.toMatch(/tabindex/i)
})
