import { randomUUID } from 'node:crypto'
import { getServerLimits } from '../channel-settings'
import { type ChangeIo, MediaRefused, type OpenVideo } from '../publisher'
import type { ServerLimits } from '../rules'
import { callMastodon } from './call-mastodon'

/** As long as a run may take and a job waits for it. */
const uploadMs = 4 * 60_000

/**
 * Uploads a video with its description in one request, as servers require, reading it part by part. Servers discard
 * a broken request, so the next try starts over. Returns the server's response. Throws MediaRefused if this server
 * does not accept the video.
 */
export async function uploadVideo(
  video: OpenVideo,
  fields: Readonly<Record<string, string>>,
  io: ChangeIo<'oauth'>,
): ReturnType<typeof callMastodon> {
  refuseTooLarge(video, getServerLimits(io.channel.config))
  const boundary = `tributary-${randomUUID()}`
  const part = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`
  const words = Object.entries(fields).map(([name, value]) => `${part(name)}\r\n\r\n${value}\r\n`)
  const name = `video.${video.contentType === 'video/webm' ? 'webm' : 'mp4'}`
  const head = Buffer.from(
    `${words.join('')}${part('file')}; filename="${name}"\r\nContent-Type: ${video.contentType}\r\n\r\n`,
  )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  let unread: unknown
  async function* read() {
    yield head
    try {
      for (let from = 0; from < video.bytes; from += video.partBytes)
        yield await video.read(from, Math.min(video.bytes, from + video.partBytes))
    } catch (error) {
      unread = error
      throw error
    }
    yield tail
  }
  try {
    return await callMastodon(io, 'POST', '/api/v2/media', {
      form: {
        contentType: `multipart/form-data; boundary=${boundary}`,
        stream: { bytes: head.length + video.bytes + tail.length, read },
      },
      deadlines: { deadlineMs: uploadMs, headersTimeoutMs: 120_000 },
    })
  } catch (error) {
    throw unread ?? error
  }
}

function refuseTooLarge({ bytes, size }: OpenVideo, { videoBytes, videoPixels }: ServerLimits): void {
  if (videoBytes !== undefined && bytes > videoBytes)
    throw new MediaRefused(
      `This Mastodon server takes videos of up to ${inMegabytes(videoBytes)} and this one has ${inMegabytes(bytes)}.`,
      'Use a smaller video for this channel.',
    )
  if (videoPixels !== undefined && size && size.width * size.height > videoPixels)
    throw new MediaRefused(
      `This video is ${size.width} by ${size.height}, which is more than this Mastodon server takes.`,
      'Use one with fewer pixels, such as 1920 by 1080.',
    )
}

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / 100_000) / 10} MB`
