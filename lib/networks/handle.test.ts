import { expect, test } from 'vitest'
import { handleBeside, writtenHandle } from './handle'

test('writes handles with their network’s @, and addresses and names without one', () => {
  expect(writtenHandle('x', 'brook')).toBe('@brook')
  expect(writtenHandle('mastodon', '@brook@mill.example')).toBe('@brook@mill.example')
  expect(writtenHandle('wordpress', 'www.mill.example')).toBe('www.mill.example')
  expect(writtenHandle('newsletter', 'news@mill.example')).toBe('news@mill.example')
  expect(writtenHandle('telegram', 'Friends of the mill')).toBe('Friends of the mill')
  expect(writtenHandle('slack', null)).toBeNull()
})

test('omits a handle that only repeats the name', () => {
  expect(handleBeside('discord', 'Mill bot', 'Mill bot')).toBeNull()
  expect(handleBeside('x', 'brook', 'Brook')).toBe('@brook')
})
