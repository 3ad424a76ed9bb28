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
  type ChangeOutcome,
  type LoadedMedia,
  MediaRefused,
  type Post,
  type Publisher,
  type PublisherIo,
  type PublishOutcome,
} from '../publisher'

type Io = PublisherIo<'oauth'>

/**
 * YouTube Data API: a resumable upload (spec/platforms#youtube). The upload's own address tells what became of it, and one
 * upload becomes one film at most.
 */
export const youtubePublisher: Publisher<'oauth'> = {
  async publish(post, io) {
    const film = await filmOf(post, io)
    const session = await sessionOf(post, io, film)
    if (typeof session !== 'string') return session
    await io.sending({ session })
    const answer = await io.fetch({
      url: session,
      method: 'PUT',
      headers: {
        authorization: `Bearer ${io.access.credentials.accessToken}`,
        'content-type': film.contentType,
        'content-range': `bytes 0-${film.bytes.length - 1}/${film.bytes.length}`,
      },
      body: film.bytes,
      deadlineMs: 300_000,
      headersTimeoutMs: 240_000,
      signal: io.signal,
    })
    const body = bodyOf(answer)
    const id = textIn(body, 'id')
    if (answer.status >= 200 && answer.status < 300)
      return id
        ? { kind: 'published', remoteId: id, remoteUrl: io.postUrl(id) }
        : unknownOutcome('YouTube didn’t return an ID for the video.')
    if (answer.status === 308) return unknownOutcome('YouTube received only part of the video.')
    if (answer.status === 404 || answer.status === 410)
      return unknownOutcome('YouTube can no longer find this upload.')
    return refusal(io, answer.status, body)
  },

  async reconcile(post, io) {
    const session = textIn(post.progress, 'session')
    if (!session) return { kind: 'cannot-tell' }
    const answer = await io.fetch({
      url: session,
      method: 'PUT',
      headers: {
        authorization: `Bearer ${io.access.credentials.accessToken}`,
        'content-range': 'bytes */*',
      },
      body: '',
      signal: io.signal,
    })
    if (answer.status === 308) return { kind: 'not-sent' }
    if (answer.status === 404 || answer.status === 410) return { kind: 'cannot-tell' }
    const id = textIn(bodyOf(answer), 'id')
    if (answer.status < 200 || answer.status >= 300 || !id) return { kind: 'later' }
    return { kind: 'found', remoteId: id, remoteUrl: io.postUrl(id) }
  },

  async correct(post, remoteId, io) {
    // An update replaces all of the snippet, and the category must be among it.
    const found = await call(io, 'GET', `/youtube/v3/videos?part=snippet&id=${encodeURIComponent(remoteId)}`)
    if (found.status !== 200) return changed(io, found, 'edit')
    const { items } = bodyOf(found)
    if (!Array.isArray(items)) return changed(io, found, 'edit')
    if (items.length === 0) return { kind: 'gone' }
    const answer = await call(io, 'PUT', '/youtube/v3/videos?part=snippet', {
      id: remoteId,
      snippet: { ...snippetOf(post), categoryId: textIn(items, 0, 'snippet', 'categoryId') ?? '22' },
    })
    return answer.status >= 200 && answer.status < 300 ? { kind: 'done' } : changed(io, answer, 'edit')
  },

  async remove(remoteId, io) {
    const answer = await call(io, 'DELETE', `/youtube/v3/videos?id=${encodeURIComponent(remoteId)}`)
    return answer.status >= 200 && answer.status < 300 ? { kind: 'done' } : changed(io, answer, 'delete')
  },
}

const call = (
  io: ChangeIo<'oauth'>,
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  body?: Record<string, unknown>,
) =>
  io.fetch({
    url: `${io.access.app.apiUrl}${path}`,
    method,
    headers: {
      authorization: `Bearer ${io.access.credentials.accessToken}`,
      ...(body ? { 'content-type': 'application/json; charset=UTF-8' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    deadlineMs: 30_000,
    signal: io.signal,
  })

/** Channels that were connected before we asked for the right to change videos have to be connected again. */
function changed(
  io: ChangeIo<'oauth'>,
  answer: Awaited<ReturnType<typeof call>>,
  what: 'edit' | 'delete',
): ChangeOutcome {
  const body = bodyOf(answer)
  const reason = textIn(body, 'error', 'errors', 0, 'reason') ?? ''
  if (answer.status === 404 || reason === 'videoNotFound') return { kind: 'gone' }
  if (answer.status === 403 && reason === 'insufficientPermissions')
    return rejected(
      `YouTube doesn’t let us ${what} videos of this channel yet.`,
      'Reconnect the channel on the Channels page and allow us to manage its videos, then try again.',
      'connection-ended',
    )
  return changeRefused(refusal(io, answer.status, body), 'YouTube', what)
}

const snippetOf = ({ payload }: Post) => ({
  title: payload.post.title ?? '',
  description: payload.post.text,
  tags: payload.content.hashtags.map((tag) => tag.replace(/^#/, '')),
  defaultLanguage: payload.content.language,
})

/** The film of the post. The sandbox also takes a still picture, so that a brand without films can try it. */
async function filmOf(post: Post, io: Io): Promise<LoadedMedia> {
  let still: LoadedMedia | undefined
  for (const index of post.payload.content.media.keys()) {
    const loaded = await io.loadMedia(index)
    if (loaded.contentType.startsWith('video/')) return loaded
    still ??= loaded
  }
  if (still && io.access.app.sandbox) return still
  throw new MediaRefused('YouTube accepts only videos.', 'Add a video (MP4) to this post.')
}

/** The upload's address: the kept one of an earlier try for the same film, or a new one. */
async function sessionOf(post: Post, io: Io, film: LoadedMedia): Promise<string | PublishOutcome> {
  const kept = textIn(post.progress, 'session')
  if (kept && post.progress.size === film.bytes.length) return kept
  const answer = await io.fetch({
    url: `${io.access.app.apiUrl}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`,
    method: 'POST',
    headers: {
      authorization: `Bearer ${io.access.credentials.accessToken}`,
      'content-type': 'application/json; charset=UTF-8',
      'x-upload-content-type': film.contentType,
      'x-upload-content-length': String(film.bytes.length),
    },
    body: JSON.stringify({
      snippet: snippetOf(post),
      status: { privacyStatus: 'public', selfDeclaredMadeForKids: false },
    }),
    deadlineMs: 30_000,
    signal: io.signal,
  })
  const { location } = answer.headers
  if (answer.status < 200 || answer.status >= 300 || !location)
    return refusal(io, answer.status, bodyOf(answer), false)
  await io.keep({ session: location, size: film.bytes.length })
  return location
}

function refusal(
  io: ChangeIo<'oauth'>,
  status: number,
  body: Record<string, unknown>,
  sending = true,
): PublishOutcome {
  const reason = textIn(body, 'error', 'errors', 0, 'reason') ?? ''
  if (status === 401) return tokenRefused('YouTube', io.access.credentials.accessToken)
  if (/quota|uploadLimit|rateLimit/i.test(reason) || status === 429)
    return rateLimited('YouTube', reason === 'rateLimitExceeded' ? 600 : 6 * 3600)
  if (status >= 500 || status < 400)
    return sending ? serverError('YouTube', status) : rateLimited('YouTube', 60)
  const message = textIn(body, 'error', 'message') ?? `status ${status}`
  return rejected(
    `YouTube rejected the video: ${message}`,
    'Change the post, or check the channel on YouTube.',
  )
}
