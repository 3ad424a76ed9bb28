import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ChannelAnswer } from '@/lib/channels/schemas'
import { ChannelKeys } from './channel-keys'
import { ChannelRow } from './channel-row'

const channel: ChannelAnswer = {
  ...{
    id: 'a',
    project_id: 'b',
    platform: 'x',
    account_key: 'bird-en',
    display_name: 'Bird',
    handle: 'bird',
  },
  ...{
    account_kind: null,
    language: 'en',
    status: 'active',
    status_reason: null,
    sandbox: false,
    config: {},
  },
  ...{ expires_at: null, renews_itself: true, checked_at: null, trouble: null, limits: {}, daily_cap: null },
  ...{ min_gap_minutes: null, created_at: '2026-11-23T09:00:00Z' },
}

test('a channel’s key shows only in the part for developers, which is closed', () => {
  expect(renderToStaticMarkup(<ChannelRow channel={channel} controls={null} />)).not.toContain('bird-en')
  const keys = renderToStaticMarkup(<ChannelKeys channels={[channel]} />)
  expect(keys).toMatch(/^<details(?![^>]* open)[^>]*><summary.*For developers.*<\/summary>.*Bird.*bird-en/)
})
