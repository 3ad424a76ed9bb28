import type { ChannelRow } from '@/db/schema'
import { outbound } from '@/lib/http/outbound'
import { OutboundError } from '@/lib/http/outbound-error'
import { detectMediaType } from '@/lib/media/fetch-media'
import { FileChanged, type OpenedFile, openFile } from '@/lib/media/video/open-file'
import { copyVideo } from '@/lib/media-library/videos/copy-video'
import { findKnownVideo, probeFile, storeKnownVideo } from '@/lib/media-library/videos/probe-video-at'
import { MediaRefused, type OpenVideo, VideoNotReady } from '@/lib/networks/publisher'
import type { KnownVideo } from '@/lib/platforms/known-videos'
import { platformRules } from '@/lib/platforms/registry'
import type { Platform } from '@/lib/platforms/schemas'
import { validateVideo } from '@/lib/post-rules/validate-video'

type OpeningFor = { channel: Pick<ChannelRow, 'orgId' | 'projectId'>; signal: AbortSignal }
type WantedVideo = { url: string; place: number; platform: Platform; alone: boolean }

/** Used if a network's rules set no part size. */
export const defaultPartBytes = 4 * 1024 * 1024

/**
 * Opens a post's video to send it in parts (docs/decisions/0183): from our storage, or from its own address by
 * range requests. If its server does not support ranges, the video is first copied into our storage as a stream.
 * The current file is checked against the network's rules, even if it is not the one that was reviewed. Throws
 * MediaRefused, VideoNotReady while it is being copied, and OutboundError.
 */
export async function openVideo(
  { channel, signal }: OpeningFor,
  { url, place, platform, alone }: WantedVideo,
): Promise<OpenVideo> {
  const owner = { orgId: channel.orgId, projectId: channel.projectId ?? '' }
  const name = alone ? 'This video' : `Video ${place}`
  try {
    const file = await wholeFile(owner, url, signal)
    const known = await knownAsItIs(owner, url, file)
    const { label, media: rules } = platformRules[platform]
    const wrong = rules.videos && validateVideo(label, rules.videos, known, name)
    const error = wrong?.find(({ severity }) => severity === 'error')
    if (error) throw new MediaRefused(error.message, 'Use another video for this channel.')
    const head = await file.read(0, Math.min(64, file.bytes))
    const contentType = known.facts?.contentType ?? detectMediaType(head)
    if (!contentType?.startsWith('video/'))
      throw new MediaRefused(`${name} is not a video that we can publish.`, 'Use an MP4 video.')
    const { bytes, version } = file
    const partBytes = rules.videos?.partBytes.value ?? defaultPartBytes
    const { width, height } = known.facts ?? {}
    return {
      ...{ bytes, version, contentType, partBytes, size: width && height ? { width, height } : undefined },
      read: (from, until) => file.read(from, until).catch((error) => refusedFile(error, name)),
    }
  } catch (error) {
    return refusedFile(error, name)
  }
}

async function wholeFile(
  owner: { orgId: string; projectId: string },
  url: string,
  signal: AbortSignal,
): Promise<OpenedFile> {
  const io = { fetch: outbound('networks', owner), signal }
  const file = await openFile(url, io)
  if (file.isFullyReadable) return file
  const copy = await copyVideo(owner, { url, bytes: file.bytes }, signal)
  if (copy === undefined) throw new VideoNotReady()
  // Keeps the version of the original, so that an upload can continue with a new copy.
  return { ...(await openFile(copy, io)), version: file.version }
}

/** Returns what was found before review, unless the file has changed since. */
async function knownAsItIs(
  owner: { orgId: string; projectId: string },
  url: string,
  file: OpenedFile,
): Promise<KnownVideo> {
  const before = await findKnownVideo(owner, url)
  if (before?.facts && before.facts.bytes === file.bytes) return before
  const known = await probeFile(file)
  await storeKnownVideo(owner, url, known)
  return known
}

/** Turns an error while reading a post's file into what it means for the post. */
export function refusedFile(error: unknown, name: string): never {
  if (error instanceof FileChanged)
    throw new MediaRefused(
      `${name} changed at its address while we were uploading it.`,
      'Check the file, then publish the post again.',
    )
  if (error instanceof OutboundError) {
    const { status, code } = error
    const isClientError =
      status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429
    if (isClientError || ['bad-answer', 'too-large', 'address-refused'].includes(code))
      throw new MediaRefused(`We couldn’t publish ${name.toLowerCase()}: ${error.message}`, error.hint)
  }
  throw error
}
