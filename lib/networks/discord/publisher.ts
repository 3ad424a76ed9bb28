import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import {
  parseJsonObject,
  rateLimited,
  readRetryAfter,
  readText,
  rejected,
  serverError,
  toChangeOutcome,
  unknownOutcome,
} from '../outcomes'
import {
  type ChangeIo,
  type ChangeOutcome,
  MediaRefused,
  type Post,
  type Publisher,
  type PublishOutcome,
} from '../publisher'
import { escapeMarkdown } from './escape-markdown'

type Io = ChangeIo<'fields'>

const maxLength = 2000

/**
 * Executes the webhook with `wait=true`, which returns the message. A webhook cannot list messages, so a person has
 * to resolve an unknown outcome.
 */
export const discordPublisher: Publisher<'fields'> = {
  evidence: { lookup: 'none', again: 'another' },

  async publish(post, io) {
    const content = escapeMarkdown(post.payload.post.text)
    if (content.length > maxLength) return tooLong(content)
    const { type, body } = await encodedForm(post, io, content)
    const address = new URL(io.access.fields.url ?? '')
    address.searchParams.set('wait', 'true')
    await io.sending()
    const answer = await io.fetch({
      url: address.href,
      method: 'POST',
      headers: { 'content-type': type },
      body,
      deadlineMs: 60_000,
      headersTimeoutMs: 45_000,
      signal: io.signal,
    })
    return outcomeOf(answer, io)
  },

  reconcile: null,

  async correct(post, remoteId, io) {
    const content = escapeMarkdown(post.payload.post.text)
    if (content.length > maxLength) return tooLong(content)
    // After the edit, the message has exactly the attachments listed here.
    const { type, body } = await encodedForm(post, io, content)
    const answer = await io.fetch({
      url: messageAddress(io, remoteId),
      method: 'PATCH',
      headers: { 'content-type': type },
      body,
      deadlineMs: 60_000,
      headersTimeoutMs: 45_000,
      signal: io.signal,
    })
    return changed(answer, io, 'edit')
  },

  async remove(remoteId, io) {
    const answer = await io.fetch({
      url: messageAddress(io, remoteId),
      method: 'DELETE',
      deadlineMs: 30_000,
      signal: io.signal,
    })
    return changed(answer, io, 'delete')
  },
}

const tooLong = (content: string) =>
  rejected(
    `This message has ${content.length - maxLength} characters too many for Discord, with the backslashes before signs such as * and _.`,
    'Shorten the text, or use fewer of these signs.',
  )

function messageAddress(io: Io, remoteId: string): string {
  const address = new URL(io.access.fields.url ?? '')
  address.pathname = `${address.pathname.replace(/\/$/, '')}/messages/${encodeURIComponent(remoteId)}`
  return address.href
}

/** Code 10008 means that the message no longer exists; any other 404 means that the webhook doesn't. */
function changed(answer: GuardedResponse, io: Io, what: 'edit' | 'delete'): ChangeOutcome {
  if (answer.status >= 200 && answer.status < 300) return { kind: 'done' }
  if (answer.status === 404 && parseJsonObject(answer).code === 10_008) return { kind: 'gone' }
  return toChangeOutcome(outcomeOf(answer, io), 'Discord', what)
}

async function encodedForm(post: Post, io: Io, content: string): Promise<{ type: string; body: Uint8Array }> {
  const encoded = new Response(await formOf(post, io, content))
  return {
    type: encoded.headers.get('content-type') ?? '',
    body: new Uint8Array(await encoded.arrayBuffer()),
  }
}

/** Builds the form with the message and its images. An @ in the text must not notify anyone. */
async function formOf(post: Post, io: Io, content: string): Promise<FormData> {
  const form = new FormData()
  const attachments: object[] = []
  for (const [index, { alt }] of post.payload.content.media.entries()) {
    const { bytes, contentType } = await io.loadMedia(index)
    if (!contentType.startsWith('image/'))
      throw new MediaRefused('We don’t support videos on Discord yet.', 'Use images for this channel.')
    const filename = `image-${index + 1}.${contentType.slice('image/'.length)}`
    attachments.push({ id: index, filename, description: alt.slice(0, 1024) })
    form.append(`files[${index}]`, new Blob([new Uint8Array(bytes)], { type: contentType }), filename)
  }
  form.append('payload_json', JSON.stringify({ content, allowed_mentions: { parse: [] }, attachments }))
  return form
}

function outcomeOf(answer: GuardedResponse, io: Io): PublishOutcome {
  const body = parseJsonObject(answer)
  const id = readText(body, 'id')
  const { status } = answer
  if (status >= 200 && status < 300)
    return id
      ? { kind: 'published', remoteId: id, remoteUrl: messageUrl(io, id) }
      : unknownOutcome('Discord didn’t return an ID for the message.')
  if (status === 429)
    return rateLimited(
      'Discord',
      typeof body.retry_after === 'number' ? body.retry_after : readRetryAfter(answer, 60),
    )
  if (status === 401 || status === 404)
    return rejected(
      'Discord no longer knows this webhook.',
      'Create a new webhook for the channel on Discord, then enter its URL on the Channels page.',
      'connection-ended',
    )
  if (status >= 500) return serverError('Discord', status)
  if (status === 413) return rejected('The images are too large for Discord.', 'Use smaller images.', 'media')
  return rejected(
    `Discord rejected the message: ${readText(body, 'message') ?? `status ${status}`}`,
    'Change the post, or check the channel on Discord.',
  )
}

function messageUrl({ channel }: Io, id: string): string | null {
  const { guild_id: server, channel_id: place } = channel.config
  return typeof server === 'string' && typeof place === 'string'
    ? `https://discord.com/channels/${encodeURIComponent(server)}/${encodeURIComponent(place)}/${encodeURIComponent(id)}`
    : null
}
