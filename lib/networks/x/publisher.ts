import { notYet, parseJsonObject, pickObject, readText, rejected, uploadLost } from '../outcomes'
import type { LoadedMedia, Post, Publisher, PublisherIo, PublishOutcome } from '../publisher'
import {
  beginUpload,
  discardUpload,
  encodeMultipart,
  findStoredUpload,
  sendParts,
  storeUpload,
  type VideoUpload,
} from '../video-upload'
import { callX, deletePost, explainXRefusal, toPublishOutcome } from './api'
import { findOwnPost } from './find-own-post'
import { xReplies } from './replies'

type Io = PublisherIo<'oauth'>

/**
 * X, API v2 (spec/platforms#x): pictures or the video first, then the post. There is no idempotency key, so unknown
 * outcomes are looked up in the timeline.
 */
export const xPublisher: Publisher<'oauth'> = {
  evidence: { lookup: 'found', again: 'same' },

  async publish(post, io) {
    const ids = await uploadAll(post, io)
    if (!Array.isArray(ids)) return ids
    const { text } = post.payload.post
    await io.sending({ media_ids: ids })
    const answer = await callX(io, 'POST', '/2/tweets', {
      ...(text ? { text } : {}),
      ...(ids.length > 0 ? { media: { media_ids: ids } } : {}),
    })
    return toPublishOutcome(io, answer)
  },

  reconcile: (post, io) =>
    findOwnPost(io, {
      text: post.payload.post.text,
      since: post.since,
      parentId: undefined,
      isTaken: post.isTaken,
    }),

  correct: null,

  remove: (remoteId, io) => deletePost(io, remoteId),
  replies: xReplies,
}

async function uploadAll(post: Post, io: Io): Promise<string[] | PublishOutcome> {
  const ids: string[] = []
  for (const [index, media] of post.payload.content.media.slice(0, 4).entries()) {
    const picture = io.isVideo(index) ? undefined : await io.loadMedia(index)
    const id = picture?.contentType.startsWith('image/')
      ? await uploadPicture(picture, media.alt, io)
      : await uploadVideo(post, io, index)
    if (typeof id !== 'string') return id
    ids.push(id)
  }
  return ids
}

async function uploadPicture(
  { bytes, contentType }: LoadedMedia,
  alt: string,
  io: Io,
): Promise<string | PublishOutcome> {
  const answer = await callX(io, 'POST', '/2/media/upload', {
    media: Buffer.from(bytes).toString('base64'),
    media_category: contentType === 'image/gif' ? 'tweet_gif' : 'tweet_image',
    media_type: contentType,
  })
  const body = parseJsonObject(answer)
  const id = readText(body, 'data', 'id')
  if (!id) return explainXRefusal(io, answer.status, answer.headers, body, false)
  if (alt) await describe(io, id, alt)
  return id
}

const describe = (io: Io, id: string, alt: string) =>
  callX(io, 'POST', '/2/media/metadata', { id, metadata: { alt_text: { text: alt.slice(0, 1000) } } })

/**
 * Uploads a video: initialize, append segment by segment, finalize, and wait for the processing. Each step is
 * stored, so that a later run resumes there.
 */
async function uploadVideo(post: Post, io: Io, index: number): Promise<string | PublishOutcome> {
  const video = await io.openVideo(index)
  let upload = findStoredUpload(post.progress, index)
  if (upload?.stage === 'ready') return upload.id
  if (!upload) {
    const answer = await callX(io, 'POST', '/2/media/upload/initialize', {
      media_category: 'tweet_video',
      media_type: video.contentType,
      total_bytes: video.bytes,
    })
    const body = parseJsonObject(answer)
    const id = readText(body, 'data', 'id')
    if (!id) return explainXRefusal(io, answer.status, answer.headers, body, false)
    upload = await beginUpload(io, index, video, id)
  }
  if (upload.stage === 'parts') {
    const sent = await sendParts('X', io, video, upload, createChunkSender(io, upload))
    if ('kind' in sent) return sent
    upload = sent
    const finished = await finalize(io, upload)
    if (finished) return finished
  }
  const waiting = await awaitProcessing(io, upload)
  if (waiting) return waiting
  const alt = post.payload.content.media[index]?.alt
  if (alt) await describe(io, upload.id, alt)
  await storeUpload(io, { ...upload, stage: 'ready' })
  return upload.id
}

/** Nothing remains of a lost upload: the next try starts over. */
async function restartUpload(io: Io): Promise<PublishOutcome> {
  await discardUpload(io)
  return uploadLost('X')
}

const createChunkSender =
  (io: Io, { id, sent, partBytes }: VideoUpload) =>
  async (part: Uint8Array, from: number) => {
    const form = encodeMultipart({ segment_index: String(from / partBytes) }, part)
    const answer = await io.fetch({
      url: `${io.access.app.apiUrl}/2/media/upload/${id}/append`,
      method: 'POST',
      headers: {
        authorization: `Bearer ${io.access.credentials.accessToken}`,
        'content-type': form.contentType,
      },
      body: form.body,
      deadlineMs: 120_000,
      headersTimeoutMs: 90_000,
      signal: io.signal,
    })
    if (answer.status >= 200 && answer.status < 300) return from + part.length
    // An upload from an earlier run may have expired.
    if (sent > 0 && (answer.status === 400 || answer.status === 404)) return restartUpload(io)
    return explainXRefusal(io, answer.status, answer.headers, parseJsonObject(answer), false)
  }

/**
 * Returns undefined once the upload is complete. If the response was lost, it may already be complete, so the
 * status is checked first.
 */
async function finalize(io: Io, upload: VideoUpload): Promise<PublishOutcome | undefined> {
  if (upload.finishing) {
    const status = await statusOf(io, upload.id)
    if (status.state) {
      await storeUpload(io, { ...upload, stage: 'processing' })
      return undefined
    }
  }
  await storeUpload(io, { ...upload, finishing: true })
  const answer = await callX(io, 'POST', `/2/media/upload/${upload.id}/finalize`, {})
  const body = parseJsonObject(answer)
  if (answer.status >= 200 && answer.status < 300) {
    await storeUpload(io, { ...upload, stage: 'processing' })
    return undefined
  }
  return answer.status === 400 || answer.status === 404
    ? restartUpload(io)
    : explainXRefusal(io, answer.status, answer.headers, body, false)
}

/** Returns undefined once X has processed the video. */
async function awaitProcessing(io: Io, upload: VideoUpload): Promise<PublishOutcome | undefined> {
  const { answer, state, checkAfter, reason } = await statusOf(io, upload.id)
  if (answer.status === 404 || answer.status === 400) return restartUpload(io)
  if (answer.status >= 300)
    return explainXRefusal(io, answer.status, answer.headers, parseJsonObject(answer), false)
  if (state === 'failed') {
    await discardUpload(io)
    return rejected(`X can’t use the video: ${reason ?? 'processing failed'}.`, 'Use another video.', 'media')
  }
  // Without `processing_info` there is nothing to wait for.
  if (state === undefined || state === 'succeeded') return undefined
  return notYet('X is processing the video.', checkAfter)
}

async function statusOf(io: Io, id: string) {
  const answer = await callX(io, 'GET', `/2/media/upload?command=STATUS&media_id=${id}`)
  const info = pickObject(parseJsonObject(answer), 'data', 'processing_info')
  return {
    answer,
    state: readText(info, 'state'),
    checkAfter: Number(info.check_after_secs ?? 5) || 5,
    reason: readText(info, 'error', 'message'),
  }
}
