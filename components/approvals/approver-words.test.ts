import { expect, test } from 'vitest'
import { describeLinkedPosts, describeNaming, describeProgress, labelNaming } from './approver-words'

const decision = { kind: 'approved', by: 'Ada', at: '2026-11-23T09:00:00.000Z', current: true } as const
const waiting = { open: true, decision: null }
const answered = { open: true, decision }
const outdated = { open: true, decision: { ...decision, current: false } }
const published = { open: false, decision: null }

test('an approval link thanks only approvers who answered, and asks only for posts that they can still answer', () => {
  expect(describeProgress([published])).toBe('There is nothing for you to approve right now.')
  expect(describeLinkedPosts([published])).toBe('a post shared with you')
  expect(describeProgress([waiting])).toBe('This post is waiting for your answer.')
  expect(describeProgress([outdated, answered, published])).toBe('1 of 3 posts waits for your answer.')
  expect(describeLinkedPosts([waiting, published])).toBe('posts for your approval')
  expect(describeProgress([answered, published])).toBe(
    'No more posts are waiting for your answer. Thank you!',
  )
  expect(describeProgress([answered])).toBe('You have answered this post. Thank you!')
  expect(describeProgress([answered, { open: false, decision }])).toBe(
    'You have answered all posts. Thank you!',
  )
})

test('the dialog that asks an approver’s name says so if its button approves a post at once', () => {
  const approving = { does: 'approve', title: 'Luftine' } as const
  expect(labelNaming(approving)).toBe('Approve post')
  expect(describeNaming(approving)).toMatch(/^You are about to approve “Luftine”[.]/)
  expect([labelNaming({ does: 'changes' }), labelNaming({ does: 'comment' })]).toEqual([
    'Continue',
    'Continue',
  ])
  expect(labelNaming({ does: 'save' })).toBe('Save name')
})
