import { expect, test } from 'vitest'
import type { VariantIssue } from '@/lib/platforms/schemas'
import { shiftIssues } from './shift-issues'

const words = (text: string) => ({ title: null, text, link: null, replies: [] })
const found = (text: string, part: string): VariantIssue => ({
  rule: 'unsupported',
  severity: 'warning',
  field: 'text',
  from: text.indexOf(part),
  until: text.indexOf(part) + part.length,
  message: 'It is not in the content.',
})

test.each([
  ['It is 1,402 m long.', 'Now: It is 1,402 m long.', ['1,402']],
  ['It is 1,402 m long.', 'It is 1,402 m long. Come!', ['1,402']],
  ['It is 1,402', 'It is 1,402 m', ['1,402']],
  ['It is 1,402', 'It is 1,4025', []],
  ['1,402 m', '91,402 m', []],
  ['1,402 m', 'A 1,402 m', ['1,402']],
  ['It is 1,402 m long.', 'It is 1,204 m long.', []],
  ['It is 1,402 m long.', '', []],
  ['🎉 1,402 m', '🎉🎉 1,402 m', ['1,402']],
])('keeps underlining only the same words after “%s” became “%s”', (before, now, parts) => {
  const shifted = shiftIssues([found(before, '1,402')], words(before), words(now))
  expect(shifted.map(({ from, until }) => now.slice(from ?? 0, until ?? 0))).toEqual(parts)
})

test('typing in one reply leaves the findings of the others in place, and a removed reply takes its findings with it', () => {
  const first = { ...found('In 1,402 days.', '1,402'), field: 'replies' as const, reply: 0 }
  const second = { ...found('It is 7 m high.', '7 m'), field: 'replies' as const, reply: 1 }
  const before = { ...words(''), replies: ['In 1,402 days.', 'It is 7 m high.'] }
  const after = { ...words(''), replies: ['Only in 1,402 days.', 'It is 7 m high.'] }
  expect(shiftIssues([first, second], before, { ...after, replies: after.replies.slice(0, 1) })).toEqual([
    { ...first, from: 8, until: 13 },
  ])
  expect(shiftIssues([second], before, after)).toEqual([second])
})
