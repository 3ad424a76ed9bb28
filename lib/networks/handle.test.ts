import { expect, test } from 'vitest'
import { formatHandle, formatHandleBesideName } from './handle'

test('writes handles with their network’s @, and addresses and names without one', () => {
  expect(formatHandle('x', 'brook')).toBe('@brook')
  expect(formatHandle('mastodon', '@brook@mill.example')).toBe('@brook@mill.example')
  expect(formatHandle('wordpress', 'www.mill.example')).toBe('www.mill.example')
  expect(formatHandle('newsletter', 'news@mill.example')).toBe('news@mill.example')
  expect(formatHandle('telegram', 'Friends of the mill')).toBe('Friends of the mill')
  expect(formatHandle('slack', null)).toBeNull()
})

test('omits a handle that only repeats the name', () => {
  expect(formatHandleBesideName('discord', 'Mill bot', 'Mill bot')).toBeNull()
  expect(formatHandleBesideName('x', 'brook', 'Brook')).toBe('@brook')
})
