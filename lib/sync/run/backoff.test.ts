import { expect, test } from 'vitest'
import { backoffAfterFailure, delayAfterSuccess } from './backoff'

const minutes = (ms: number) => ms / 60_000

test('pauses after failures double from a minute up to a day', () => {
  const pauses = [1, 2, 3, 10, 11, 12, 100].map((failures) =>
    minutes(backoffAfterFailure(failures, 0.5, undefined)),
  )
  expect(pauses).toEqual([1, 2, 4, 512, 1024, 1440, 1440])
})

test('pauses vary by a fifth either way, but never exceed a day', () => {
  expect(minutes(backoffAfterFailure(3, 0, undefined))).toBeCloseTo(3.2)
  expect(minutes(backoffAfterFailure(3, 1, undefined))).toBeCloseTo(4.8)
  expect(minutes(backoffAfterFailure(50, 1, undefined))).toBe(1440)
})

test('the server is not asked again before the time it named', () => {
  expect(backoffAfterFailure(1, 0.5, 3600)).toBe(3_600_000)
  expect(backoffAfterFailure(12, 0.5, 60)).toBe(86_400_000)
})

test('a good sync returns to the usual interval, or comes back after a minute if entries are left', () => {
  expect(minutes(delayAfterSuccess(60, false))).toBe(60)
  expect(minutes(delayAfterSuccess(60, true))).toBe(1)
})
