import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReviewRow, type ReviewRowView } from './review-row'

const pkg: ReviewRowView = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  title: 'A river',
  status: 'in_review',
  revision: 1,
  stale: false,
  held: false,
  edited: false,
  unconfirmed: false,
  overdueSince: null,
  warnings: [],
  flags: [],
  scheduledAt: null,
  publicAt: null,
  updatedAt: new Date('2026-11-23T09:00:00Z'),
  assignee: undefined,
  dueAt: null,
  variants: [],
  excerpt: 'It flows.',
  thumbnail: null,
  film: false,
  findings: undefined,
  failures: [],
  posts: [],
  empty: undefined,
  disconnected: undefined,
  approvable: true,
  rejectable: true,
  schedulable: false,
  returnable: false,
}
const textOf = (own: Partial<ReviewRowView>) =>
  renderToStaticMarkup(
    <ReviewRow pkg={{ ...pkg, ...own }} href="/p" shows={false} current={false} open={() => undefined} />,
  ).replace(/<[^>]+>/g, ' ')

test('a review row names the assignee and the due date, and says when that date has passed', () => {
  expect(textOf({})).not.toMatch(/assigned|due/i)
  const assigned = { assignee: 'Ada Lovelace', dueAt: new Date('2999-01-05T22:59:59Z') }
  expect(textOf(assigned)).toMatch(/assigned to\s+Ada Lovelace/)
  expect(textOf(assigned)).toMatch(/\bDue\s+\w+/)
  expect(textOf({ dueAt: new Date('2020-01-06T22:59:59Z') })).toMatch(/\bWas due\s+\w+/)
})

test('a row in the list of published posts shows a state only while the post isn’t public yet', () => {
  const publicAt = new Date('2999-01-05T10:00:00Z')
  expect(textOf({ status: 'published', publicAt })).toMatch(/Uploaded, public on\s+5 Jan 2999, 10:00/)
  expect(textOf({ status: 'published' })).not.toContain('Published')
  expect(textOf({ status: 'publishing', publicAt })).not.toMatch(/Uploaded|Publishing/)
})

test('a row whose channels were all disconnected says what to do instead of sending people to the text', () => {
  const findings = { blocking: ['All channels of this post have been disconnected.'], voice: [] }
  const links = [{ label: 'Connect a channel', href: '/c' }]
  const shown = textOf({ findings, disconnected: { why: findings.blocking[0] ?? '', links } })
  expect(shown).toMatch(/have been disconnected[.]\s+Connect a channel/)
  expect(shown).not.toContain('Open the post to fix it')
  expect(textOf({ findings: { blocking: ['It is too long.'], voice: [] } })).toContain(
    'Open the post to fix it',
  )
})

test('a row of a failed post says why it failed, and on which channels if it has several', () => {
  const variant = { platform: 'x', channel: 'Bird', handle: null, at: null }
  const failures = [{ channels: ['Bird', 'Work'], message: 'It is a duplicate.' }]
  const failed = { status: 'failed', failures } as const
  expect(textOf({ ...failed, variants: [variant, variant] })).toContain('Bird and Work: It is a duplicate.')
  const alone = textOf({
    ...failed,
    variants: [variant],
    failures: [{ channels: ['Bird'], message: 'Gone.' }],
  })
  expect(alone).toContain('Gone.')
  expect(alone).not.toContain('Bird: ')
})
