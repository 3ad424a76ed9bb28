import { validate, version } from 'uuid'
import { expect, onTestFinished, test, vi } from 'vitest'
import { newId } from './ids'

test('ids created in sequence are UUIDv7, unique and in order', () => {
  const ids = Array.from({ length: 20_000 }, newId)
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})

test('ids stay in order when the clock is set back a little, and follow the clock when it is set back a lot', () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'] })
  const now = Date.now()
  const idAt = (ms: number) => {
    vi.setSystemTime(now + ms)
    return newId()
  }
  const msOf = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16)
  const [first, behind] = [idAt(0), idAt(-60_000)]
  expect(behind > first).toBe(true)
  const year = 365 * 86_400_000
  expect(msOf(idAt(year))).toBe(now + year)
  expect(msOf(idAt(1000))).toBe(now + 1000)
})
