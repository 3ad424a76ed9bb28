import { randomUUID } from 'node:crypto'
import { notYet } from './outcomes'
import { MediaRefused, type OpenVideo, type Post, type PublisherIo, type PublishOutcome } from './publisher'

/** How far the upload of a video is; kept after every step, so that a later run goes on there (docs/decisions/0183). */
export type VideoUpload = {
  /** Which of the post's media it is. */
  index: number
  /** What the network calls it: a media id, or the address of the upload. */
  id: string
  version: string
  bytes: number
  sent: number
  /** A part's size stays the same, also when the rules change meanwhile. */
  partBytes: number
  stage: 'parts' | 'processing' | 'ready'
  /** The call that ends the parts was made, and nobody knows with what outcome. */
  finishing?: boolean
  /** What the network wants back at the end: the ids of the parts. */
  parts?: string[]
  /** Where the parts go, where the network names an address for each. */
  targets?: { url: string; from: number; until: number }[]
  /** What else the network wants back. */
  token?: string
  /** When it becomes public by itself, as the network was told when the upload began (ISO 8601). */
  publicAt?: string
}

type Keeping = Pick<PublisherIo, 'keep'>

/** The upload of an earlier run for this place of the post. */
export function keptUpload(progress: Post['progress'], index: number): VideoUpload | undefined {
  const kept = progress.upload as VideoUpload | null | undefined
  return kept && typeof kept === 'object' && kept.index === index ? kept : undefined
}

export async function beginUpload(
  io: Keeping,
  index: number,
  { version, bytes, partBytes }: OpenVideo,
  id: string,
  more: Pick<VideoUpload, 'targets' | 'token' | 'parts' | 'publicAt'> = {},
): Promise<VideoUpload> {
  const upload: VideoUpload = { index, id, version, bytes, partBytes, sent: 0, stage: 'parts', ...more }
  await keepUpload(io, upload)
  return upload
}

export const keepUpload = (io: Keeping, upload: VideoUpload) => io.keep({ upload })

/** The next try begins a new one. */
export const forgetUpload = (io: Keeping) => io.keep({ upload: null })

/**
 * Sends what is left of a video part by part, up to its end or to `until`, and keeps after each how far it is. `send` gives how much the
 * network has then, or an outcome. Gives the upload, or the outcome: that there is no more time in this run, or what `send` gave. Throws
 * MediaRefused when the video is another one than the one whose beginning was sent.
 */
export async function sendParts(
  network: string,
  io: Keeping & Pick<PublisherIo, 'runUntil' | 'signal'>,
  video: OpenVideo,
  upload: VideoUpload,
  send: (part: Uint8Array, from: number) => Promise<number | PublishOutcome>,
  until = video.bytes,
): Promise<VideoUpload | PublishOutcome> {
  if (upload.version !== video.version || upload.bytes !== video.bytes) {
    await forgetUpload(io)
    throw new MediaRefused(
      'This video changed at its address after we began to upload it.',
      'Check the video, then publish the post again.',
    )
  }
  let now = upload
  while (now.sent < until) {
    // Parts begin at multiples of their size, wherever the one before was cut.
    const end = Math.min(until, (Math.floor(now.sent / now.partBytes) + 1) * now.partBytes)
    const sent = await send(await video.read(now.sent, end), now.sent)
    if (typeof sent !== 'number') return sent
    if (sent <= now.sent) return notYet(`We are uploading the video to ${network}.`, 30)
    now = { ...now, sent: Math.min(sent, until) }
    await keepUpload(io, now)
    if (now.sent < until && (Date.now() > io.runUntil || io.signal.aborted))
      return notYet(`We are uploading the video to ${network}.`, 0)
  }
  return now
}

/** A form with fields and one file, `media`. */
export function multipart(
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
