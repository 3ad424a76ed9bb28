import { afterAll, beforeAll, expect, test } from 'vitest'
import { standaloneIo, standalonePost } from '@/testing/publishing/standalone-post'
import { type LoopbackServer, serveOnLoopback } from '@/testing/sandbox/sandbox-server'
import { toRichText } from './blocks'
import { slackPublisher } from './publisher'
import { slackWebhook } from './stub'

const webhook = slackWebhook({ team: 'T0123456', hook: 'B0123456', token: 'a1b2c3d4e5f6g7h8' })
let server: LoopbackServer
/** Replaces Slack's next response. */
let instead: Response | undefined
beforeAll(async () => {
  server = await serveOnLoopback(async (request) => {
    const answer = instead
    instead = undefined
    return answer ?? webhook.answer(request)
  })
})
afterAll(() => server.close())

function publish(text: string, alts: string[] = [], path = webhook.path) {
  const post = standalonePost({ text, media: alts.map((alt) => ({ alt })) })
  const fields = { url: `${server.url}${path}` }
  return slackPublisher.publish(
    post,
    standaloneIo(post, server.url, { kind: 'fields', fields, signingSecret: null, session: null }),
  )
}

test('a post becomes one message without markup, with its images by address and a text for notifications', async () => {
  const text = '*New* & <b>: https://example.com/a_b?c=1&d=2.'
  expect(await publish(text, ['A river'])).toEqual({ kind: 'published', remoteId: null, remoteUrl: null })
  expect(webhook.messages.at(-1)).toMatchObject({
    text: '*New* &amp; &lt;b&gt;: https://example.com/a_b?c=1&amp;d=2.',
    payload: { mrkdwn: false },
    blocks: [
      toRichText(text),
      { type: 'image', image_url: 'https://brand.example/one.jpg', alt_text: 'A river' },
    ],
  })
  expect(toRichText(text)).toMatchObject({
    elements: [
      {
        elements: [
          { type: 'text', text: '*New* & <b>: ' },
          { type: 'link', url: 'https://example.com/a_b?c=1&d=2' },
          { type: 'text', text: '.' },
        ],
      },
    ],
  })
  expect(await publish('', ['A river'])).toMatchObject({ kind: 'published' })
  expect(webhook.messages.at(-1)).toMatchObject({ text: 'A river', blocks: [{ type: 'image' }] })
})

test.each([
  ['no_service', 'connection-ended', 'no longer knows this webhook'],
  ['invalid_token', 'connection-ended', 'no longer knows this webhook'],
  ['channel_is_archived', 'connection-ended', 'archived or deleted'],
  ['channel_not_found', 'connection-ended', 'archived or deleted'],
  ['action_prohibited', 'connection-ended', 'doesn’t let this webhook post'],
  ['invalid_blocks', 'media', 'couldn’t fetch an image'],
] as const)('a webhook that answers %s rejects the post with an explanation', async (word, code, message) => {
  const before = webhook.messages.length
  webhook.refuse(word)
  const outcome = await publish('Hello', ['One'])
  webhook.refuse(null)
  expect(outcome).toMatchObject({
    kind: 'rejected',
    failure: { code, message: expect.stringContaining(message), hint: expect.stringMatching(/\.$/) },
  })
  expect(webhook.messages).toHaveLength(before)
})

test('a rate limit delays the post as long as Slack says; an unclear answer leaves the outcome unknown', async () => {
  webhook.limit(42)
  expect(await publish('Too many')).toMatchObject({
    kind: 'pending',
    retryAfterSeconds: 42,
    failure: { code: 'rate-limited' },
  })
  webhook.refuse('rollup_error')
  expect(await publish('Hello')).toMatchObject({ kind: 'unknown' })
  webhook.refuse(null)
  instead = new Response('<h1>Welcome</h1>')
  expect(await publish('Hello')).toMatchObject({ kind: 'unknown' })
  expect(await publish('Hello', [], '/services/T0123456/B0123456/wrongtoken12')).toMatchObject({
    kind: 'rejected',
  })
})
