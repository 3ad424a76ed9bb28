import { expect, test } from 'vitest'
import { refusalWords } from './refusal-words'

const now = new Date('2026-11-29T22:30:00Z')

test.each([
  ['2026-11-29T22:30:05Z', 'Try again in 1 minute.'],
  ['2026-11-29T22:50:00Z', 'Try again in 20 minutes.'],
  ['2026-11-30T00:00:00Z', 'Try again in 2 hours.'],
  ['2026-12-01T22:30:00Z', 'Try again in 2 days.'],
])('says how long to wait for a busy server, in no time zone: until %s', (retryAt, hint) => {
  expect(refusalWords({ failure: 'busy', retryAt: new Date(retryAt) }, now).hint).toBe(hint)
})

test('says who makes a call wait: the server, or our own other calls', () => {
  const busy = { failure: 'busy', retryAt: now } as const
  expect(refusalWords(busy, now).message).toBe('The model’s server asked us to wait.')
  expect(refusalWords({ ...busy, isOurs: true }, now).message).toMatch(/^Other calls .* limit[.]$/)
})

test('says how long a limit lasts that is used up', () => {
  const until = new Date('2026-11-30T00:00:00Z')
  expect(refusalWords({ failure: 'cap', cap: 'day', until }, now)).toEqual({
    message: 'Today’s limit of tokens for the model is used up.',
    hint: 'Raise the limit, or wait 2 hours until it starts again.',
  })
})
