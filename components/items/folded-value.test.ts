import { expect, test } from 'vitest'
import { foldedValue } from './folded-value'

test('a short value shows whole; a long one folds without breaking a character and counts what it leaves out', () => {
  expect(foldedValue(' one ')).toEqual({ beginning: 'one', rest: '', left: 0 })
  expect(foldedValue(['a', 'b'])).toEqual({ beginning: 'a\nb', rest: '', left: 0 })
  expect(foldedValue({ a: [1, null] }).beginning).toBe('{\n  "a": [\n    1,\n    null\n  ]\n}')
  for (const nothing of [null, undefined, '', '  ', []]) expect(foldedValue(nothing).beginning).toBe('')
  expect(foldedValue(false).beginning).toBe('false')
  for (const text of ['x'.repeat(5000), `a${'😀'.repeat(5000)}`]) {
    const { beginning, rest, left } = foldedValue(text)
    expect(beginning + rest).toBe(text.slice(0, text.length - left))
    expect([beginning, rest].every((part) => part.isWellFormed())).toBe(true)
  }
  expect(foldedValue('x'.repeat(1_000_000)).left).toBe(980_000)
})
