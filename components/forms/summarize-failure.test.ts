import { expect, test } from 'vitest'
import { AppError } from '@/lib/errors'
import { summarizeFailure } from './summarize-failure'

const wrongPin = { pointer: '/pin', detail: 'This PIN is wrong.' }
const invalid = { message: new AppError('invalid').message, hint: 'Try again.' }
const check = 'Check the highlighted fields.'

test('a form’s notice does not repeat what its fields say, and is absent if its only field says everything', () => {
  for (const message of [invalid.message, wrongPin.detail]) {
    const marked = { message, hint: 'Try again.', errors: [wrongPin] }
    expect(summarizeFailure(marked, { listed: [], fields: 1 })).toBeUndefined()
    expect(summarizeFailure(marked, { listed: [], fields: 2 })).toEqual({ message: check })
  }
})

test('a form’s notice says what its fields do not', () => {
  const unmarked = { ...invalid, errors: [wrongPin] }
  expect(summarizeFailure(unmarked, { listed: [wrongPin], fields: 1 })).toEqual(invalid)
  expect(summarizeFailure({ ...invalid, errors: [] }, { listed: [], fields: 1 })).toEqual(invalid)
  const specific = { message: 'The link is locked.', hint: 'Ask for a new one.', errors: [wrongPin] }
  expect(summarizeFailure(specific, { listed: [], fields: 1 })).toEqual({
    message: specific.message,
    hint: check,
  })
})
