import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FeedPost } from './feed-post'

test('a post on a feed shows its replies below it, and links to its document and to the post it replies to', () => {
  const page = renderToStaticMarkup(
    <FeedPost
      post={{
        id: '1',
        network: 'linkedin',
        title: null,
        text: 'Our report is out.',
        tags: [],
        createdAt: new Date('2026-11-22T09:00:00Z'),
        editedAt: null,
        removedAt: null,
        account: { handle: 'mill', displayName: 'The Mill' },
        media: [{ id: 'm', alt: 'Report', contentType: 'application/pdf' }],
        repliesTo: 'urn:li:share:1',
        replies: [
          { id: 'a', text: 'Read it first' },
          { id: 'b', text: 'Then <ask>' },
        ],
      }}
    />,
  )
  expect(page.indexOf('Read it first')).toBeGreaterThan(page.indexOf('Our report is out.'))
  expect(page.indexOf('Then &lt;ask&gt;')).toBeGreaterThan(page.indexOf('Read it first'))
  expect(page).toContain('href="/sandbox/media/m"')
  expect(page).toContain('href="/sandbox/linkedin/urn%3Ali%3Ashare%3A1"')
  expect(page).not.toContain('<img src="/sandbox/media/m"')
})
