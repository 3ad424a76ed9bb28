import { expect, test } from 'vitest'
import type { FactKind } from './schemas'
import { isOfPart, partsOfEntry } from './values-of-parts'

const placed = (...all: [string, FactKind][]) =>
  all.map(([name, kind]) => ({ field: `metadata.bible.${name}`, kind }))

test('two things within an entry, each with its own day and words, are parts of it', () => {
  const parts = partsOfEntry(
    placed(
      ['about.course.title', 'trait'],
      ['about.course.begins', 'when'],
      ['about.open_day.hint', 'statement'],
      ['about.open_day.day', 'when'],
      ['about.author.name', 'name'],
    ),
  )
  expect(isOfPart('metadata.bible.about.course.begins', parts)).toBe(true)
  expect(isOfPart('metadata.bible.about.open_day.hint', parts)).toBe(true)
  expect(isOfPart('metadata.bible.about.author.name', parts)).toBe(false)
  expect(isOfPart('metadata.bible.about', parts)).toBe(false)
})

test('the doors and the start of one evening are not, nor what stands in a list or alone', () => {
  for (const facts of [
    placed(['dates.doors.at', 'when'], ['dates.start.at', 'when']),
    placed(['dates.opening.at', 'when'], ['dates.opening.note', 'statement'], ['dates.from', 'when']),
    placed(['days.0.walk.at', 'when'], ['days.0.walk.name', 'name'], ['days.1.talk.at', 'when']),
    placed(['start', 'when'], ['price', 'price'], ['title', 'name']),
  ])
    expect(partsOfEntry(facts).size).toBe(0)
})
