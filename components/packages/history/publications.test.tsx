import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type PublicationRow, Publications } from './publications'

const post: PublicationRow = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  status: 'published',
  due_at: '2026-11-23T05:00:00.000Z',
  public_at: null,
  next_at: null,
  attempts: 1,
  remote_url: 'https://video.example/1',
  error: null,
  upload: null,
  follow_ups: [],
  needs_decision: false,
  finished_at: '2026-11-23T05:01:00.000Z',
  replace_by: null,
  platform: 'youtube',
  channel: 'Acme Pots',
  handle: null,
}
const markupOf = (own: Partial<PublicationRow>) =>
  renderToStaticMarkup(
    <Publications packageId="1" channelsHref="/acme/pots/channels" posts={[{ ...post, ...own }]} />,
  )
const textOf = (own: Partial<PublicationRow>) =>
  markupOf(own)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('a post that was uploaded ahead says when it becomes public, and is published from then on', () => {
  const early = textOf({ public_at: '2999-03-12T09:00:00.000Z' })
  expect(early).toMatch(/Uploaded to YouTube, public on .*12 Mar.*09:00/)
  expect(early).not.toContain('Published')
  expect(textOf({ public_at: '2026-11-23T09:00:00.000Z' })).toContain('Published')
  const waits = { status: 'pending', attempts: 0, public_at: '2999-03-12T09:00:00.000Z' } as const
  expect(textOf(waits)).toMatch(/Upload starts .*05:00.*, public on .*09:00/)
})

test('a post that failed because its connection ended leads to the channels, other failures do not', () => {
  const failed = (code: 'connection-ended' | 'rejected') =>
    markupOf({ status: 'failed', error: { code, message: 'It failed.', hint: 'Do something.' } })
  expect(failed('connection-ended')).toMatch(/href="\/acme\/pots\/channels"[^>]*>Open Channels/)
  expect(failed('rejected')).not.toContain('/acme/pots/channels')
})
