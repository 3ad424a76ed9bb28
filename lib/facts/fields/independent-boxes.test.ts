import { expect, test } from 'vitest'
import type { FactKind } from '../schemas'
import { findIndependentBoxes, isInIndependentBox } from './independent-boxes'

const placed = (...all: [string, FactKind][]) =>
  all.map(([name, kind]) => ({ field: `metadata.bible.${name}`, kind }))

test('two boxes in an entry, each with its own day and text, are independent', () => {
  const parts = findIndependentBoxes(
    placed(
      ['about.course.title', 'trait'],
      ['about.course.begins', 'when'],
      ['about.open_day.hint', 'statement'],
      ['about.open_day.day', 'when'],
      ['about.author.name', 'name'],
    ),
  )
  expect(isInIndependentBox('metadata.bible.about.course.begins', parts)).toBe(true)
  expect(isInIndependentBox('metadata.bible.about.open_day.hint', parts)).toBe(true)
  expect(isInIndependentBox('metadata.bible.about.author.name', parts)).toBe(false)
  expect(isInIndependentBox('metadata.bible.about', parts)).toBe(false)
})

test('a guided tour within an exhibition is independent, unless nothing else has a day', () => {
  const facts = placed(
    ['show.until', 'when'],
    ['show.curators_tour.date', 'when'],
    ['show.curators_tour.cost', 'price'],
    ['show.place', 'where'],
  )
  const parts = findIndependentBoxes(facts)
  expect(isInIndependentBox('metadata.bible.show.curators_tour.date', parts)).toBe(true)
  expect(isInIndependentBox('metadata.bible.show.curators_tour.cost', parts)).toBe(true)
  expect(isInIndependentBox('metadata.bible.show.until', parts)).toBe(false)
  // A booking deadline is not one of its days.
  const booked = findIndependentBoxes(placed(['event.concert.date', 'when'], ['event.deadline', 'deadline']))
  expect(isInIndependentBox('metadata.bible.event.concert.date', booked)).toBe(false)
  // If nothing else has a day, the tour is the subject.
  const alone = findIndependentBoxes(placed(['info.tour.date', 'when'], ['info.place', 'where']))
  expect(isInIndependentBox('metadata.bible.info.tour.date', alone)).toBe(false)
})

test('doors and start of the same evening, list entries and plain fields are not independent', () => {
  for (const facts of [
    placed(['dates.doors.at', 'when'], ['dates.start.at', 'when']),
    placed(['dates.opening.at', 'when'], ['dates.opening.note', 'statement'], ['dates.from', 'when']),
    placed(['days.0.walk.at', 'when'], ['days.0.walk.name', 'name'], ['days.1.talk.at', 'when']),
    placed(['start', 'when'], ['price', 'price'], ['title', 'name']),
  ])
    expect(findIndependentBoxes(facts).size).toBe(0)
})
