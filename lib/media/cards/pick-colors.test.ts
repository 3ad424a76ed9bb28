import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio } from '@/lib/platforms/contrast'
import { areDistinguishable, minContrast, mix, pickColors } from './pick-colors'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const grey = fc
  .integer({ min: 0, max: 255 })
  .map((value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`)
const brandColor = fc.oneof(hex, grey, fc.constant(null))

test('text is readable on its ground, whatever two colors a brand has', () => {
  fc.assert(
    fc.property(brandColor, brandColor, (primary, secondary) => {
      const { ground, ink, kicker, accent, onAccent } = pickColors(primary, secondary)
      for (const [text, under] of [
        [ink, ground],
        [kicker, ground],
        [onAccent, accent],
      ] as const)
        expect(contrastRatio(text, under)).toBeGreaterThanOrEqual(minContrast)
      expect(areDistinguishable(accent, ground)).toBe(true)
    }),
    { numRuns: 3_000 },
  )
})

test('a brand with the same gray twice still gets readable text', () => {
  for (let value = 0; value < 256; value++) {
    const color = `#${value.toString(16).padStart(2, '0').repeat(3)}`
    const { ground, ink, accent } = pickColors(color, color)
    expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(minContrast)
    expect(accent).not.toBe(ground)
  }
})

test('a color on which text is readable is the ground unchanged, and the second color the accent', () => {
  expect(pickColors('#1A6F8B', '#F2E8CF')).toMatchObject({
    ground: '#1a6f8b',
    ink: '#ffffff',
    accent: '#f2e8cf',
  })
  expect(pickColors('#f2e8cf', '#1a6f8b')).toMatchObject({ ground: '#f2e8cf', accent: '#1a6f8b' })
})

test('a mid-tone is changed only as far as text needs', () => {
  const { ground, ink } = pickColors('#777777', null)
  expect(ink).toBe('#ffffff')
  expect(contrastRatio(ground, '#777777')).toBeLessThan(1.25)
})

test('a brand with only a secondary color has it as its ground, and one without colors gets a calm pair', () => {
  expect(pickColors(null, '#123456').ground).toBe('#123456')
  expect(pickColors(null, null)).toMatchObject({ ground: '#f3f0e9', accent: '#4b6a72' })
})

test('a mix is the first color at 0 and the second at 1', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      expect(mix(one, other, 0)).toBe(one)
      expect(mix(one, other, 1)).toBe(other)
    }),
  )
})
