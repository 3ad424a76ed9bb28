import { expect, test } from 'vitest'
import { nextStep } from './next-step'

test('the overview says that nothing needs a person only if no post is waiting for review', () => {
  expect(nextStep('/a/b', 0).title).toBe('Nothing needs you right now.')
  expect(nextStep('/a/b', 22)).toMatchObject({
    title: 'No problems.',
    text: '22 posts are waiting for review.',
    href: '/a/b/review',
  })
})
