import { expect, test } from 'vitest'
import { quickTimes } from './quick-times'

test('no two suggested times are the same moment', () => {
  const saturday = new Date('2026-11-28T10:01:00Z')
  expect(quickTimes(saturday, 'Europe/Berlin')).toEqual([
    { label: 'In an hour', wall: '2026-11-28T12:05' },
    { label: 'Tomorrow at 9', wall: '2026-11-29T09:00' },
    { label: 'Monday at 9', wall: '2026-11-30T09:00' },
  ])
  const sunday = new Date('2026-11-29T10:01:00Z')
  expect(quickTimes(sunday, 'Europe/Berlin').slice(1)).toEqual([
    { label: 'Tomorrow at 9', wall: '2026-11-30T09:00' },
  ])
})
