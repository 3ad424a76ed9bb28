import { randomUUID } from 'node:crypto'
import { notYet } from './outcomes'
import { MediaRefused, type OpenVideo, type Post, type PublisherIo, type PublishOutcome } from './publisher'

/** Progress of a video upload; stored after every step, so that a later run resumes it (docs/decisions/0183). */
export type VideoUpload = {
  /** The video's index in the post's media. */
  index: number
  /** The network's identifier: a media id, or the upload's URL. */
  id: string
  version: string
  bytes: number
  sent: number
  /** Fixed for the whole upload, even if the rules change in the meantime. */
  partBytes: number
  stage: 'parts' | 'processing' | 'ready'
  /** The call that completes the parts was made, and its outcome is unknown. */
  finishing?: boolean
  /** What the network expects back at the end: the ids of the parts. */
  parts?: string[]
  /** Where to send each part, if the network returns a URL for each. */
  targets?: { url: string; from: number; until: number }[]
  /** A further value that the network expects back. */
  token?: string
  /** When the video becomes public by itself, as submitted when the upload started (ISO 8601). */
  publicAt?: string
}

type ProgressIo = Pick<PublisherIo, 'keep'>

/** Returns the upload that an earlier run stored for this position in the post. */
export function findStoredUpload(progress: Post['progress'], index: number): VideoUpload | undefined {
  const stored = progress.upload as VideoUpload | null | undefined
  return stored && typeof stored === 'object' && stored.index === index ? stored : undefined
}

/**
 * Stores the start of a video's upload and returns it. Takes the video's index in the post's media, and the id that
 * the network gave the upload.
 */
export async function beginUpload(
  io: ProgressIo,
  index: number,
  { version, bytes, partBytes }: OpenVideo,
  id: string,
  more: Pick<VideoUpload, 'targets' | 'token' | 'parts' | 'publicAt'> = {},
): Promise<VideoUpload> {
  const upload: VideoUpload = { index, id, version, bytes, partBytes, sent: 0, stage: 'parts', ...more }
  await storeUpload(io, upload)
  return upload
}

/** Stores how far an upload has come, so that the next run resumes it. */
export const storeUpload = (io: ProgressIo, upload: VideoUpload) => io.keep({ upload })

/** The next try starts a new upload. */
export const discardUpload = (io: ProgressIo) => io.keep({ upload: null })

/**
 * Sends the rest of a video part by part, up to its end or to `until`, and stores the progress after each part.
 * `send` returns how many bytes the network has by then, or an outcome. Returns the upload, or an outcome: `notYet`
 * if this run has no time left, or what `send` returned. Throws MediaRefused if the video is not the one whose
 * upload was started.
 */
export async function sendParts(
  network: string,
  io: ProgressIo & Pick<PublisherIo, 'runUntil' | 'signal'>,
  video: OpenVideo,
  upload: VideoUpload,
  send: (part: Uint8Array, from: number) => Promise<number | PublishOutcome>,
  until = video.bytes,
): Promise<VideoUpload | PublishOutcome> {
  if (upload.version !== video.version || upload.bytes !== video.bytes) {
    await discardUpload(io)
    throw new MediaRefused(
      'This video changed at its address after we began to upload it.',
      'Check the video, then publish the post again.',
    )
  }
  let now = upload
  while (now.sent < until) {
    // Parts start at multiples of their size, wherever the previous one was cut off.
    const end = Math.min(until, (Math.floor(now.sent / now.partBytes) + 1) * now.partBytes)
    const sent = await send(await video.read(now.sent, end), now.sent)
    if (typeof sent !== 'number') return sent
    if (sent <= now.sent) return notYet(`We are uploading the video to ${network}.`, 30)
    now = { ...now, sent: Math.min(sent, until) }
    await storeUpload(io, now)
    if (now.sent < until && (Date.now() > io.runUntil || io.signal.aborted))
      return notYet(`We are uploading the video to ${network}.`, 0)
  }
  return now
}

/** Encodes a form with fields and one file, `media`. */
export function encodeMultipart(
  fields: Record<string, string>,
  file: Uint8Array,
): { body: Uint8Array; contentType: string } {
  const boundary = `tributary-${randomUUID()}`
  const before = Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('')
  const head = `${before}--${boundary}\r\nContent-Disposition: form-data; name="media"; filename="part"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { body, contentType: `multipart/form-data; boundary=${boundary}` }
}
