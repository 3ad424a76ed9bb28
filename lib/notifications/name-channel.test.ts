import { expect, test } from 'vitest'
import { nameChannel } from './name-channel'

test('notifications name a channel’s network, unless its name does', () => {
  expect(nameChannel({ name: 'Mill Bakery', platform: 'x' })).toBe('Mill Bakery (X)')
  expect(nameChannel({ name: 'Mill Bakery on X', platform: 'x' })).toBe('Mill Bakery on X')
  expect(nameChannel({ name: 'Next Bakery', platform: 'x' })).toBe('Next Bakery (X)')
  expect(nameChannel({ name: 'Our Instagram', platform: 'instagram' })).toBe('Our Instagram')
  expect(nameChannel({ name: 'Old', platform: 'gone' })).toBe('Old')
})
