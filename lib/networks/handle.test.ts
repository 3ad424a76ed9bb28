import { expect, test } from 'vitest'
import { handleBeside, writtenHandle } from './handle'

test('a handle has the sign that its network writes it with, and an address or a name has none', () => {
  expect(writtenHandle('x', 'brook')).toBe('@brook')
  expect(writtenHandle('mastodon', '@brook@mill.example')).toBe('@brook@mill.example')
  expect(writtenHandle('wordpress', 'www.mill.example')).toBe('www.mill.example')
  expect(writtenHandle('newsletter', 'news@mill.example')).toBe('news@mill.example')
  expect(writtenHandle('telegram', 'Friends of the mill')).toBe('Friends of the mill')
  expect(writtenHandle('slack', null)).toBeNull()
})

test('a name is not said twice', () => {
  expect(handleBeside('discord', 'Mill bot', 'Mill bot')).toBeNull()
  expect(handleBeside('x', 'brook', 'Brook')).toBe('@brook')
})
