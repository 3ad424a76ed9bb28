import { expect, test } from 'vitest'
import { redactKeys } from './model-failure'

test('removes the install’s key from a text, but leaves placeholder keys like “none” alone', () => {
  const apiKey = 'plain0secret0of0nobody'
  expect(redactKeys(`Wrong key ${apiKey}.`, { apiKey })).toBe('Wrong key [key].')
  for (const word of ['ollama', 'none', 'x', '-'])
    expect(redactKeys('none of it is for x-rays, says ollama', { apiKey: word })).toBe(
      'none of it is for x-rays, says ollama',
    )
})
