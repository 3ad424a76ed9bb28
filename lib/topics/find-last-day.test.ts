import { expect, test } from 'vitest'
import { buildFactCard } from '@/lib/facts/build-fact-card'
import { findLastDay } from './find-last-day'

const cardOf = (text: string, content_type = 'event', metadata: Record<string, unknown> = {}) =>
  buildFactCard(
    {
      title: 'Open house',
      content_type,
      featured_image: null,
      media_urls: [],
      raw_content: `# Open house\n\n${text}\n`,
      url: null,
      metadata,
    },
    { language: 'en', declared_language: null, language_from: 'declared' },
  )
const dated = new Date('2026-11-20T12:00:00Z')

test('the last day of an event is the latest date that it names', () => {
  expect(findLastDay(cardOf('Our workshop is open to everyone on 12 December 2026 from 10 am.'), dated)).toBe(
    '2026-12-12',
  )
  expect(findLastDay(cardOf('The market takes place from 3 to 5 July 2027.'), dated)).toBe('2027-07-05')
  expect(findLastDay(cardOf('We open our doors.', 'event', { fields: { date: '2026-12-14' } }), dated)).toBe(
    '2026-12-14',
  )
})

test('a date without a year is the next one after the event became known', () => {
  expect(findLastDay(cardOf('Our workshop is open to everyone on Saturday, 12 December.'), dated)).toBe(
    '2026-12-12',
  )
  expect(findLastDay(cardOf('Our workshop is open to everyone on 9 January.'), dated)).toBe('2027-01-09')
  expect(findLastDay(cardOf('Our workshop was open to everyone on 9 November.'), dated)).toBe('2026-11-09')
})

test('an event without a whole date has none, and neither has anything else', () => {
  expect(findLastDay(cardOf('Our workshop is open every Friday from 10 am.'), dated)).toBeUndefined()
  expect(findLastDay(cardOf('The loaf is back since 12 December 2025.', 'product'), dated)).toBeUndefined()
})
