import {
  parseJsonObject,
  pickObject,
  rateLimited,
  readRetryAfter,
  readText,
  unknownOutcome,
} from '../outcomes'
import {
  type ChangeIo,
  type LoadedMedia,
  MediaRefused,
  type OpenVideo,
  type Post,
  type Publisher,
  type PublishOutcome,
} from '../publisher'
import { beginUpload, findStoredUpload, sendParts, storeUpload, type VideoUpload } from '../video-upload'
import { callLinkedin, explainLinkedinRefusal, getAuthor, secondsToMidnight, toChangeResult } from './api'
import { escapeLittleText } from './escape-little-text'
import { pagesIn } from './pages-to-mention'
import { linkedinReplies } from './replies'
import { uploadDocument } from './upload-document'
import { awaitAvailable, type Content, type Io, putBytes, restartUpload } from './uploads'

/**
 * LinkedIn, Posts API: pictures first, then the post. A page's posts can be read back; a person's cannot, with the
 * permissions that apps get.
 */
export const linkedinPublisher: Publisher<'oauth'> = {
  evidence: { lookup: 'rights', again: 'same' },

  async publish(post, io) {
    const content = await uploadMedia(post, io)
    if ('kind' in content) return content
    await io.sending()
    const answer = await callLinkedin(io, 'POST', '/rest/posts', {
      author: getAuthor(io),
      commentary: commentaryOf(post, io),
      visibility: 'PUBLIC',
      distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
      ...content,
    })
    const id = answer.headers['x-restli-id']
    if (answer.status >= 200 && answer.status < 300)
      return id
        ? { kind: 'published', remoteId: id, remoteUrl: io.postUrl(id) }
        : unknownOutcome('LinkedIn didn’t return an ID for the post.')
    const body = parseJsonObject(answer)
    const duplicateId = /urn:li:(?:share|ugcPost|activity):\d+/.exec(JSON.stringify(body))?.[0]
    if (answer.status === 422 && /DUPLICATE_POST/.test(JSON.stringify(body))) {
      // An earlier try sent the text without a known outcome; this is the post it created.
      if (duplicateId && post.attempts > 0 && !(await post.isTaken(duplicateId)))
        return { kind: 'published', remoteId: duplicateId, remoteUrl: io.postUrl(duplicateId) }
      return unknownOutcome(
        `LinkedIn says this text is already published${duplicateId ? ` (${duplicateId})` : ''}.`,
      )
    }
    if (answer.status === 429) return rateLimited('LinkedIn', readRetryAfter(answer, secondsToMidnight()))
    return explainLinkedinRefusal(io, answer.status, body)
  },

  async reconcile(post, io) {
    const query = new URLSearchParams({ q: 'author', author: getAuthor(io), count: '50' })
    const answer = await callLinkedin(io, 'GET', `/rest/posts?${query}`)
    if (answer.status === 401 || answer.status === 403) return { kind: 'cannot-tell' }
    if (answer.status !== 200) return { kind: 'later' }
    const { elements } = parseJsonObject(answer)
    const wanted = commentaryOf(post, io)
    for (const one of Array.isArray(elements) ? elements : []) {
      const id = readText(one, 'id')
      const made = one !== null && typeof one === 'object' && 'createdAt' in one ? Number(one.createdAt) : 0
      const commentary = one !== null && typeof one === 'object' && 'commentary' in one ? one.commentary : ''
      if (!id || commentary !== wanted || made < post.since.getTime() - 120_000) continue
      if (!(await post.isTaken(id))) return { kind: 'found', remoteId: id, remoteUrl: io.postUrl(id) }
    }
    return { kind: 'absent' }
  },

  async correct(post, remoteId, io) {
    const answer = await callLinkedin(
      io,
      'POST',
      postPath(remoteId),
      { patch: { $set: { commentary: commentaryOf(post, io) } } },
      'PARTIAL_UPDATE',
    )
    return toChangeResult(io, answer, 'edit')
  },

  async remove(remoteId, io) {
    return toChangeResult(
      io,
      await callLinkedin(io, 'DELETE', postPath(remoteId), undefined, 'DELETE'),
      'delete',
    )
  },

  replies: linkedinReplies,
}

/** The approved text in LinkedIn's format, with the pages that it mentions. */
const commentaryOf = (post: Post, io: ChangeIo<'oauth'>): string =>
  escapeLittleText(post.payload.post.text, pagesIn(io.channel.config.pages_to_mention))

const postPath = (remoteId: string): string => `/rest/posts/${encodeURIComponent(remoteId)}`

type Image = { id: string; altText: string }
const contentOf = (images: Image[]): Content =>
  images.length === 0
    ? {}
    : { content: images.length === 1 ? { media: images[0] } : { multiImage: { images } } }

/** Uploads the post's media: one document, one video, or pictures. */
async function uploadMedia(post: Post, io: Io): Promise<Content | PublishOutcome> {
  const { media } = post.payload.content
  if (media.length === 1 && io.isDocument(0)) return uploadDocument(post, io)
  if (media.length === 1 && io.isVideo(0)) return uploadVideo(post, io)
  const images: Image[] = []
  for (const [index, one] of media.slice(0, 20).entries()) {
    const picture = await io.loadMedia(index)
    if (!picture.contentType.startsWith('image/')) {
      if (media.length === 1) return uploadVideo(post, io)
      throw new MediaRefused('LinkedIn shows a video on its own.', 'Keep one video, or keep the images.')
    }
    const id = await uploadImage(picture, io)
    if (typeof id !== 'string') return id
    images.push({ id, altText: one.alt.slice(0, 1000) })
  }
  return contentOf(images)
}

async function uploadImage({ bytes, contentType }: LoadedMedia, io: Io): Promise<string | PublishOutcome> {
  const started = await callLinkedin(io, 'POST', '/rest/images?action=initializeUpload', {
    initializeUploadRequest: { owner: getAuthor(io) },
  })
  const body = parseJsonObject(started)
  const uploadUrl = readText(body, 'value', 'uploadUrl')
  const id = readText(body, 'value', 'image')
  if (!uploadUrl || !id) return explainLinkedinRefusal(io, started.status, body, false)
  const sent = await putBytes(io, uploadUrl, { body: bytes }, contentType)
  return sent.status >= 200 && sent.status < 300
    ? id
    : explainLinkedinRefusal(io, sent.status, parseJsonObject(sent), false)
}

/**
 * Uploads a video: initialize, PUT each range to its own URL, return the ETags, and wait until the video is
 * AVAILABLE.
 */
async function uploadVideo(post: Post, io: Io): Promise<Content | PublishOutcome> {
  const video = await io.openVideo(0)
  let upload = findStoredUpload(post.progress, 0)
  if (upload?.stage !== 'ready') {
    const begun = upload ?? (await startVideo(io, video))
    if ('kind' in begun) return begun
    upload = begun
    if (upload.stage === 'parts') {
      const sent = await sendParts('LinkedIn', io, video, upload, createRangeSender(io, upload))
      if ('kind' in sent) return sent
      upload = sent
      const refused = await finalize(io, upload)
      if (refused) return refused
      upload = { ...upload, stage: 'processing' }
      await storeUpload(io, upload)
    }
    const waiting = await awaitAvailable(io, 'video', upload.id)
    if (waiting) return waiting
    await storeUpload(io, { ...upload, stage: 'ready' })
  }
  const altText = post.payload.content.media[0]?.alt.slice(0, 1000)
  const title = post.payload.post.title
  return {
    content: { media: { id: upload.id, ...(title ? { title } : {}), ...(altText ? { altText } : {}) } },
  }
}

async function startVideo(io: Io, video: OpenVideo): Promise<VideoUpload | PublishOutcome> {
  const answer = await callLinkedin(io, 'POST', '/rest/videos?action=initializeUpload', {
    initializeUploadRequest: {
      owner: getAuthor(io),
      fileSizeBytes: video.bytes,
      uploadCaptions: false,
      uploadThumbnail: false,
    },
  })
  const body = parseJsonObject(answer)
  const id = readText(body, 'value', 'video')
  const { uploadInstructions } = pickObject(body, 'value')
  const targets = (Array.isArray(uploadInstructions) ? uploadInstructions : []).flatMap((one: unknown) => {
    const { firstByte, lastByte } = pickObject(one)
    const url = readText(one, 'uploadUrl')
    return url ? [{ url, from: Number(firstByte), until: Number(lastByte) + 1 }] : []
  })
  const ends = targets.map(({ until }) => until)
  const complete =
    targets.every(({ from }, at) => from === (ends[at - 1] ?? 0)) && ends.at(-1) === video.bytes
  if (!id || !complete) return explainLinkedinRefusal(io, answer.status, body, false)
  // LinkedIn sets the ranges: all but the last have the length of the first.
  const partBytes = targets[0]?.until ?? video.bytes
  return beginUpload(io, 0, { ...video, partBytes }, id, {
    targets,
    token: readText(body, 'value', 'uploadToken') ?? '',
    parts: [],
  })
}

const createRangeSender = (io: Io, upload: VideoUpload) => async (part: Uint8Array, from: number) => {
  const target = upload.targets?.find((one) => one.from === from)
  if (!target) return restartUpload(io)
  const answer = await putBytes(io, target.url, { body: part }, 'application/octet-stream')
  const etag = answer.headers.etag?.replace(/^W\//, '').replace(/^"(.*)"$/, '$1')
  if (answer.status >= 200 && answer.status < 300 && etag) {
    // The array belongs to the upload, so it is stored together with the upload's progress.
    if (upload.parts) upload.parts[from / upload.partBytes] = etag
    return from + part.length
  }
  // Upload URLs from an earlier run may have expired.
  if (
    upload.sent > 0 &&
    answer.status >= 400 &&
    answer.status < 500 &&
    answer.status !== 401 &&
    answer.status !== 429
  )
    return restartUpload(io)
  return explainLinkedinRefusal(io, answer.status, parseJsonObject(answer), false)
}

/** Safe to repeat. Returns undefined once LinkedIn has the whole video. */
async function finalize(io: Io, { id, token, parts }: VideoUpload): Promise<PublishOutcome | undefined> {
  const answer = await callLinkedin(io, 'POST', '/rest/videos?action=finalizeUpload', {
    finalizeUploadRequest: { video: id, uploadToken: token ?? '', uploadedPartIds: parts ?? [] },
  })
  if (answer.status >= 200 && answer.status < 300) return undefined
  return answer.status === 400 || answer.status === 404 || answer.status === 422
    ? restartUpload(io)
    : explainLinkedinRefusal(io, answer.status, parseJsonObject(answer), false)
}
