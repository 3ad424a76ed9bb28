import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ItemState } from './item-state'

const item = { status: 'transformed', withdrawn_at: null, content_type: null } as const
const markupOf = (props: Omit<Parameters<typeof ItemState>[0], 'item'>) =>
  renderToStaticMarkup(<ItemState item={item} {...props} />)

test('content whose post has no version for any channel is not said to have posts, and leads to what is missing', () => {
  expect(markupOf({})).toContain('Posts created')
  const waiting = markupOf({ missing: 'channel', channelsHref: '/channels' })
  expect(waiting).toMatch(/Waiting for a channel.*href="\/channels"[^>]*>Connect a channel/)
  expect(waiting).not.toContain('Posts created')
  expect(markupOf({ missing: 'channel' })).not.toContain('href')
  expect(markupOf({ missing: 'language', channelsHref: '/channels' })).toMatch(/Needs translation(?!.*href)/)
})
