import { expect, test } from 'vitest'
import { matchingPeople, storedText, typedMention, typedText } from './mention-text'

const ada = { id: '1', name: 'Ada Byron' }
const adam = { id: '2', name: 'Ada Byron Smith' }
const jo = { id: '3', name: 'Jo Åkesson' }

test('an @ starts a mention at the beginning of a word, but not inside one', () => {
  expect(typedMention('Hello @Ad', 9)).toEqual({ from: 6, query: 'Ad' })
  expect(typedMention('@Ada By', 7)).toEqual({ from: 0, query: 'Ada By' })
  expect(typedMention('me@example', 10)).toBeUndefined()
  expect(typedMention('@Ada said it', 12)).toBeUndefined()
})

test('people are found by the beginning of any of their names', () => {
  expect(matchingPeople([ada, adam, jo], 'åk')).toEqual([jo])
  expect(matchingPeople([ada, adam, jo], '')).toHaveLength(3)
})

test('picked names are stored as ids and shown as names again, even if one name begins like another', () => {
  const stored = storedText('@Ada Byron Smith and @Ada Byron', [ada, adam])
  expect(stored).toBe('@[2] and @[1]')
  expect(typedText(stored, [ada, adam])).toBe('@Ada Byron Smith and @Ada Byron')
})
