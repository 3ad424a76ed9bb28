import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { rateLimited, readRetryAfter, rejected, serverError, unknownOutcome } from '../outcomes'
import { MediaRefused, type Post, type Publisher, type PublisherIo, type PublishOutcome } from '../publisher'
import { escapeMessageText, toRichText } from './blocks'

type Io = PublisherIo<'fields'>

/**
 * Sends one message by an incoming webhook (spec/platforms#slack). The response is "ok" without an id, so nothing
 * can be looked up, edited or deleted.
 */
export const slackPublisher: Publisher<'fields'> = {
  evidence: { lookup: 'none', again: 'another' },

  async publish(post, io) {
    const message = await messageOf(post, io)
    await io.sending()
    const answer = await io.fetch({
      url: io.access.fields.url ?? '',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      deadlineMs: 30_000,
      signal: io.signal,
    })
    return outcomeOf(answer, post)
  },

  reconcile: null,
  correct: null,
  remove: null,
}

/** Builds the message: its blocks, and the text that notifications show instead. */
async function messageOf(post: Post, io: Io): Promise<object> {
  const { text } = post.payload.post
  const { media } = post.payload.content
  const blocks: object[] = text ? [toRichText(text)] : []
  for (const [index, { alt }] of media.entries()) {
    if (io.isVideo(index)) throw noVideos()
    const { address, contentType } = await io.loadMedia(index, { copy: true })
    if (!contentType.startsWith('image/')) throw noVideos()
    blocks.push({ type: 'image', image_url: address, alt_text: alt.slice(0, 2000) })
  }
  const fallback = text || (media[0]?.alt ?? '') || 'Image'
  return { text: escapeMessageText(fallback), mrkdwn: false, blocks }
}

const noVideos = () =>
  new MediaRefused('We don’t support videos on Slack yet.', 'Use images for this channel.')

const webhookGone = new Set([
  'no_service',
  'no_service_id',
  'no_team',
  'no_active_hooks',
  'invalid_token',
  'team_disabled',
])

/**
 * Responses are one word of plain text. Source: docs.slack.dev, handling errors of incoming webhooks, checked
 * 2026-11-23.
 */
function outcomeOf(answer: GuardedResponse, post: Post): PublishOutcome {
  const { status } = answer
  const word = answer.text().trim().slice(0, 100)
  if (status === 200)
    return word === 'ok'
      ? { kind: 'published', remoteId: null, remoteUrl: null }
      : unknownOutcome('Slack didn’t confirm the message.')
  if (status === 429) return rateLimited('Slack', readRetryAfter(answer, 60))
  if (status >= 500 || status < 400) return serverError('Slack', status)
  if (webhookGone.has(word) || (status === 404 && word !== 'channel_not_found'))
    return rejected(
      'Slack no longer knows this webhook.',
      'Add a new webhook to the channel in Slack, then enter its URL on the Channels page.',
      'connection-ended',
    )
  if (word === 'channel_is_archived' || word === 'channel_not_found' || status === 410)
    return rejected(
      'The channel of this webhook was archived or deleted in Slack.',
      'Add a webhook of another channel.',
      'connection-ended',
    )
  if (status === 403)
    return rejected(
      'Slack doesn’t let this webhook post in the channel.',
      'Ask an admin of your Slack workspace to allow the app to post there.',
      'connection-ended',
    )
  if (/invalid_(blocks|attachments|payload)/.test(word) && post.payload.content.media.length > 0)
    return rejected(
      'Slack rejected the message, most likely because it couldn’t fetch an image.',
      'Check that the internet can reach this install, or publish the post without images.',
      'media',
    )
  return rejected(
    `Slack rejected the message (${/^[a-z_]{1,60}$/.test(word) ? word : status}).`,
    'Change the post, or check the channel on Slack.',
  )
}
