import { describe, expect, test } from 'vitest'
import { recordArrivalTime } from './content-rhythm'
import { assessSourceHealth, formatGap, type SourceToAssess } from './source-health'

const hour = 3_600_000
const day = 24 * hour
const now = new Date('2026-11-21T10:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

const fresh: SourceToAssess = {
  status: 'active',
  error: null,
  waiting: null,
  consecutiveFailures: 0,
  lastSyncedAt: ago(hour),
  lastContentAt: null,
  contentTimes: [],
  silentAfter: null,
}
/** A source with new content every `gap`, most recently `last` ago. */
function steady(gap: number, last: number): SourceToAssess {
  let source = fresh
  for (let turn = 6; turn >= 0; turn--)
    source = { ...source, ...recordArrivalTime(source, ago(last + turn * gap)) }
  return source
}
const waiting = (until: Date) => ({
  until: until.toISOString(),
  since: ago(hour).toISOString(),
  message: 'a.example asked us to wait.',
})
const error = { code: 'gone', message: 'It is gone.', hint: 'Look for it.', since: ago(day).toISOString() }

describe('the health of a source', () => {
  test.each<[string, SourceToAssess, string]>([
    ['never looked at', { ...fresh, lastSyncedAt: null }, 'new'],
    ['read, without a rhythm', fresh, 'well'],
    ['as usual', steady(2 * day, 5 * day), 'well'],
    ['silent for long', steady(2 * day, 9 * day), 'silent'],
    ['silent for hours only, of many a day', steady(12 * hour, 20 * hour), 'well'],
    ['silent and paused', { ...steady(2 * day, 90 * day), status: 'paused' }, 'paused'],
    ['silent and in error', { ...steady(2 * day, 90 * day), status: 'error', error }, 'failing'],
    ['asked to wait', { ...steady(2 * day, 9 * day), waiting: waiting(ago(-hour)) }, 'waiting'],
    ['asked to wait until a moment ago', { ...fresh, waiting: waiting(ago(1)) }, 'well'],
    [
      'asked to wait and in error before',
      { ...fresh, status: 'error', error, waiting: waiting(ago(-hour)) },
      'failing',
    ],
    ['pushed to, never read', { ...steady(2 * day, day), lastSyncedAt: null }, 'well'],
  ])('that is %s', (_what, source, state) => {
    expect(assessSourceHealth(source, now).state).toBe(state)
  })

  test('explains a silence with the usual gap and what to check', () => {
    expect(assessSourceHealth(steady(2 * day, 9 * day), now)).toMatchObject({
      usual_gap_hours: 48,
      last_content_at: ago(9 * day).toISOString(),
      message: 'Usually has something new every 2 days; nothing for 9 days.',
      hint: expect.stringMatching(/Check the source itself/),
    })
    expect(assessSourceHealth(steady(2 * day, 5 * day), now)).toMatchObject({ message: null, hint: null })
  })

  test('reports a failure with the error’s own message and the number of attempts', () => {
    expect(
      assessSourceHealth({ ...fresh, status: 'error', error, consecutiveFailures: 7 }, now),
    ).toMatchObject({
      failed_tries: 7,
      message: error.message,
      hint: error.hint,
    })
  })
})

test('a usual gap is worded in a fitting unit', () => {
  expect([6, 12, 24, 47, 24 * 7, 24 * 10, 24 * 21, 24 * 91].map((hours) => formatGap(hours * hour))).toEqual([
    'several times a day',
    'every day',
    'every day',
    'every 2 days',
    'every week',
    'every 10 days',
    'every 3 weeks',
    'every 3 months',
  ])
})
