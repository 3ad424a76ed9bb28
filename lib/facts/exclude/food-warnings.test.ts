import { expect, test } from 'vitest'
import { isFoodWarning } from './food-warnings'

test('recognizes warnings about who must not eat a dish, and ignores similar sentences', () => {
  for (const sentence of [
    'Für Säuglinge unter einem Jahr bitte ohne Ahornsirup.',
    'Nicht für Schwangere.',
    'Not suitable for babies.',
    'Never give it to children under one.',
    'For toddlers, leave out the chilli.',
  ])
    expect(isFoodWarning(sentence), sentence).toBe(true)
  for (const sentence of [
    'Kinder unter sechs Jahren zahlen nichts.',
    'A soup for children and grandparents.',
    'Für Kinder ab vier Jahren.',
    'Not for sale.',
  ])
    expect(isFoodWarning(sentence), sentence).toBe(false)
})
