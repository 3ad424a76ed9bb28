import { expect, test } from 'vitest'
import { sourceItem, withCard } from '../items.fixture'
import { article } from '../post.fixture'
import { leavesOutMainFact } from './short-post-conditions'

const eventOn = (day: string) =>
  withCard(sourceItem(article('Vespers', `The organ sounds again ${day}.`, { content_type: 'event' }))).card

test.each([
  'Bach, Buxtehude und ein Stück von heute.',
  'Every child gets a lantern.',
  'Three generations of one family sing.',
  'Der Weihnachtsmarkt hat 40 Stände.',
])('a post that names no day leaves out the day of its event: %s', (posted) => {
  expect(leavesOutMainFact(eventOn('on Saturday 5 December 2026'), posted)).toBe(true)
})

test.each([
  'We meet on Wednesdays.',
  'Lördagen den 26 september fyller vi torget.',
  'Szombaton, szeptember 19-én.',
  'Juhlimme 14. maaliskuuta.',
  'V sobotu 22. srpna.',
  'W środę o 18.',
  'Am Ostermontag.',
  'El 14 de agosto.',
  'Date: 12/07/26',
])('a post that names a day tells the day of its event: %s', (posted) => {
  expect(leavesOutMainFact(eventOn('on Saturday 5 December 2026'), posted)).toBe(false)
})
