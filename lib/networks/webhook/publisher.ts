import { Webhook } from 'standardwebhooks'
import { bodyOf, rateLimited, rejected, retryAfterOf, serverError, textIn } from '../outcomes'
import type { Post, Publisher, PublisherIo } from '../publisher'

/**
 * A call to an address of the owner's, signed after the Standard Webhooks specification; `webhook-id` is the intent's id, so that
 * a receiver can drop repeats. 2xx is published, 4xx rejected, anything else unknown (spec/decisions#7).
 */
export const webhookPublisher: Publisher<'fields'> = {
  async publish(post, io) {
    const { url } = io.access.fields
    if (!url) return rejected('This webhook has no URL.', 'Enter its URL on the Channels page.')
    const now = new Date()
    const body = JSON.stringify(bodyFor(post, io, now))
    const signature = new Webhook(io.access.signingSecret ?? '').sign(post.id, now, body)
    await io.sending()
    const answer = await io.fetch({
      url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': post.id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signature,
      },
      body,
      maxBytes: 256 * 1024,
      deadlineMs: 30_000,
      headersTimeoutMs: 25_000,
      signal: io.signal,
    })
    const { host } = new URL(url)
    if (answer.status >= 200 && answer.status < 300) {
      const said = bodyOf(answer)
      return {
        kind: 'published',
        remoteId: textIn(said, 'id') ?? (typeof said.id === 'number' ? String(said.id) : null),
        remoteUrl: webAddress(textIn(said, 'url')),
      }
    }
    if (answer.status === 429) return rateLimited(host, retryAfterOf(answer, 300))
    if (answer.status >= 500) return serverError(host, answer.status)
    const hint =
      answer.status < 400
        ? 'Enter the final URL. We don’t follow redirects.'
        : 'Check the URL, or ask the receiver’s administrator.'
    return rejected(`${host} rejected the post (${answer.status}).`, hint)
  },

  reconcile: null,

  correct: null,
  remove: null,
}

function bodyFor(post: Post, io: PublisherIo<'fields'>, now: Date): object {
  const { content, item } = post.payload
  return {
    type: 'post.publish',
    timestamp: now.toISOString(),
    data: {
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
    },
  }
}

const webAddress = (text: string | undefined): string | null =>
  text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null
