import { expect, test } from 'vitest'
import { hintFor } from './no-slots'

test('who may not add posting times is told whom to ask where there are none', () => {
  const failure = { code: 'no-slots', hint: 'Add posting times on the Channels page.' }
  expect(hintFor(failure, { manages: true })).toBe(failure.hint)
  expect(hintFor(failure, { manages: false })).toMatch(/^Ask a workspace admin/)
  expect(hintFor({ code: 'wrong-state', hint: 'Reload.' }, { manages: false })).toBe('Reload.')
})
