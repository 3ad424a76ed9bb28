import { EncodedVideoChunk, VideoDecoder, type VideoFrame } from '@napi-rs/webcodecs'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import sharp from 'sharp'

/** Decodes the frames that a video shows at the given times, in seconds and ascending, each as an RGB image. */
export async function decodeFrames(film: Uint8Array, times: readonly number[]) {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(film) })
  const track = await input.getPrimaryVideoTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config?.description) throw new Error('It is no film.')
  const frames: { at: number; rgb: Buffer; width: number; height: number }[] = []
  const wanted = [...times]
  let copied = Promise.resolve()
  const take = async (frame: VideoFrame) => {
    const at = (frame.timestamp ?? 0) / 1e6
    if (wanted[0] !== undefined && at >= wanted[0] - 0.001) {
      wanted.shift()
      const { codedWidth: width, codedHeight: height } = frame
      const pixels = new Uint8Array(width * height * 4)
      await frame.copyTo(pixels, { format: 'RGBA' })
      const rgb = await sharp(pixels, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .raw()
        .toBuffer()
      frames.push({ at, rgb, width, height })
    }
    frame.close()
  }
  const decoder = new VideoDecoder({
    error: (error) => {
      throw error
    },
    output: (frame) => {
      copied = copied.then(() => take(frame))
    },
  })
  const { codec, codedWidth, codedHeight, description } = config
  decoder.configure({
    codec,
    codedWidth,
    codedHeight,
    description: new Uint8Array(description as ArrayBuffer),
  })
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (packet.timestamp > (times.at(-1) ?? 0) + 0.5) break
    const { type, data, timestamp } = packet
    decoder.decode(new EncodedVideoChunk({ type, data, timestamp: Math.round(timestamp * 1e6) }))
  }
  await decoder.flush()
  await copied
  input.dispose()
  return frames
}
