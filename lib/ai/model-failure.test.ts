import { expect, test } from 'vitest'
import { withoutKeys } from './model-failure'

test('the install’s key is taken out of a text, and a word that stands where a server wants none is not', () => {
  const apiKey = 'plain0secret0of0nobody'
  expect(withoutKeys(`Wrong key ${apiKey}.`, { apiKey })).toBe('Wrong key [key].')
  for (const word of ['ollama', 'none', 'x', '-'])
    expect(withoutKeys('none of it is for x-rays, says ollama', { apiKey: word })).toBe(
      'none of it is for x-rays, says ollama',
    )
})
