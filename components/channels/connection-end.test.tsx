import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConnectionEnd } from './connection-end'

const said = (channel: { expires_at: string | null; renews_itself: boolean }) =>
  renderToStaticMarkup(
    <ConnectionEnd channel={{ platform: 'bluesky', status: 'active', ...channel }} />,
  ).replace(/<[^>]*>/g, '')

test('says until when an account is connected, or that the connection doesn’t expire', () => {
  const end = '2027-02-01T09:00:00Z'
  expect(said({ expires_at: null, renews_itself: false })).toBe('This connection doesn’t expire.')
  expect(said({ expires_at: end, renews_itself: true })).toMatch(/^Connected until .+ We renew it/)
  expect(said({ expires_at: end, renews_itself: false })).toMatch(/^Reconnect by .+ Access ends after two/)
})
