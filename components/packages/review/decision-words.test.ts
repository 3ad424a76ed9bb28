import { expect, test } from 'vitest'
import { notDoneWords } from './decision-words'

test('a message about a post shortens a long title and keeps a short one, so that the reason is read', () => {
  const why = {
    id: null,
    position: null,
    code: 'blocked-by-rules',
    message: 'No channels.',
    hint: 'Connect one.',
  }
  expect(notDoneWords([{ ...why, title: 'Short note' }])).toBe(
    'Not done: “Short note”: No channels. Connect one.',
  )
  expect(notDoneWords([{ ...why, title: 'A long title '.repeat(20) }])).toMatch(
    /^Not done: “A long title [^”]{30,50}…”: No channels[.] Connect one[.]$/,
  )
})
