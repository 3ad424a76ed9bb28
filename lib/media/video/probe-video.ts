import { ALL_FORMATS, CustomSource, Input } from 'mediabunny'
import type { VideoFacts } from '@/lib/networks/rules'

/** A file that is read here and there. */
export type ReadableFile = {
  bytes: number
  /** Gives the bytes from one place up to another, within the file. */
  read(from: number, until: number): Promise<Uint8Array>
}

/** Of the heads of a file in memory at once, and so many packets for its frame rate. */
const maxCached = 4 * 1024 * 1024
const packetsForRate = 60
/** A file whose description is spread further than that is not read to its end. */
const maxRead = 48 * 1024 * 1024

/** It is no video, or a damaged one. */
export class UnreadableVideo extends Error {}

/**
 * What a video is, by its container: reads its description and the heads of some frames, never the film (a few hundred kilobytes of a
 * gigabyte). Throws UnreadableVideo for what is none, and lets errors of reading through. Serves docs/decisions/0182.
 */
export async function probeVideo(file: ReadableFile): Promise<VideoFacts> {
  let failed: unknown
  let read = 0
  const source = new CustomSource({
    getSize: () => file.bytes,
    read: async (from, until) => {
      read += until - from
      if (read > maxRead) throw new UnreadableVideo('Its description is too long.')
      try {
        return await file.read(from, until)
      } catch (error) {
        failed = error
        throw error
      }
    },
    maxCacheSize: maxCached,
    prefetchProfile: 'network',
    handleUnhandledError: () => undefined,
  })
  const input = new Input({ formats: ALL_FORMATS, source })
  try {
    const facts = await factsOf(input, file.bytes)
    if (failed) throw failed
    return facts
  } catch (error) {
    throw failed ?? (error instanceof UnreadableVideo ? error : new UnreadableVideo('It is damaged.'))
  } finally {
    input.dispose()
  }
}

async function factsOf(input: Input, bytes: number): Promise<VideoFacts> {
  const format = await input.getFormat()
  const video = await input.getPrimaryVideoTrack()
  if (!video) throw new UnreadableVideo('It has no film.')
  const audio = await input.getPrimaryAudioTrack()
  const rate = await video.computePacketStats(packetsForRate)
  const seconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration())
  return {
    container: format.name,
    contentType: format.mimeType,
    bytes,
    seconds: seconds > 0 ? round(seconds) : null,
    width: video.displayWidth,
    height: video.displayHeight,
    frameRate: rate.averagePacketRate > 0 ? round(rate.averagePacketRate) : null,
    videoCodec: await video.getCodec(),
    audioCodec: audio ? await audio.getCodec() : null,
    audioChannels: audio ? audio.numberOfChannels : null,
  }
}

const round = (value: number): number => Math.round(value * 100) / 100
