import { ALL_FORMATS, CustomSource, Input } from 'mediabunny'
import type { VideoFacts } from '@/lib/networks/rules'

/** A file with random access. */
export type ReadableFile = {
  bytes: number
  /** Returns the bytes from `from` up to, but not including, `until`; both must be within the file. */
  read(from: number, until: number): Promise<Uint8Array>
}

/** How much of a file's headers is cached in memory, and how many packets are read to compute the frame rate. */
const maxCached = 4 * 1024 * 1024
const packetsForRate = 60
/** A file whose metadata requires reading more than this is given up. */
const maxRead = 48 * 1024 * 1024

/** The file is not a video, or it is damaged. */
export class UnreadableVideo extends Error {}

/**
 * Reads the facts about a video from its container: its metadata and the headers of some frames, never the media
 * data (a few hundred kilobytes of a gigabyte). Throws UnreadableVideo if it is not a video, and passes read errors
 * through. Serves docs/decisions/0182.
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
