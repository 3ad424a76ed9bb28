import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import type { VideoPlan } from './video-plan.ts'

type Codecs = typeof import('@napi-rs/webcodecs')

/** High profile, level 4.0: 1080p at 30 frames per second, which every network and phone accepts. */
const videoCodec = 'avc1.640028'
const sound = { codec: 'mp4a.40.2', sampleRate: 48_000, numberOfChannels: 2 } as const
const colorSpace = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const
/** Maximum number of frames waiting for the encoder: each takes 3 MB. */
const maxWaiting = 3

/**
 * Encodes the frames that `draw` draws as an H.264 MP4 with a silent AAC track and its index at the beginning.
 * Draws frame by frame as the encoder accepts them. `sound` is false if the encoder has no AAC; the video then has
 * no audio track.
 */
export async function encodeVideo(
  codecs: Codecs,
  plan: VideoPlan,
  draw: (time: number, frame: Uint8Array) => void,
  onFrame: (frames: number, of: number) => void,
): Promise<{ bytes: Uint8Array; sound: boolean }> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const film = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(film, { frameRate: plan.frameRate })
  const { supported } = await codecs.AudioEncoder.isConfigSupported({ ...sound, bitrate: 64_000 })
  const track = supported ? new EncodedAudioPacketSource('aac') : undefined
  if (track) output.addAudioTrack(track)
  await output.start()
  if (track) await addSilence(codecs, plan.seconds, track)
  await addFrames(codecs, plan, draw, film, onFrame)
  await output.finalize()
  if (!target.buffer) throw new Error('The film has no bytes.')
  return { bytes: new Uint8Array(target.buffer), sound: track !== undefined }
}

async function addFrames(
  { VideoEncoder, VideoFrame }: Codecs,
  plan: VideoPlan,
  draw: (time: number, frame: Uint8Array) => void,
  into: EncodedVideoPacketSource,
  onFrame: (frames: number, of: number) => void,
): Promise<void> {
  const { width, height, frameRate } = plan
  const size = { codedWidth: width, codedHeight: height }
  let failed: Error | undefined
  let muxed = Promise.resolve()
  const encoder = new VideoEncoder({
    error: (error) => {
      failed ??= error
    },
    output: (chunk, meta) => {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      const packet = new EncodedPacket(data, chunk.type, chunk.timestamp / 1e6, 1 / frameRate)
      const { codec, description } = meta?.decoderConfig ?? {}
      const decoderConfig = description && { codec: codec ?? videoCodec, ...size, description, colorSpace }
      muxed = muxed.then(() => into.add(packet, decoderConfig ? { decoderConfig } : undefined))
      muxed.catch((error: unknown) => {
        failed ??= error instanceof Error ? error : new Error(String(error))
      })
    },
  })
  encoder.configure({
    codec: videoCodec,
    width,
    height,
    bitrate: plan.bitsPerSecond,
    framerate: frameRate,
    bitrateMode: 'variable',
    latencyMode: 'quality',
    hardwareAcceleration: 'prefer-software',
    avc: { format: 'avc' },
  })
  const frames = Math.round(plan.seconds * frameRate)
  const pixels = new Uint8Array(width * height * 1.5)
  for (let at = 0; at < frames; at++) {
    draw(at / frameRate, pixels)
    const timestamp = Math.round((at * 1e6) / frameRate)
    const frame = new VideoFrame(pixels, { format: 'I420', ...size, timestamp, colorSpace })
    encoder.encode(frame, { keyFrame: at % (2 * frameRate) === 0 })
    frame.close()
    onFrame(at + 1, frames)
    // Yields to the event loop, so that output is muxed and messages from the parent process are received.
    do await new Promise((done) => setTimeout(done, encoder.encodeQueueSize > maxWaiting ? 2 : 0))
    while (encoder.encodeQueueSize > maxWaiting && !failed)
    if (failed) throw failed
    // The encoder frees a frame's 3 MB only with its object, and the engine does not know its size.
    if (at % 20 === 0) globalThis.gc?.()
  }
  await encoder.flush()
  await muxed
  if (failed) throw failed
  encoder.close()
}

/** Networks expect an audio track, so a video gets a silent one. */
async function addSilence(
  { AudioEncoder, AudioData }: Codecs,
  seconds: number,
  into: EncodedAudioPacketSource,
): Promise<void> {
  let failed: Error | undefined
  let muxed = Promise.resolve()
  const encoder = new AudioEncoder({
    error: (error) => {
      failed ??= error
    },
    output: (chunk, meta) => {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      const from = Math.max(0, chunk.timestamp / 1e6)
      const packet = new EncodedPacket(data, 'key', from, 1024 / sound.sampleRate)
      const { description } = meta?.decoderConfig ?? {}
      const decoderConfig = description && { ...sound, description }
      muxed = muxed.then(() => into.add(packet, decoderConfig ? { decoderConfig } : undefined))
    },
  })
  encoder.configure({ ...sound, bitrate: 64_000 })
  const frames = Math.round(seconds * sound.sampleRate)
  const data = new AudioData({
    format: 'f32',
    sampleRate: sound.sampleRate,
    numberOfChannels: 2,
    numberOfFrames: frames,
    timestamp: 0,
    data: new Float32Array(frames * 2),
  })
  encoder.encode(data)
  data.close()
  await encoder.flush()
  await muxed
  if (failed) throw failed
  encoder.close()
}
