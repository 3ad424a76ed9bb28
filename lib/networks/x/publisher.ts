import {
  bodyOf,
  changeRefused,
  rateLimited,
  rejected,
  serverError,
  textIn,
  tokenRefused,
  unknownOutcome,
} from '../outcomes'
import {
  type ChangeIo,
  MediaRefused,
  type Post,
  type Publisher,
  type PublisherIo,
  type PublishOutcome,
} from '../publisher'
import { sameText, textAsWritten } from './text-as-written'

type Io = PublisherIo<'oauth'>

/** X, API v2 (spec/platforms#x): pictures first, then the post; no idempotency key, so unknowns are looked up in the timeline. */
export const xPublisher: Publisher<'oauth'> = {
  async publish(post, io) {
    const ids = await uploadAll(post, io)
    if (!Array.isArray(ids)) return ids
    const { text } = post.payload.post
    await io.sending({ media_ids: ids })
    const answer = await call(io, 'POST', '/2/tweets', {
      ...(text ? { text } : {}),
      ...(ids.length > 0 ? { media: { media_ids: ids } } : {}),
    })
    const body = bodyOf(answer)
    const id = textIn(body, 'data', 'id')
    if (answer.status >= 200 && answer.status < 300)
      return id
        ? { kind: 'published', remoteId: id, remoteUrl: io.postUrl(id) }
        : unknownOutcome('X didn’t return an ID for the post.')
    if (/duplicate content/i.test(textIn(body, 'detail') ?? ''))
      return unknownOutcome('X says this text is already published.')
    return refusal(io, answer.status, answer.headers, body)
  },

  async reconcile(post, io) {
    const since = new Date(post.since.getTime() - 120_000).toISOString().replace(/\.\d+Z$/, 'Z')
    const query = new URLSearchParams({
      max_results: '100',
      start_time: since,
      'tweet.fields': 'created_at,entities',
    })
    const answer = await call(io, 'GET', `/2/users/${io.channel.remoteId}/tweets?${query}`)
    if (answer.status === 403) return { kind: 'cannot-tell' }
    if (answer.status !== 200) return { kind: 'later' }
    const { data } = bodyOf(answer)
    for (const tweet of Array.isArray(data) ? data : []) {
      const id = textIn(tweet, 'id')
      if (!id || !sameText(textAsWritten(tweet), post.payload.post.text) || (await post.isTaken(id))) continue
      return { kind: 'found', remoteId: id, remoteUrl: io.postUrl(id) }
    }
    return { kind: 'absent' }
  },

  correct: null,

  async remove(remoteId, io) {
    const answer = await call(io, 'DELETE', `/2/tweets/${encodeURIComponent(remoteId)}`)
    if (answer.status === 404) return { kind: 'gone' }
    if (answer.status >= 200 && answer.status < 300) return { kind: 'done' }
    return changeRefused(refusal(io, answer.status, answer.headers, bodyOf(answer)), 'X', 'delete')
  },
}

async function uploadAll(post: Post, io: Io): Promise<string[] | PublishOutcome> {
  const ids: string[] = []
  for (const [index, media] of post.payload.content.media.slice(0, 4).entries()) {
    const { bytes, contentType } = await io.loadMedia(index)
    if (!contentType.startsWith('image/'))
      throw new MediaRefused('We don’t support videos on X yet.', 'Use images for this channel.')
    const answer = await call(io, 'POST', '/2/media/upload', {
      media: Buffer.from(bytes).toString('base64'),
      media_category: contentType === 'image/gif' ? 'tweet_gif' : 'tweet_image',
      media_type: contentType,
    })
    const body = bodyOf(answer)
    const id = textIn(body, 'data', 'id')
    if (!id) return refusal(io, answer.status, answer.headers, body, false)
    if (media.alt)
      await call(io, 'POST', '/2/media/metadata', {
        id,
        metadata: { alt_text: { text: media.alt.slice(0, 1000) } },
      })
    ids.push(id)
  }
  return ids
}

const call = (
  io: ChangeIo<'oauth'>,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: Record<string, unknown>,
) =>
  io.fetch({
    url: `${io.access.app.apiUrl}${path}`,
    method,
    headers: {
      authorization: `Bearer ${io.access.credentials.accessToken}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    deadlineMs: 60_000,
    headersTimeoutMs: 45_000,
    signal: io.signal,
  })

function refusal(
  io: ChangeIo<'oauth'>,
  status: number,
  headers: Record<string, string>,
  body: Record<string, unknown>,
  sending = true,
): PublishOutcome {
  if (status === 429) {
    const reset = Number(headers['x-rate-limit-reset'])
    return rateLimited('X', Number.isFinite(reset) && reset > 0 ? reset - Date.now() / 1000 : 900)
  }
  if (status === 401) return tokenRefused('X', io.access.credentials.accessToken)
  if (status >= 500 || status < 400) return sending ? serverError('X', status) : rateLimited('X', 60)
  const reason = textIn(body, 'errors', 0, 'message') ?? textIn(body, 'detail') ?? `status ${status}`
  return rejected(`X rejected the post: ${reason}`, 'Change the post, or check the account on X.')
}
