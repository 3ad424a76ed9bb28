import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { callAsAccount } from '../call-as-account'
import {
  notReady,
  notYet,
  parseJsonObject,
  rateLimited,
  readRetryAfter,
  readText,
  rejected,
  serverError,
  toChangeOutcome,
  tokenRefused,
  unknownOutcome,
  uploadLost,
} from '../outcomes'
import {
  type ChangeIo,
  type ChangeOutcome,
  MediaRefused,
  type OpenVideo,
  type Post,
  type Publisher,
  type PublisherIo,
  type PublishOutcome,
} from '../publisher'
import { beginUpload, discardUpload, findStoredUpload, sendParts, type VideoUpload } from '../video-upload'
import { youtubeFollowUps } from './follow-ups'

type Io = PublisherIo<'oauth'>

/**
 * YouTube Data API: a resumable upload (spec/platforms#youtube). The upload's own URL reports what became of it,
 * and one upload becomes at most one video. The video is out once its last byte has arrived, so everything except
 * the last chunk is sent beforehand.
 */
export const youtubePublisher: Publisher<'oauth'> = {
  evidence: { lookup: 'certain', again: 'same' },

  async publish(post, io) {
    const { video, index } = await openPostVideo(post, io)
    let upload = findStoredUpload(post.progress, index)
    if (upload) {
      const found = await checkUpload(io, upload)
      if (found.kind === 'gone') {
        await discardUpload(io)
        return uploadLost('YouTube', 5)
      }
      if (found.kind === 'refused') return found.outcome
      if (found.kind === 'out') {
        await io.sending()
        return { kind: 'published', remoteId: found.id, remoteUrl: io.postUrl(found.id) }
      }
      upload = hasSameSchedule(upload, post) ? { ...upload, sent: found.arrived } : undefined
    }
    if (!upload) {
      const publishAt = publishAtOf(post)
      const session = await startSession(post, io, video, publishAt)
      if (typeof session !== 'string') return session
      upload = await beginUpload(io, index, video, session, publishAt === null ? {} : { publicAt: publishAt })
    }
    const lastChunk = Math.floor((video.bytes - 1) / upload.partBytes) * upload.partBytes
    const sent = await sendParts(
      'YouTube',
      io,
      video,
      upload,
      createChunkSender(io, video, upload),
      lastChunk,
    )
    if ('kind' in sent) return sent
    // Bytes that YouTube already has are not sent again; it never has the last byte yet.
    const rest = await video.read(Math.min(sent.sent, video.bytes - 1), video.bytes)
    await io.sending()
    const answer = await put(io, video, sent.id, rest, video.bytes - rest.length)
    const body = parseJsonObject(answer)
    const id = readText(body, 'id')
    if (answer.status >= 200 && answer.status < 300)
      return id
        ? { kind: 'published', remoteId: id, remoteUrl: io.postUrl(id) }
        : unknownOutcome('YouTube didn’t return an ID for the video.')
    if (answer.status === 308) return unknownOutcome('YouTube received only part of the video.')
    if (answer.status === 404 || answer.status === 410)
      return unknownOutcome('YouTube can no longer find this upload.')
    return refusal(io, answer)
  },

  async reconcile(post, io) {
    const session = readText(post.progress, 'upload', 'id') ?? readText(post.progress, 'session')
    if (!session) return { kind: 'cannot-tell' }
    const found = await checkUpload(io, { id: session })
    if (found.kind === 'incomplete') return { kind: 'not-sent' }
    if (found.kind === 'out') return { kind: 'found', remoteId: found.id, remoteUrl: io.postUrl(found.id) }
    return found.kind === 'gone' ? { kind: 'cannot-tell' } : { kind: 'later' }
  },

  async correct(post, remoteId, io) {
    // An update replaces the whole snippet, which must include the category.
    const found = await call(io, 'GET', `/youtube/v3/videos?part=snippet&id=${encodeURIComponent(remoteId)}`)
    if (found.status !== 200) return changed(io, found, 'edit')
    const { items } = parseJsonObject(found)
    if (!Array.isArray(items)) return changed(io, found, 'edit')
    if (items.length === 0) return { kind: 'gone' }
    const answer = await call(io, 'PUT', '/youtube/v3/videos?part=snippet', {
      id: remoteId,
      snippet: { ...snippetOf(post), categoryId: readText(items, 0, 'snippet', 'categoryId') ?? '22' },
    })
    return answer.status >= 200 && answer.status < 300 ? { kind: 'done' } : changed(io, answer, 'edit')
  },

  async remove(remoteId, io) {
    const answer = await call(io, 'DELETE', `/youtube/v3/videos?id=${encodeURIComponent(remoteId)}`)
    return answer.status >= 200 && answer.status < 300 ? { kind: 'done' } : changed(io, answer, 'delete')
  },

  followUps: youtubeFollowUps,
}

const call = (
  io: ChangeIo<'oauth'>,
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  body?: Record<string, unknown>,
) =>
  callAsAccount(io, {
    method,
    path,
    rawBody: body && { type: 'application/json; charset=UTF-8', body: JSON.stringify(body) },
    deadlines: { deadlineMs: 30_000 },
  })

/** Channels connected before we requested permission to manage videos have to be reconnected. */
function changed(
  io: ChangeIo<'oauth'>,
  answer: Awaited<ReturnType<typeof call>>,
  what: 'edit' | 'delete',
): ChangeOutcome {
  const body = parseJsonObject(answer)
  const reason = readText(body, 'error', 'errors', 0, 'reason') ?? ''
  if (answer.status === 404 || reason === 'videoNotFound') return { kind: 'gone' }
  if (answer.status === 403 && reason === 'insufficientPermissions')
    return rejected(
      `YouTube doesn’t let us ${what} videos of this channel yet.`,
      'Reconnect the channel on the Channels page and allow us to manage its videos, then try again.',
      'connection-ended',
    )
  return toChangeOutcome(refusal(io, answer), 'YouTube', what)
}

const snippetOf = ({ payload }: Post) => ({
  title: payload.post.title ?? '',
  description: payload.post.text,
  tags: payload.content.hashtags.map((tag) => tag.replace(/^#/, '')),
  defaultLanguage: payload.content.language,
})

/** The channel's settings: who can see its videos, and the declarations to YouTube. */
const statusOf = ({ channel: { config } }: Io) => ({
  privacyStatus: typeof config.visibility === 'string' ? config.visibility : 'public',
  selfDeclaredMadeForKids: config.made_for_kids === 'yes',
  containsSyntheticMedia: config.synthetic_media === 'yes',
})

/** Minimum time ahead at which an upload can still be scheduled; after that the video becomes public at once. */
const minLeadTimeMs = 2 * 60_000

const publishAtOf = ({ publicAt }: Post): string | null =>
  publicAt && publicAt.getTime() > Date.now() + minLeadTimeMs ? publicAt.toISOString() : null

/**
 * Whether an upload has the wanted publication time. It keeps the time it started with, so after the post was moved
 * it would become public too early or too late.
 */
const hasSameSchedule = (upload: VideoUpload, post: Post): boolean =>
  upload.publicAt === undefined
    ? publishAtOf(post) === null
    : upload.publicAt === (post.publicAt?.toISOString() ?? null)

/** Asks the upload's own URL for its state. */
async function checkUpload(
  io: Io,
  { id }: Pick<VideoUpload, 'id'>,
): Promise<
  | { kind: 'incomplete'; arrived: number }
  | { kind: 'out'; id: string }
  | { kind: 'gone' }
  | { kind: 'refused'; outcome: PublishOutcome }
> {
  const answer = await io.fetch({
    url: id,
    method: 'PUT',
    headers: {
      authorization: `Bearer ${io.access.credentials.accessToken}`,
      'content-range': 'bytes */*',
    },
    body: '',
    signal: io.signal,
  })
  if (answer.status === 308) return { kind: 'incomplete', arrived: readReceivedBytes(answer.headers) }
  if (answer.status === 404 || answer.status === 410) return { kind: 'gone' }
  const body = parseJsonObject(answer)
  const video = readText(body, 'id')
  if (answer.status >= 200 && answer.status < 300 && video) return { kind: 'out', id: video }
  return { kind: 'refused', outcome: refusal(io, answer, false) }
}

/** Returns how many bytes have arrived according to a 308 response; 0 if it has no range. */
const readReceivedBytes = (headers: Record<string, string>): number => {
  const last = /^bytes=0-(\d+)$/.exec(headers.range ?? '')?.[1]
  return last === undefined ? 0 : Number(last) + 1
}

const put = (io: Io, video: OpenVideo, session: string, part: Uint8Array, from: number) =>
  io.fetch({
    url: session,
    method: 'PUT',
    headers: {
      authorization: `Bearer ${io.access.credentials.accessToken}`,
      'content-type': video.contentType,
      'content-range': `bytes ${from}-${from + part.length - 1}/${video.bytes}`,
    },
    body: part,
    deadlineMs: 180_000,
    headersTimeoutMs: 150_000,
    signal: io.signal,
  })

const createChunkSender =
  (io: Io, video: OpenVideo, { id }: VideoUpload) =>
  async (part: Uint8Array, from: number): Promise<number | PublishOutcome> => {
    const answer = await put(io, video, id, part, from)
    if (answer.status === 308) return readReceivedBytes(answer.headers)
    if (answer.status === 404 || answer.status === 410) {
      await discardUpload(io)
      return uploadLost('YouTube', 5)
    }
    // Only the last byte completes the upload, and that has not been sent.
    if (answer.status < 300) return notYet('YouTube is processing the video.', 30)
    return refusal(io, answer, false)
  }

/** Finds the post's video. */
async function openPostVideo(post: Post, io: Io): Promise<{ video: OpenVideo; index: number }> {
  const places = [...post.payload.content.media.keys()]
  const video = places.find((index) => io.isVideo(index))
  if (video !== undefined) return { video: await io.openVideo(video), index: video }
  // The URL does not always show whether it is a video.
  for (const index of places) {
    const { contentType } = await io.loadMedia(index)
    if (contentType.startsWith('video/')) return { video: await io.openVideo(index), index }
  }
  throw new MediaRefused('YouTube accepts only videos.', 'Make a video from this post, or add one (MP4).')
}

async function startSession(
  post: Post,
  io: Io,
  video: OpenVideo,
  publishAt: string | null,
): Promise<string | PublishOutcome> {
  const answer = await io.fetch({
    url: `${io.access.app.apiUrl}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`,
    method: 'POST',
    headers: {
      authorization: `Bearer ${io.access.credentials.accessToken}`,
      'content-type': 'application/json; charset=UTF-8',
      'x-upload-content-type': video.contentType,
      'x-upload-content-length': String(video.bytes),
    },
    body: JSON.stringify({
      snippet: snippetOf(post),
      status: { ...statusOf(io), ...(publishAt === null ? {} : { privacyStatus: 'private', publishAt }) },
    }),
    deadlineMs: 30_000,
    signal: io.signal,
  })
  const { location } = answer.headers
  return answer.status >= 200 && answer.status < 300 && location ? location : refusal(io, answer, false)
}

function refusal(io: ChangeIo<'oauth'>, answer: GuardedResponse, sending = true): PublishOutcome {
  const { status } = answer
  const body = parseJsonObject(answer)
  const reason = readText(body, 'error', 'errors', 0, 'reason') ?? ''
  if (status === 401) return tokenRefused('YouTube', io.access.credentials.accessToken)
  if (/quota|uploadLimit|rateLimit/i.test(reason) || status === 429)
    return rateLimited('YouTube', readRetryAfter(answer, reason === 'rateLimitExceeded' ? 600 : 6 * 3600))
  if (status >= 500 || status < 400)
    return sending ? serverError('YouTube', status) : notReady('YouTube', status)
  const message = readText(body, 'error', 'message') ?? `status ${status}`
  return rejected(
    `YouTube rejected the video: ${message}`,
    'Change the post, or check the channel on YouTube.',
  )
}
