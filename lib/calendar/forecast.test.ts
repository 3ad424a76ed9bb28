import { expect, test } from 'vitest'
import { wallTimeOf } from '@/lib/time-zones/wall-time'
import { type ForecastInput, forecast } from './forecast'
import type { PlannedEntry } from './get-calendar'

const timeZone = 'Europe/Berlin'
const now = new Date('2026-11-23T08:00Z')

const channel = { id: 'x', name: 'Our X', status: 'active' as const, endsAt: null, cap: null }

const entry = (at: string, fields: Partial<PlannedEntry> = {}): PlannedEntry => ({
  packageId: at,
  title: 'A post',
  revision: 1,
  state: 'scheduled',
  at: new Date(`${at}Z`),
  wall: wallTimeOf(new Date(`${at}Z`), timeZone),
  channels: [{ id: 'x', platform: 'x', name: 'Our X', handle: null }],
  partial: false,
  held: false,
  topicId: null,
  topic: null,
  kind: null,
  image: null,
  ...fields,
})

const days = Array.from({ length: 8 }, (_, at) => `2026-11-${23 + at}`)

const problemsOf = (input: Partial<ForecastInput>) =>
  forecast({
    timeZone,
    now,
    days,
    entries: [],
    emptySlots: new Map(),
    publishingPaused: false,
    channels: [channel],
    sources: [],
    topics: [],
    ...input,
  }).map(({ day, kind, message }) => [day, kind, message])

test('a sound plan has no problems, and neither do past days', () => {
  expect(problemsOf({ entries: [entry('2026-11-24T09:00')] })).toEqual([])
  expect(
    problemsOf({ days: ['2026-11-22'], publishingPaused: true, entries: [entry('2026-11-22T09:00')] }),
  ).toEqual([])
})

test('paused publishing shows on each day with scheduled posts', () => {
  const entries = [
    entry('2026-11-24T09:00'),
    entry('2026-11-24T10:00'),
    entry('2026-11-26T09:00', { state: 'in_review' }),
  ]
  expect(problemsOf({ publishingPaused: true, entries })).toEqual([
    ['2026-11-24', 'paused', 'Publishing is paused, so nothing goes out.'],
  ])
})

test('an ended connection shows on the days of the posts it affects', () => {
  const ends = { ...channel, endsAt: new Date('2026-11-25T12:00Z') }
  const entries = [
    entry('2026-11-25T11:59'),
    entry('2026-11-25T12:00'),
    entry('2026-11-26T09:00', { channels: [] }),
  ]
  expect(problemsOf({ channels: [ends], entries })).toEqual([
    [
      '2026-11-25',
      'connection',
      'The connection of Our X expires Wed 25 Nov, 13:00, before its posts go out.',
    ],
  ])
  const over = { ...channel, status: 'expired' as const }
  expect(problemsOf({ channels: [over], entries: [entry('2026-11-24T09:00')] })).toEqual([
    ['2026-11-24', 'connection', 'Our X is disconnected, so its posts don’t go out.'],
  ])
  const paused = { ...channel, status: 'disabled' as const }
  expect(problemsOf({ channels: [paused], entries: [entry('2026-11-24T09:00')] })).toEqual([
    ['2026-11-24', 'connection', 'Our X is paused, so its posts don’t go out.'],
  ])
})

test('a daily limit shows on the day of the post that exceeds it within 24 hours', () => {
  const channels = [{ ...channel, cap: 2 }]
  const at = (...times: string[]) => times.map((time) => entry(time))
  const words = 'Our X publishes at most 2 posts in 24 hours. Later posts are delayed.'
  expect(
    problemsOf({ channels, entries: at('2026-11-24T09:00', '2026-11-24T10:00', '2026-11-25T08:59') }),
  ).toEqual([['2026-11-25', 'cap', words]])
  expect(
    problemsOf({ channels, entries: at('2026-11-24T09:00', '2026-11-24T10:00', '2026-11-25T09:00') }),
  ).toEqual([])
  // Published posts count towards the cap, failed ones do not.
  const [first, second, third] = at('2026-11-24T09:00', '2026-11-24T10:00', '2026-11-24T11:00')
  if (!first || !second || !third) throw new Error('three')
  expect(problemsOf({ channels, entries: [{ ...first, state: 'published' }, second, third] })).toHaveLength(1)
  expect(problemsOf({ channels, entries: [{ ...first, state: 'failed' }, second, third] })).toEqual([])
})

test('an unapproved post shows within a day of its time, or today once that has passed', () => {
  const review = { state: 'in_review' as const, title: 'Oskelle' }
  const entries = [
    entry('2026-11-22T09:00', review),
    entry('2026-11-24T07:00', review),
    entry('2026-11-24T07:30', { state: 'approved', title: 'Fen' }),
    entry('2026-11-25T09:00', review),
  ]
  expect(problemsOf({ entries })).toEqual([
    ['2026-11-23', 'late', '“Oskelle” was planned for Sun 22 Nov, 10:00 and still isn’t approved.'],
    ['2026-11-24', 'review', '“Oskelle” still isn’t approved.'],
    ['2026-11-24', 'review', '“Fen” still isn’t scheduled.'],
  ])
})

test('a failing source shows today and on the next date of topics that draw on it', () => {
  const sources = [{ id: 's', name: 'Blog', state: 'failing' as const, message: 'The feed is gone.' }]
  const topic = { id: 't', name: 'Weekly', sourceIds: ['s'], lastRun: null, pausedReason: null }
  const topics = [
    { ...topic, nextRunAt: new Date('2026-11-27T23:30Z') },
    { ...topic, name: 'Other', sourceIds: [], nextRunAt: new Date('2026-11-27T23:30Z') },
  ]
  expect(problemsOf({ sources, topics })).toEqual([
    ['2026-11-23', 'source', 'The source Blog is failing: The feed is gone.'],
    ['2026-11-28', 'source', 'The topic Weekly draws on the source Blog, which is failing.'],
  ])
})

test('a topic that is paused or whose last run brought no post shows on its next date', () => {
  const topic = { id: 't', name: 'Weekly', sourceIds: [], lastRun: null, pausedReason: null }
  const nextRunAt = new Date('2026-11-27T09:00Z')
  const topics = [
    { ...topic, nextRunAt, lastRun: { status: 'needs_content', message: 'No unused facts are left.' } },
    { ...topic, nextRunAt, pausedReason: 'Three runs failed.' },
    { ...topic, nextRunAt, lastRun: { status: 'written', message: null } },
    { ...topic, nextRunAt: null, pausedReason: 'Someone paused it.' },
  ]
  expect(problemsOf({ topics })).toEqual([
    ['2026-11-27', 'topic', 'The last run of the topic Weekly brought no post: No unused facts are left.'],
    ['2026-11-27', 'topic', 'The topic Weekly is paused: Three runs failed.'],
  ])
})

test('days with posting times but no posts are gaps, and a week without any posts is reported once', () => {
  const emptySlots = new Map([
    ['2026-11-24', 1],
    ['2026-11-26', 2],
    ['2026-11-28', 0],
    ['2026-11-30', 1],
  ])
  expect(problemsOf({ emptySlots })).toEqual([
    ['2026-11-24', 'gap', 'Nothing is planned this week.'],
    ['2026-11-30', 'gap', 'Nothing is planned on this day.'],
  ])
  expect(problemsOf({ emptySlots, entries: [entry('2026-11-26T09:00')] })).toEqual([
    ['2026-11-24', 'gap', 'Nothing is planned on this day.'],
    ['2026-11-30', 'gap', 'Nothing is planned on this day.'],
  ])
})
