import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isOnTheInternet } from '@/lib/http/addresses/address-policy'
import type { GuardedRequest, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { notYet, parseJsonObject, readText } from '../outcomes'
import type { ChangeIo, NotDone, OpenVideo, Post, PublishOutcome } from '../publisher'
import {
  beginUpload,
  discardUpload,
  findStoredUpload,
  sendParts,
  storeUpload,
  type VideoUpload,
} from '../video-upload'
import { UploadRefused } from './upload-picture'
import {
  callVideoService,
  describeUnfinishedJob,
  explainServiceRefusal,
  findUploadRefusal,
  isBusy,
  parseJob,
  requestUploadToken,
  retryVideoLater,
  tooLargeForServer,
  videoService,
} from './video-service'
import { getAccountServer, procedure } from './xrpc'

type Io = ChangeIo<'fields'>
type StoredVideo = { index: number; blob: object; size?: { width: number; height: number } | undefined }

/** A preparation step failed or has to wait, which decides this run's outcome; nothing is visible. */
export class NotPrepared extends Error {
  readonly outcome: NotDone
  constructor(outcome: PublishOutcome) {
    if (outcome.kind !== 'pending' && outcome.kind !== 'rejected') throw new Error('It can’t be out yet.')
    super(outcome.failure.message)
    this.name = 'NotPrepared'
    this.outcome = outcome
  }
}

/** The largest part that we send in one piece; the service asks for 8 MiB (social-app, 2026-11-23). */
const maxPartBytes = 32 * 1024 * 1024
/** Time limit for sending a whole video in one request; shorter than a job may take. */
const wholeUploadTimeoutMs = 7 * 60_000
const whole = 'whole'
/**
 * Servers that refuse a video for its size do so at the beginning and may then cut the connection, so we pause to
 * let them answer.
 */
const beginning = { bytes: 16 * 1024, pauseMs: 500 }

/**
 * Uploads a post's video, which no one can see yet, and returns the post's reference to it (docs/decisions/0216).
 * It goes to the network's video service, which makes it playable and stores it on the account's server; a server
 * that the service cannot reach gets it directly. Upload progress is stored in the post's progress. Throws
 * NotPrepared while the upload is under way, and UploadRefused.
 */
export async function uploadVideo(post: Post, io: Io, index: number): Promise<StoredVideo> {
  const kept = findStoredUpload(post.progress, index)
  const stored = findStoredVideo(post, index)
  if (kept?.stage === 'ready' && stored) return stored
  const video = await io.openVideo(index)
  const blob =
    isOnTheInternet(getAccountServer(io)) || !isOnTheInternet(videoService(io))
      ? await uploadThroughService(io, video, index, kept)
      : await uploadToAccountServer(io, video, index)
  const done: StoredVideo = { index, blob, size: video.size }
  const { version, bytes, partBytes } = video
  await io.keep({
    video: done,
    upload: { index, id: kept?.id ?? whole, version, bytes, partBytes, sent: bytes, stage: 'ready' },
  })
  return done
}

/** Forgets an upload that the server has cleaned up: the next run uploads again. */
export const discardVideo = (io: Io) => io.keep({ upload: null, video: null })

function findStoredVideo({ progress }: Post, index: number): StoredVideo | undefined {
  const stored = progress.video as StoredVideo | null | undefined
  return stored && typeof stored === 'object' && stored.index === index ? stored : undefined
}

async function uploadThroughService(
  io: Io,
  video: OpenVideo,
  index: number,
  kept: VideoUpload | undefined,
): Promise<object> {
  if (kept?.stage === 'processing') return awaitProcessing(io, kept)
  const token = await requestUploadToken(io)
  const upload = kept && kept.id !== whole ? kept : await begin(io, token, video, index)
  if (upload === whole) return uploadInOneRequest(io, token, video, index)
  const sent = await sendParts('Bluesky', io, video, upload, createPartSender(io, token, upload))
  if ('kind' in sent) throw new NotPrepared(sent)
  return finish(io, sent)
}

/** Starts a multipart upload; returns `whole` if the service does not offer one. */
async function begin(
  io: Io,
  token: string,
  video: OpenVideo,
  index: number,
): Promise<VideoUpload | typeof whole> {
  const notAllowed = await findUploadRefusal(io)
  if (notAllowed) throw new NotPrepared(notAllowed)
  const answer = await callVideoService(io, 'app.bsky.video.startUpload', {
    token,
    json: { sizeBytes: video.bytes, mimeType: video.contentType, name: `${randomUUID()}.mp4`, ...video.size },
  })
  const { jobId, partSizeBytes, partCount } = parseJsonObject(answer)
  const size = Number(partSizeBytes)
  const isPlan = size > 0 && size <= maxPartBytes && partCount === Math.ceil(video.bytes / size)
  if (answer.status === 200 && typeof jobId === 'string' && isPlan)
    return beginUpload(io, index, { ...video, partBytes: size }, jobId)
  const hasNoParts = answer.status === 404 || answer.status === 501
  const refusal = hasNoParts ? undefined : explainServiceRefusal(answer)
  if (refusal) throw new NotPrepared(refusal)
  return whole
}

const createPartSender =
  (io: Io, token: string, { id, partBytes }: VideoUpload) =>
  async (part: Uint8Array, from: number): Promise<number | PublishOutcome> => {
    const answer = await callVideoService(io, 'app.bsky.video.uploadPart', {
      token,
      query: { jobId: id, partNumber: String(from / partBytes + 1) },
      headers: { 'content-type': 'application/octet-stream' },
      body: part,
      deadlineMs: 120_000,
      headersTimeoutMs: 90_000,
    })
    // A run whose response was lost has already finished the upload: there is nothing left to send.
    if (answer.status === 200 || readText(parseJsonObject(answer), 'error') === 'UploadAlreadyCompleted')
      return from + part.length
    return explainBrokenUpload(io, answer)
  }

/** Safe to repeat: the service returns the same job again. */
async function finish(io: Io, upload: VideoUpload): Promise<object> {
  const token = await requestUploadToken(io)
  const answer = await callVideoService(io, 'app.bsky.video.finishUpload', {
    token,
    json: { jobId: upload.id },
  })
  const body = parseJsonObject(answer)
  const job = parseJob(body)
  if (answer.status === 200 && job.blob) return job.blob
  if (answer.status === 200 && job.id) {
    const processing: VideoUpload = { ...upload, id: job.id, stage: 'processing' }
    await storeUpload(io, processing)
    return awaitProcessing(io, processing)
  }
  if (readText(body, 'error') === 'MissingParts') {
    await storeUpload(io, { ...upload, sent: await getReceivedBytes(io, token, upload) })
    throw new NotPrepared(notYet('We are uploading the video to Bluesky.', 0))
  }
  throw new NotPrepared(await explainBrokenUpload(io, answer))
}

/** Returns how many bytes of an upload have arrived without a gap. */
async function getReceivedBytes(io: Io, token: string, { id, partBytes }: VideoUpload): Promise<number> {
  const answer = await callVideoService(io, 'app.bsky.video.getUploadStatus', { token, query: { jobId: id } })
  const { receivedParts } = parseJsonObject(answer)
  const received = new Set(Array.isArray(receivedParts) ? receivedParts : [])
  let parts = 0
  while (received.has(parts + 1)) parts++
  return parts * partBytes
}

/**
 * Handles an upload that cannot continue: the service asks us to wait, refuses the video, or no longer knows the
 * upload.
 */
async function explainBrokenUpload(io: Io, answer: GuardedResponse): Promise<NotDone> {
  if (readText(parseJsonObject(answer), 'error') === 'UploadNotReady')
    return notYet('Bluesky is processing the video.', 5)
  const refusal = explainServiceRefusal(answer)
  if (refusal?.kind === 'pending') return refusal
  await discardUpload(io)
  return refusal ?? retryVideoLater(answer)
}

async function awaitProcessing(io: Io, upload: VideoUpload): Promise<object> {
  const answer = await callVideoService(io, 'app.bsky.video.getJobStatus', { query: { jobId: upload.id } })
  if (isBusy(answer)) throw new NotPrepared(retryVideoLater(answer))
  const job = parseJob(parseJsonObject(answer))
  if (job.blob) return job.blob
  const { failed, outcome } = describeUnfinishedJob(job)
  if (answer.status === 200 && !failed) throw new NotPrepared(outcome)
  await discardUpload(io)
  throw new NotPrepared(failed ? outcome : retryVideoLater(answer))
}

async function uploadInOneRequest(io: Io, token: string, video: OpenVideo, index: number): Promise<object> {
  const { answer, upload } = await sendWhole(io, video, index, (stream) =>
    callVideoService(io, 'app.bsky.video.uploadVideo', {
      token,
      query: { did: io.channel.remoteId ?? '', name: `${randomUUID()}.mp4` },
      headers: { 'content-type': video.contentType },
      stream,
      deadlineMs: wholeUploadTimeoutMs,
      headersTimeoutMs: wholeUploadTimeoutMs,
    }),
  )
  const job = parseJob(parseJsonObject(answer))
  if (job.blob) return job.blob
  // There is a job id even for an already known video, which the service reports as an error
  // (bluesky-social/bsky-docs#367).
  if (!job.id)
    throw new NotPrepared(
      explainServiceRefusal(answer) ?? describeUnfinishedJob({ ...job, state: 'JOB_STATE_FAILED' }).outcome,
    )
  const processing: VideoUpload = { ...upload, id: job.id, stage: 'processing' }
  await storeUpload(io, processing)
  return awaitProcessing(io, processing)
}

/** Uploads to the account's own server, like an image; it is stored unprocessed. */
async function uploadToAccountServer(io: Io, video: OpenVideo, index: number): Promise<object> {
  const { answer } = await sendWhole(io, video, index, (stream) =>
    procedure(io, 'com.atproto.repo.uploadBlob', {
      stream,
      contentType: video.contentType,
      deadlineMs: wholeUploadTimeoutMs,
    }),
  )
  if (answer.status === 413) throw new NotPrepared(tooLargeForServer())
  const { blob } = parseJsonObject(answer)
  if (answer.status !== 200 || blob === null || typeof blob !== 'object') throw new UploadRefused(answer)
  return blob
}

/** Sends the whole video in one request, reading it part by part. A broken upload starts over. */
async function sendWhole(
  io: Io,
  video: OpenVideo,
  index: number,
  send: (stream: NonNullable<GuardedRequest['stream']>) => Promise<GuardedResponse>,
): Promise<{ answer: GuardedResponse; upload: VideoUpload }> {
  const upload = await beginUpload(io, index, video, whole)
  let broken: unknown
  async function* read() {
    try {
      for (let from = 0; from < video.bytes; from += video.partBytes) {
        const part = await video.read(from, Math.min(video.bytes, from + video.partBytes))
        if (from > 0) await storeUpload(io, { ...upload, sent: from })
        if (from > 0 || part.length <= beginning.bytes) {
          yield part
          continue
        }
        yield part.subarray(0, beginning.bytes)
        await pause(beginning.pauseMs)
        yield part.subarray(beginning.bytes)
      }
    } catch (error) {
      broken = error
      throw error
    }
  }
  try {
    return { answer: await send({ bytes: video.bytes, read }), upload: { ...upload, sent: video.bytes } }
  } catch (error) {
    throw broken ?? error
  }
}
