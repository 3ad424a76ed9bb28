import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteRecentPlace, recentPlaces } from './recent-places'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

afterEach(() => void vi.unstubAllGlobals())

const visit = (who: string, ...paths: string[]): void => {
  for (const path of paths) noteRecentPlace(who, path, `Page ${path} · Tributary`)
}
const shown = (who: string, path: string): string[] => recentPlaces(who, path).map(({ href }) => href)

test('shows the last six places other than the current one, newest first', () => {
  visit('ada', '/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8')
  expect(shown('ada', '/8')).toEqual(['/7', '/6', '/5', '/4', '/3', '/2'])
  expect(shown('ada', '/elsewhere')).toEqual(['/8', '/7', '/6', '/5', '/4', '/3'])
})

test('a place visited again moves to the front', () => {
  visit('ada', '/1', '/2', '/1')
  expect(shown('ada', '/3')).toEqual(['/1', '/2'])
})

test('the next person to sign in in the same tab sees none of them', () => {
  visit('ada', '/1')
  expect(shown('grace', '/2')).toEqual([])
})
