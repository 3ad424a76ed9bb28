import { expect, test } from 'vitest'
import { lengthWords } from './length-words'

test('a length is rounded to whole seconds before it is split into minutes', () => {
  expect([0, 5.4, 59.4, 59.6, 65, 119.6, 600].map(lengthWords)).toEqual([
    '0:00',
    '0:05',
    '0:59',
    '1:00',
    '1:05',
    '2:00',
    '10:00',
  ])
})
