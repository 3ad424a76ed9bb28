import { expect, test } from 'vitest'
import { removeDuplicateTracks } from './read-captions'

test('keeps only the first of several tracks with the same address, in its place', () => {
  const track = (url: string, label: string) => ({ url, label, language: 'en' })
  const tracks = [track('a.vtt', 'A'), track('b.vtt', 'B'), track('a.vtt', 'A again'), track('c.vtt', 'C')]
  expect(removeDuplicateTracks(tracks).map(({ label }) => label)).toEqual(['A', 'B', 'C'])
})
