import { createHash } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import {
  parseJsonObject,
  rateLimited,
  readRetryAfter,
  readText,
  rejected,
  serverError,
  toChangeOutcome,
} from '../outcomes'
import type { ChangeIo, ChangeOutcome, Post, Publisher, PublishOutcome } from '../publisher'

/**
 * Sends requests to a URL of the owner, signed according to the Standard Webhooks specification; `webhook-id` is
 * the intent's id, so that a receiver can deduplicate. 2xx is published, 4xx rejected, anything else unknown
 * (spec/decisions#7).
 */
export const webhookPublisher: Publisher<'fields'> = {
  evidence: { lookup: 'none', again: 'another' },

  async publish(post, io) {
    const { url } = io.access.fields
    if (!url) return rejected('This webhook has no URL.', 'Enter its URL on the Channels page.')
    const prepared = prepare(io, post.id, 'post.publish', dataFor(post, io))
    await io.sending()
    const answer = await send(io, url, prepared)
    if (answer.status >= 200 && answer.status < 300) return { kind: 'published', ...parseReply(answer) }
    return refusal(answer, url)
  },

  reconcile: null,

  async correct(post, remoteId, io) {
    const { url } = io.access.fields
    if (!url) return rejected('This webhook has no URL.', 'Enter its URL on the Channels page.')
    const data = { post_id: remoteId, ...dataFor(post, io) }
    return changed(await send(io, url, prepare(io, post.id, 'post.correct', data)), url, 'edit')
  },

  async remove(remoteId, io) {
    const { url } = io.access.fields
    if (!url) return rejected('This webhook has no URL.', 'Enter its URL on the Channels page.')
    // The same id for every request, so that a receiver can deduplicate.
    const id = `remove-${createHash('sha256').update(remoteId).digest('hex').slice(0, 32)}`
    return changed(await send(io, url, prepare(io, id, 'post.remove', { post_id: remoteId })), url, 'delete')
  },
}

type Prepared = { id: string; at: Date; body: string; signature: string }

/** Prepares a signed event: a post, its correction or its removal, all in the same envelope. */
function prepare(
  io: ChangeIo<'fields'>,
  id: string,
  type: 'post.publish' | 'post.correct' | 'post.remove',
  data: object,
): Prepared {
  const at = new Date()
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data })
  return { id, at, body, signature: new Webhook(io.access.signingSecret ?? '').sign(id, at, body) }
}

const send = (io: ChangeIo<'fields'>, url: string, { id, at, body, signature }: Prepared) =>
  io.fetch({
    url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signature,
    },
    body,
    maxBytes: 256 * 1024,
    deadlineMs: 30_000,
    headersTimeoutMs: 25_000,
    signal: io.signal,
  })

/** Reads the id and address that the receiver returned for the post. */
function parseReply(answer: GuardedResponse): { remoteId: string | null; remoteUrl: string | null } {
  const reply = parseJsonObject(answer)
  return {
    remoteId: readText(reply, 'id') ?? (typeof reply.id === 'number' ? String(reply.id) : null),
    remoteUrl: webAddress(readText(reply, 'url')),
  }
}

/** 404 and 410 mean that the receiver no longer has the post. */
function changed(answer: GuardedResponse, url: string, what: 'edit' | 'delete'): ChangeOutcome {
  if (answer.status >= 200 && answer.status < 300) {
    const { remoteId, remoteUrl } = parseReply(answer)
    return { kind: 'done', ...(remoteId ? { remoteId } : {}), ...(remoteUrl ? { remoteUrl } : {}) }
  }
  if (answer.status === 404 || answer.status === 410) return { kind: 'gone' }
  return toChangeOutcome(refusal(answer, url), new URL(url).host, what)
}

function refusal(answer: GuardedResponse, url: string): PublishOutcome {
  const { host } = new URL(url)
  if (answer.status === 429) return rateLimited(host, readRetryAfter(answer, 300))
  if (answer.status >= 500) return serverError(host, answer.status)
  const hint =
    answer.status < 400
      ? 'Enter the final URL. We don’t follow redirects.'
      : 'Check the URL, or ask the receiver’s administrator.'
  return rejected(`${host} rejected the post (${answer.status}).`, hint)
}

function dataFor(post: Post, io: ChangeIo<'fields'>): object {
  const { content, item } = post.payload
  return {
    publication_id: post.id,
    package_id: post.packageId,
    variant_id: post.variantId,
    item,
    title: content.title,
    text: content.text,
    hashtags: content.hashtags,
    media: content.media.map((one) => ({ ...one, url: io.mediaAddress(one.url) })),
    link: content.link,
    language: content.language,
    disclosure: post.payload.disclosure ?? null,
  }
}

const webAddress = (text: string | undefined): string | null =>
  text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null
