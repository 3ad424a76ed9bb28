import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isApprovable, WaitingRow, type WaitingRowProps } from './waiting-row'

const row: WaitingRowProps = {
  post: {
    id: '0190a1b2-0000-7000-8000-000000000001',
    title: 'A river',
    revision: 1,
    stale: false,
    held: false,
    flags: [],
    warnings: [],
    findings: undefined,
    image: null,
    versions: 1,
    hasChannels: true,
    updatedAt: new Date('2026-11-23T09:00:00Z'),
    excerpt: 'It flows.',
    channels: [{ platform: 'x', name: 'River news', handle: 'river' }],
    project: { id: 'p', name: 'News', slug: 'news', logoUrl: null, color: null, accent: null },
    role: 'owner',
    decides: true,
  },
  href: '/media/news/packages/1',
  brandHref: '/media/news',
  thumbnail: null,
  film: false,
  empty: undefined,
  disconnected: undefined,
  approve: undefined,
  reject: undefined,
}
const htmlOf = (own: Partial<WaitingRowProps>) => renderToStaticMarkup(<WaitingRow {...row} {...own} />)

test('a row of the workspace’s review shows what to check and what blocks approval, and its picture', () => {
  const findings = { blocking: ['The post is too long for X.'], voice: ['The brand avoids “epic”.'] }
  const html = htmlOf({
    post: { ...row.post, warnings: ['The channel “B” is paused.'], findings },
    thumbnail: '/api/packages/1/thumbnail',
  })
  expect(html).toContain('The channel “B” is paused.')
  expect(html).toContain('Fix before approval: The post is too long for X.')
  expect(html).toContain('Voice: The brand avoids “epic”.')
  expect(html).toContain('src="/api/packages/1/thumbnail"')
})

test('a post without versions says why, with links that help', () => {
  const links = [{ label: 'Connect a channel', href: '/media/news/channels' }]
  const html = htmlOf({ empty: { why: 'This post has no channels.', links } })
  expect(html).toContain('This post has no channels.')
  expect(html).toContain('href="/media/news/channels"')
})

test('approval is offered unless the post has no version, is on hold, or breaks a rule', () => {
  expect(isApprovable(row)).toBe(true)
  expect(isApprovable({ ...row, empty: { why: 'No channels.' } })).toBe(false)
  expect(isApprovable({ ...row, post: { ...row.post, held: true } })).toBe(false)
  const voice = { blocking: [], voice: ['The brand avoids “epic”.'] }
  expect(isApprovable({ ...row, post: { ...row.post, findings: voice } })).toBe(true)
  const blocking = { blocking: ['Too long.'], voice: [] }
  expect(isApprovable({ ...row, post: { ...row.post, findings: blocking } })).toBe(false)
})
