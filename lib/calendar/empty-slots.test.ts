import { expect, test } from 'vitest'
import { wallTimeOf } from '@/lib/time-zones/wall-time'
import { type CalendarSlot, emptySlots } from './empty-slots'
import type { PlannedEntry } from './get-calendar'

const timeZone = 'Europe/Berlin'
const slot: CalendarSlot = {
  channelId: 'x',
  channel: 'Our X',
  platform: 'x',
  minGapMinutes: 30,
  weekday: 1,
  time: '09:00',
  kind: null,
}

const entry = (at: string, fields: Partial<PlannedEntry> = {}): PlannedEntry => ({
  packageId: at,
  title: 'A post',
  revision: 1,
  state: 'scheduled',
  at: new Date(at),
  wall: wallTimeOf(new Date(at), timeZone),
  channels: [{ id: 'x', platform: 'x', name: 'Our X', handle: null }],
  partial: false,
  held: false,
  topicId: null,
  topic: null,
  kind: null,
  image: null,
  ...fields,
})

const of = (
  entries: PlannedEntry[],
  days = ['2026-11-23', '2026-11-24'],
  slots = [slot],
  now = '2026-11-23T07:59Z',
) =>
  emptySlots(days, slots, entries, { timeZone, now: new Date(now) }).map(({ day, time }) => `${day} ${time}`)

test('a posting time is empty unless a post on its channel is planned within the gap or its time has come', () => {
  expect(of([])).toEqual(['2026-11-23 09:00'])
  expect(of([entry('2026-11-23T08:00:00Z')])).toEqual([])
  expect(of([entry('2026-11-23T08:29:00Z')])).toEqual([])
  expect(of([entry('2026-11-23T08:30:00Z')])).toEqual(['2026-11-23 09:00'])
  expect(of([entry('2026-11-23T08:00:00Z', { channels: [] })])).toEqual(['2026-11-23 09:00'])
  expect(of([entry('2026-11-23T08:00:00Z', { state: 'failed' })])).toEqual(['2026-11-23 09:00'])
  expect(of([], ['2026-11-23'], [slot], '2026-11-23T08:00Z')).toEqual([])
})

test('a posting time keeps its wall time across clock changes, and moves forward where that time does not exist', () => {
  const sunday = { ...slot, weekday: 7, time: '02:30' }
  expect(of([], ['2027-03-21', '2027-03-28', '2027-04-04'], [sunday])).toEqual([
    '2027-03-21 02:30',
    '2027-03-28 03:30',
    '2027-04-04 02:30',
  ])
})
